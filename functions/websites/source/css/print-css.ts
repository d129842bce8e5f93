import type { Atrule, CssNode, Declaration, List, Rule } from 'css-tree';
import generate from 'css-tree/generator';
import walk from 'css-tree/walker';
import { type Fault, mistake, quote, removed } from '#functions/websites/source/source-findings.ts';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { ALLOWED_AT_RULES, declarationFault, valueFault } from './allowed-css.ts';
import { textOf } from './css-text.ts';

/** `depth`: the number of enclosing blocks. */
export type PrintedLine = { depth: number; text: string };

type Note = { offset: number; text: string };
/** `notes` in text order; those before `next` are printed or left out. */
export type Printing = { findings: SourceFinding[]; notes: Note[]; next: number };

/** Prints the allowed nodes and the comments between them. */
export function printNodes(nodes: List<CssNode>, printing: Printing, depth: number): PrintedLine[] {
  return nodes.toArray().flatMap((node) => {
    const notes = notesBefore(printing, node.loc?.start.offset ?? 0, depth);
    return [...notes, ...printNode(node, printing, depth)];
  });
}

function printNode(node: CssNode, printing: Printing, depth: number): PrintedLine[] {
  if (node.type === 'Declaration') return printDeclaration(node, printing, depth);
  if (node.type === 'Rule') return printRule(node, printing, depth);
  if (node.type === 'Atrule') return printAtRule(node, printing, depth);
  if (node.type === 'Raw' && !/^[;\s]*$/.test(node.value)) {
    const message = 'This isn’t valid CSS, so we removed it. Check for a missing brace, colon, or semicolon.';
    note(printing, node, mistake(quote(node.value), message));
  }
  return [];
}

function printDeclaration(node: Declaration, printing: Printing, depth: number): PrintedLine[] {
  const fault = declarationFault(node);
  if (fault !== undefined) return note(printing, node, fault);
  const important = node.important === true ? ' !important' : '';
  const text = `${node.property}: ${textOf(node.value).trim()}${important};`;
  return unlessAngled(text, node, printing) ?? [{ depth, text }];
}

function printRule(node: Rule, printing: Printing, depth: number): PrintedLine[] {
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
      { depth, text: `${selector} {` },
      ...printBlock(node, printing, depth + 1),
      { depth, text: '}' },
    ]
  );
}

function printAtRule(node: Atrule, printing: Printing, depth: number): PrintedLine[] {
  const name = node.name.toLowerCase();
  if (name === 'charset') return [];
  const fault = atRuleFault(node, name);
  if (fault !== undefined) return skip(node, printing, fault);
  const opening = `@${name} ${node.prelude === null ? '' : textOf(node.prelude)}`.trim();
  const angled = unlessAngled(opening, node, printing);
  if (angled) return angled;
  if (node.block === null) return [{ depth, text: `${opening};` }];
  return [{ depth, text: `${opening} {` }, ...printBlock(node, printing, depth + 1), { depth, text: '}' }];
}

function printBlock({ block }: Rule | Atrule, printing: Printing, depth: number): PrintedLine[] {
  if (block === null) return [];
  const lines = printNodes(block.children, printing, depth);
  return [...lines, ...notesBefore(printing, block.loc?.end.offset ?? 0, depth)];
}

function selectorFault({ prelude }: Rule): Fault | undefined {
  if (prelude.type !== 'Raw' && !holdsRaw(prelude)) return undefined;
  const message = 'We removed this rule because its selector isn’t valid. Start nested rules with “&”.';
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
    return removed(what, 'We removed this import. Paste the stylesheet’s rules here instead.');
  }
  if (!ALLOWED_AT_RULES.has(name)) return removed(what, `We removed ${what}. It isn’t allowed.`);
  if (prelude === null) return undefined;
  if (holdsRaw(prelude))
    return mistake(`${what} ${quote(generate(prelude))}`, 'This isn’t valid CSS, so we removed it.');
  return valueFault(prelude, what);
}

function unlessAngled(text: string, node: CssNode, printing: Printing): [] | undefined {
  if (!text.includes('<')) return undefined;
  return skip(node, printing, removed('<', 'We removed this style because it contains “<”.'));
}

/** Leaves out a node and its comments. */
function skip(node: CssNode, printing: Printing, fault: Fault): [] {
  takeNotes(printing, node.loc?.end.offset ?? 0);
  return note(printing, node, fault);
}

function note(printing: Printing, { loc }: CssNode, fault: Fault): [] {
  printing.findings.push({ ...fault, source: 'css', line: loc?.start.line ?? 1 });
  return [];
}

/** The owner's comments before an offset that aren't printed yet. */
export function notesBefore(printing: Printing, offset: number, depth: number): PrintedLine[] {
  return takeNotes(printing, offset)
    .filter(({ text }) => !text.includes('<'))
    .map(({ text }) => ({ depth, text: `/*${text}*/` }));
}

function takeNotes(printing: Printing, before: number): Note[] {
  const { notes, next: first } = printing;
  while ((notes[printing.next]?.offset ?? Number.POSITIVE_INFINITY) < before) printing.next += 1;
  return notes.slice(first, printing.next);
}
