import { TooComplexError } from '#functions/websites/publish-gate/bounded-parser.ts';
import { type Fault, mistake } from '#functions/websites/source/source-findings.ts';
import { groupDigits } from '#shared/format/group-digits.ts';
import { printableText } from '#shared/site/html.ts';
import { MAX_CSS_BYTES, type SourceFinding } from '#shared/websites/contract/website.ts';
import { parseCss } from './parse-css.ts';
import { notesBefore, type PrintedLine, type Printing, printNodes } from './print-css.ts';

/** Deeper nesting of brackets could exhaust the parser's stack; people write far less. */
const MAX_DEPTH = 60;

/** The remaining parse failures, because each costs about a tenth of a millisecond. */
export type ReadingFaults = { left: number };
const MAX_READING_FAULTS = 2_000;

export function newReadingFaults(): ReadingFaults {
  return { left: MAX_READING_FAULTS };
}

function parserOptions(faults: ReadingFaults) {
  return {
    positions: true,
    parseCustomProperty: true,
    onParseError: () => {
      faults.left -= 1;
      if (faults.left >= 0) return;
      const places = groupDigits(MAX_READING_FAULTS);
      throw new TooComplexError(`These styles have more than ${places} errors. Fix them, then try again.`);
    },
  };
}

export type SanitizedCss = { css: string; findings: SourceFinding[] };

/**
 * Prints an owner's style sheet again with only what is allowed: known properties, computing functions, images and
 * fonts of the sites origin, media rules, and names. It never contains unreadable parts or `<`, so it is safe in a
 * style element. Sanitizing it again changes nothing. Throws `TooComplexError`.
 */
export function sanitizeCss(given: string): SanitizedCss {
  const text = printableText(given);
  const deep = firstTooDeep(text);
  if (deep !== undefined) {
    const message = 'We removed all your styles because their brackets are nested too deeply.';
    const fault = mistake('{', message);
    return { css: '', findings: [{ ...fault, source: 'css', line: lineAt(text, deep) }] };
  }
  const printing: Printing = { findings: [], notes: [], next: 0 };
  const sheet = parseCss(text, {
    ...parserOptions(newReadingFaults()),
    onComment: (note, { start }) => printing.notes.push({ offset: start.offset, text: note }),
  });
  const lines = sheet.type === 'StyleSheet' ? printNodes(sheet.children, printing, 0) : [];
  lines.push(...notesBefore(printing, Number.POSITIVE_INFINITY, 0));
  const css = layOut(lines);
  if (css.includes('<')) throw new Error('The sanitized style sheet contains “<”.');
  return { css, findings: printing.findings.toSorted((one, other) => one.line - other.line) };
}

/** Prints one indented line each, or all on one line if indentation would exceed `MAX_CSS_BYTES`. */
function layOut(lines: readonly PrintedLine[]): string {
  if (lines.length === 0) return '';
  const indented = lines.map(({ depth, text }) => `${'  '.repeat(depth)}${text}\n`).join('');
  if (Buffer.byteLength(indented) <= MAX_CSS_BYTES) return indented;
  return `${lines.map(({ text }) => text).join('')}\n`;
}

/**
 * Sanitizes a `style` attribute's declarations, on one line, with findings. All attributes of a page share
 * `reading`. Throws `TooComplexError`.
 */
export function sanitizeDeclarations(
  given: string,
  reading: ReadingFaults = newReadingFaults(),
): { css: string; faults: Fault[] } {
  if (firstTooDeep(given) !== undefined)
    return { css: '', faults: [mistake('style', 'This style is nested too deeply. Use fewer levels.')] };
  const list = parseCss(given, { context: 'declarationList', ...parserOptions(reading) });
  const printing: Printing = { findings: [], notes: [], next: 0 };
  const lines = list.type === 'DeclarationList' ? printNodes(list.children, printing, 0) : [];
  return { css: lines.map(({ text: line }) => line).join(' '), faults: printing.findings };
}

const CLOSING: Record<string, string> = { '{': '}', '(': ')', '[': ']' };

/** A bracket is closed only by its own kind: in `(]` it stays open. */
function firstTooDeep(text: string): number | undefined {
  const open: string[] = [];
  for (const { 0: bracket, index } of text.matchAll(/[{}()[\]]/g)) {
    const closing = CLOSING[bracket];
    if (closing !== undefined) open.push(closing);
    else if (open.at(-1) === bracket) open.pop();
    if (open.length > MAX_DEPTH) return index;
  }
  return undefined;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
