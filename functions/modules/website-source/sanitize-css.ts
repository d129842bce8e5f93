import type { Atrule, CssNode, Declaration, List, Rule } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import type { SourceFinding } from '#shared/contract/website.ts';
import { printableText } from '#shared/site/html.ts';
import { TooComplexError } from '../publish-gate/bounded-parser.ts';
import { ALLOWED_AT_RULES, declarationFault, valueFault } from './allowed-css.ts';
import { type Fault, mistake, quote, removed } from './source-findings.ts';

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
      const places = MAX_READING_FAULTS.toLocaleString('en');
      throw new TooComplexError(
        `Browsers cannot read these styles in more than ${places} places. Check them.`,
      );
    },
  };
}

type Note = { offset: number; text: string };
/** `notes` in the order of the text; those before `next` are printed or left out already. */
type Printing = { findings: SourceFinding[]; notes: Note[]; next: number };

export type SanitizedCss = { css: string; findings: SourceFinding[] };

/**
 * An owner's stylesheet, printed anew from what is allowed in it: known properties, functions that only compute,
 * pictures and typefaces of the sites origin, rules about screens and names. Nothing unreadable survives, and
 * neither does any `<`, so that the text can stand in a style element. Sanitizing it again changes nothing.
 * Throws `TooComplexError`.
 */
export function sanitizeCss(given: string): SanitizedCss {
  const text = printableText(given);
  const deep = firstTooDeep(text);
  if (deep !== undefined) {
    const message = 'Your styles have too many brackets within brackets to be read. None of them were kept.';
    const fault = mistake('{', message);
    return { css: '', findings: [{ ...fault, source: 'css', line: lineAt(text, deep) }] };
  }
  const printing: Printing = { findings: [], notes: [], next: 0 };
  const sheet = parse(text, {
    ...parserOptions(newReadingFaults()),
    onComment: (note, { start }) => printing.notes.push({ offset: start.offset, text: note }),
  });
  const lines = sheet.type === 'StyleSheet' ? printNodes(sheet.children, printing, '') : [];
  lines.push(...notesBefore(printing, Number.POSITIVE_INFINITY, ''));
  const css = lines.length === 0 ? '' : `${lines.join('\n')}\n`;
  if (css.includes('<')) throw new Error('A sanitized stylesheet holds a “<”.');
  return { css, findings: printing.findings.toSorted((one, other) => one.line - other.line) };
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
    return { css: '', faults: [mistake('style', 'This style cannot be read.')] };
  const list = parse(given, { context: 'declarationList', ...parserOptions(reading) });
  const printing: Printing = { findings: [], notes: [], next: 0 };
  const lines = list.type === 'DeclarationList' ? printNodes(list.children, printing, '') : [];
  return { css: lines.join(' '), faults: printing.findings };
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

function printNodes(nodes: List<CssNode>, printing: Printing, indent: string): string[] {
  return nodes.toArray().flatMap((node) => {
    const notes = notesBefore(printing, node.loc?.start.offset ?? 0, indent);
    return [...notes, ...printNode(node, printing, indent)];
  });
}

function printNode(node: CssNode, printing: Printing, indent: string): string[] {
  if (node.type === 'Declaration') return printDeclaration(node, printing, indent);
  if (node.type === 'Rule') return printRule(node, printing, indent);
  if (node.type === 'Atrule') return printAtRule(node, printing, indent);
  if (node.type === 'Raw' && !/^[;\s]*$/.test(node.value)) {
    const message =
      'Browsers cannot read this, so it was left out. A brace, a colon or a semicolon may be missing.';
    note(printing, node, mistake(quote(node.value), message));
  }
  return [];
}

function printDeclaration(node: Declaration, printing: Printing, indent: string): string[] {
  const fault = declarationFault(node);
  if (fault !== undefined) return note(printing, node, fault);
  const important = node.important === true ? ' !important' : '';
  const text = `${indent}${node.property}: ${textOf(node.value).trim()}${important};`;
  return unlessAngled(text, node, printing) ?? [text];
}

function printRule(node: Rule, printing: Printing, indent: string): string[] {
  const fault = selectorFault(node);
  if (fault !== undefined) return skip(node, printing, fault);
  const { prelude } = node;
  const selector =
    prelude.type === 'Raw'
      ? ''
      : prelude.children
          .toArray()
          .map((each) => textOf(each).trim())
          .join(', ');
  return (
    unlessAngled(selector, node, printing) ?? [
      `${indent}${selector} {`,
      ...printBlock(node, printing, indent),
      `${indent}}`,
    ]
  );
}

function printAtRule(node: Atrule, printing: Printing, indent: string): string[] {
  const name = node.name.toLowerCase();
  if (name === 'charset') return [];
  const fault = atRuleFault(node, name);
  if (fault !== undefined) return skip(node, printing, fault);
  const opening = `@${name} ${node.prelude === null ? '' : textOf(node.prelude)}`.trim();
  const angled = unlessAngled(opening, node, printing);
  if (angled) return angled;
  if (node.block === null) return [`${indent}${opening};`];
  return [`${indent}${opening} {`, ...printBlock(node, printing, indent), `${indent}}`];
}

function printBlock({ block }: Rule | Atrule, printing: Printing, indent: string): string[] {
  if (block === null) return [];
  const inner = `${indent}  `;
  const lines = printNodes(block.children, printing, inner);
  return [...lines, ...notesBefore(printing, block.loc?.end.offset ?? 0, inner)];
}

function selectorFault({ prelude }: Rule): Fault | undefined {
  if (prelude.type !== 'Raw' && !holdsRaw(prelude)) return undefined;
  const message =
    'Browsers cannot read what this rule is for, so it was left out. Nested rules begin with “&”.';
  return mistake(quote(generate(prelude)), message);
}

function holdsRaw(node: CssNode): boolean {
  let isFound = false;
  walk(node, (each) => {
    isFound ||= each.type === 'Raw';
  });
  return isFound;
}

function atRuleFault({ prelude }: Atrule, name: string): Fault | undefined {
  const what = `@${quote(name)}`;
  if (name === 'import') {
    return removed(what, 'A page loads no other stylesheets. Put their rules in here instead.');
  }
  if (!ALLOWED_AT_RULES.has(name))
    return removed(what, `A page’s styles cannot use ${what}, so it was left out.`);
  if (prelude === null) return undefined;
  if (holdsRaw(prelude))
    return mistake(`${what} ${quote(generate(prelude))}`, 'Browsers cannot read this, so it was left out.');
  return valueFault(prelude, what);
}

/** What a stylesheet here may not hold as it is; strings can say it by its code. */
const UNPRINTABLE = /[<\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/** A node as CSS text. What would print a `<` is written otherwise where that says the same. */
function textOf(node: CssNode): string {
  walk(node, (each) => {
    if (each.type === 'String' && each.value.search(UNPRINTABLE) !== -1) {
      Object.assign(each, { type: 'Raw', value: quoted(each.value) });
    }
    if (each.type === 'FeatureRange') turnRange(each);
  });
  return generate(node);
}

function quoted(text: string): string {
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replace(UNPRINTABLE, (each) => `\\${(each.codePointAt(0) ?? 0).toString(16)} `);
  return `"${escaped}"`;
}

const TURNED: Record<string, string> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' };

/** `400px <= width < 700px` as `700px > width >= 400px`. */
function turnRange(range: Extract<CssNode, { type: 'FeatureRange' }>): void {
  if (!`${range.leftComparison}${range.rightComparison ?? ''}`.includes('<')) return;
  const { left, middle, right, leftComparison, rightComparison } = range;
  const turned = TURNED[leftComparison] ?? '';
  if (right === null || rightComparison === null) {
    Object.assign(range, { left: middle, leftComparison: turned, middle: left });
    return;
  }
  Object.assign(range, {
    left: right,
    leftComparison: TURNED[rightComparison] ?? '',
    rightComparison: turned,
    right: left,
  });
}

function unlessAngled(text: string, node: CssNode, printing: Printing): string[] | undefined {
  if (!text.includes('<')) return undefined;
  return skip(node, printing, removed('<', 'The sign “<” cannot stand here, so this was left out.'));
}

/** Leaves a node out together with the comments in it. */
function skip(node: CssNode, printing: Printing, fault: Fault): [] {
  takeNotes(printing, node.loc?.end.offset ?? 0);
  return note(printing, node, fault);
}

function note(printing: Printing, { loc }: CssNode, fault: Fault): [] {
  printing.findings.push({ ...fault, source: 'css', line: loc?.start.line ?? 1 });
  return [];
}

/** The owner's comments that stand before an offset and are not printed yet. */
function notesBefore(printing: Printing, offset: number, indent: string): string[] {
  return takeNotes(printing, offset)
    .filter(({ text }) => !text.includes('<'))
    .map(({ text }) => `${indent}/*${text}*/`);
}

function takeNotes(printing: Printing, before: number): Note[] {
  const { notes, next: first } = printing;
  while ((notes[printing.next]?.offset ?? Number.POSITIVE_INFINITY) < before) printing.next += 1;
  return notes.slice(first, printing.next);
}
