import type { Weekday } from '#shared/site/site-content.ts';
import { type CheckedSentence, type CheckedText, finding, isWithin, type Judge } from '../checked-text.ts';
import { type DatedHours, datedAt, isDated } from '../dated-days.ts';
import { isClosed, isOfOpening, openDays } from '../days-said.ts';
import { endsOf, minutesOf } from '../evidence/service-ends.ts';
import { isNamedIn, isOfSame, type Passage } from '../passage.ts';
import type { FactToken, FactTokenOf, Minutes } from '../readers/fact-token.ts';
import { contentStems, wordsOf } from '../text/word-forms.ts';
import { isKnownPrice } from './prices/judge-prices.ts';

type TimeToken = FactTokenOf<'time'> | FactTokenOf<'hours'>;
type Interval = { days: readonly Weekday[]; opens: number; ends: readonly number[] };

const isTime = (token: FactToken): token is TimeToken => token.kind === 'time' || token.kind === 'hours';
const meet = (one: Minutes, other: Minutes) => one.some((minutes) => other.includes(minutes));

const intervals = ({ facts }: CheckedText, words: string): Interval[] =>
  (facts.profile?.services ?? []).map((service) => ({
    days: service.days,
    opens: minutesOf(service.opens),
    ends: endsOf(service, words),
  }));

function fits(token: TimeToken, { opens, ends }: Interval): boolean {
  if (token.kind === 'hours') return token.opens.includes(opens) && meet(token.closes, ends);
  const isOpening =
    token.at.includes(opens) || (token.role === 'any' && token.at.includes(NOON) && isLunch(opens));
  const isEnd = meet(token.at, ends);
  if (token.role === 'opens') return isOpening;
  return token.role === 'closes' ? isEnd : isOpening || isEnd;
}

const NOON = 12 * 60;
/** "A mediodía", "le midi": when lunch is eaten. */
const isLunch = (opens: number) => opens >= NOON - 30 && opens <= NOON + 120;

type Spoken = TimeToken | FactTokenOf<'days'>;

/** "Fr: early into the weekend, open until 7": the line is about the day that it begins with. */
const LABEL = /^\.?\s?:/;

/** The days that a time is said of: those beside it, before or behind as the sentence begins. */
function daysOfTime({ text }: CheckedText, sentence: CheckedSentence, token: TimeToken): Weekday[] {
  const spoken = sentence.tokens.filter(
    (one): one is Spoken => isTime(one) || (one.kind === 'days' && !isClosed(text, sentence, one)),
  );
  const [label] = sentence.tokens;
  if (label?.kind === 'days' && LABEL.test(text.slice(label.end, label.end + 3))) return [...label.days];
  const at = spoken.indexOf(token);
  const before = rowOfDays(spoken.slice(0, at).reverse());
  const behind = rowOfDays(spoken.slice(at + 1));
  const [first] = spoken;
  const beside = first !== undefined && isTime(first) ? [behind, before] : [before, behind];
  const row = beside.find(({ length }) => length > 0) ?? lastDays(spoken.slice(0, at));
  const all = sentence.tokens.filter((one) => one.kind === 'days');
  if (row.length === 0 && sentence.isBare) return [...sentence.daysNear];
  return row.flatMap((one) => openDays(text, all, one));
}

/** Days up to the next time. */
function rowOfDays(spoken: readonly Spoken[]): FactTokenOf<'days'>[] {
  const row: FactTokenOf<'days'>[] = [];
  for (const one of spoken) {
    if (one.kind !== 'days') break;
    row.push(one);
  }
  return row;
}

/** "Tuesday to Saturday, 12 to 2 and 6 to 10": days go on until others are named. */
function lastDays(before: readonly Spoken[]): FactTokenOf<'days'>[] {
  const last = before.findLastIndex((one) => one.kind === 'days');
  return rowOfDays(before.slice(0, last + 1).reverse());
}

const timed = ({ facts }: CheckedText) => [...facts.passagesWith('time'), ...facts.passagesWith('hours')];

/** Whether a passage of the record says the same time, of the same days and the same thing. */
function isSaid(
  token: TimeToken,
  days: readonly Weekday[],
  sentence: CheckedSentence,
  passage: Passage,
): boolean {
  const said = passage.tokens.filter(isTime).some((one) => isSameTime(token, one));
  if (!said) return false;
  const saidDays = daysBeside(token, passage);
  if (saidDays.length > 0 && !days.every((day) => saidDays.includes(day))) return false;
  const { daysNear } = sentence;
  const isNear = daysNear.length === 0 || daysNear.some((day) => saidDays.includes(day));
  if (saidDays.length > 0 && days.length === 0 && !isNear) return false;
  return isOfSame(passage, sentence);
}

/** "Until 12, at weekends until 2": the days of the clause that says this time, else all where there is one clause. */
function daysBeside(token: TimeToken, { text, tokens }: Passage): Weekday[] {
  const times = tokens.filter(isTime);
  const said = times.find((one) => isSameTime(token, one));
  const from = times.length > 1 && said !== undefined ? text.lastIndexOf(',', said.start) : -1;
  const next = times.length > 1 && said !== undefined ? text.indexOf(',', said.end) : -1;
  const to = next < 0 ? text.length : next;
  return tokens.flatMap((one) =>
    one.kind === 'days' && one.start >= from && one.end <= to ? [...one.days] : [],
  );
}

function isSameTime(one: TimeToken, other: TimeToken): boolean {
  if (one.kind === 'hours')
    return other.kind === 'hours' && meet(one.opens, other.opens) && meet(one.closes, other.closes);
  if (other.kind === 'time') return meet(one.at, other.at);
  return (
    (one.role !== 'closes' && meet(one.at, other.opens)) ||
    (one.role !== 'opens' && meet(one.at, other.closes))
  );
}

type DayToken = FactTokenOf<'days'> | FactTokenOf<'date'> | FactTokenOf<'holiday'>;

const isDay = (token: FactToken): token is DayToken => token.kind === 'days' || isDated(token);

/** Hours of the date that a time is said of: the day before it, else behind it. */
function datedHoursOf(
  { facts, text }: CheckedText,
  { tokens }: CheckedSentence,
  token: TimeToken,
): DatedHours[] {
  const days = tokens.filter(isDay);
  const beside =
    days.findLast(({ end }) => end <= token.start) ?? days.find(({ start }) => start >= token.end);
  return beside !== undefined && isDated(beside) ? datedAt(facts, text, beside) : [];
}

const isWithinDated = (token: TimeToken, hours: readonly DatedHours[], words: string) =>
  hours.some(({ services }) =>
    services.some((service) =>
      fits(token, {
        days: [],
        opens: minutesOf(service.opens),
        ends: endsOf({ last_seating: null, ...service }, words),
      }),
    ),
  );

/** As many words in common tell that an event of the house is meant. */
const SAME_EVENT = 2;

/** Events of the record that the clause around a time speaks of: they begin when they do, whatever else is open then. */
function eventsOf(checked: CheckedText, sentence: CheckedSentence, token: TimeToken): Passage[] {
  const stems = new Set(contentStems(wordsOf({ text: clauseOf(checked, sentence, token), cased: '' })));
  return timed(checked).filter(
    ({ topic, text }) =>
      !isOfOpening(text) && [...topic].filter((stem) => stems.has(stem)).length >= SAME_EVENT,
  );
}

function isKnownTime(checked: CheckedText, sentence: CheckedSentence, token: TimeToken): boolean {
  const days = daysOfTime(checked, sentence, token);
  const ofSame = token.kind === 'time' ? eventsOf(checked, sentence, token) : [];
  if (ofSame.length > 0) return ofSame.some((passage) => isSaid(token, days, sentence, passage));
  const words = clauseOf(checked, sentence, token);
  const dated = datedHoursOf(checked, sentence, token);
  if (dated.length > 0) return isWithinDated(token, dated, words);
  const fitting = intervals(checked, words).filter((interval) => fits(token, interval));
  const isServed =
    fitting.length > 0 && days.every((day) => fitting.some((interval) => interval.days.includes(day)));
  if (isServed || isScene(checked, sentence, { token, days })) return true;
  if (timed(checked).some((passage) => isSaid(token, days, sentence, passage))) return true;
  return token.kind === 'time' && isPriceInWords(checked, sentence, token);
}

/** Words that say when something is, begins or ends. */
const TELLS_HOURS =
  /(?<![a-z])(?:open\w*|clos\w+|serv\w+|start\w*|begin\w*|from|until|till?|doors?|hours?|live|music|every|daily|nightly|happy|lunch|brunch|dinner|breakfast|kitchen|last|first|show|quiz|book\w*|deliver\w*|abr\w+|cierr\w+|cerr\w+|abiert\w+|hasta|desde|sirv\w+|empiez\w+|comid\w*|cena|ouvr\w+|ouvert\w*|ferm\w+|serv\w+|jusqu\w*|des|diner|dejeuner|apr\w+|apert\w+|chiud\w+|fino|dalle|cena|pranzo|inizi\w+|offn\w+|geoffnet|offen|schliess\w+|bis|ab|von|beginn\w*|kuche|immer|taglich|jeden)(?![a-z])/;

/** "Guests who crave a pizza at 9 pm": a moment while the house is open, of which nothing else is said. */
function isScene(
  checked: CheckedText,
  sentence: CheckedSentence,
  { token, days }: { token: TimeToken; days: readonly Weekday[] },
): boolean {
  if (token.kind !== 'time' || token.role !== 'any' || sentence.claims.length > 0) return false;
  const own = sentence.isBare ? sentence.context : sentence.stems;
  const ofSame = timed(checked).filter(({ topic }) => [...topic].some((stem) => isNamedIn(stem, own)));
  if (!ofSame.every((passage) => isWithinHours(token, passage))) return false;
  if (TELLS_HOURS.test(clauseOf(checked, sentence, token))) return false;
  return intervals(checked, '').some(
    ({ days: open, opens, ends }) =>
      days.every((day) => open.includes(day)) && ends.some((end) => isBetween(token.at, opens, end)),
  );
}

const isBetween = (at: Minutes, opens: number, end: number) =>
  at.some((minutes) => minutes >= opens && minutes <= (end < opens ? end + DAY : end));

const isWithinHours = ({ at }: FactTokenOf<'time'>, { tokens }: Passage) =>
  tokens.some(
    (one) =>
      one.kind === 'hours' &&
      one.opens.some((opens) => one.closes.some((end) => end > opens && isBetween(at, opens, end))),
  );

/** The words around a time up to the next mark; all of the sentence where they say nothing. */
function clauseOf({ text }: CheckedText, { start, end, words }: CheckedSentence, token: TimeToken): string {
  const from = Math.max(start, text.slice(0, token.start).search(/[,;:(][^,;:(]*$/));
  const to = token.end + (/[,;:()]/.exec(text.slice(token.end, end))?.index ?? end - token.end);
  const own = words.filter((word) => word.start >= from && word.end <= to && !isWithin(word, token));
  return contentStems(own).length < 2 ? text.slice(start, end) : text.slice(from, to);
}
const DAY = 24 * 60;

/** "twelve fifty" is a price as often as a time. */
function isPriceInWords(checked: CheckedText, sentence: CheckedSentence, token: TimeToken): boolean {
  const [hour, minute] = checked.text.slice(token.start, token.end).split(':').map(Number);
  const isWords = !/\d/.test(finding(checked, 'time', token).words);
  return (
    isWords && minute !== undefined && isKnownPrice(checked, sentence, token, [(hour ?? 0) + minute / 100])
  );
}

export const judgeTimes: Judge = (checked, sentence) =>
  sentence.tokens
    .filter(isTime)
    .filter((token) => !isKnownTime(checked, sentence, token))
    .map((token) => finding(checked, 'time', token));
