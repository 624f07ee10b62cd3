/** What the player sees until the first frame: a bar, a sentence and Retry when a file does not arrive. */
import { element } from "./dom.js";

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
let last = "";

export function showProgress(done, total) {
  element("progress").value = done / total;
  const text = done < total ? `${megabytes(done)} of ${megabytes(total)} MB` : "Shuffling";
  if (text === last) return;
  last = text;
  element("progress-text").textContent = text;
}

/** Shows the sentence and resolves when the player asks to try again. */
export function askToRetry(sentence) {
  element("stuck-text").textContent = sentence;
  element("stuck").hidden = false;
  return new Promise((resolve) => {
    element("retry").onclick = () => {
      element("stuck").hidden = true;
      resolve();
    };
  });
}

export function showUnsupported() {
  element("unsupported").hidden = false;
  element("progress").hidden = true;
  element("progress-text").hidden = true;
}

export function hideLoader() {
  element("loader").hidden = true;
}
