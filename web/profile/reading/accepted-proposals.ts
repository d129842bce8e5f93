import type { Accepted } from '#shared/profile/proposal-changes.ts';
import type { Entry } from './corrections.ts';
import type { EntryKind } from './entry-kinds.ts';

/** Fields that hold plain text, or lists of it. */
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

/** The parts of a reading to save: everything certain or accepted that isn’t removed or private. */
export function acceptedProposals(entries: readonly Entry[]): Accepted[] {
  return entries.flatMap(({ kind, value, state }): Accepted[] => {
    if (state !== 'taken' || kind === 'wishes' || kind === 'not_for_guests') return [];
    if (kind !== 'address' && value.text === '') return [];
    return [asAccepted(kind, TEXT_FIELDS.includes(kind) ? value.text : value)];
  });
}

/** The value fits its field, because it was parsed for it or typed by the owner. The server validates it again. */
const asAccepted = (field: Accepted['field'], value: unknown) => ({ field, value }) as Accepted;
