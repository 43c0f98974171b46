/** The words that the page says, out of the files that all of the package shares. */

/** Refusals come from the server in words; the rest is for terminals. */
const ELSEWHERE = /^(error|position|cli)-/;
const ENTRY = /^(-?[a-z][\w-]*) =/;

/** The messages of a .ftl file that the page can say, without comments. */
export function wordsOfPage(text: string): string {
  let isSaid = true;
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/\n+(?=\S)/g, "\n")
    .split("\n")
    .filter((line) => {
      const id = ENTRY.exec(line)?.[1];
      if (id !== undefined) isSaid = !ELSEWHERE.test(id);
      return isSaid;
    })
    .join("\n");
}
