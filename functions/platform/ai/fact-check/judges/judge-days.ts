import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { type CheckedSentence, type CheckedText, finding, type Judge } from '../checked-text.ts';
import { type DaysToken, isClosed, isDays, isOfClosing, isOfOpening, openDays } from '../days-said.ts';
import { isOfSame } from '../passage.ts';
import { plainText } from '../text/plain-text.ts';
import { contentStems, wordsOf } from '../text/word-forms.ts';
import { HOURS_IN_WORDS } from '../vocabulary/hours-rows.ts';

/** Something that has days of its own in the record has no others: live music on Fridays is not on Saturdays. */
function isElsewhere({ facts }: CheckedText, { claims }: CheckedSentence, days: readonly Weekday[]): boolean {
  return claims.some(({ concept, isDenied }) => {
    if (HOURS_IN_WORDS.has(concept)) return false;
    const isRefused = facts.byConcept
      .get(concept)
      ?.some(
        (passage) =>
          passage.claims.some((one) => one.concept === concept && one.isDenied !== isDenied) &&
          days.length < WEEKDAYS.length &&
          days.some((day) => passage.openOn.has(day) || passage.closedOn.has(day)),
      );
    if (isRefused) return true;
    const passages = facts.byConcept.get(concept)?.filter(({ openOn }) => openOn.size > 0) ?? [];
    return passages.length > 0 && !passages.some(({ openOn }) => days.every((day) => openOn.has(day)));
  });
}

function isKnown(checked: CheckedText, sentence: CheckedSentence, token: DaysToken): boolean {
  const { facts, text } = checked;
  const { profile } = facts;
  if (!isKnownTurn(checked, sentence, token)) return false;
  if (isClosed(text, sentence, token)) {
    const closed: readonly Weekday[] = profile?.closed_days ?? [];
    const isShut = token.days.every((day) => closed.includes(day));
    return (
      isShut ||
      facts.passagesWith('days').some(({ closedOn }) => token.days.every((day) => closedOn.has(day)))
    );
  }
  if (isAlsoClosed(checked, sentence, token) || isScene(checked, sentence, token)) return true;
  const days = openDays(text, sentence.tokens.filter(isDays), token).filter(
    (day) => token.days.length < WORKDAYS || !isClosedElsewhere(checked, day),
  );
  const isElse = isElsewhere(checked, sentence, days);
  if (!isServedThen(checked, sentence, { token, days })) return false;
  const isOpen = facts.openOn.size > 0 && days.every((day) => facts.openOn.has(day));
  if (isOpen && !isElse) return true;
  const isAll = days.length === WEEKDAYS.length;
  const isShutThen = days.some((day) => profile?.closed_days.includes(day));
  const isTimed = sentence.tokens.some(({ kind }) => kind === 'time' || kind === 'hours');
  const isMereDay =
    !isTimed && !isShutThen && !isElse && !isOfOpening(text.slice(sentence.start, sentence.end));
  return facts.passagesWith('days').some((passage) => {
    const isGeneral = passage.tokens.every((one) => !isDays(one) || one.days.length === WEEKDAYS.length);
    if (isShutThen && !isAll && isGeneral) return false;
    const isSaid = days.every((day) => passage.openOn.has(day)) || (isAll && EVERY.test(passage.text));
    return isSaid && (isMereDay || isOfSame(passage, sentence));
  });
}

const WORKDAYS = 5;

/** "Weekdays from 8. Tuesday closed.": the text takes a day out itself. */
const isClosedElsewhere = ({ sentences, text, facts }: CheckedText, day: Weekday) =>
  facts.profile?.closed_days.includes(day) === true &&
  sentences.some((sentence) =>
    sentence.tokens.some(
      (one) => isDays(one) && one.days.length === 1 && one.days[0] === day && isClosed(text, sentence, one),
    ),
  );

const WEEKLY = /(?:every|each|jede[nr]|cada|todos los|chaque|tous les|ogni|tutti i)\s$/;

/** What is on the first Thursday of the month is on no other, nor every week. */
function isKnownTurn({ facts, text }: CheckedText, sentence: CheckedSentence, token: DaysToken): boolean {
  const turns = facts
    .passagesWith('days')
    .flatMap((passage) =>
      passage.tokens.flatMap((one) =>
        isDays(one) && one.nth !== undefined && one.days.every((day) => token.days.includes(day))
          ? [{ nth: one.nth, passage }]
          : [],
      ),
    );
  if (token.nth !== undefined) return turns.some(({ nth }) => nth === token.nth);
  return (
    !WEEKLY.test(text.slice(Math.max(0, token.start - 12), token.start)) ||
    !turns.some(({ passage }) => isOfSame(passage, sentence))
  );
}

const PARTS: readonly (readonly [words: RegExp, from: string, until: string])[] = [
  [/^\s?(?:nights?|evenings?|soir|noche|por la noche|sera|abends?)(?![a-z])/, '18:00', '24:00'],
  [/^\s?(?:lunch|midi|a mediodia|mittags?)(?![a-z])/, '11:00', '14:30'],
];

/** The words of the same breath: "Friday from 7, or for brunch on the weekend". */
function stemsBeside(
  text: string,
  { start, end, tokens, words, stems }: CheckedSentence,
  token: DaysToken,
): ReadonlySet<string> {
  const others = tokens.filter((one) => isDays(one) && one !== token);
  if (others.length === 0) return stems;
  const from = Math.max(start, ...others.flatMap((one) => (one.end <= token.start ? [one.end] : [])));
  const to = Math.min(end, ...others.flatMap((one) => (one.start >= token.end ? [one.start] : [])));
  const breaks = [...text.slice(from, to).matchAll(/[,;:]| (?:or|and|oder|und|o|y|ou|et|e) /g)].map(
    ({ index }) => from + index,
  );
  const first = breaks.findLast((at) => at < token.start) ?? from;
  const last = breaks.find((at) => at >= token.end) ?? to;
  return new Set(words.filter((word) => word.start >= first && word.end <= last).map(({ stem }) => stem));
}

/** "Thursday brunch", "lundi soir": on the days of that service, and when something is served then. */
function isServedThen(
  { facts: { profile }, text }: CheckedText,
  sentence: CheckedSentence,
  { token, days }: { token: DaysToken; days: readonly Weekday[] },
): boolean {
  const services = profile?.services ?? [];
  const beside = stemsBeside(text, sentence, token);
  const named = services.filter(({ name }) => {
    const words = contentStems(wordsOf(plainText(name)));
    return words.length > 0 && words.every((word) => beside.has(word));
  });
  const isNamedThen =
    named.length === 0 || days.every((day) => named.some((service) => service.days.includes(day)));
  const part = PARTS.find(([words]) => words.test(text.slice(token.end, token.end + 20)));
  if (part === undefined || services.length === 0) return isNamedThen;
  const [, from, until] = part;
  const isServed = days.every((day) =>
    services.some(
      ({ days: open, opens, closes }) =>
        open.includes(day) && opens < until && (closes === null || closes < opens || closes > from),
    ),
  );
  return isNamedThen && isServed;
}

/** Words that ask guests in, or say that there is something for them. */
const INVITES =
  /(?<![a-z])(?:open\w*|serv\w+|now|too|also|join|come|see you|visit\w*|book\w*|reserv\w*|swing|drop|stop by|roll in|here|wait\w*|every|each|from|until|till?|special\w*|dinner|supper|lunch|brunch|breakfast|night|tonight|happy|live|free|off|only|get|grab|enjoy|celebrat\w*|with us|plans?|abr\w+|abiert\w+|ven|venid|esper\w+|tambien|cen\w+|com(?:er|emos|ida)|noche|desayun\w*|cada|todos|ouvr\w+|ouvert\w*|venez|attend\w*|rendez|aussi|diner|dejeuner|midi|soir\w*|chaque|table|apert\w+|apriamo|veni\w+|aspett\w+|anche|cena\w*|pranz\w+|sera|ogni|offn\w+|geoffnet|offen|kommt?|komm|kommen|besuch\w*|freuen|auch|abend\w*|mittag\w*|fruhstuck\w*|jeden|bis|ab|wieder|gibt)(?![a-z])/;

/** How far behind a day "today" is that day. */
const LATER = 120;
const OPEN_TODAY =
  /(?<![a-z])(?:today|tonight|heute|hoy|esta noche|ce soir|aujourd'hui|stasera|oggi)\b[^.!?]{0,40}\b(?:open|serv\w+|till?|until|geoffnet|offen|bis|ab|abiert\w+|abrimos|hasta|ouvert\w*|jusqu\w*|apert\w+|fino|dalle)(?![a-z])|(?<![a-z])(?:open|geoffnet|abiert\w+|ouvert\w*|apert\w+)\s(?:today|tonight|heute|hoy|ce soir|stasera|oggi)(?![a-z])/;

/** "Your Monday called": a day of which nothing is said that a guest could act on. */
function isScene(
  { facts, text }: CheckedText,
  { start, end, tokens, mentions, claims }: CheckedSentence,
  { days }: DaysToken,
): boolean {
  const isShut = days.every((day) => facts.profile?.closed_days.includes(day));
  if (isShut && OPEN_TODAY.test(text.slice(end, end + LATER))) return false;
  const isBusy = mentions.length + claims.length > 0 || tokens.some(({ kind }) => kind !== 'days');
  return !isBusy && !INVITES.test(text.slice(start, end));
}

const ALSO = /^\s(?:auch|too|as well|tambien|aussi|anche)(?![a-z])/;

/** "Montag ist Ruhetag. Dienstag auch.": closed as what the sentence before names. */
function isAlsoClosed({ facts, text }: CheckedText, { start }: CheckedSentence, token: DaysToken): boolean {
  const closed: readonly Weekday[] = facts.profile?.closed_days ?? [];
  return (
    ALSO.test(text.slice(token.end, token.end + 12)) &&
    token.days.every((day) => closed.includes(day)) &&
    isOfClosing(text.slice(Math.max(0, start - 60), start))
  );
}

const EVERY = /every|each|jeden|cada|chaque|ogni/;

/** Days of the week: open or closed as the record has it. */
export const judgeDays: Judge = (checked, sentence) =>
  sentence.tokens
    .filter(isDays)
    .filter((token) => !isKnown(checked, sentence, token))
    .map((token) => finding(checked, 'time', token));
