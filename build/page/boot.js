/** The page's beginning: check the browser, load the files, start Python, run the game. */
import { makeBridge } from "./bridge.js";
import { fail, watchForErrors } from "./failure.js";
import { Files, Missing } from "./files.js";
import { watchKeys } from "./keys.js";
import { askToRetry, showProgress, showUnsupported } from "./loader.js";
import { runGame, startPython } from "./python.js";
import { watchSound } from "./sound.js";

const { archive, runtime } = document.body.dataset;

/** A module of one function that makes a 128-bit vector: valid where the game's own code is. */
const SIMD = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11]);

const supported = () => typeof WebAssembly === "object" && !!WebAssembly.compileStreaming && WebAssembly.validate(SIMD);

async function listOfFiles() {
  const response = await fetch("files.json", { cache: "no-cache" }).catch(() => null);
  if (!response?.ok) throw new Missing("The list of the game's files could not be loaded. Is there a connection?");
  return response.json();
}

/** Everything at once; what has arrived stays, so that a second attempt is short. */
async function allParts(files) {
  const [loader, , wasm, library, wheel, compiled, game] = await Promise.all([
    files.script(`${runtime}pyodide.mjs`),
    files.script(`${runtime}pyodide.asm.js`),
    files.module(`${runtime}pyodide.asm.wasm`),
    files.bytes(`${runtime}python_stdlib.zip`),
    files.bytes(`${runtime}pygame.whl`),
    files.bytes(`${runtime}game.zip`),
    files.bytes(archive),
  ]);
  return { loader, wasm, library, wheel, compiled, archive: game };
}

/** The result of `load`, however many attempts it takes. */
async function untilLoaded(load) {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      await askToRetry(error.message);
    }
  }
}

async function boot() {
  const files = new Files(await untilLoaded(listOfFiles), showProgress);
  const parts = await untilLoaded(() => allParts(files));
  performance.mark("files");
  const python = await startPython(new URL(runtime, document.baseURI).href, parts);
  performance.mark("python");
  watchSound(() => python._module.SDL2?.audioContext);
  await runGame(python);
}

watchForErrors();
if (supported()) {
  window.hearts = makeBridge();
  watchKeys();
  boot().catch((error) => fail(String(error?.stack ?? error)));
} else {
  showUnsupported();
}
