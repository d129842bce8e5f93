import * as z from 'zod/mini';

/**
 * The source of a piece of text. `owner`: given, edited, or kept by the owner. `written`: our prose, which states
 * no facts. `suggested`: plausible, and published only if the owner keeps it.
 */
export const ORIGINS = ['owner', 'written', 'suggested'] as const;
export type Origin = (typeof ORIGINS)[number];

/** `____` in a suggestion marks a value that only the owner knows, in text order. */
export const BlankSchema = z.object({
  name: z.string().check(z.maxLength(40)),
  label: z.string().check(z.maxLength(120)),
});
export type Blank = z.infer<typeof BlankSchema>;
export const BLANK = '____';

/** Segments are joined as they are, including spaces. A suggestion's ID is stable across generations. */
export const SegmentSchema = z.object({
  text: z.string().check(z.maxLength(5_000)),
  origin: z.enum(ORIGINS),
  id: z.optional(z.string().check(z.maxLength(80))),
  /** Why the owner is asked, in one sentence. */
  reason: z.optional(z.string().check(z.maxLength(200))),
  blanks: z.optional(z.array(BlankSchema).check(z.maxLength(8))),
});
export type Segment = z.infer<typeof SegmentSchema>;

/** The origins of a text that isn't entirely the owner's. The joined `segments` equal the text. */
export const DraftTextSchema = z.object({ segments: z.array(SegmentSchema).check(z.minLength(1)) });
export type DraftText = z.infer<typeof DraftTextSchema>;

/** The whole draft, including suggestions. */
export function wholeText({ segments }: DraftText): string {
  return segments.map(({ text }) => text).join('');
}

/** What guests read, without suggestions. */
export function publishedText({ segments }: DraftText): string {
  return tidied(
    segments
      .filter(({ origin }) => origin !== 'suggested')
      .map(({ text }) => text)
      .join(''),
  );
}

/** Removes the gaps of removed segments. */
export function tidied(text: string): string {
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Draft texts by the full text that they describe. */
export function draftsByText(drafts: readonly DraftText[] = []): ReadonlyMap<string, DraftText> {
  return new Map(drafts.map((draft) => [wholeText(draft), draft]));
}
