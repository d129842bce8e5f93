import type { BOOKING_POLICIES } from '#shared/profile/contact.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';
import { type ContactText, proposalAt } from './passage.ts';

/** Words for reserved tables, in five languages, folded. */
const TABLES =
  '(?:reservations?|bookings?|reservas?|reservaci(?:on|ones)|resas?|prenotazion[ei]|(?:tisch)?reservierung(?:en)?)';
const IS =
  '\\s?[:=]?\\s(?:is |are |es |son |est |sont |e |sono |ist |sind |wird |werden )?(?:strongly |highly |always |fortement |vivement |vivamente |dringend |leider )?';
const DO = '(?:reserve|reserving|book(?:ing)?(?: ahead)?|reservar|reserver|prenotare|reservieren)';

type Policy = Exclude<(typeof BOOKING_POLICIES)[number], 'unknown'>;

/** The most specific first, because it decides if a text says several. */
const POLICIES: readonly (readonly [policy: Policy, said: string])[] = [
  [
    'not_taken',
    `(?:no|without|sin|sans|pas de|senza|niente|keine|ohne|(?:do not|don't|dont) (?:take|accept|do)(?: any)?|no (?:aceptamos|se aceptan|tomamos|hacemos)|ne (?:prenons|prend) pas (?:de|les)|non (?:accettiamo|prendiamo|si accettano)|nehmen keine) ${TABLES}|${TABLES}\\s?[:=]\\s?(?:no|non|nein|none)(?![a-z/])|${TABLES}${IS}(?:not (?:taken|accepted|possible)|nicht moglich)|(?:only )?walk[- ]?ins? only|(?:no|non) (?:reservamos|si prenota)|first[- ]come,? first[- ]served?|por orden de llegada|premier arrive,? premier servi`,
  ],
  [
    'required',
    `${TABLES}${IS}(?:required|essential|necessary|mandatory|a must|only|obligatori[aoe]s?|imprescindibles?|indispensables?|necesarias?|obligatoires?|necessaires?|obbligatori[ae]|necessari[ae]|indispensabil[ei]|erforderlich|notwendig|notig|pflicht)|no walk[- ]?ins(?! only)|(?:by (?:advance )?|solo con |solo su |su |previa |sur |nur mit |nur nach )${TABLES}(?: only| previa)?|(?:hay que|il faut|bisogna|you must) ${DO}`,
  ],
  [
    'recommended',
    `${TABLES}${IS}(?:recommended|advised|encouraged|suggested|advisable|preferred|appreciated|recomendadas?|aconsejables?|recomendables?|conseillees?|recommandees?|souhaitees?|consigliat[ae]|gradit[ae]|empfohlen|erwunscht)|(?:we recommend|se recomienda|recomendamos|si consiglia|consigliamo|wir empfehlen|nous conseillons|consigliata|gradita) (?:la |de |di |eine )?(?:${TABLES}|${DO})|(?:lieber|besser|meglio|mejor|mieux vaut) ${DO}|(?:book|reserve) (?:ahead|early|in advance)`,
  ],
  [
    'accepted',
    `(?:take|accept|aceptamos|se aceptan|prenons les|prend les|acceptons les|accettiamo|si accettano|nehmen)(?: le)? ${TABLES}|${TABLES}${IS}(?:accepted|welcome|taken|available|possible|acceptees|moglich)|${TABLES}\\s?:?\\s(?:bitte |nur |only )?(?:(?:at|by|on|via|online|call|through|en|por|al|au|par|sur|su|allo|unter|per|telefonisch|uber)(?![a-z])|(?=\\+?\\(?\\d{2,}[\\d ()./-]{5}))|(?:book|reserve) a table|(?:book|reserve) (?:by|via) (?:e-?mail|phone|text|dm)|(?:call|text|email|ring) (?:us )?to (?:book|reserve)|(?:to |para |pour |per )${DO}[: ]+(?=\\+?\\(?\\d{2,})`,
  ],
];
const PATTERNS = POLICIES.map(
  ([policy, said]) => [policy, new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}])`, 'gu')] as const,
);
/** Conditions that apply only to some guests or days. */
const PARTLY =
  /\b(?:except|unless|for (?!a table)|brunch|dinner|lunch|fds|parties of|groups of|grupos|groupes|gruppi|gruppen|week-?ends?|fines? de semana|wochenende|fridays?|saturdays?|salvo|sauf|tranne|ab \d+ personen|(?:more|fewer) than|under \d+|same[- ]day|patio|terrace)\b/;
/** Wishes, questions, and past practice. */
const UNREAL =
  /\b(?:used to|want|would like|let (?:people|guests)|so (?:people|guests)|button|form|add|should|say|mention|write|thinking|soon|boton|bouton|pulsante|knopf|quiero|voudrais|vorrei|mochte|no|not|never|don't)\b/;

/** Reads whether guests can reserve, if the clause says nothing else. The proposal has the clause around the words. */
export function readBooking({ source, free, folded }: ContactText): ProfileProposal[] {
  const found = PATTERNS.flatMap(([policy, pattern]) =>
    [...folded.matchAll(pattern)].flatMap(({ 0: said, index }) => {
      const clause = clauseAround(free, { start: index, end: index + said.trimEnd().length });
      const isAsked = free.charAt(clause.end) === '?';
      if (isAsked || UNREAL.test(folded.slice(clause.start, index))) return [];
      return [{ ...clause, policy, isCertain: !PARTLY.test(folded.slice(clause.start, clause.end)) }];
    }),
  );
  const [best] = found;
  if (best === undefined) return [];
  const isDenied =
    best.policy === 'not_taken' &&
    found.some(
      ({ policy, start, end }) => policy !== 'not_taken' && (start >= best.end || end <= best.start),
    );
  const note = source.slice(best.start, best.end).replace(/\s+/g, ' ').slice(0, 300);
  const value = { policy: best.policy, note };
  return [proposalAt(source, best, { field: 'booking', value, isCertain: best.isCertain && !isDenied })];
}

/** Number of characters that a clause may have on each side of the words. */
const REACH = 40;
const END_OF_CLAUSE = /[\n;!?,()\uE000]|[.:](?=\s|$)/;
const LONGEST = 500;

/**
 * The clause around a span, if it is short: words next to the span may change its meaning. In `free`, `CLAIMED`
 * replaces what has been read.
 */
function clauseAround(free: string, { start, end }: Span): Span {
  const after = free.slice(end, end + REACH);
  const stop = after.search(END_OF_CLAUSE);
  const reach = stop >= 0 ? stop : after.length < REACH ? after.length : 0;
  const before = [...free.slice(Math.max(0, start - REACH), start)].reverse().join('');
  const begin = before.search(/[\n;!?,().:\uE000]/);
  const back = begin >= 0 ? begin : before.length < REACH ? before.length : 0;
  return trimmed(free, { start: start - back, end: Math.min(end + reach, start - back + LONGEST) });
}
