import type { Accepted } from '#shared/profile/proposal-changes.ts';
import type { Entry } from './corrections.ts';
import type { EntryKind } from './entry-kinds.ts';

/** Fields that hold plain texts, or lists of them. */
const TEXT_FIELDS: readonly EntryKind[] = [
  'name',
  'kind',
  'region',
  'time_zone',
  'currency',
  'email',
  'payment',
  'parking',
  'access',
  'hours_text',
  'cuisines',
  'diets',
  'languages',
  'closed_days',
];

/** What of a reading goes into the profile: all that is certain or accepted, and neither removed nor private. */
export function acceptedProposals(entries: readonly Entry[]): Accepted[] {
  return entries.flatMap(({ kind, value, state }): Accepted[] => {
    if (state !== 'taken' || kind === 'wishes' || kind === 'not_for_guests') return [];
    if (kind !== 'address' && value.text === '') return [];
    return [asAccepted(kind, TEXT_FIELDS.includes(kind) ? value.text : value)];
  });
}

/** The value fits its field: it was read for it, or the owner has typed it; the server looks once more. */
const asAccepted = (field: Accepted['field'], value: unknown) => ({ field, value }) as Accepted;
