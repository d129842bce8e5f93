import * as z from 'zod/mini';
import { TextingHoursSchema } from './texting-hours.ts';

/** A restaurant’s texting settings. */
export const TextingSettingsSchema = z.object({
  /** The sender number that guests see (E.164); null if the restaurant has none. */
  sender_number: z.nullable(z.string()),
  /** What is missing before texts can be sent, in one sentence; null for nothing. */
  missing: z.nullable(z.string()),
  /** The owner’s stricter hours; null for the legal hours. */
  hours: z.nullable(TextingHoursSchema),
  /** A warning about these hours, such as that no texts would go out; null for none. */
  hours_warning: z.nullable(z.string()),
  /** Test mode: no one gets the texts, and they cost nothing. */
  is_simulated: z.boolean(),
});
export type TextingSettings = z.infer<typeof TextingSettingsSchema>;

export const NO_SENDER_NUMBER =
  'Your restaurant doesn’t have a registered texting number yet. You need your own number so guests know who’s texting and can reply STOP.';
