/** A fact that a model points at and that is printed in its place: `{dish_3_price}` becomes "$14". */
export type Reference = {
  /** What stands between the braces: lower case letters, digits and `_`. */
  id: string;
  /** As guests read it, word for word as the record has it. Never empty. */
  prints: string;
  /** Id of the reference that it belongs to, as a price does to its dish. */
  of?: string;
};

/** How a model writes it. */
export const written = ({ id }: Pick<Reference, 'id'>) => `{${id}}`;

/** Those of which something is known: a reference prints something or does not exist. */
export function known(references: readonly Reference[]): Reference[] {
  return references
    .map((reference) => ({ ...reference, prints: reference.prints.trim() }))
    .filter(({ prints }) => prints !== '');
}

/** What is offered to a model: each reference with what it prints. */
export function offered(references: readonly Reference[]): Record<string, string> {
  return Object.fromEntries(references.map((reference) => [written(reference), reference.prints]));
}
