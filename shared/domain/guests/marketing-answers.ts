import { foldHeading, wordsIn } from './fold-heading.ts';
import { readDay } from './read-day.ts';

/** Headings of columns that say who wants no texts, folded. */
const OPT_OUT =
  'do not text|do not sms|do not message|do not contact|do not call|dnc|no sms|no texts|no marketing|opt out|opted out|optout|unsubscribed|unsubscribe|don t text|dont text|abgemeldet|keine werbung|desabonne';

/** Headings of columns that say who wants texts and who does not, plainest first: folded, each a whole word or several. */
export const MARKETING_HEADINGS = `sms opt in|sms consent|sms marketing|sms subscription status|text opt in|text marketing|text consent|accepts sms|accepts texts|marketing allowed|accepts marketing|marketing opt in|marketing consent|opt in|opted in|werbung erlaubt|marketing erlaubt|einwilligung|consentement|consentimiento|consenso|sms status|text status|marketing status|${OPT_OUT}`;

/** Of another channel, or about an answer: neither says whether a guest may be texted. */
export const OTHER_CHANNELS = 'email|mail|source';

/** Whether a column says who may be texted. */
export function asksForTexts(heading: string): boolean {
  const words = foldHeading(heading);
  return wordsIn(words, MARKETING_HEADINGS) && !wordsIn(words, OTHER_CHANNELS);
}

/** Whether a yes in such a column is a no to marketing. */
export function asksForOptOut(heading: string): boolean {
  const words = foldHeading(heading);
  return wordsIn(words, OPT_OUT) && !wordsIn(words, 'opt in|opted in|subscribed');
}

const NO = /^(?:n|no|false|0|never|nein|non)$/i;
const YES = /^(?:y|yes|true|1|x|ja|oui|s[ií])$/i;
const REFUSED =
  /^(?:opt(?:ed)?[ _-]?out|unsubscribed?|declined|denied|refused|rejected|revoked|withdrawn|blocked|stopped|suppressed|not (?:allowed|permitted|subscribed|consented|opted in)|no (?:sms|texts?|marketing)|(?:do not|don't) (?:text|contact|message|call)|abgelehnt|abgemeldet|widerrufen|refuse|rechazado|rifiutato)$/i;
const OTHER_ANSWER =
  /^(?:opt(?:ed)?[ _-]?in|subscribed?|accepted|agreed|allowed|permitted|consented|confirmed|granted|active|unknown|pending|none|not asked)$/i;

/** Of a guest who said at the till that they want no marketing: a yes, or the day, where the column asks who wants none. */
export function refusesMarketing(cell: string, isOptOutColumn: boolean): boolean {
  if (isOptOutColumn) return REFUSED.test(cell) || YES.test(cell) || readDay(cell) !== undefined;
  return REFUSED.test(cell) || NO.test(cell);
}

/** A cell that says that there is nothing. */
export function saysNothing(cell: string): boolean {
  return /^(?:never|n\/?a|none|null|unknown|[-–—]+)?$/i.test(cell);
}

export function looksLikeAnswer(cell: string): boolean {
  return [NO, YES, REFUSED, OTHER_ANSWER].some((answer) => answer.test(cell));
}
