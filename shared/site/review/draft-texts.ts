import * as z from 'zod/mini';

/**
 * Who stands behind a piece of text. `owner`: a fact or sentence the owner gave, edited, or kept. `written`: our prose,
 * which states nothing a guest could find untrue. `suggested`: plausible, published only when the owner keeps it.
 */
export const ORIGINS = ['owner', 'written', 'suggested'] as const;
export type Origin = (typeof ORIGINS)[number];

/** `____` in a suggestion stands for a value that only the owner knows; in the order of the text. */
export const BlankSchema = z.object({
  name: z.string().check(z.maxLength(40)),
  label: z.string().check(z.maxLength(120)),
});
export type Blank = z.infer<typeof BlankSchema>;
export const BLANK = '____';

/** Segments follow each other as they are, spaces included. A suggestion has an id, stable across generations. */
export const SegmentSchema = z.object({
  text: z.string().check(z.maxLength(5_000)),
  origin: z.enum(ORIGINS),
  id: z.optional(z.string().check(z.maxLength(80))),
  /** Why the owner is asked, in one sentence. */
  reason: z.optional(z.string().check(z.maxLength(200))),
  blanks: z.optional(z.array(BlankSchema).check(z.maxLength(8))),
});
export type Segment = z.infer<typeof SegmentSchema>;

/** A text of the content that is not the owner's throughout: the text equal to `segments` joined has these origins. */
export const DraftTextSchema = z.object({ segments: z.array(SegmentSchema).check(z.minLength(1)) });
export type DraftText = z.infer<typeof DraftTextSchema>;

/** The whole draft, suggestions included. */
export function wholeText({ segments }: DraftText): string {
  return segments.map(({ text }) => text).join('');
}

/** What guests read: without what is only suggested. */
export function publishedText({ segments }: DraftText): string {
  return tidied(
    segments
      .filter(({ origin }) => origin !== 'suggested')
      .map(({ text }) => text)
      .join(''),
  );
}

/** Without the gaps that removed segments leave. */
export function tidied(text: string): string {
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Draft texts by the whole text that they describe. */
export function draftsByText(drafts: readonly DraftText[] = []): ReadonlyMap<string, DraftText> {
  return new Map(drafts.map((draft) => [wholeText(draft), draft]));
}
