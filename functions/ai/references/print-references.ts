import type { Finding } from '#functions/ai/guard/fact-source.ts';
import type { Reference } from './reference.ts';

const IN_BRACES = /\{([^{}]*)\}/g;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * A text of a model with its references printed. `own`: the same text with spaces for their words; their signs stay, for
 * a sentence may end in one. `findings`: what is wrong with how the model used them.
 */
export type Printed = { text: string; own: string; findings: readonly Finding[] };

/** Prints the references of a model's answers and remembers where in each text they stand. */
export type Printing = {
  /** The same value with the references printed in each string that it holds. */
  print: (answer: unknown) => unknown;
  /** A text that is still being written, with the references printed that are whole. */
  preview: (template: string) => string;
  /** What of a text that was printed is the model's own, and what is wrong with its references. */
  readAs: (text: string) => Printed;
};

/** Pure but for what it remembers of its own answers. */
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

/** What belongs to another than the last that stands before it, or to none that stands in the text. */
function misplaced(used: readonly Reference[], { owners }: Known): Finding[] {
  return used.flatMap(({ id, of }, index) => {
    if (of === undefined) return [];
    const isOwner = (other: Reference) => owners.has(other.id);
    const nearest = used.slice(0, index).findLast(isOwner) ?? used.slice(index).find(isOwner);
    return nearest?.id === of ? [] : [{ kind: 'reference', words: `{${id}}` } satisfies Finding];
  });
}

/** Digits of a model's own: what they say stands in the record as a reference, or nowhere. */
function digitsIn(own: string): Finding[] {
  const digits = own.replaceAll(IN_BRACES, ' ').match(/\p{Nd}(?:[\p{Nd}.,:]*\p{Nd})?/gu) ?? [];
  return digits.map((words) => ({ kind: 'number', words }));
}
