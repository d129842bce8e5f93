/** A fact that a model refers to and that is printed in its place: `{dish_3_price}` becomes "$14". */
export type Reference = {
  /** The name between the braces: lower-case letters, digits, and `_`. */
  id: string;
  /** The text for guests, exactly as in the record. Never empty. */
  prints: string;
  /** The ID of its parent, such as a price's dish. */
  of?: string;
};

/** The reference as a model writes it. */
export const written = ({ id }: Pick<Reference, 'id'>) => `{${id}}`;

/** Removes references without a value. */
export function known(references: readonly Reference[]): Reference[] {
  return references
    .map((reference) => ({ ...reference, prints: reference.prints.trim() }))
    .filter(({ prints }) => prints !== '');
}

/** References with their values, for the model. */
export function offered(references: readonly Reference[]): Record<string, string> {
  return Object.fromEntries(references.map((reference) => [written(reference), reference.prints]));
}
