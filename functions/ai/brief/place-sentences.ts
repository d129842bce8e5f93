import { fold } from '#functions/ai/fold.ts';
import { STREET_ENDS } from '#functions/ai/readers/contact/address-words.ts';
import { classifyLines, isPrintable, type JudgedLine } from '#functions/ai/readers/lines/classify-lines.ts';
import { withCapitals } from '#functions/ai/readers/text/with-capitals.ts';
import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { headlineOf } from './headline.ts';
import { tidySentence, tidyWords } from './tidy-words.ts';
import { withTown } from './town-of-brief.ts';

export type PlacedReading = {
  reading: ProfileReading;
  /** The headline; empty if the first line isn't one. */
  identity: string;
};

/**
 * Corrects the words in the reading of a brief, and leaves out the line that is the headline. `asked`: what the
 * owner asked us to say. Pure and linear.
 */
export function placeSentences(
  reading: ProfileReading,
  text: string,
  asked: readonly string[] = [],
): PlacedReading {
  const { language } = reading;
  const cased = withCapitals(text);
  const first = classifyLines(cased, fold(cased), language).find(isOfGuests);
  const identity = headlineOf(first, language);
  const placed = reading.proposals
    .filter((proposal) => identity === '' || !isOwnLine(proposal) || proposal.start !== first?.start)
    .map(
      (proposal): ProfileProposal =>
        isOwnLine(proposal) && asked.includes(proposal.words)
          ? { ...proposal, confidence: 'certain' }
          : proposal,
    )
    .map((proposal) => tidied(proposal, language))
    .map((proposal) => withTown(proposal, first?.words ?? ''));
  return {
    identity,
    reading: {
      ...reading,
      proposals: withStreet([...inOneText(placed), ...townOf(identity, placed, first)]),
    },
  };
}

const STREET = new RegExp(
  `(?<![\\p{L}\\d$.,])\\d{1,5}(?: [\\p{L}\\d.’'-]{1,20}){1,4}? (?:${STREET_ENDS})(?![\\p{L}])|^\\d{2,5} (?:[NSEW]|NE|NW|SE|SW)\\.? \\p{Lu}\\p{L}+(?=\\.?$)`,
  'iu',
);

/** A line that is only a street, such as "88 North Street.", completes the town’s address. */
function withStreet(proposals: readonly ProfileProposal[]): ProfileProposal[] {
  const known = proposals.find(({ field }) => field === 'address');
  if (known?.field === 'address' && known.value.street !== '') return [...proposals];
  for (const line of proposals) {
    if (line.field !== 'house_notes' && line.field !== 'story') continue;
    const street = STREET.exec(line.value.text)?.[0] ?? '';
    const rest = line.value.text.replace(street, '').match(/\p{L}{2,}/gu) ?? [];
    if (street === '' || rest.length > 0) continue;
    const {
      locality = '',
      region = '',
      postal_code = '',
      country = '',
      text: town = '',
    } = known?.field === 'address' ? known.value : {};
    const text = [street, town].filter((part) => part !== '').join(', ');
    const value = { street, locality, region, postal_code, country, text };
    const { start, end, words } = line;
    const address = { field: 'address' as const, value, confidence: 'certain' as const, start, end, words };
    return [...proposals.filter((each) => each !== line && each !== known), address];
  }
  return [...proposals];
}

/** The town at the end of a headline: "BBQ food truck in Memphis", "Chinese takeout in Queens". */
const TOWN_AT_END = / in (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?:, (\p{Lu}{2}))?$/u;

/** The town in the headline, if the brief has no address. */
function townOf(
  identity: string,
  placed: readonly ProfileProposal[],
  line: JudgedLine | undefined,
): ProfileProposal[] {
  const [, locality = '', region = ''] = TOWN_AT_END.exec(identity) ?? [];
  if (line === undefined || locality === '' || placed.some(({ field }) => field === 'address')) return [];
  const text = [locality, region].filter((part) => part !== '').join(', ');
  const value = { street: '', locality, region, postal_code: '', country: '', text };
  const { start, end, words } = line;
  return [{ field: 'address', value, confidence: 'certain', start, end, words }];
}

const isOfGuests = (line: JudgedLine): boolean => isPrintable(line) || line.verdict === 'likely';
const isOwnLine = ({ field }: ProfileProposal): boolean => field === 'story' || field === 'house_notes';

/** Hours in words are one field of the profile, so they become one proposal. */
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

/** The owner’s words without typical typos of a phone’s keyboard. */
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
    case 'kind':
      return { ...proposal, value: tidyWords(proposal.value, language) };
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
