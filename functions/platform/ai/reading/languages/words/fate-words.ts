/** Phrases that say what becomes of a clause, folded, one a line or parted by `;`. */
export type FateWords = {
  /** "don't mention": what follows must not be printed. */
  avoid: string;
  /** Matters that are nobody's but the owner's. */
  private: string;
  /** Speech to whoever makes the page. */
  maker: string;
  /** Asks for something: only with words of design is it a wish. */
  asking: string;
  /** Words that only speak of a page and its looks. */
  design: string;
  /** Words for looks that also describe rooms and food. */
  style: string;
  /** Superlatives and ratings. */
  praise: string;
  payment: string;
  parking: string;
  access: string;
  /** What guests should know. */
  notes: string;
  /** History, family and how the kitchen cooks. */
  story: string;
  /** How a clause of the house begins. */
  subject: string;
};
