import * as z from 'zod/mini';

const sentence = z.string();

/** How a word of the custom prompt was interpreted. */
const UnderstoodWordSchema = z.object({
  /** As typed in the prompt. */
  words: z.string(),
  /** The adjustment: "Brightness +20". */
  did: sentence,
});

/**
 * Measured changes on a small copy of the photo. Stored and sent as `change_sheet`. `color_shift`: mean ΔE*ab 2000
 * between original and result; 1 is the smallest difference that people see side by side. `structural_similarity`: of
 * the lightness, 0 to 1; 1 means the same edges and textures.
 */
export const EnhancementSummarySchema = z
  .object({
    color_shift: z.number().check(z.gte(0)),
    structural_similarity: z.number().check(z.gte(0), z.lte(1)),
    /** The automatic exposure change, in stops; 0 without one. */
    exposure_stops: z.number(),
    /** The white balance change, as ΔE of a gray; 0 without one. */
    white_balance_shift: z.number().check(z.gte(0)),
    /** The steps in order. */
    steps: z.array(sentence),
    /** The adjustments that were limited, so that the photo still shows the same dish. */
    stopped: z.array(sentence),
    /** Requests of the preset or prompt that would mislead, with what was done instead. */
    instead: z.array(sentence),
    understood: z.array(UnderstoodWordSchema),
    /** Words of the prompt that we don't know. */
    unknown_words: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'EnhancementSummary' });
export type EnhancementSummary = z.infer<typeof EnhancementSummarySchema>;
