import { AppError } from '#functions/platform/app-error.ts';
import { findChecklistItem } from '#shared/checklist/checklist-categories.ts';
import type { EvidenceKind } from '#shared/checklist/checklist-item.ts';
import { evidenceOf } from './evidence-rules.ts';
import type { Surroundings } from './surroundings.ts';

/** `isOpen`: if part of it exists, only the owner knows whether that is all. */
type Fact = { sentence: string; isOpen?: (seen: Surroundings) => boolean };

/**
 * Facts that exist only in this product, so the platform knows when they are missing. What can happen elsewhere (an ad
 * on Facebook itself, a campaign of another product) isn't here: the owner's word counts.
 */
const FACTS: Partial<Record<EvidenceKind, Fact>> = {
  email_verified: {
    sentence: 'Open the link in the email we sent you. You can request a new one on the Account screen.',
  },
  site_published: { sentence: 'Publish your website.' },
  hours_known: { sentence: 'In your profile, enter your hours for all seven days.' },
  menu_known: {
    sentence: 'Add your dishes to your profile.',
    isOpen: ({ profile: { profile } }) => profile.dishes.every(({ name }) => name === ''),
  },
  prices_known: { sentence: 'Add a price to every dish in your profile.' },
  diets_known: { sentence: 'Mark dietary options in your profile.' },
  story_known: { sentence: 'Write your story in your profile.' },
  dish_photos: {
    sentence: 'Add photos to the dishes in your profile.',
    isOpen: ({ profile: { profile } }) => profile.dishes.every(({ image }) => image === ''),
  },
  links_known: { sentence: 'Add a social media link to your profile.' },
  ordering_link: { sentence: 'Add your ordering link to your profile.' },
  booking_known: { sentence: 'In your profile, choose how guests reserve a table.' },
};

/** What the owner must do before an item counts as done; undefined if the owner's word counts. Pure. */
export function waitsFor(itemId: string, seen: Surroundings): string | undefined {
  const kind = findChecklistItem(itemId)?.evidence;
  const fact = kind === undefined ? undefined : FACTS[kind];
  if (kind === undefined || fact === undefined) return undefined;
  const isOpen = fact.isOpen?.(seen) ?? evidenceOf(kind, seen)?.is_current !== true;
  return isOpen ? fact.sentence : undefined;
}

/** Throws `AppError('not_done_yet')` if an item is marked done that the platform knows is open. */
export function assertMayBeDone(itemId: string, status: string | undefined, seen: Surroundings): void {
  const first = status === 'completed' ? waitsFor(itemId, seen) : undefined;
  if (first !== undefined)
    throw new AppError('not_done_yet', { message: `${first} Then we’ll check this off for you.` });
}
