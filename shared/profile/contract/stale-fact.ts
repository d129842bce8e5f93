import * as z from 'zod/mini';
import { FACT_KINDS } from '#shared/profile/projection/fact-kinds.ts';

/** One fact that a public page shows otherwise than the profile has it. */
export const StaleFactSchema = z.object({
  kind: z.enum(FACT_KINDS),
  /** Where it stands in the content of the website, such as `menu_items[3].price`. */
  path: z.string(),
  /** The dish it is about; empty text for facts of the whole house. */
  name: z.string(),
  /** What guests still see; null for nothing. */
  shown: z.json(),
  /** What the profile says; null for nothing. */
  present: z.json(),
});
export type StaleFact = z.infer<typeof StaleFactSchema>;
