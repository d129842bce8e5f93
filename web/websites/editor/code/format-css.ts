/** Beyond this many characters a line is a machine's, not a person's. */
const LONGEST_LINE = 300;

/** Strings, comments and what stands in parentheses stay whole; the rest is cut at braces and semicolons. */
const PIECES = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|\([^()"']*\)|[{};]|[^"'/(){};]+|[\s\S]/g;

/**
 * Lays out CSS that came in one piece, with a line for each declaration, so that it can be read and edited. Only
 * white space is added, where it means nothing. CSS with lines of its own is left as it is.
 */
export function formatCss(css: string): string {
  if (css.split('\n').every((line) => line.length <= LONGEST_LINE)) return css;
  let depth = 0;
  let text = '';
  const newLine = () => {
    text = `${text.trimEnd()}\n${'  '.repeat(depth)}`;
  };
  for (const piece of css.match(PIECES) ?? []) {
    if (piece === '{') {
      depth += 1;
      text = `${text.trimEnd()} {`;
      newLine();
    } else if (piece === '}') {
      depth = Math.max(0, depth - 1);
      newLine();
      text += '}';
      newLine();
    } else if (piece === ';') {
      text += ';';
      newLine();
    } else {
      text += text.endsWith('\n') || /\n +$/.test(text) ? piece.trimStart() : piece;
    }
  }
  return `${text.trim()}\n`;
}
