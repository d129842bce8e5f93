import { fold } from '#functions/ai/fold.ts';
import { topicsIn } from '#functions/ai/library/page-topics.ts';
import { headAndList } from '#functions/ai/readers/menu/dish-list.ts';
import { type JudgedPiece, judgePieces } from '#functions/ai/readers/pieces/judge-pieces.ts';
import { cutLine } from '#shared/profile/menu-lines/line-prices.ts';
import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { besideHours } from './beside-hours.ts';
import { besideIdentity } from './beside-identity.ts';
import { identityPhrase } from './identity-phrase.ts';
import { slipsIn } from './slips.ts';
import { tidyPhrase, tidySentence, tidyWords } from './tidy-words.ts';
import { isTold, type Told, toldParts } from './told-parts.ts';
import { withTown } from './town-of-brief.ts';

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
  const { language } = reading;
  const pieces = judgePieces(text, fold(text), language);
  const plain = pieces.filter(({ verdict }) => verdict === 'certain');
  const isPlain = ({ start, end }: ProfileProposal) =>
    plain.some((piece) => piece.start <= start && end <= piece.end);
  const identity = identityOf(pieces);
  const placed = reading.proposals
    .flatMap((proposal) => besideIdentity(proposal, identity, reading))
    .flatMap((proposal) => besideHours(proposal, reading))
    .map((proposal) => clearDish(proposal, isPlain(proposal)))
    .flatMap((proposal) => toldParts(proposal, { language, isPlain: isPlain(proposal) }))
    .map((proposal) => asSureAsSpelled(tidied(proposal, language), language))
    .map((proposal) => withTown(proposal, identity));
  return {
    identity: tidyPhrase(identity, language),
    unplaced: placed.filter(isWordAlone).map(({ value }) => value.text.replace(/\.$/, '')),
    reading: { ...reading, proposals: inOneText(placed.filter((proposal) => !isWordAlone(proposal))) },
  };
}

/** A dish with a price in a plain sentence is one, whatever its name; a price in its name is its price. */
function clearDish(proposal: ProfileProposal, isPlain: boolean): ProfileProposal {
  if (proposal.field !== 'dishes' || proposal.confidence === 'certain' || !isPlain) return proposal;
  const { words, price } = cutLine(proposal.value.name);
  const value = price === undefined ? proposal.value : { ...proposal.value, ...price, name: words };
  return value.price === '' ? proposal : { ...proposal, value, confidence: 'certain' };
}

function identityOf(pieces: readonly JudgedPiece[]): string {
  const first = pieces.find(({ verdict }) => verdict === 'certain' || verdict === 'likely');
  if (first === undefined || first.verdict === 'likely') return '';
  return identityPhrase(headAndList(first.words)?.head ?? first.words);
}

/** A sentence with a word that looks like a slip waits for its owner; a dish keeps its name. */
function asSureAsSpelled(proposal: ProfileProposal, language: string): ProfileProposal {
  const said = isTold(proposal) ? proposal.value.text : '';
  const typed = `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  return slipsIn(typed, language).length === 0 ? proposal : { ...proposal, confidence: 'likely' };
}

/** Hours in words are one text of the profile, so all of them are one proposal. */
function inOneText(proposals: readonly ProfileProposal[]): ProfileProposal[] {
  const texts = proposals.filter((one) => one.field === 'hours_text' && one.confidence === 'certain');
  const [first, ...more] = texts;
  if (first?.field !== 'hours_text' || more.length === 0) return [...proposals];
  const value = texts
    .map((one) => asSentence(String(one.value)))
    .join(' ')
    .slice(0, LONGEST_HOURS);
  return proposals.flatMap((one) => (one === first ? { ...first, value } : texts.includes(one) ? [] : [one]));
}

const LONGEST_HOURS = 500;

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
      return { ...proposal, value: capital(tidyWords(proposal.value, language)) };
    case 'menus':
      return { ...proposal, value: { ...proposal.value, name: capital(proposal.value.name) } };
    case 'dishes': {
      const { name, description } = proposal.value;
      const words = {
        name: capital(tidyWords(name, language)),
        description: tidyWords(description, language),
      };
      return { ...proposal, value: { ...proposal.value, ...words } };
    }
    default:
      return proposal;
  }
}

/** "Boulder." is no sentence; "Patio." opens a section. */
const isWordAlone = (proposal: ProfileProposal): proposal is Told =>
  isTold(proposal) &&
  /^(?:an? )?\p{L}+\.?$/iu.test(proposal.value.text) &&
  topicsIn(proposal.value.text).length === 0;
