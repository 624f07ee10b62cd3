"use strict";
/* The scripts of the checker's page, loaded into Node as the browser loads them: one after the other. */
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const SITE = path.join(__dirname, "..", "..", "build", "site");

/** Run the named scripts and give what the expression says of them. */
function load(scripts, expression) {
  if (!globalThis.crypto) globalThis.crypto = require("node:crypto").webcrypto;
  for (const script of scripts) {
    vm.runInThisContext(fs.readFileSync(path.join(SITE, script), "utf8"), { filename: script });
  }
  return vm.runInThisContext(expression);
}

/** Answer the JSON on standard input with JSON on standard output. */
async function serve(answer) {
  const asked = JSON.parse(fs.readFileSync(0, "utf8"));
  process.stdout.write(JSON.stringify(await answer(asked)));
}

module.exports = { load, serve };
