/** What goes to the player's own machine and comes from it: clipboard, downloads, chosen files. */

/** Puts text on the clipboard; false when this browser offers no way. */
export function copy(text) {
  if (navigator.clipboard?.writeText) {
    navigator.clipboard.writeText(text).catch(() => copyBySelection(text));
    return true;
  }
  return copyBySelection(text);
}

function copyBySelection(text) {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("aria-hidden", "true");
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return done;
}

/** Offers a text as a download. */
export function saveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** Lets the player choose a text file; `chosen(text)` is called if he does. */
export function pickFile(chosen) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".txt,.json,.csv,text/plain,application/json";
  input.onchange = async () => {
    if (input.files[0]) chosen(await input.files[0].text());
  };
  input.click();
}
