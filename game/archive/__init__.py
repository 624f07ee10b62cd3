"""What outlives a session: settings, saved matches, history and statistics, as text in and text out.

Imports the engine alone; where the texts are kept is the host's business.
"""
