/** Longer lines are generated, not typed. */
const LONGEST_LINE = 300;

/** Strings, comments, and parentheses stay whole; the rest is split at braces and semicolons. */
const PIECES = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|\([^()"']*\)|[{};]|[^"'/(){};]+|[\s\S]/g;

/**
 * Formats minified CSS with one declaration per line. Only adds insignificant whitespace. CSS that already has line
 * breaks is left as is.
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
