/** Text to the clipboard. Pages that do not come over https, as within a house, must do it the old way. */
export async function copy(text: Promise<string>): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}

/** Safari takes a text that is still on its way as long as it is handed over while the button is pressed; older browsers take none. */
async function write(text: Promise<string>): Promise<void> {
  if (!("ClipboardItem" in globalThis)) return navigator.clipboard.writeText(await text);
  const type = "text/plain";
  return navigator.clipboard.write([new ClipboardItem({ [type]: text.then((words) => new Blob([words], { type })) })]);
}

function copyBySelection(text: string): boolean {
  const held = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (held instanceof HTMLElement) held.focus();
  return isCopied;
}
