/** The words that the page says, out of the files that all of the package shares. */

const ENTRY = /^(-?[a-z][\w-]*) =/;
const WORD = /-?[a-z][\w-]*/g;
/** Where a name is put together: `lesson-${game}`. */
const BEGUN = /`([a-z][\w-]*-)\$\{/g;
/** A message or a term within another one. */
const NAMED = /\{ (-?[a-z][\w-]*) \}/g;

/** Whether a message of these texts may be said by sources, alone or within another one that is. */
export function saidBy(sources: string, texts: string): (id: string) => boolean {
  const bodies = new Map(texts.split(/\n(?=-?[a-z])/).map((entry) => [ENTRY.exec(entry)?.[1] ?? "", entry]));
  const names = new Set(sources.match(WORD));
  const beginnings = Array.from(sources.matchAll(BEGUN), ([, beginning]) => beginning!);
  const said = new Set<string>();
  const add = (id: string): void => {
    if (said.has(id) || !bodies.has(id)) return;
    said.add(id);
    for (const [, part] of bodies.get(id)!.matchAll(NAMED)) add(part!);
  };
  for (const id of bodies.keys()) if (names.has(id) || beginnings.some((beginning) => id.startsWith(beginning))) add(id);
  return (id) => said.has(id);
}

/** The messages of a .ftl file that are said, without comments and what room lines leave before them. */
export function wordsOfPage(text: string, isSaid: (id: string) => boolean): string {
  let isKept = true;
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/\n+(?=\S)/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/\n +/g, "\n ")
    .split("\n")
    .filter((line) => {
      const id = ENTRY.exec(line)?.[1];
      if (id !== undefined) isKept = isSaid(id);
      return isKept;
    })
    .join("\n");
}
