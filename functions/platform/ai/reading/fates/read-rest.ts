import { fold } from '#functions/platform/ai/fold.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isGlue } from '../clauses/glue.ts';
import { type Sentence, sentencesOfFree } from '../clauses/passages.ts';
import type { HouseName } from '../facts/house-name.ts';
import { houseStatementOf } from '../facts/house-statement.ts';
import { personIn } from '../facts/people.ts';
import { wholeKitchenDiets } from '../facts/whole-kitchen-diets.ts';
import type { Span } from '../reader.ts';
import { MOST, printed } from '../text/printed.ts';
import { without } from '../text/spans.ts';
import { type Fate, fateOf } from './fate-of.ts';
import { MENTION } from './fate-patterns.ts';
import { isOneInList, listPartFate } from './list-part-fate.ts';
import type { Unprinted } from './unprinted.ts';

export type Rest = { proposals: ProfileProposal[]; wishes: Span[]; notForGuests: Unprinted[] };
/** How many clauses at the beginning may say what the house is without a subject. */
const OPENING_CLAUSES = 3;

type Given = { name: HouseName | undefined; corrected: readonly Span[] };
type Judged = Span & { fate: Fate };
type Reading = Rest & {
  source: string;
  folded: string;
  /** How many more clauses may say what the house is without a subject. */
  opening: number;
  hasKind: boolean;
  hasKindInName: boolean;
  cuisines: Set<string>;
  diets: Set<string>;
};

function sameFate(a: Fate, b: Fate): boolean {
  if (a.type !== b.type) return false;
  if (a.type === 'fact' && b.type === 'fact') return a.field === b.field || (isTold(a) && isTold(b));
  return a.type !== 'not for guests' || (b.type === 'not for guests' && a.reason === b.reason);
}

function isTold({ field }: Fate & { type: 'fact' }): boolean {
  return field === 'story' || field === 'house_notes';
}

function merged(a: Fate, b: Fate): Fate {
  if (a.type !== 'fact' || b.type !== 'fact') return a;
  const field = a.field === b.field ? a.field : 'house_notes';
  const isPersonal = a.isPersonal || b.isPersonal || false;
  return { ...a, field, isCertain: !isPersonal, isPersonal };
}

/** What follows is the house, even where a look is asked for. */
const PAGE_FOR = /(?:website|site|page|homepage) for (?:our|my)(?![a-z])/;
/** "… but not cheesy": the rest of a wish. */
const NOT_THIS =
  /^(?:but |and |pero |mais |ma |aber )?(?:not|no|nothing|nada|pas|rien|non|niente|nicht|kein[a-z]*)\s[a-z ]{2,40}[.!]?$/;

function toMaker(fate: Fate): boolean {
  return fate.type === 'not for guests' && fate.reason === 'to_the_maker';
}

/** Clauses of one sentence, side by side, that have one fate become one passage. */
function judgedClauses({ source, folded, opening }: Reading, sentence: Sentence): Judged[] {
  const judged: Judged[] = [];
  for (const [index, clause] of sentence.clauses.entries()) {
    const text = folded.slice(clause.start, clause.end);
    const mention = MENTION.exec(text);
    const from = mention === null || mention[0].length >= text.length ? 0 : mention[0].length;
    if (from > 0) {
      judged.push({
        start: clause.start,
        end: clause.start + from,
        fate: { type: 'not for guests', reason: 'to_the_maker' },
      });
    }
    const last = judged.at(-1);
    const isIntroduced =
      last !== undefined && toMaker(last.fate) && folded.slice(last.end - 1, clause.start).includes(':');
    const goesOn = last?.fate.type === 'wish' && NOT_THIS.test(text);
    const alone = last !== undefined && (isIntroduced || goesOn) ? last.fate : fateOf(text.slice(from));
    const fate = sentence.isList
      ? listPartFate(folded, clause, {
          fate: alone,
          statement: houseStatementOf(source, folded, clause, opening > index),
        })
      : alone;
    const isOne =
      last !== undefined &&
      (sentence.isList ? isOneInList(last, { ...clause, fate }, folded) : sameFate(last.fate, fate));
    if (last !== undefined && from === 0 && isOne) {
      last.fate = merged(last.fate, fate);
      last.end = clause.end;
    } else judged.push({ start: clause.start + from, end: clause.end, fate });
  }
  return judged;
}

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
  const person = field === 'story' || field === 'house_notes' ? personIn(text) : undefined;
  if (person !== undefined) {
    const value = { name: person.name, role: person.role.slice(0, 80), sentence: text.slice(0, 500) };
    reading.proposals.push({ field: 'people', value, ...passage(reading, clause, true) });
  } else if (field === 'story') addStory(reading, clause, isCertain);
  else if (field === 'house_notes') reading.proposals.push({ field, value: { text }, ...at });
  else if (reading.proposals.some((proposal) => proposal.field === field)) {
    reading.proposals.push({ field: 'house_notes', value: { text }, ...at });
  } else reading.proposals.push({ field, value: text, ...at });
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
    addFact(reading, clause, isFragment || isLoudName ? { ...fate, isCertain: false } : fate);
    addHouseFacts(reading, clause);
  }
}

/** Reads what no other reader claimed: the name, what the house says of itself, the owner's words, wishes. */
export function readRest(source: string, free: readonly Span[], given: Given): Rest {
  const folded = fold(source);
  const reading: Reading = {
    source,
    folded,
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
