/** One promise a frame. A hidden tab gets no animation frames, so there a slow timer keeps the match alive. */

const HIDDEN_MS = 250;
let resolve = null;

function go() {
  const waiting = resolve;
  resolve = null;
  waiting?.();
}

export function nextFrame() {
  return new Promise((done) => {
    resolve = done;
    if (document.hidden) setTimeout(go, HIDDEN_MS);
    else requestAnimationFrame(go);
  });
}

// the frame that was asked for while the tab was visible never comes once it is hidden
document.addEventListener("visibilitychange", () => setTimeout(go, document.hidden ? HIDDEN_MS : 0));
