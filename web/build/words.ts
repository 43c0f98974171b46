/** The words that the page says, out of the files that all of the package shares. */

const ENTRY = /^(-?[a-z][\w-]*) =/;
const WORD = /-?[a-z][\w-]*/g;
/** Where a name is put together: `lesson-${game}`. */
const BEGUN = /`([a-z][\w-]*-)\$\{/g;
/** A message or a term within another one. */
const NAMED = /\{ (-?[a-z][\w-]*) \}/g;

/** Whether a message may be said by sources, or within any message of these texts. */
export function saidBy(sources: string, texts: string): (id: string) => boolean {
  const names = new Set([...(sources.match(WORD) ?? []), ...Array.from(texts.matchAll(NAMED), ([, name]) => name!)]);
  const beginnings = Array.from(sources.matchAll(BEGUN), ([, beginning]) => beginning!);
  return (id) => names.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
}

/** The messages of a .ftl file that are said, without comments. */
export function wordsOfPage(text: string, isSaid: (id: string) => boolean): string {
  let isKept = true;
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/\n+(?=\S)/g, "\n")
    .split("\n")
    .filter((line) => {
      const id = ENTRY.exec(line)?.[1];
      if (id !== undefined) isKept = isSaid(id);
      return isKept;
    })
    .join("\n");
}
