/** "Restaurant: Momo House | Cuisine: Nepali | Ph: 02 5550 1122": a form on one line. */
const BAR = / \| /g;
const LABEL = /^\s*\p{L}[\p{L} ]{1,18}:\s/u;
const FEWEST_BARS = 3;
const FEWEST_LABELS = 2;

/** The same length, with each part of a line that bars part, and labels head, on a line of its own. */
export function withPartedLines(source: string): string {
  if (!source.includes(' | ')) return source;
  return source
    .split('\n')
    .map((line) => {
      const parts = line.split(BAR);
      const labels = parts.filter((part) => LABEL.test(part)).length;
      const isForm = parts.length > FEWEST_BARS && labels >= FEWEST_LABELS;
      return isForm ? line.replaceAll(BAR, ' \n ') : line;
    })
    .join('\n');
}
