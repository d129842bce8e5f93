import { type Person, peopleIn } from '#functions/ai/readers/facts/people.ts';
import { fold } from '#functions/platform/ai/fold.ts';
import type { Span } from '../../reader.ts';
import { MOST, printed } from '../../text/printed.ts';
import { type Fate, MEANS } from '../fate-of.ts';
import { passage, type Reading } from './rest-reading.ts';

/** Who is not meant: no words for the page of somebody of the house. */
const OF_OTHERS =
  /(?<![a-z])(?:(?:different|another|other) (?:owners?|family|place|business|company)|no relation|not (?:related|affiliated|connected|to be confused)|otr[oa]s? duen[oa]s?|nada que ver|sin relacion|autre proprietaire|rien a voir|altr[oa] (?:proprietari[oa]|gestione)|niente a che (?:fare|vedere)|ander(?:er|e|en) (?:besitzer|inhaber|betreiber)|nicht (?:verwandt|zu verwechseln))(?![a-z])/;

/** Adds a clause in the owner's words, or the people whom it names. */
export function addFact(reading: Reading, clause: Span, { field, isCertain }: Fate & { type: 'fact' }): void {
  const text = printed(reading.source.slice(clause.start, clause.end)).slice(0, MOST[field]);
  const at = passage(reading, clause, isCertain);
  const isTold = field === 'story' || field === 'house_notes';
  const people = isTold ? peopleIn(text).filter((person) => !isOfName(reading, clause, person)) : [];
  if (people.length > 0) {
    addPeople(reading, at, { text, people });
  } else if (field === 'story') addStory(reading, clause, isCertain);
  else if (field === 'house_notes') reading.proposals.push({ field, value: { text }, ...at });
  else if (field === 'payment' && isCertain && replacesCharge(reading, text)) {
    reading.proposals.push({ field, value: text, ...at });
  } else if (reading.proposals.some((proposal) => proposal.field === field)) {
    reading.proposals.push({ field: 'house_notes', value: { text }, ...at });
  } else reading.proposals.push({ field, value: text, ...at });
}

type Told = { text: string; people: readonly Person[] };

/** The people of a sentence; it is told with the first. */
function addPeople(reading: Reading, at: ReturnType<typeof passage>, { text, people }: Told): void {
  for (const [index, { name, role }] of people.entries()) {
    const sentence = index === 0 && !OF_OTHERS.test(fold(text)) ? text.slice(0, 500) : '';
    const value = { name, role: role.slice(0, 80), sentence };
    reading.proposals.push({ field: 'people', value, ...at });
  }
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
