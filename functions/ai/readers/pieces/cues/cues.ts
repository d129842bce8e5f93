/**
 * Words of one language by which a sentence is not printed before its owner has read it. Folded: lower case, no accents.
 * Each is one alternative of a regular expression (`one-of.ts`), matched as whole words.
 */
export type Cues = {
  /** Said to whoever makes the page, or about the page itself. */
  toMaker: string;
  /** Must not be mentioned, or is nobody else's business. */
  secret: string;
  /** No longer or not yet so, corrected, or denied. */
  changed: string;
  /** The writer is not sure, jokes, or speaks of private life. */
  unsure: string;
  /** Praise that somebody would have to prove. */
  praise: string;
};
