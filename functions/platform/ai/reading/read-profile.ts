import { readContact } from '#functions/ai/readers/contact/read-contact.ts';
import type { RestaurantName } from '#functions/ai/readers/facts/checked-name.ts';
import { nameBefore, readRestaurantName } from '#functions/ai/readers/facts/restaurant-name.ts';
import { withCertainty } from '#functions/ai/readers/facts/with-certainty.ts';
import { readHours } from '#functions/ai/readers/hours/read-hours.ts';
import { isOfMenu, readMenu } from '#functions/ai/readers/menu/read-menu.ts';
import { fold } from '#functions/platform/ai/fold.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { withGlue } from './clauses/glue.ts';
import { type Sentence, sentencesOfFree } from './clauses/passages.ts';
import { doubtsIn, withDoubts } from './fates/doubts.ts';
import { laterPricesIn } from './fates/later-prices.ts';
import { pageFurnitureIn } from './fates/page-furniture.ts';
import { readListedServices } from './fates/read-listed-services.ts';
import { removedDishesIn, withoutDishes } from './fates/removed-dishes.ts';
import { replacedIn, withLater, withLongerPrices, withReplaced } from './fates/replaced-values.ts';
import { readRest } from './fates/rest/read-rest.ts';
import { clausesNotForGuests } from './fates/secrets.ts';
import { withSettledPrices } from './fates/settled-prices.ts';
import { correctedIn, unwrittenIn } from './fates/unprinted.ts';
import { chatStampsIn } from './forms/chat-stamps.ts';
import { readQuestions, withAnswers } from './forms/read-questions.ts';
import { detectLanguage } from './languages/detect-language.ts';
import { regionOf } from './languages/detect-region.ts';
import { withOwnWords } from './own-words/own-words.ts';
import type { Reader, ReadingContext, Span } from './reader.ts';
import { capitalized } from './text/capitalized.ts';
import { decoded } from './text/entities.ts';
import { joinedLines } from './text/joined-lines.ts';
import { withPartedLines } from './text/parted-lines.ts';
import { blanked, inOrder, isTouched, without } from './text/spans.ts';

/** As long as a profile keeps them. */
const MOST_HOURS_TEXT = 500;
/** In the order in which they may claim words. */
const READERS: readonly Reader[] = [readContact, readMenu, readListedServices, readHours];

type Quoted = Span & { words: string };

/** What a text says before it is settled what of it may be printed. */
export type ReadParts = {
  source: string;
  folded: string;
  language: string;
  sentences: readonly Sentence[];
  facts: ProfileProposal[];
  wishes: ProfileReading['wishes'];
  notForGuests: ProfileReading['not_for_guests'];
  /** In whose words the writer is not sure of what is said. */
  doubts: readonly Span[];
  /** Values that were corrected later: facts hold what is right, the owner's words do not. */
  outdated: readonly Span[];
};

/** Reads each clause for the fate that it has. Pure and linear; never throws. */
export function readParts(source: string, given: ReadingContext): ReadParts {
  const folded = fold(source);
  const detected = detectLanguage(source, folded, given.region);
  const language = detected === 'und' && given.language !== '' ? given.language : detected;
  const replaced = withLater(replacedIn(folded), laterPricesIn(folded));
  const corrected = inOrder([...correctedIn(blanked(folded, replaced.corrected)), ...replaced.corrected]);
  const view = blanked(withReplaced(source, replaced), corrected);
  const foldedView = fold(view);
  const stamps = [...chatStampsIn(folded), ...pageFurnitureIn(folded)];
  const asked = readQuestions(source, fold(blanked(view, stamps)));
  const unwritten = inOrder([...unwrittenIn(folded), ...stamps, ...asked.hidden]);
  const whole = [{ start: 0, end: source.length }];
  const sentences = sentencesOfFree(view, foldedView, without(whole, unwritten));
  const removed = removedDishesIn(foldedView, sentences);
  const hushed = clausesNotForGuests(foldedView, sentences);
  const secrets = [...hushed, ...removed.orders.filter((order) => !isTouched(order, inOrder(hushed)))];
  const hidden = [...unwritten, ...secrets];
  const doubts = doubtsIn(foldedView, sentences, secrets);
  const named = blanked(view, hidden, true);
  const restaurantName = readRestaurantName(named);
  const name = asked.name ?? (restaurantName && isOfMenu(named, restaurantName) ? undefined : restaurantName);
  const nameAlone = name === undefined || !isAlone(named, name) ? [] : [name];
  const answers = asked.proposals.filter(({ field }) => field !== 'people' && field !== 'booking');
  const settled = [...nameAlone, ...asked.wishes, ...answers];
  const text = { readable: blanked(named, settled, true), free: without(whole, [...hidden, ...settled]) };
  const { found, free } = readFacts(source, text, { context: { ...given, language }, corrected });
  const called = name ?? nameAtAddress(source, found);
  const rest = readRest(source, free, { name: called, corrected, doubts: doubts.text });
  const notForGuests = passages(source, [...corrected, ...unwritten, ...secrets, ...rest.notForGuests]);
  const wishes = passages(source, [...rest.wishes, ...asked.wishes]);
  const stated = withLongerPrices(found, replaced);
  const served = withoutDishes([...stated, ...rest.proposals], removed.dishes, replaced.replacements);
  const facts = withDoubts(withAnswers(served, asked.proposals), doubts);
  return {
    source,
    folded,
    language,
    sentences,
    facts,
    wishes,
    notForGuests,
    doubts: doubts.text,
    outdated: [...replaced.replacements, ...removed.dishes],
  };
}

type Readable = { readable: string; free: readonly Span[] };

/** The facts that each reader finds in what those before it left, and what none of them claims. */
function readFacts(
  source: string,
  text: Readable,
  { context: given, corrected }: { context: ReadingContext; corrected: readonly Span[] },
): { found: ProfileProposal[]; free: readonly Span[] } {
  let { readable, free } = text;
  let context = given;
  const found: ProfileProposal[] = [];
  for (const read of READERS) {
    const facts = read({ source: readable, free }, context);
    found.push(
      ...facts
        .map((proposal) => ({ ...proposal, words: source.slice(proposal.start, proposal.end) }))
        .map((proposal) => asWritten(proposal, corrected)),
    );
    context = { ...context, region: context.region || regionOf(facts) };
    const claims = facts.filter((fact) => !isTownInSentence(readable, fact));
    free = without(free, claims);
    readable = blanked(readable, claims, true);
  }
  return { found, free };
}

/**
 * Reads what an owner wrote. Each clause has one fate: a fact or the owner's own sentence (`proposals`), a wish,
 * or words that are not for guests. Pure and linear; never throws.
 */
export function readProfile(source: string, given: ReadingContext): ProfileReading {
  const plain = decoded(source);
  const joined = joinedLines(plain?.text ?? source);
  const parted = withPartedLines(joined?.text ?? plain?.text ?? source);
  const reading = readPlain(parted, given);
  if (parted === source) return reading;
  const inSource = <Passage extends Quoted>(passage: Passage): Passage => {
    const place = (at: number) => plain?.placeOf(at) ?? at;
    const inPlain = joined?.placeOf(passage) ?? passage;
    const [start, end] = [place(inPlain.start), place(inPlain.end)];
    return { ...passage, start, end, words: source.slice(start, end) };
  };
  const { language, proposals, wishes, not_for_guests } = reading;
  return {
    language,
    proposals: proposals.map(inSource),
    wishes: wishes.map(inSource),
    not_for_guests: not_for_guests.map(inSource),
  };
}

function readPlain(source: string, given: ReadingContext): ProfileReading {
  const { folded, language, sentences, wishes, notForGuests, doubts, outdated, ...read } = readParts(
    source,
    given,
  );
  const unprinted = inOrder([...wishes, ...notForGuests, ...doubts]);
  const sure = withCertainty({ folded }, read.facts);
  const facts = withOwnWords({ source, folded, sentences, unprinted: [...unprinted, ...outdated] }, sure);
  const claimed = [...facts, ...wishes, ...notForGuests];
  const lost = without([{ start: 0, end: source.length }], claimed).filter(({ start, end }) =>
    /[\p{L}\d]/u.test(source.slice(start, end)),
  );
  const proposals = withSettledPrices(withGlue(source, facts, lost).map(withCapital));
  return { language, proposals, wishes, not_for_guests: notForGuests };
}

/** The words before the address, where nothing else says the name. */
function nameAtAddress(source: string, found: readonly ProfileProposal[]): RestaurantName | undefined {
  const address = found.find(({ field, confidence }) => field === 'address' && confidence === 'certain');
  return address && nameBefore(source, address.start);
}

/** "a noodle bar in Queens": the town is the house's, and the sentence still says what the house is. */
function isTownInSentence(source: string, { field, value, start }: ProfileProposal): boolean {
  return field === 'address' && value.street === '' && /\p{L}\s$/u.test(source.slice(0, start).slice(-2));
}

/** Dishes and menus begin with a capital wherever in a sentence they were named. */
function withCapital(proposal: ProfileProposal): ProfileProposal {
  if (proposal.field === 'dishes') {
    const { value } = proposal;
    return { ...proposal, value: { ...value, name: capitalized(value.name) } };
  }
  if (proposal.field !== 'menus') return proposal;
  return { ...proposal, value: { ...proposal.value, name: capitalized(proposal.value.name) } };
}

/** The owner's words with a correction among them: to be shown as they are, not printed. */
function asWritten(proposal: ProfileProposal, corrected: readonly Span[]): ProfileProposal {
  if (proposal.field !== 'hours_text' || !isTouched(proposal, corrected)) return proposal;
  return { ...proposal, value: proposal.words.slice(0, MOST_HOURS_TEXT), confidence: 'likely' };
}

/** The name stands for itself, before a comma or at the end of a line: it is no sentence and no heading. */
function isAlone(source: string, name: Span): boolean {
  const line = source.slice(source.lastIndexOf('\n', name.start - 1) + 1, name.start);
  const before = line.split(/[!?]\s/).at(-1) ?? '';
  const after = source.slice(name.end, name.end + 4);
  const isLabeled = /^\W*(?:restaurant )?(?:name|nombre|nom|nome)\s?:\s*$/i.test(before);
  return (
    (isLabeled || !/[\p{L}\d]/u.test(before)) &&
    /^["”»]?\s?(?:[,.:;|·•(\n\t–—]|-\s|\s[-–—|·]|[^\p{L}\p{N}\p{P}\s]|$)/u.test(after)
  );
}

function passages<Passage extends Span>(source: string, spans: readonly Passage[]) {
  return inOrder(spans).map((span) => ({ ...span, words: source.slice(span.start, span.end) }));
}
