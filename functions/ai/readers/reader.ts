import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

/** UTF-16 offsets, `end` excluded. */
export type Span = { start: number; end: number };

/** A text that readers claim parts of. `free`: the parts that no reader has claimed, in order. */
export type ReadableText = { source: string; free: readonly Span[] };

/** Empty text means unknown. */
export type ReadingContext = {
  /** ISO 3166-1 alpha-2. */
  region: string;
  /** BCP 47 of the text. */
  language: string;
  /** ISO 4217. */
  currency: string;
  /** ISO date in the restaurant’s time zone, to date days without a year. */
  today: string;
};

/**
 * Reads one kind of fact from the free parts. Pure, never throws, linear in the length of the text. Offsets refer
 * to `source`, and `words` is `source.slice(start, end)`.
 */
export type Reader = (text: ReadableText, context: ReadingContext) => ProfileProposal[];
