/* Runs only in browsers that do not know modules; they lack WebAssembly's SIMD as well. */
document.getElementById("unsupported").hidden = false;
document.getElementById("progress").hidden = true;
document.getElementById("progress-text").hidden = true;
