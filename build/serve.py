"""A small static server on localhost: the site under /hearts/, as GitHub Pages serves it, and under /."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PREFIX = "/hearts/"
TYPES = {
    ".wasm": "application/wasm",
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".apk": "application/zip",
}


class Handler(SimpleHTTPRequestHandler):
    """Files of one folder; quiet; `under_root` tells whether they lie under / as well."""

    protocol_version = "HTTP/1.1"  # keeps connections open: the page asks for many small files

    def __init__(self, *arguments: object, under_root: bool, directory: str) -> None:
        self.under_root = under_root
        self.extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        if path.startswith(PREFIX):
            path = path[len(PREFIX) - 1 :]
        elif not self.under_root:
            path = "/outside-of-the-site"
        return super().translate_path(path)

    def log_message(self, format: str, *arguments: object) -> None:
        return


class Server:
    """A server in a thread of its own; `close` ends it."""

    def __init__(self, folder: Path, port: int = 0, under_root: bool = True) -> None:
        handler = partial(Handler, under_root=under_root, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", port), handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def address(self) -> str:
        """Where the site is, as a visitor would see it on GitHub Pages."""
        return self.origin + PREFIX

    def wait(self) -> None:
        """Until the program is interrupted."""
        self._thread.join()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
