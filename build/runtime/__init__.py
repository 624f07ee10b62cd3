"""What the site runs on: Pyodide from its npm package, and pygame-ce compiled to WebAssembly for it."""
