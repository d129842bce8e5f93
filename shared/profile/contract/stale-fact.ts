import * as z from 'zod/mini';
import { FACT_KINDS } from '#shared/profile/projection/fact-kinds.ts';

/** A detail on a published page that differs from the profile. */
export const StaleFactSchema = z.object({
  kind: z.enum(FACT_KINDS),
  /** Its path in the website’s content, such as `menu_items[3].price`. */
  path: z.string(),
  /** The dish; empty text for details of the restaurant. */
  name: z.string(),
  /** The published value; null for none. */
  shown: z.json(),
  /** The profile’s value; null for none. */
  present: z.json(),
});
export type StaleFact = z.infer<typeof StaleFactSchema>;
