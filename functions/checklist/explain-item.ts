import type { ChecklistItem } from '#shared/checklist/checklist-item.ts';
import type { Surroundings } from './surroundings.ts';

const TO_PUBLISH = 'You need a confirmed email address to publish your website.';

/** Why an item is worth doing. Only some stages ask for a confirmed email address before publishing. */
export function explainItem({ evidence, why }: ChecklistItem, seen: Surroundings): string {
  return evidence === 'email_verified' && seen.publishNeedsVerifiedEmail ? `${TO_PUBLISH} ${why}` : why;
}
