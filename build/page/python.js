/** Starts Python from files that are already here, and runs the game's main.py in it. */

const LOCK = { info: { abi_version: "2025_0", arch: "wasm32", platform: "emscripten_4_0_9", python: "3.13.2" }, packages: {} };

/** Pyodide with the game unpacked; `parts` are the loaded runtime files, `folder` their address. */
export async function startPython(folder, parts) {
  const restore = answerFromMemory(parts);
  try {
    const python = await parts.loader.loadPyodide({
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: LOCK, // an empty list: there are no packages to look up
      env: { HOME: "/home/pyodide", SDL_EMSCRIPTEN_KEYBOARD_ELEMENT: "#canvas" },
    });
    python.canvas.setCanvas2D(document.getElementById("canvas"));
    python.unpackArchive(parts.wheel, "wheel", { extractDir: "/lib/python3.13/site-packages" });
    python.unpackArchive(parts.archive, "zip", { extractDir: "/hearts" });
    python.unpackArchive(parts.compiled, "zip", { extractDir: "/hearts/assets" });
    return python;
  } finally {
    restore();
  }
}

/** Runs main.py, as pygbag's runtime does: from the archive's assets folder. */
export function runGame(python) {
  return python.runPythonAsync(`
import os, sys
os.chdir("/hearts/assets")
sys.path.insert(0, "/hearts/assets")
exec(compile(open("main.py").read(), "main.py", "exec"), {"__name__": "__main__"})
`);
}

/** Pyodide fetches its parts itself; it is handed those that the loader has counted and checked. */
function answerFromMemory({ wasm, library }) {
  const { fetch } = window;
  const { instantiateStreaming } = WebAssembly;
  window.fetch = async (address, ...rest) => {
    const path = new URL(address?.url ?? address, document.baseURI).pathname;
    if (path.endsWith("/pyodide.asm.wasm")) return new Response();
    if (path.endsWith("/python_stdlib.zip")) return new Response(library);
    return fetch(address, ...rest);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  });
  return () => {
    window.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
