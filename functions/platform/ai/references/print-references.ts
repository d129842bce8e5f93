import type { FactFinding } from '../fact-check/fact-source.ts';
import type { PrintedText } from '../fact-check/printed-text.ts';
import type { Reference } from './reference.ts';

const IN_BRACES = /\{([^{}]*)\}/g;

/** A text of a model with its references printed, and what is wrong with how it used them. */
type Printed = PrintedText & { findings: readonly FactFinding[] };

/** Prints the references of a model's answers and remembers where in each text they stand. */
export type Printing = {
  /** The same value with the references printed in each string that it holds. */
  print: (answer: unknown) => unknown;
  /** Where in a text that was printed the record speaks, and what is wrong with its references. */
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
    readAs: (text) =>
      texts.get(text) ?? { text, printed: [], findings: digitsOutside({ text, printed: [] }) },
  };
}

type Known = { byId: ReadonlyMap<string, Reference>; owners: ReadonlySet<string> };

function printTemplate(template: string, known: Known): Printed {
  let text = '';
  let end = 0;
  const printed: { start: number; end: number }[] = [];
  const used: Reference[] = [];
  const findings: FactFinding[] = [];
  for (const { 0: braces, 1: id = '', index } of template.matchAll(IN_BRACES)) {
    const reference = known.byId.get(id.trim());
    if (reference === undefined) {
      findings.push({ kind: 'reference', words: braces });
      continue;
    }
    text += template.slice(end, index);
    printed.push({ start: text.length, end: text.length + reference.prints.length });
    text += reference.prints;
    end = index + braces.length;
    used.push(reference);
  }
  text += template.slice(end);
  return {
    text,
    printed,
    findings: [...findings, ...misplaced(used, known), ...digitsOutside({ text, printed })],
  };
}

/** What belongs to another than the last that stands before it, or to none that stands in the text. */
function misplaced(used: readonly Reference[], { owners }: Known): FactFinding[] {
  return used.flatMap(({ id, of }, index) => {
    if (of === undefined) return [];
    const isOwner = (other: Reference) => owners.has(other.id);
    const nearest = used.slice(0, index).findLast(isOwner) ?? used.slice(index).find(isOwner);
    return nearest?.id === of ? [] : [{ kind: 'reference', words: `{${id}}` } satisfies FactFinding];
  });
}

/** Digits of a model's own: what they say stands in the record as a reference, or nowhere. */
function digitsOutside({ text, printed }: PrintedText): FactFinding[] {
  const own = printed.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
  const digits = own.replaceAll(IN_BRACES, ' ').match(/\p{Nd}(?:[\p{Nd}.,:]*\p{Nd})?/gu) ?? [];
  return digits.map((words) => ({ kind: 'number', words }));
}
