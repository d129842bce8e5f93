import * as z from 'zod/mini';

const sentence = z.string();

/** What a word of the custom prompt was taken for. */
const UnderstoodWordSchema = z.object({
  /** As it stands in the prompt. */
  words: z.string(),
  /** What was done for it: "Brightness +20". */
  did: sentence,
});

/**
 * What an enhancement has done to the pixels, measured on a small copy of the photo.
 * `color_shift`: mean ΔE*ab 2000 between original and result; 1 is the least that people see side by side.
 * `structural_similarity`: of the lightness, 0 to 1; 1 is the same edges and textures everywhere.
 */
export const ChangeSheetSchema = z
  .object({
    color_shift: z.number().check(z.gte(0)),
    structural_similarity: z.number().check(z.gte(0), z.lte(1)),
    /** Light that was given or taken by itself, in stops; 0 where nothing automatic was asked for. */
    exposure_stops: z.number(),
    /** How far the white balance was moved, as ΔE of a gray; 0 where it was right. */
    white_balance_shift: z.number().check(z.gte(0)),
    /** What was done, in the order in which it was done. */
    steps: z.array(sentence),
    /** What was stopped at the bound, so that the dish stays the dish. */
    stopped: z.array(sentence),
    /** What the preset or the prompt asks for and no photo tool may do, with what was done in its place. */
    instead: z.array(sentence),
    understood: z.array(UnderstoodWordSchema),
    /** Words of the prompt that mean nothing here. */
    unknown_words: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'ChangeSheet' });
export type ChangeSheet = z.infer<typeof ChangeSheetSchema>;
