import { fold } from '#functions/ai/fold.ts';
import { topicOf, topicsIn } from '#functions/ai/library/page-topics.ts';
import { headAndList, partedDishes } from '#functions/ai/readers/menu/dish-list.ts';
import { judgePieces } from '#functions/ai/readers/pieces/judge-pieces.ts';
import { isToldOfTopic } from '#functions/ai/readers/pieces/sentence-forms.ts';
import { capital } from '#shared/profile/phrases/sentence.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { besideIdentity } from './beside-identity.ts';
import { identityPhrase } from './identity-phrase.ts';
import { tidySentence } from './tidy-words.ts';
import { topicClauses } from './topic-clauses.ts';
import { withTown } from './town-of-brief.ts';

type Told = Extract<ProfileProposal, { field: 'story' | 'house_notes' }>;
const isTold = (proposal: ProfileProposal): proposal is Told =>
  proposal.field === 'story' || proposal.field === 'house_notes';

export type PlacedReading = {
  reading: ProfileReading;
  /** What the restaurant is, for the headline; empty where the text doesn't begin with it. */
  identity: string;
  /** Words that say nothing by themselves. */
  unplaced: string[];
};

/**
 * The reading of a brief with each of the owner's sentences in its place on a page: the headline, a section, an answer, or
 * the story. Pure and linear.
 */
export function placeSentences(reading: ProfileReading, text: string): PlacedReading {
  const identity = identityOf(reading, text);
  const placed = reading.proposals
    .flatMap((proposal) => besideIdentity(proposal, identity, reading))
    .flatMap(inClauses)
    .map((proposal) => tidied(proposal, reading.language))
    .map((proposal) => withTown(proposal, identity));
  return {
    identity,
    unplaced: placed.filter(isWordAlone).map(({ value }) => value.text.replace(/\.$/, '')),
    reading: { ...reading, proposals: placed.filter((proposal) => !isWordAlone(proposal)) },
  };
}

function identityOf({ language }: ProfileReading, text: string): string {
  const first = judgePieces(text, fold(text), language).find(
    ({ verdict }) => verdict === 'certain' || verdict === 'likely',
  );
  if (first === undefined || first.verdict === 'likely') return '';
  return identityPhrase(headAndList(first.words)?.head ?? first.words);
}

/** A sentence about several topics is one entry for each of them, and its dishes are on the menu. */
function inClauses(proposal: ProfileProposal): ProfileProposal[] {
  if (!isTold(proposal) || !isToldOfTopic(proposal.value.text)) return [proposal];
  const { text, dishes } = partedDishes(proposal.value.text);
  const { field: _, value: __, ...passage } = proposal;
  return [
    ...dishes.map((value): ProfileProposal => ({ field: 'dishes', value, ...passage })),
    ...topicClauses(text).map((clause) => ofTopic(clause, passage)),
  ];
}

/** A clause about parking has a field of its own; any other is an answer or a section. */
function ofTopic(clause: string, passage: Omit<Told, 'field' | 'value'>): ProfileProposal {
  const { section, faq } = topicOf(clause);
  if (section === undefined && faq === 'parking') return { field: 'parking', value: clause, ...passage };
  return { field: 'house_notes', value: { text: clause }, ...passage };
}

/** The owner's words without the slips of a phone's keyboard. */
function tidied(proposal: ProfileProposal, language: string): ProfileProposal {
  switch (proposal.field) {
    case 'story':
    case 'house_notes':
      return { ...proposal, value: { ...proposal.value, text: tidySentence(proposal.value.text, language) } };
    case 'payment':
    case 'parking':
    case 'access':
      return { ...proposal, value: tidySentence(proposal.value, language) };
    case 'booking':
      return { ...proposal, value: { ...proposal.value, note: tidySentence(proposal.value.note, language) } };
    case 'hours_text':
      return { ...proposal, value: capital(proposal.value) };
    case 'dishes': {
      const name = capital(proposal.value.name.replace(/(?<=\p{L}) w\/? (?=\p{L})/u, ' with '));
      return { ...proposal, value: { ...proposal.value, name } };
    }
    default:
      return proposal;
  }
}

/** "Boulder." is no sentence; "Patio." opens a section. */
const isWordAlone = (proposal: ProfileProposal): proposal is Told =>
  isTold(proposal) && /^\p{L}+\.?$/u.test(proposal.value.text) && topicsIn(proposal.value.text).length === 0;
