import type { Weekday } from '#shared/site/site-content.ts';
import type { FactToken, FactTokenOf, Part } from './readers/fact-token.ts';

const CLOSED =
  /(?<![a-z])(?:closed|close (?=on|every|mon|tue|wed|thu|fri|sat|sun)|shut|day off|not open|resting|rest day|we (?:all )?(?:rest|sleep)|take a break|day of rest|cerrad[oa]s?|cerramos(?! a)|descans\w+|se repose|repos|nous nous reposons|riposiamo|wir ruhen|fermee?s?|chius[oaie]|chiudiamo(?! alle)|riposo|esclus[oaie]|excluded|excepted|ausgenommen|dream\w*|missed|recharg\w*|napping|naps|on dort|dorm\w+|on reve|revons|tanken|schlafen|ausschlafen|traumen|sonamos|sognamo|sognare|sogniamo|geschlossen|ruhetag\w*|zu(?! (?:uns|euch|mir|dir|zweit|dritt|viert|tisch|hause?|jed\w+|allen)(?![a-z])))(?![a-z])/;
const OPEN =
  /(?<![a-z])(?:open|opens|abierto|abierta|abrimos|ouvert|ouverte|ouverts|apert[oaie]|apriamo|geoffnet|offen)(?![a-z])/;
const EXCEPT =
  /(?:except(?: for)?|bar|barring|minus|but(?: not)?|apart from|other than|excepto|menos|salvo|sauf|excepte|tranne|eccetto|ausser|bis auf)\s(?:on\s|el\s|los\s|le\s|les\s|il\s|la\s|am\s)?$/;
const NOT =
  /(?<![a-z])(?:not|never|nicht|nie|pas|jamais|no|non|mai|nunca)\s(?:(?:on|am|le|les|il|la|el|los|open on)\s)?$/;
/** Behind it something else is said: "closed Mondays, so see you Tuesday". */
const TURN =
  /[,;-] (?:so|but(?! not)|then|see you|asi que|pero|donc|alors|mais|quindi|ma|aber|also|dafur|wir sehen uns) /;
/** "We take Mondays off", "we take Sundays and Mondays off". */
const OFF =
  /^(?:(?:,| and|, and| &| or) (?:mon|tues|wednes|thurs|fri|satur|sun)days?){0,6}\s(?:we're |we are |we take |is |are )?off(?![a-z-])/;
/** "Monday closed, Tuesday …": the word is of the day before it. */
const CLOSES_ANOTHER = new RegExp(`[a-z\\d]\\s${CLOSED.source}\\s?[,;]\\s$`);
/** How far behind days the word that closes them is looked for: "Mondays we are closed". */
const BEHIND = 28;
/** How far before: a week of days in words, and what leads to it. */
const BEFORE = 160;

type Sentence = Part & { tokens?: readonly FactToken[] };
export type DaysToken = FactTokenOf<'days'>;

export const isDays = (token: FactToken): token is DaysToken => token.kind === 'days';

/** Whether a text speaks of being closed. */
export const isOfClosing = (text: string): boolean => CLOSED.test(text);

/** Whether a text speaks of opening. */
export const isOfOpening = (text: string): boolean => OPEN.test(text);

/** Whether days are said to be closed: by a word right behind them, by the last before them, by the first behind. */
export function isClosed(text: string, { start, tokens }: Sentence, token: Part): boolean {
  const before =
    text
      .slice(Math.max(start, token.start - BEFORE), token.start)
      .split(TURN)
      .at(-1) ?? '';
  if (EXCEPT.test(before)) return !isClosedBefore(before.replace(EXCEPT, ''));
  if (NOT.test(before)) return true;
  const behind = text.slice(token.end, token.end + BEHIND);
  if (OFF.test(behind)) return true;
  if (CLOSES_ANOTHER.test(before)) return CLOSED.test(behind.split(/[,.;]/)[0] ?? '');
  const closed = CLOSED.exec(behind);
  if (closed !== null && !/[,.;:!?\d]/.test(behind.slice(0, closed.index))) return true;
  if (CLOSED.test(before) || OPEN.test(before)) return isClosedBefore(before);
  const next = tokens?.find((one) => one.kind === 'days' && one.start >= token.end);
  const isOfNext = next !== undefined && /[,;]/.test(text.slice(token.end, next.start));
  const own = isOfNext ? text.slice(token.end, next.start) : behind;
  return CLOSED.test(own.split(/[.;]/)[0] ?? '');
}

const isClosedBefore = (before: string) => lastIndex(before, CLOSED) > lastIndex(before, OPEN);

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index ?? -1;
}

/** From days to those that are taken out of them. */
const FAR = 32;

/** "Every day but Monday": without the days that are taken out. */
export function openDays(text: string, tokens: readonly DaysToken[], token: DaysToken): Weekday[] {
  if (token.days.length < 3) return [...token.days];
  const next = tokens.find(({ start }) => start >= token.end);
  const isTakenOut =
    next !== undefined &&
    (EXCEPT.test(text.slice(token.end, next.start)) || OFF.test(text.slice(next.end, next.end + 24))) &&
    next.start - token.end < FAR;
  return token.days.filter((day) => !(isTakenOut && next.days.includes(day)));
}
