import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isGlue } from '../clauses/glue.ts';
import type { Span } from '../reader.ts';
import { isTouched, without } from '../text/spans.ts';
import { bucket, is } from './feature-names.ts';
import { factsIn, type ReadWhole } from './read-whole.ts';

/** Characters beside a fact that are looked at. */
const REACH = 80;
const NEAR = 40;
const END = /[.!?…](?=\s|$)|[\n•·|]/g;
const LETTERS = /\p{L}/gu;
/** Words whose place beside a fact says something of it. */
const CLOSED = new Set(
  `a about al all also and are as at au auf avec aus bei but by called chez closed con da das de del der des die e ein el en es est et for from für has have i il im in is it ist je kein keine la las le les los ma mais mit my nicht no non not nous o of oder on or ou our over para pas per plus por que qui sin sind so than that the then to un una und une unser usually vom von was we when where wir with without y you your`.split(
    ' ',
  ),
);

/** The sentence around a fact, as far as it is near. */
function sentenceAround(folded: string, { start, end }: Span): Span {
  const before = folded.slice(Math.max(0, start - REACH), start);
  const after = folded.slice(end, end + REACH);
  const last = [...before.matchAll(END)].at(-1);
  const stop = after.search(END);
  return {
    start: start - before.length + (last === undefined ? 0 : last.index + 1),
    end: end + (stop < 0 ? after.length : stop),
  };
}

function lettersIn(folded: string, spans: readonly Span[]): number {
  return spans.reduce((count, { start, end }) => {
    const text = folded.slice(start, end);
    return isGlue(text) ? count : count + (text.match(LETTERS)?.length ?? 0);
  }, 0);
}

function wordBeside(text: string, pattern: RegExp): string {
  const word = pattern.exec(text)?.[1];
  if (word === undefined) return 'none';
  if (CLOSED.has(word)) return word;
  return /^\d/.test(word) ? '#' : 'word';
}

const isData = ({ field }: ProfileProposal) =>
  field !== 'story' && field !== 'house_notes' && field !== 'hours_text';

/** Where a fact stands, and what nobody has read around it. */
export function placeFeatures(whole: ReadWhole, proposal: ProfileProposal): string[] {
  const { folded, unprinted, counts } = whole;
  const { start, end, field } = proposal;
  const sentence = sentenceAround(folded, proposal);
  const near = factsIn(whole, sentence);
  const certain = near.filter(({ confidence }) => confidence === 'certain');
  const data = certain.filter(isData);
  const before = folded.slice(sentence.start, start);
  const after = folded.slice(end, sentence.end);
  return [
    `left=${bucket(lettersIn(folded, without([sentence], data)), [1, 8, 25, 60])}`,
    `unread=${bucket(lettersIn(folded, without([sentence], certain)), [1, 8, 25])}`,
    `before=${wordBeside(before, /([\p{L}\d']+)[^\p{L}\d]*$/u)}`,
    `after=${wordBeside(after, /^[^\p{L}\d]*([\p{L}\d']+)/u)}`,
    `same=${bucket(counts.get(field) ?? 0, [2, 3, 6, 12])}`,
    `length=${bucket(end - start, [12, 25, 50, 100, 200])}`,
    ...is('alone', before.trim() === '' && after.trim() === ''),
    ...is('beside unprinted', isTouched({ start: Math.max(0, start - NEAR), end: end + NEAR }, unprinted)),
    ...is('in unprinted', isTouched(proposal, unprinted)),
    ...is('others in sentence', data.length > 1),
    ...is('likely beside', near.length > certain.length),
  ];
}

/** How the whole is written: dictated, shouted, with corrections. */
export function styleFeatures({ source, folded, unprinted }: ReadWhole): string[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '').length;
  const stops = folded.match(/[.!?,;:\n]/g)?.length ?? 0;
  const words = folded.match(/\s+/g)?.length ?? 1;
  return [
    `stops=${bucket(stops / words, [0.03, 0.08, 0.16])}`,
    `lines=${bucket(lines, [2, 5, 12])}`,
    ...is('small', !/\p{Lu}/u.test(source)),
    ...is('loud', source === source.toUpperCase()),
    `unprinted=${bucket(unprinted.length, [1, 3, 7])}`,
  ];
}
