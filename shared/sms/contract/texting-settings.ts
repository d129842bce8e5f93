import * as z from 'zod/mini';
import { TextingHoursSchema } from './texting-hours.ts';

/** How a restaurant's texts go out. */
export const TextingSettingsSchema = z.object({
  /** The number that guests see and answer, E.164; null where the restaurant has none of its own. */
  sender_number: z.nullable(z.string()),
  /** What has to happen before texts can go out, in a sentence; null where nothing is missing. */
  missing: z.nullable(z.string()),
  /** Stricter hours of the owner's own; null where only the law counts. */
  hours: z.nullable(TextingHoursSchema),
  /** What the owner should know of these hours, in a sentence: that they never come, for one; null where nothing. */
  hours_warning: z.nullable(z.string()),
  /** Nobody gets the texts, and they cost nothing. */
  is_simulated: z.boolean(),
});
export type TextingSettings = z.infer<typeof TextingSettingsSchema>;

export const NO_SENDER_NUMBER =
  'Your restaurant has no sender number yet. To send texts, you need your own registered number, so guests know who’s texting and can reply STOP.';
