import type { RestaurantName } from '#functions/ai/readers/facts/checked-name.ts';
import { readStatedKind } from '#functions/ai/readers/facts/stated-kind.ts';
import { fold } from '#functions/platform/ai/fold.ts';
import { isGlue } from '../../clauses/glue.ts';
import { type Sentence, sentencesOfFree } from '../../clauses/passages.ts';
import { isForGuests } from '../../guest-sentences/is-for-guests.ts';
import type { Span } from '../../reader.ts';
import { without } from '../../text/spans.ts';
import { type Judged, judgedClauses } from '../judge-clauses.ts';
import { addHouseFacts } from './house-facts.ts';
import { isDoubtful, passage, type Reading, type Rest } from './rest-reading.ts';
import { addFact } from './told-facts.ts';

/** How many clauses at the beginning may say what the house is without a subject. */
const OPENING_CLAUSES = 3;
/** In words. Longer ones say something else as well. */
const LONGEST_STATEMENT = 6;
/** Of these guests read however they are told. */
const MATTERS: ReadonlySet<string> = new Set(['payment', 'parking', 'access']);

type Given = { name: RestaurantName | undefined; corrected: readonly Span[]; doubts: readonly Span[] };
/** What follows is the house, even where a look is asked for. */
const PAGE_FOR =
  /(?<![a-z])(?:(?:website|web site|site|page|homepage|webpage) for|(?:web|pagina|pagina web) (?:para|de)|(?:site|page)(?: web| internet)? (?:pour|de)|(?:sito|pagina)(?: web)? (?:per|di|del)|(?:website|webseite|seite|homepage|internetseite) fur)(?![a-z])/;
/** "Nur bar", "coffee included": no kinds of places. */
const INCLUDED =
  /(?<![a-z])(?:included|incluid[oa]s?|compris(?:e|es)?|inclus(?:e|es)?|compres[oaie]|inclus[oaie]|inbegriffen|inklusive)(?![a-z])/;
/** "Roman trattoria in Trastevere": what the house is, and little else, is for guests. */
function saysWhatItIs({ source, folded, opening }: Reading, clause: Span): boolean {
  const isShort = folded.slice(clause.start, clause.end).split(/\s+/).length <= LONGEST_STATEMENT;
  return isShort && readStatedKind(source, folded, clause, opening > 0).kind !== undefined;
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
    reading.proposals.push({ field: 'name', value, ...passage(reading, name, true) });
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
