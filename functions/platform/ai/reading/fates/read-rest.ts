import { fold } from '#functions/platform/ai/fold.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isGlue } from '../clauses/glue.ts';
import { type Sentence, sentencesOfFree } from '../clauses/passages.ts';
import type { HouseName } from '../facts/house-name.ts';
import { houseStatementOf } from '../facts/house-statement.ts';
import { isNamedForJob, peopleIn } from '../facts/people.ts';
import { wholeKitchenDiets } from '../facts/whole-kitchen-diets.ts';
import { isForGuests } from '../guest-sentences/is-for-guests.ts';
import type { Span } from '../reader.ts';
import { MOST, printed } from '../text/printed.ts';
import { isTouched, without } from '../text/spans.ts';
import { type Fate, MEANS } from './fate-of.ts';
import { type Judged, judgedClauses } from './judge-clauses.ts';
import type { Unprinted } from './unprinted.ts';

export type Rest = { proposals: ProfileProposal[]; wishes: Span[]; notForGuests: Unprinted[] };
/** How many clauses at the beginning may say what the house is without a subject. */
const OPENING_CLAUSES = 3;
/** In words. Longer ones say something else as well. */
const LONGEST_STATEMENT = 6;
/** Of these guests read however they are told. */
const MATTERS: ReadonlySet<string> = new Set(['payment', 'parking', 'access']);

type Given = { name: HouseName | undefined; corrected: readonly Span[]; doubts: readonly Span[] };
type Reading = Rest & {
  name: Span | undefined;
  source: string;
  folded: string;
  /** Whose words are not printed unconfirmed. */
  doubts: readonly Span[];
  corrected: readonly Span[];
  /** How many more clauses may say what the house is without a subject. */
  opening: number;
  hasKind: boolean;
  hasKindInName: boolean;
  cuisines: Set<string>;
  diets: Set<string>;
};

/** What follows is the house, even where a look is asked for. */
const PAGE_FOR =
  /(?<![a-z])(?:(?:website|web site|site|page|homepage|webpage) for|(?:web|pagina|pagina web) (?:para|de)|(?:site|page)(?: web| internet)? (?:pour|de)|(?:sito|pagina)(?: web)? (?:per|di|del)|(?:website|webseite|seite|homepage|internetseite) fur)(?![a-z])/;
/** "Nur bar", "coffee included": no kinds of places. */
const INCLUDED =
  /(?<![a-z])(?:included|incluid[oa]s?|compris(?:e|es)?|inclus(?:e|es)?|compres[oaie]|inclus[oaie]|inbegriffen|inklusive)(?![a-z])/;
/** Who is not meant: no words for the page of somebody of the house. */
const OF_OTHERS =
  /(?<![a-z])(?:(?:different|another|other) (?:owners?|family|place|business|company)|no relation|not (?:related|affiliated|connected|to be confused)|otr[oa]s? duen[oa]s?|nada que ver|sin relacion|autre proprietaire|rien a voir|altr[oa] (?:proprietari[oa]|gestione)|niente a che (?:fare|vedere)|ander(?:er|e|en) (?:besitzer|inhaber|betreiber)|nicht (?:verwandt|zu verwechseln))(?![a-z])/;

function passage({ source }: Reading, { start, end }: Span, isCertain: boolean) {
  return {
    confidence: isCertain ? ('certain' as const) : ('likely' as const),
    start,
    end,
    words: source.slice(start, end),
  };
}

function addHouseFacts(reading: Reading, clause: Span): void {
  const { source, folded } = reading;
  const { kind, cuisines, isCertain } = houseStatementOf(source, folded, clause, reading.opening > 0);
  const isSaid = !reading.hasKindInName || houseStatementOf(source, folded, clause, false).kind !== undefined;
  if (kind !== undefined && isSaid && !reading.hasKind) {
    reading.hasKind = true;
    reading.proposals.push({
      field: 'kind',
      value: source.slice(kind.start, kind.end).slice(0, 60),
      ...passage(reading, kind, isCertain),
    });
  }
  for (const cuisine of cuisines) {
    const value = source.slice(cuisine.start, cuisine.end);
    const key = folded.slice(cuisine.start, cuisine.end);
    if (reading.cuisines.has(key) || reading.cuisines.size >= 6) continue;
    reading.cuisines.add(key);
    reading.proposals.push({
      field: 'cuisines',
      value: value.slice(0, 40),
      ...passage(reading, cuisine, isCertain),
    });
  }
  for (const { diet, start, end } of wholeKitchenDiets(folded, clause)) {
    if (reading.diets.has(diet)) continue;
    reading.diets.add(diet);
    reading.proposals.push({ field: 'diets', value: diet, ...passage(reading, { start, end }, true) });
  }
}

function addFact(reading: Reading, clause: Span, { field, isCertain }: Fate & { type: 'fact' }): void {
  const text = printed(reading.source.slice(clause.start, clause.end)).slice(0, MOST[field]);
  const at = passage(reading, clause, isCertain);
  const isTold = field === 'story' || field === 'house_notes';
  const people = isTold ? peopleIn(text).filter((person) => !isOfName(reading, clause, person)) : [];
  if (people.length > 0 && !isCertain) {
    const named = people.filter((person) => isNamedForJob(person, text));
    if (named.length > 0 && isDoubtful(reading, clause)) {
      reading.proposals.push({ field: 'story', value: { text }, ...at });
      return;
    }
    for (const { name, role } of named) {
      const start = Math.max(clause.start, reading.source.indexOf(name, clause.start));
      const value = { name, role: role.slice(0, 80), sentence: '' };
      const span = { start, end: Math.min(clause.end, start + name.length) };
      reading.proposals.push({ field: 'people', value, ...passage(reading, span, true) });
    }
    if (named.length > 0) return;
  }
  if (people.length > 0) {
    for (const [index, { name, role }] of people.entries()) {
      const sentence = index === 0 && !OF_OTHERS.test(fold(text)) ? text.slice(0, 500) : '';
      const value = { name, role: role.slice(0, 80), sentence };
      reading.proposals.push({ field: 'people', value, ...at });
    }
  } else if (field === 'story') addStory(reading, clause, isCertain);
  else if (field === 'house_notes') reading.proposals.push({ field, value: { text }, ...at });
  else if (field === 'payment' && isCertain && replacesCharge(reading, text)) {
    reading.proposals.push({ field, value: text, ...at });
  } else if (reading.proposals.some((proposal) => proposal.field === field)) {
    reading.proposals.push({ field: 'house_notes', value: { text }, ...at });
  } else reading.proposals.push({ field, value: text, ...at });
}

/** "We are called Don Hilario": whose name the house bears is nobody who works there. */
function isOfName({ source, name }: Reading, clause: Span, person: { name: string }): boolean {
  if (name === undefined) return false;
  const at = source.indexOf(person.name, clause.start);
  const isPart = at >= 0 && at < name.end && at + person.name.length > name.start;
  return isPart || source.slice(name.start, name.end) === person.name;
}

/** "Coperto 2.50. Cards and cash.": the second says how to pay; the first becomes a note. */
function replacesCharge(reading: Reading, text: string): boolean {
  const first = reading.proposals.findIndex(({ field }) => field === 'payment');
  const before = reading.proposals[first];
  if (before?.field !== 'payment' || MEANS.test(fold(before.value)) || !MEANS.test(fold(text))) return false;
  reading.proposals[first] = { ...before, field: 'house_notes', value: { text: before.value } };
  return true;
}

/** Sentences side by side are one passage: the second may speak of the first. */
function addStory(reading: Reading, clause: Span, isCertain: boolean): void {
  const { source, proposals } = reading;
  const last = proposals.findLast((proposal) => proposal.field === 'story');
  const isBehind =
    last?.field === 'story' &&
    /^[^\S\n]{0,3}$/.test(source.slice(last.end, clause.start)) &&
    last.end <= clause.start &&
    /[.!?…)"”»]$/.test(last.words) &&
    /[.!?…)"”»]$/.test(source.slice(clause.start, clause.end));
  if (isBehind && isCertain && last.confidence === 'certain' && clause.end - last.start <= MOST.story) {
    last.end = clause.end;
    last.words = source.slice(last.start, clause.end);
    last.value = { text: printed(last.words) };
    return;
  }
  const text = printed(source.slice(clause.start, clause.end)).slice(0, MOST.story);
  proposals.push({ field: 'story', value: { text }, ...passage(reading, clause, isCertain) });
}

/** "Roman trattoria in Trastevere": what the house is, and little else, is for guests. */
function saysWhatItIs({ source, folded, opening }: Reading, clause: Span): boolean {
  const isShort = folded.slice(clause.start, clause.end).split(/\s+/).length <= LONGEST_STATEMENT;
  return isShort && houseStatementOf(source, folded, clause, opening > 0).kind !== undefined;
}

function addClause(reading: Reading, clause: Judged, { isRest, isList }: Sentence): void {
  const { fate } = clause;
  const text = reading.folded.slice(clause.start, clause.end);
  if (fate.type === 'rest') return;
  else if (fate.type === 'house') addHouseFacts(reading, clause);
  else if (fate.type === 'wish') {
    reading.wishes.push(clause);
    if (PAGE_FOR.test(text)) addHouseFacts(reading, clause);
  } else if (fate.type === 'not for guests') {
    reading.notForGuests.push({ start: clause.start, end: clause.end, reason: fate.reason });
    if (fate.reason === 'to_the_maker') addHouseFacts(reading, clause);
  } else if (isRest && isGlue(text)) return;
  else {
    const isFragment = isRest && !isList && fate.field === 'story' && text.split(' ').length < 4;
    const written = reading.source.slice(clause.start, clause.end);
    const isLoudName =
      reading.opening === OPENING_CLAUSES && written === written.toUpperCase() && fate.field !== 'story';
    const isPassing =
      !MATTERS.has(fate.field) &&
      !saysWhatItIs(reading, clause) &&
      !isForGuests(text, { isNote: fate.field !== 'story', isBeside: clause.isBeside });
    const isUnsure = isFragment || isLoudName || isDoubtful(reading, clause) || isPassing;
    addFact(reading, clause, isUnsure ? { ...fate, isCertain: false } : fate);
    if (fate.field !== 'payment' && !INCLUDED.test(text)) addHouseFacts(reading, clause);
  }
}

function isDoubtful(reading: Reading, clause: Span): boolean {
  return isTouched(clause, reading.doubts) || isBehindCorrection(reading, clause);
}

/** What follows a correction in its sentence speaks of the mistake as often as of the house. */
function isBehindCorrection({ folded, corrected }: Reading, clause: Span): boolean {
  return corrected.some(
    ({ end }) =>
      end <= clause.start && clause.start - end <= 60 && !/[!?\n]|\.\s/.test(folded.slice(end, clause.start)),
  );
}

/** Reads what no other reader claimed: the name, what the house says of itself, the owner's words, wishes. */
export function readRest(source: string, free: readonly Span[], given: Given): Rest {
  const folded = fold(source);
  const reading: Reading = {
    source,
    folded,
    name: given.name,
    doubts: given.doubts,
    corrected: given.corrected,
    proposals: [],
    wishes: [],
    notForGuests: [],
    opening: OPENING_CLAUSES,
    hasKind: false,
    hasKindInName: given.name?.kind !== undefined,
    cuisines: new Set(),
    diets: new Set(),
  };
  const { name } = given;
  if (name !== undefined) {
    const value = source.slice(name.start, name.end);
    reading.proposals.push({ field: 'name', value, ...passage(reading, name, name.isCertain) });
  }
  for (const sentence of sentencesOfFree(source, folded, without(free, given.corrected))) {
    const clauses = judgedClauses(reading, sentence);
    for (const clause of clauses) {
      const isWhole = !sentence.isRest && clauses.length === 1;
      addClause(reading, isWhole ? asWhole(folded, clause) : clause, sentence);
      if (/\p{L}/u.test(folded.slice(clause.start, clause.end))) reading.opening--;
    }
  }
  if (name?.kind !== undefined) addKindOfName(reading, name.kind);
  return reading;
}

/** A kind that is said wins over the one that the name holds: "bistrot à Lyon: Le Bouchon des Carmes". */
function addKindOfName(reading: Reading, kind: Span): void {
  const { proposals } = reading;
  if (proposals.some(({ field, confidence }) => field === 'kind' && confidence === 'certain')) return;
  reading.proposals = proposals.filter(({ field }) => field !== 'kind');
  const at = passage(reading, kind, true);
  reading.proposals.push({ field: 'kind', value: at.words.slice(0, 60), ...at });
}

/** Two words are a sentence where nothing else stands in it: "Feni cocktails." */
function asWhole(folded: string, clause: Judged): Judged {
  const { fate } = clause;
  if (
    fate.type !== 'fact' ||
    fate.field !== 'story' ||
    fate.isPersonal ||
    !/[a-z]{2,}:?\s[a-z]{2,}.*[.!]$/.test(folded.slice(clause.start, clause.end))
  )
    return clause;
  return { ...clause, fate: { ...fate, isCertain: true } };
}
