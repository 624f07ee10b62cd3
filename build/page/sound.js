/** Sound starts with the first gesture (a touch counts as one when it ends) and comes back with the tab. */

const GESTURES = ["pointerup", "touchend", "click", "keydown"];

/** `context()` answers SDL's audio context once there is one. */
export function watchSound(context) {
  const resume = () => {
    const audio = context();
    // a device that refuses stays silent; the game goes on
    if (audio && audio.state !== "running" && audio.state !== "closed") audio.resume().catch(() => {});
  };
  for (const gesture of GESTURES) addEventListener(gesture, resume, true);
  document.addEventListener("visibilitychange", () => document.hidden || resume());
}
