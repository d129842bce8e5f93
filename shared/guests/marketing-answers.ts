import { foldHeading, wordsIn } from './fold-heading.ts';
import { readDay } from './read-day.ts';

/** Folded headings of opt-out columns. */
const OPT_OUT =
  'do not text|do not sms|do not message|do not contact|do not call|do not receive|not ok to text|dnc|no sms|no texts|no marketing|stop sms|opt out|opted out|optout|unsubscribed|unsubscribe|blacklisted|blacklist|don t text|dont text|abgemeldet|keine werb*|keine sms*|desabonn*|pas de pub*|pas de sms|no acepta*|sin publicidad|niente pubblic*|no pubblic*|niente sms|*配信停止*|*受信拒否*|*配信拒否*';

/** Folded headings of opt-in and opt-out columns, clearest first. Each is one or more whole words. */
const MARKETING_HEADINGS = `sms opt in|sms consent|sms marketing|sms subscription status|text message subscription|text opt in|text marketing|text consent|accepts sms|accepts texts|ok to text|receive sms|marketing allowed|accepts marketing|marketing opt in|marketing consent|opt in|opted in|werbung erlaubt|marketing erlaubt|einwilligung|werbeeinwilligung|werbung|consentement*|accepte sms|accord sms|accord pub*|accord marketing|accepte les sms|accepte la p*|optin|optin sms|optin marketing|publicidad|acepta pub*|acepta com*|acepta sms|consentimiento*|consenso*|pubblicita|accetta pub*|accetta com*|accetta sms|sms status|text status|marketing status|*sms配信*|*sms 配信*|*sms受信*|*sms 受信*|*sms許可*|*sms同意*|*配信許可*|*配信同意*|*配信希望*|*マーケティング同意*|${OPT_OUT}`;

/** A heading that means opt-in if its cells are answers, else something else, such as a number. */
const BARE_HEADING = 'sms';

/** Another channel, or a note about an answer: doesn’t say whether a guest may be texted. */
const OTHER_CHANNELS = 'email|mail|source|*メール*|*メルマガ*';

/** True if a column says who may be texted. Its cells matter only if the heading is unclear. */
export function asksForTexts(heading: string, cellsOf: () => readonly string[]): boolean {
  const words = foldHeading(heading);
  if (words === BARE_HEADING) return areAnswers(cellsOf());
  return wordsIn(words, MARKETING_HEADINGS) && !wordsIn(words, OTHER_CHANNELS);
}

function areAnswers(cells: readonly string[]): boolean {
  const said = [...new Set(cells.map((cell) => cell.trim()))].filter((cell) => !saysNothing(cell));
  return said.length > 0 && said.every(looksLikeAnswer);
}

/** True if a column has yes and no answers. Numbers alone aren’t answers. */
export function holdsAnswers(cells: readonly string[]): boolean {
  return areAnswers(cells) && cells.some((cell) => /\p{L}|[✓✔✗✘]/u.test(cell));
}

/** True if a yes in this column means no marketing. */
export function asksForOptOut(heading: string): boolean {
  const words = foldHeading(heading);
  return wordsIn(words, OPT_OUT) && !wordsIn(words, 'opt in|optin|opted in|subscribed');
}

/** Answers match by their start: "Yes, verbally", "Opted out (SMS)", "unsubscribed 2025-02-03". */
const begins = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\p{L}\\p{N}/.:-])`, 'iu');

const NO = begins('n|no|not|false|0|-1|never|nein|non|nope|いいえ|[✗✘×無]');
const YES = begins('y|yes|true|1|x|ja|oui|si|はい|[✓✔○〇有]');
const REFUSED = begins(
  "opt(?:ed)?[ _-]?out|unsubscribed?|declined|denied|refused|rejected|revoked|withdrawn|blocked|stop(?:ped)?|suppressed|expired|inactive|removed|asked to stop|e-?mail only|not (?:allowed|permitted|subscribed|consented|opted in)|no (?:sms|texts?|marketing|thanks|thank you)|(?:do not|don't) (?:text|contact|message|call)|abgelehnt|abgemeldet|widerrufen|refus(?:ee?)?|rechazado|rifiutato|拒否|不可|停止|不同意|同意しない|希望しない|受け取らない|配信停止",
);
const OTHER_ANSWER = begins(
  'opt(?:ed)?[ _-]?in|subscribed?|accepted|agreed|allowed|permitted|consented|confirmed|granted|active|unknown|pending|none|not asked|explicit|implicit|implied|express(?:ed)?|(?:single|double)[ _-]opt[ _-]?in|許可|可|同意|同意する|希望|希望する|受け取る',
);

/** Without accents, so `Sì`, `Sí`, and `Refusé` match plain letters. */
function foldAnswer(cell: string): string {
  return cell.slice(0, 100).normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim();
}

/** A guest who declined marketing: a yes or a date in an opt-out column. */
export function refusesMarketing(cell: string, isOptOutColumn: boolean): boolean {
  const answer = foldAnswer(cell);
  if (REFUSED.test(answer)) return true;
  if (OTHER_ANSWER.test(answer)) return false;
  return isOptOutColumn ? YES.test(answer) || readDay(cell) !== undefined : NO.test(answer);
}

/** A cell that means no answer. */
export function saysNothing(cell: string): boolean {
  return /^(?:never|n\/?a|none|null|unknown|[-–—]+)?$/i.test(cell);
}

export function looksLikeAnswer(cell: string): boolean {
  const answer = foldAnswer(cell);
  return [NO, YES, REFUSED, OTHER_ANSWER].some((known) => known.test(answer));
}

/** A cell of an opt-in column that is neither yes nor no: "per manager", "see notes". */
export function leavesOpen(cell: string): boolean {
  return !saysNothing(cell.trim()) && !looksLikeAnswer(cell) && readDay(cell) === undefined;
}
