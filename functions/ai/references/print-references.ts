import type { Finding } from '#functions/ai/guard/fact-source.ts';
import type { Reference } from './reference.ts';

const IN_BRACES = /\{([^{}]*)\}/g;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * A model's text with its references printed. `own`: the same text with spaces in their place, keeping punctuation.
 * `findings`: misused references.
 */
export type Printed = { text: string; own: string; findings: readonly Finding[] };

/** Prints references in a model's answers and remembers their positions. */
export type Printing = {
  /** Prints references in all strings of a value. */
  print: (answer: unknown) => unknown;
  /** Prints complete references in an unfinished text. */
  preview: (template: string) => string;
  /** Returns the model's own words in a printed text, and its misused references. */
  readAs: (text: string) => Printed;
};

/** Pure except for the remembered answers. */
export function createPrinting(references: readonly Reference[]): Printing {
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  const owners = new Set(references.flatMap(({ of }) => of ?? []));
  const texts = new Map<string, Printed>();
  const printText = (template: string): string => {
    const printed = printTemplate(template, { byId, owners });
    texts.set(printed.text, printed);
    return printed.text;
  };
  const print = (value: unknown): unknown => {
    if (typeof value === 'string') return printText(value);
    if (Array.isArray(value)) return value.map(print);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, print(each)]));
  };
  return {
    print,
    preview: (template) => printTemplate(template.replace(/\{[^{}]*$/, ''), { byId, owners }).text,
    readAs: (text) => texts.get(text) ?? { text, own: text, findings: digitsIn(text) },
  };
}

type Known = { byId: ReadonlyMap<string, Reference>; owners: ReadonlySet<string> };

function printTemplate(template: string, known: Known): Printed {
  let text = '';
  let end = 0;
  let own = '';
  const used: Reference[] = [];
  const findings: Finding[] = [];
  for (const { 0: braces, 1: id = '', index } of template.matchAll(IN_BRACES)) {
    const reference = known.byId.get(id.trim());
    if (reference === undefined) {
      findings.push({ kind: 'reference', words: braces });
      continue;
    }
    const before = template.slice(end, index);
    text += before + reference.prints;
    own += before + reference.prints.replace(WORDS, ({ length }) => ' '.repeat(length));
    end = index + braces.length;
    used.push(reference);
  }
  const rest = template.slice(end);
  text += rest;
  own += rest;
  return { text, own, findings: [...findings, ...misplaced(used, known), ...digitsIn(own)] };
}

/** References whose parent isn't the last one before them, or is missing. */
function misplaced(used: readonly Reference[], { owners }: Known): Finding[] {
  return used.flatMap(({ id, of }, index) => {
    if (of === undefined) return [];
    const isOwner = (other: Reference) => owners.has(other.id);
    const nearest = used.slice(0, index).findLast(isOwner) ?? used.slice(index).find(isOwner);
    return nearest?.id === of ? [] : [{ kind: 'reference', words: `{${id}}` } satisfies Finding];
  });
}

/** Digits that aren't references. Numbers must come from the record. */
function digitsIn(own: string): Finding[] {
  const digits = own.replaceAll(IN_BRACES, ' ').match(/\p{Nd}(?:[\p{Nd}.,:]*\p{Nd})?/gu) ?? [];
  return digits.map((words) => ({ kind: 'number', words }));
}
