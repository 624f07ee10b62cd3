"""What differs between a desktop and a browser: pacing, size, storage, voice, entropy.

Only this room knows the browser's objects. Everything above it asks a `Host` and never where it runs.
Imports the standard library, and pygame in `native` alone.
"""
