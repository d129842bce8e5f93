import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { type CheckedSentence, type CheckedText, finding, isWithin, type Judge } from '../checked-text.ts';
import { claimsIn } from '../claims.ts';
import type { Statement } from '../read-statement.ts';
import type { FactTokenOf, Part } from '../readers/fact-token.ts';
import { contentStems } from '../text/word-forms.ts';

type DaysToken = FactTokenOf<'days'>;

const CLOSED =
  /(?<![a-z])(?:closed|close (?=on|every|mon|tue|wed|thu|fri|sat|sun)|shut|day off|not open|resting|rest day|we (?:all )?(?:rest|sleep)|take a break|cerrad[oa]s?|cerramos(?! a)|descans\w+|se repose|repos|nous nous reposons|riposiamo|wir ruhen|fermee?s?|chius[oaie]|chiudiamo(?! alle)|riposo|geschlossen|ruhetag\w*|zu)(?![a-z])/;
const OPEN =
  /(?<![a-z])(?:open|opens|abierto|abierta|abrimos|ouvert|ouverte|ouverts|apert[oaie]|apriamo|geoffnet|offen)(?![a-z])/;
const EXCEPT =
  /(?:except(?: for)?|but(?: not)?|apart from|other than|excepto|menos|salvo|sauf|excepte|tranne|eccetto|ausser|bis auf)\s(?:on\s|el\s|los\s|le\s|les\s|il\s|la\s|am\s)?$/;
const NOT =
  /(?<![a-z])(?:not|never|nicht|nie|pas|jamais|no|non|mai|nunca)\s(?:(?:on|am|le|les|il|la|el|los|open on)\s)?$/;
/** How far behind days the word that closes them is looked for: "Mondays we are closed". */
const BEHIND = 28;

const isDays = (token: { kind: string }): token is DaysToken => token.kind === 'days';

/** Whether days are said to be closed: by a word right behind them, by the last before them, by the first behind. */
export function isClosed(text: string, { start }: Part, token: Part): boolean {
  const before = text.slice(start, token.start);
  if (EXCEPT.test(before)) return !isClosedBefore(before.replace(EXCEPT, ''));
  if (NOT.test(before)) return true;
  const behind = text.slice(token.end, token.end + BEHIND);
  const closed = CLOSED.exec(behind);
  if (closed !== null && !/[,.;:!?\d]/.test(behind.slice(0, closed.index))) return true;
  if (CLOSED.test(before) || OPEN.test(before)) return isClosedBefore(before);
  return CLOSED.test(behind.split(/[.;]/)[0] ?? '');
}

/** Whether a passage speaks of opening in general, or of what the sentence speaks of. */
export function isOfSame(passage: Statement, sentence: CheckedSentence): boolean {
  const stems = contentStems(
    passage.words.filter((word) => !passage.tokens.some((token) => isWithin(word, token))),
  );
  return stems.length === 0 || OPEN.test(passage.text) || stems.some((stem) => sentence.context.has(stem));
}

const isClosedBefore = (before: string) => lastIndex(before, CLOSED) > lastIndex(before, OPEN);

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index ?? -1;
}

/** "Every day but Monday": without the days that are taken out. */
export function openDays(text: string, tokens: readonly DaysToken[], token: DaysToken): Weekday[] {
  if (token.days.length < 3) return [...token.days];
  const next = tokens.find(({ start }) => start >= token.end);
  const isTakenOut =
    next !== undefined && EXCEPT.test(text.slice(token.end, next.start)) && next.start - token.end < 24;
  return token.days.filter((day) => !(isTakenOut && next.days.includes(day)));
}

function hasDays(passage: Statement, days: readonly Weekday[], isShut: boolean): boolean {
  const whole = { start: 0, end: passage.text.length };
  const tokens = passage.tokens.filter(isDays);
  const said = tokens
    .filter((token) => isClosed(passage.text, whole, token) === isShut)
    .flatMap((token) => openDays(passage.text, tokens, token));
  return days.every((day) => said.includes(day));
}

/** Something that has days of its own in the record has no others: live music on Fridays is not on Saturdays. */
function isElsewhere(
  { facts, text }: CheckedText,
  sentence: CheckedSentence,
  days: readonly Weekday[],
): boolean {
  return claimsIn(text.slice(sentence.start, sentence.end)).some(({ concept }) => {
    const passages = facts.passages.filter(
      (passage) =>
        passage.tokens.some(isDays) && claimsIn(passage.text).some((claim) => claim.concept === concept),
    );
    return passages.length > 0 && !passages.some((passage) => hasDays(passage, days, false));
  });
}

function isKnown(checked: CheckedText, sentence: CheckedSentence, token: DaysToken): boolean {
  const { facts, text } = checked;
  const isShut = isClosed(text, sentence, token);
  const days = isShut ? [...token.days] : openDays(text, sentence.tokens.filter(isDays), token);
  const profile = facts.profile;
  if (isShut) {
    const closed: readonly Weekday[] = profile?.closed_days ?? [];
    return (
      days.every((day) => closed.includes(day)) ||
      facts.passages.some((passage) => hasDays(passage, days, true))
    );
  }
  const open = new Set(profile?.services.flatMap((service) => service.days) ?? []);
  const isOpen = open.size > 0 && days.every((day) => open.has(day));
  if (isOpen && !isElsewhere(checked, sentence, days)) return true;
  const isAll = days.length === WEEKDAYS.length;
  const isShutThen = days.some((day) => profile?.closed_days.includes(day));
  return facts.passages.some((passage) => {
    if (
      isShutThen &&
      !isAll &&
      passage.tokens.every((one) => !isDays(one) || one.days.length === WEEKDAYS.length)
    )
      return false;
    if (!hasDays(passage, days, false) && !(isAll && /every|each|jeden|cada|chaque|ogni/.test(passage.text)))
      return false;
    return isOfSame(passage, sentence);
  });
}

/** Days of the week: open or closed as the record has it. */
export const judgeDays: Judge = (checked, sentence) =>
  sentence.tokens
    .filter(isDays)
    .filter((token) => !isKnown(checked, sentence, token))
    .map((token) => finding(checked, 'time', token));
