import { capital } from '#shared/profile/phrases/sentence.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { identityPhrase } from './identity-phrase.ts';
import { headAndList, listedDishes, partedDishes } from './listed-dishes.ts';
import { menuSpan } from './menu-span.ts';
import { topicOf, topicsIn } from './page-topics.ts';
import {
  DENIES,
  isHours,
  isListOfAll,
  isName,
  isSentence,
  isToldOfTopic,
  PRICE,
  WEEKDAY,
} from './piece-kinds.ts';
import { type Piece, placedPieces } from './pieces.ts';
import { isNoFragment, isWordAlone, tidied } from './tidy-proposals.ts';
import { tidySentence } from './tidy-words.ts';
import { topicClauses } from './topic-clauses.ts';
import { withTown } from './town-of-brief.ts';

type Span = { start: number; end: number };
type Field = ProfileProposal['field'];

/** What is settled by the piece it stands in; contact, people, and what kind of place it is stay as they were read. */
const SETTLED: ReadonlySet<Field> = new Set<Field>([
  'story',
  'house_notes',
  'hours_text',
  'services',
  'closed_days',
  'dated_hours',
  'dishes',
  'menus',
  'booking',
  'payment',
  'parking',
  'access',
]);
const CONTACT: ReadonlySet<Field> = new Set<Field>(['phones', 'email', 'links', 'address']);
const HOURS: ReadonlySet<Field> = new Set<Field>(['services', 'closed_days', 'dated_hours', 'hours_text']);
const OWN_WORDS: ReadonlySet<Field> = new Set<Field>(['payment', 'access', 'parking']);
/** "Tel. 0761 555 0134" */
const NUMBER_ALONE = /^(?:\p{L}{1,8}[.:]?\s*)?\+?[\d\s()./-]{7,20}\.?$/u;
/** As long as a profile keeps a note. */
const LONGEST = 500;

/**
 * The reading with each piece of the text in one place: a list of dishes, hours, an answer to a question of guests, a
 * sentence of the story, or a note. Prices, hours, and contact stay as they were read. `identity` is the piece that
 * says what the restaurant is, for the headline; `unplaced`: words that say nothing by themselves. Pure and linear in
 * the pieces.
 */
export function settleReading(
  reading: ProfileReading,
  text: string,
): { reading: ProfileReading; identity: string; unplaced: string[] } {
  const pieces = placedPieces(text);
  const hidden = [...reading.wishes, ...reading.not_for_guests];
  const first = pieces.find((piece) => !hidden.some((span) => touches(span, piece)));
  const begins = first?.words ?? '';
  const identity = identityPhrase(headAndList(begins)?.head ?? begins);
  const menu = menuSpan(pieces);
  const taken: Span[] = [];
  const placed: ProfileProposal[] = [];
  let isAfterList = false;
  for (const piece of pieces) {
    const inMenu = menu !== undefined && piece.start >= menu.start && piece.end <= menu.end;
    const around: Around = { reading, identity, isAfterList };
    const found: ProfileProposal[] | undefined = inMenu
      ? dishLeft(piece, reading)
      : settlePiece(piece, around);
    isAfterList = found?.some(({ field }) => field === 'dishes') ?? false;
    if (found === undefined) continue;
    taken.push(piece);
    placed.push(...found);
  }
  const kept = reading.proposals
    .flatMap((proposal) => withoutSpans(proposal, taken))
    .flatMap(dishesTold)
    .filter(isNoFragment)
    .map((proposal) => tidied(proposal, reading.language));
  const all = [...kept, ...placed];
  const unplaced = all.filter(isWordAlone).map((proposal) => proposal.value.text.replace(/\.$/, ''));
  const proposals = all
    .filter((proposal) => !isWordAlone(proposal))
    .toSorted((a, b) => a.start - b.start)
    .map((proposal) => withTown(proposal, identity))
    .map((proposal) =>
      proposal.field === 'cuisines' ? { ...proposal, value: capital(proposal.value) } : proposal,
    );
  return { reading: { ...reading, proposals }, identity, unplaced };
}

/** "Mezcal and margaritas" is no sentence of a story. */
function dishesTold(proposal: ProfileProposal): ProfileProposal[] {
  const dishes = proposal.field === 'story' ? listedDishes(proposal.value.text) : undefined;
  if (dishes === undefined) return [proposal];
  const { start, end, words, confidence } = proposal;
  return dishes.map((value) => ({ field: 'dishes', value, start, end, words, confidence }));
}

/** A line of a menu that was not read as one: "pancakes as big as ur head $9". */
function dishLeft(piece: Piece, { proposals }: ProfileReading): ProfileProposal[] | undefined {
  const isRead = proposals.some((proposal) => proposal.field === 'dishes' && touches(proposal, piece));
  if (isRead || !PRICE.test(piece.words)) return undefined;
  return listedDishes(piece.words)?.map((value) => ({ field: 'dishes', value, ...certain(piece) }));
}

type Around = { reading: ProfileReading; identity: string; isAfterList: boolean };

/** Where a piece goes; undefined where it stays as it was read. */
function settlePiece(
  piece: Piece,
  { reading, identity, isAfterList }: Around,
): ProfileProposal[] | undefined {
  const { words } = piece;
  const isHere = (span: Span) => touches(span, piece);
  const isPrivate = reading.not_for_guests.some((span) => isHere(span) && span.reason !== 'self_praise');
  if (isPrivate || reading.wishes.some(isHere) || words.length > LONGEST) return undefined;
  const dishes = listedDishes(words, isAfterList);
  if (dishes !== undefined) return dishes.map((value) => ({ field: 'dishes', value, ...certain(piece) }));
  const led = headAndList(words);
  if (led !== undefined) {
    const head = { ...piece, words: led.head };
    return [
      ...(isLabel(led.head) ? [] : (settlePiece(head, { reading, identity, isAfterList: false }) ?? [])),
      ...led.dishes.map((value): ProfileProposal => ({ field: 'dishes', value, ...certain(piece) })),
    ];
  }
  const within = reading.proposals.filter(isHere);
  const fields = (names: ReadonlySet<Field>) => within.filter(({ field }) => names.has(field));
  // The readers of lists know each part of it for what it is.
  if (reading.not_for_guests.some(isHere) || isListOfAll(words)) return undefined;
  // The number itself stays; what is left of the words, such as "Tel.", says nothing.
  if (covers(fields(CONTACT), piece) || NUMBER_ALONE.test(words)) return [];
  if (identity !== '' && words.includes(identity)) return leftOf(piece, identity, reading);
  if (isToldOfTopic(words)) return topicFacts(piece, words, reading);
  if (fields(HOURS).length > 0 && isHours(words)) return undefined;
  const hasDish = within.some(
    (read) => (read.field === 'menus' || read.field === 'dishes') && isName(read.value.name),
  );
  if (PRICE.test(words) && hasDish) return undefined;
  if (covers(fields(OWN_WORDS), piece)) return fields(OWN_WORDS);
  if (isHours(words) && WEEKDAY.test(words)) return [hoursSaid(piece)];
  if (isSentence(words) && !isNotice(words))
    return [told('story', piece, tidySentence(words, reading.language))];
  return [told('house_notes', piece, tidySentence(words, reading.language))];
}

/** What guests have to know or do is no story: "Cancel 72 hours ahead or we charge the card." */
const isNotice = (words: string): boolean =>
  DENIES.test(words) ||
  /^(?:please |pls )?(?:ask|bring|book|call|cancel|come|follow|order|pre-?order|reserve|stop by|text)\b/i.test(
    words,
  );

/** "Pies", "On the menu": says nothing but what the list is. */
const isLabel = (words: string): boolean => words.split(/\s+/).length <= 3 && !isSentence(words);

const certain = ({ start, end, words }: Piece) => ({ start, end, words, confidence: 'certain' as const });

/** Hours that no table can say, in the owner's words. */
const hoursSaid = (piece: Piece): ProfileProposal => ({
  field: 'hours_text',
  value: capital(piece.words),
  ...certain(piece),
});

const told = (field: 'story' | 'house_notes', piece: Piece, text: string): ProfileProposal => ({
  field,
  value: { text },
  ...certain(piece),
});

function topicFacts(piece: Piece, words: string, reading: ProfileReading): ProfileProposal[] {
  const { text, dishes } = partedDishes(words);
  return [
    ...dishes.map((value): ProfileProposal => ({ field: 'dishes', value, ...certain(piece) })),
    ...topicClauses(text).map((clause) => topicFact(piece, clause, reading)),
  ];
}

/** A clause about parking or booking has a field of its own; any other is an answer or a section. */
function topicFact(piece: Piece, clause: string, reading: ProfileReading): ProfileProposal {
  const text = tidySentence(clause, reading.language);
  const { section, faq } = topicOf(clause);
  if (section === undefined && faq === 'parking') return { field: 'parking', value: text, ...certain(piece) };
  const isBooking = section === undefined && topicsIn(clause).every((topic) => topic.faq === 'reservations');
  const read = reading.proposals.find(
    ({ field, start }) => field === 'booking' && start >= piece.start && start < piece.end,
  );
  if (isBooking && read?.field === 'booking')
    return { ...read, value: { ...read.value, note: text }, ...certain(piece) };
  return told('house_notes', piece, text);
}

/** What a piece says beside what the restaurant is: ", two seatings nightly (5:30 and 8:00)". */
function leftOf(piece: Piece, identity: string, reading: ProfileReading): ProfileProposal[] {
  const at = piece.words.indexOf(identity);
  const rest = piece.words.slice(at + identity.length).replace(/^[\s,.;:–—-]+/, '');
  const isWhole = at > 3 || /^(?:since|opened|founded|established|run|owned|started|serving)\b/i.test(rest);
  // "We are a ramen spot in Cleveland." is the headline, and not said again.
  if (/^we(?: are|['’]re) an? $/i.test(piece.words.slice(0, at)) && rest === '') return [];
  if (isWhole) return [told('story', piece, tidySentence(piece.words, reading.language))];
  const contact = reading.proposals.filter(
    (proposal) => CONTACT.has(proposal.field) && touches(proposal, piece),
  );
  if (!/[\p{L}\d]{3}/u.test(rest) || covers(contact, { ...piece, words: rest })) return [];
  const dishes = listedDishes(rest, true);
  if (dishes !== undefined) return dishes.map((value) => ({ field: 'dishes', value, ...certain(piece) }));
  const said = rest.replace(/^(?:with|con|avec|mit)\s/iu, '');
  if (isHours(said)) {
    const read = reading.proposals.filter(
      (proposal) => HOURS.has(proposal.field) && touches(proposal, piece),
    );
    return read.length > 0 ? read : [hoursSaid({ ...piece, words: said })];
  }
  if (isToldOfTopic(said)) return topicFacts(piece, said, reading);
  return [told(isSentence(said) ? 'story' : 'house_notes', piece, tidySentence(said, reading.language))];
}

const touches = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;

/** Most of the letters of a piece are in the proposals. */
function covers(proposals: readonly ProfileProposal[], piece: Piece): boolean {
  const letters = proposals.reduce((sum, { words }) => sum + words.length, 0);
  return letters >= piece.words.length * 0.6;
}

/** The proposal where none of the spans holds it; of one in words that reaches beyond them, the parts that are left. */
function withoutSpans(proposal: ProfileProposal, spans: readonly Span[]): ProfileProposal[] {
  const { field, start, end } = proposal;
  const touched = spans.filter((span) => touches(span, { start, end }));
  if (touched.length === 0) return [proposal];
  if (field === 'people') return [{ ...proposal, value: { ...proposal.value, sentence: '' } }];
  if (!SETTLED.has(field)) return [proposal];
  const cuts = [{ start: -1, end: start }, ...touched, { start: end, end: -1 }];
  const left = cuts.slice(1).flatMap((cut, index) => {
    const from = cuts[index]?.end ?? start;
    const words = proposal.words.slice(Math.max(0, from - start), Math.max(0, cut.start - start)).trim();
    return /[\p{L}\d]{2}/u.test(words) ? [{ words, start: from, end: cut.start }] : [];
  });
  const text = left.map(({ words }) => words).join(' ');
  if (field === 'hours_text') return text === '' ? [] : [{ ...proposal, value: text, words: text }];
  // What is said in several pieces, such as the hours of a day, stays as long as one of them is not settled.
  if (field !== 'story' && field !== 'house_notes') return left.length > 0 ? [proposal] : [];
  return left.map((part) => ({ ...proposal, ...part, value: { text: part.words } }));
}
