/**
 * Compiles zips of Python modules with the very Python of the site: node compile.mjs PYODIDE-FOLDER SCRIPT JOBS
 * JOBS is a JSON list of {source, target, place, prefix}; SCRIPT defines compile_zip(place, prefix), which turns
 * /in.zip into /out.zip. Node runs Pyodide, so that no other Python 3.13 is needed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, script, jobs] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: folder });
python.runPython(readFileSync(script, "utf-8"));
for (const { source, target, place, prefix } of JSON.parse(jobs)) {
  python.FS.writeFile("/in.zip", readFileSync(source));
  python.globals.get("compile_zip")(place, prefix);
  writeFileSync(target, python.FS.readFile("/out.zip"));
}
