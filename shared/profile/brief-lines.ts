import * as z from 'zod/mini';

/** The possible uses of a line in a brief. */
export const BRIEF_USES = [
  'about',
  'note',
  'answer',
  'dish',
  'hours',
  'request',
  'private',
  'leave_out',
] as const;
export type BriefUse = (typeof BRIEF_USES)[number];

const use = z.enum(BRIEF_USES, 'Choose how to use this line.');

/** The owner’s choice for a line. `words`: the line as in the brief. */
export const BriefChoiceSchema = z.strictObject({
  words: z
    .string()
    .check(z.minLength(1, 'Enter the line’s text.'), z.maxLength(2_000, 'Use at most 2,000 characters.')),
  use,
});
export type BriefChoice = z.infer<typeof BriefChoiceSchema>;

export const BriefChoicesSchema = z
  .array(BriefChoiceSchema)
  .check(z.maxLength(100, 'Choose at most 100 lines.'));

/** A line of a brief that isn’t a regular detail, and its use. */
export const BriefLineSchema = z
  .object({
    words: z.string(),
    use,
    /** The owner chose the use; otherwise it is our proposal. */
    is_chosen: z.boolean(),
    /** Guests don’t see it until the owner chooses a use or keeps it. */
    is_open: z.boolean(),
    /** For a request: whether we can follow it. */
    is_done: z.optional(z.boolean()),
    /** Likely typos, with their possible meanings. */
    slips: z.array(z.object({ typed: z.string(), meant: z.string() })),
  })
  .register(z.globalRegistry, { id: 'BriefLine' });
export type BriefLine = z.infer<typeof BriefLineSchema>;

/** The choices in the lines. */
export const choicesOf = (lines: readonly BriefLine[]): BriefChoice[] =>
  lines.flatMap(({ words, use: chosen, is_chosen }) => (is_chosen ? [{ words, use: chosen }] : []));
