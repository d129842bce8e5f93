import { TooComplexError } from '#functions/websites/publish-gate/bounded-parser.ts';
import { type Fault, mistake } from '#functions/websites/source/source-findings.ts';
import { groupDigits } from '#shared/format/group-digits.ts';
import { printableText } from '#shared/site/html.ts';
import { MAX_CSS_BYTES, type SourceFinding } from '#shared/websites/contract/website.ts';
import { parseCss } from './parse-css.ts';
import { notesBefore, type PrintedLine, type Printing, printNodes } from './print-css.ts';

/** Brackets within brackets, far beyond what people write; the parser would run out of stack. */
const MAX_DEPTH = 60;

/** How many more places of a text the parser may fail to read: each takes it about a tenth of a millisecond. */
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
 * An owner's stylesheet, printed again from what is allowed in it: known properties, functions that only compute,
 * pictures and typefaces of the sites origin, rules about screens and names. Nothing unreadable survives, and
 * neither does any `<`, so that the text can stand in a style element. Sanitizing it again changes nothing.
 * Throws `TooComplexError`.
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
  if (css.includes('<')) throw new Error('A sanitized stylesheet holds a “<”.');
  return { css, findings: printing.findings.toSorted((one, other) => one.line - other.line) };
}

/** A line each, indented; all on one line when the indentation would take it beyond `MAX_CSS_BYTES`. */
function layOut(lines: readonly PrintedLine[]): string {
  if (lines.length === 0) return '';
  const indented = lines.map(({ depth, text }) => `${'  '.repeat(depth)}${text}\n`).join('');
  if (Buffer.byteLength(indented) <= MAX_CSS_BYTES) return indented;
  return `${lines.map(({ text }) => text).join('')}\n`;
}

/**
 * The declarations of a `style` attribute on one line, and what was left out of them. All attributes of a page
 * share `reading`. Throws `TooComplexError`.
 */
export function sanitizeDeclarations(
  given: string,
  reading: ReadingFaults = newReadingFaults(),
): { css: string; faults: Fault[] } {
  if (firstTooDeep(given) !== undefined)
    return { css: '', faults: [mistake('style', 'This style is nested too deeply to read.')] };
  const list = parseCss(given, { context: 'declarationList', ...parserOptions(reading) });
  const printing: Printing = { findings: [], notes: [], next: 0 };
  const lines = list.type === 'DeclarationList' ? printNodes(list.children, printing, 0) : [];
  return { css: lines.map(({ text: line }) => line).join(' '), faults: printing.findings };
}

const CLOSING: Record<string, string> = { '{': '}', '(': ')', '[': ']' };

/** A bracket ends at its own kind alone: in `(]` the first one is still open. */
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
