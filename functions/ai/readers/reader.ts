import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

/** UTF-16 offsets, `end` excluded. */
export type Span = { start: number; end: number };

/** A text of which readers have claimed parts: `free` are the passages that nobody has claimed, in order. */
export type ReadableText = { source: string; free: readonly Span[] };

/** Empty text: unknown. */
export type ReadingContext = {
  /** ISO 3166-1 alpha-2. */
  region: string;
  /** BCP 47 of the text. */
  language: string;
  /** ISO 4217. */
  currency: string;
  /** ISO date in the restaurant's time zone: dates without a year are the next ones. */
  today: string;
};

/**
 * Reads one kind of fact in what is free. Pure, never throws, linear in the length of the text. Offsets are
 * those of `source`, and `words` is `source.slice(start, end)`.
 */
export type Reader = (text: ReadableText, context: ReadingContext) => ProfileProposal[];
