import type { ItemFields } from '#shared/editing/grammar.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import type { EntryKind, PrivateReason } from './entry-kinds.ts';

/** A parsed detail. `value` always has fields: plain text is `{ text }`. */
export type ReadItem = {
  kind: EntryKind;
  value: ItemFields;
  words: string;
  isLikely: boolean;
  /** Why it isn’t for guests. */
  reason?: PrivateReason;
};

const fieldsOf = ({ value }: ProfileProposal): ItemFields =>
  typeof value === 'string' ? { text: value } : (value as ItemFields);

const languageOf = (language: string): ReadItem => ({
  kind: 'languages',
  value: { text: language },
  words: '',
  isLikely: false,
});

/** All parsed details, in the order of the text within each kind. */
export function itemsOf({ language, other_language, ...reading }: ProfileReading): ReadItem[] {
  const { proposals, wishes, not_for_guests } = reading;
  const isUnknownOrSaid =
    other_language !== undefined ||
    language === '' ||
    language === 'und' ||
    proposals.some(({ field }) => field === 'languages');
  return [
    // Unless they say otherwise, owners write in the language of their website.
    ...(isUnknownOrSaid || proposals.length === 0 ? [] : [languageOf(language)]),
    ...proposals.map((proposal) => ({
      kind: proposal.field,
      value: fieldsOf(proposal),
      words: proposal.words,
      isLikely: proposal.confidence === 'likely',
    })),
    ...wishes.map(({ words }) => ({
      kind: 'wishes' as const,
      value: { text: words },
      words,
      isLikely: false,
    })),
    ...not_for_guests.map(({ words, reason }) => ({
      kind: 'not_for_guests' as const,
      value: { text: words },
      words,
      isLikely: false,
      reason,
    })),
  ];
}
