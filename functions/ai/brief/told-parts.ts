import { topicOf } from '#functions/ai/library/page-topics.ts';
import { partedDishes } from '#functions/ai/readers/menu/dish-list.ts';
import {
  isHours,
  isSentence,
  isToldOfTopic,
  OPENS,
  WEEKDAY,
} from '#functions/ai/readers/pieces/sentence-forms.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { noteList } from './note-list.ts';
import { topicClauses } from './topic-clauses.ts';

export type Told = Extract<ProfileProposal, { field: 'story' | 'house_notes' }>;
export const isTold = (proposal: ProfileProposal): proposal is Told =>
  proposal.field === 'story' || proposal.field === 'house_notes';

/** Of what parts a sentence is made: its language, and whether it is nothing but a fact for guests. */
type Sentence = { language: string; isPlain: boolean };

/**
 * An owner’s sentence in its parts: a list without a verb is its dishes and a note for each of the rest, hours are
 * hours, and any other sentence is told by topics. Pure.
 */
export function toldParts(proposal: ProfileProposal, { language, isPlain }: Sentence): ProfileProposal[] {
  if (!isTold(proposal)) return [proposal];
  const { text } = proposal.value;
  const { field: _, value: __, ...passage } = proposal;
  const list = noteList(text, language);
  if (list !== undefined) {
    const sure = { ...passage, ...(isPlain && { confidence: 'certain' as const }) };
    return [...asDishes(list.dishes, sure), ...list.notes.map((note) => ofTopic(note, sure))];
  }
  if (!isToldOfTopic(text)) return [withoutTopic(proposal, isPlain)];
  const parted = partedDishes(text);
  return [
    ...asDishes(parted.dishes, passage),
    ...(parted.text === '' ? [] : topicClauses(parted.text).map((clause) => ofTopic(clause, passage))),
  ];
}

type Passage = Omit<Told, 'field' | 'value'>;

const asDishes = (
  dishes: readonly Extract<ProfileProposal, { field: 'dishes' }>['value'][],
  passage: Passage,
) => dishes.map((value): ProfileProposal => ({ field: 'dishes', value, ...passage }));

/** Opening words or days with a time, and no year, phone, price, or duration. */
const saysHours = (text: string): boolean =>
  isHours(text) &&
  (WEEKDAY.test(text) || (OPENS.test(text) && /\d/.test(text)) || /\d\s?[ap]m\b/i.test(text)) &&
  !/[$€£]|\b(?:19|20)\d\d\b|\d{3}/.test(text) &&
  !DURATION.test(text);

const DURATION = /\d\s?(?:hours?|hrs?|horas|heures|stunden|ore)(?!\p{L})/iu;

/** "Two seatings, 5:30 and 8" is hours; "Chef Dana Ito, local fish" is no sentence of the story. */
function withoutTopic(proposal: Told, isPlain: boolean): ProfileProposal {
  const { field, value, ...passage } = proposal;
  if (isPlain && saysHours(value.text))
    return { ...passage, confidence: 'certain', field: 'hours_text', value: value.text };
  const isNote = field === 'story' && !isSentence(value.text);
  return isNote ? { ...proposal, field: 'house_notes' } : proposal;
}

/** A clause about parking has a field of its own; any other is an answer or a section. */
function ofTopic(clause: string, passage: Passage): ProfileProposal {
  const { section, faq } = topicOf(clause);
  if (section === undefined && faq === 'parking') return { field: 'parking', value: clause, ...passage };
  return { field: 'house_notes', value: { text: clause }, ...passage };
}
