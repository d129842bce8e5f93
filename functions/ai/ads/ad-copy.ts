import * as z from 'zod/mini';
import { AdCopySchema } from '#shared/ads/contract/ad-campaign.ts';

/** Ways to say the same, the first the plainest. */
export const AdVariantsSchema = z.object({
  variants: z.array(AdCopySchema).check(z.minLength(3), z.maxLength(3)),
});
export type AdVariants = z.output<typeof AdVariantsSchema>;
