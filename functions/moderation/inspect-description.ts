import type { Inspect } from '#functions/ai/inspection.ts';
import { withoutRejected } from '#shared/moderation/moderated-content.ts';
import { descriptionOf } from './image-descriptions.ts';
import type { ModerationRepository } from './moderation-repository.ts';
import { rejectedAmong } from './rejected-among.ts';

export type DescriptionDependencies = { inspect: Inspect; moderation: Pick<ModerationRepository, 'find'> };
type Description = { restaurantId: string; imageId: string; alt: string };

/** Moderates an image description before it is saved. Returns it without text that was rejected before. */
export async function inspectDescription(
  { inspect, moderation }: DescriptionDependencies,
  { restaurantId, imageId, alt }: Description,
): Promise<string> {
  const description = descriptionOf(alt, { used_for: 'image', image_id: imageId });
  const flagged = await inspect([description], { restaurantId });
  return (await rejectedAmong(moderation, flagged)).reduce(withoutRejected, alt);
}
