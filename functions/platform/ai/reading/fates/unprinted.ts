import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import { phrasesOf } from '../text/phrases.ts';
import { PLACEHOLDER } from './fate-patterns.ts';

type Reason = ProfileReading['not_for_guests'][number]['reason'];
/** Words that no reader may see as facts. */
export type Unprinted = Span & { reason: Reason };

const MARKUP =
  /```[^`]{0,5000}```|<(?:script|style)\b[^<]{0,5000}<\/(?:script|style)>|<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>\n]{0,300})?\/?>|<!--[^<>]{0,1000}-->|<\?(?:php|xml)[^<>]{0,500}\?>|\{\{[^{}\n]{0,80}\}\}|\$\{[^{}\n]{0,80}\}|&(?:nbsp|amp|quot|lt|gt|#\d{1,5});|(?:function\s?\w{0,30}\(|console\.log\(|document\.|window\.|eval\(|alert\()[^\n]{0,200}|(?:select|drop|insert|delete|update)\s(?:\*|table|into|from|all)\s[^\n]{0,200}|[.#]?[a-z-]{1,30}\s?\{[^{}]{0,300}:[^{}]{0,300};?\s?\}/g;

/** Phrases behind which the value that holds may follow at once. */
function startOf(phrases: readonly string[]): string {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  return `(?<![a-z])(?:${longestFirst.map((phrase) => phrase.replace(/ /g, '\\s{1,3}')).join('|')})`;
}

const CORRECTION = startOf(
  phrasesOf(`
    actually,? no,? (?:wait,? )?(?:make (?:that|it) )?; no,? wait,? (?:make (?:that|it) |it's |that's )?; wait,? (?:no,? )?(?:make (?:that|it) |it's )?; scratch that,?; strike that,?; i mean,?; i meant; correction:?; make that; sorry,? (?:i mean,? |i meant |make (?:that|it) |no,? |it's |that's |it is )?; oops,? (?:i mean,? |make that |no,? |sorry,? )?; no,? sorry,? (?:it's )?; (?:or )?rather; let me correct that:?; my mistake,? (?:it's )?; nope,? ; no no,? ; error:?; typo:?; wrong:?; i take that back,?; or actually; actually (?:it's|make (?:that|it))
    perdon,? (?:quiero decir |digo |no,? |son )?; mejor dicho,?; digo,?; quiero decir,?; no,? espera,? ; no,? perdon,?; me equivoque,?; corrijo:?; rectifico:?; error:?; errata:?; fe de erratas:?; bueno,? no,? 
    pardon,? (?:non,? |je veux dire )?; non,? plutot; enfin,? (?:non,? )?; je veux dire,?; non,? pardon,?; je corrige:?; rectification:?; erreur\\s?:?; faute\\s?:?; non,? attendez,?; non,? attends,?; plutot
    anzi,? (?:no,? )?; volevo dire,?; no,? scusa(?:te)?,?; scusa(?:te)?,? (?:volevo dire )?; mi correggo:?; errore:?; refuso:?; ho sbagliato:?; no,? aspetta,?; cioe,? no,?; errata corrige:?; mi sono sbagliat[oa],?
    nein,? (?:halt,? |moment,? |warte,? |doch |sorry,? )?; quatsch,?; ich meine,?; besser gesagt,?; korrektur:?; fehler:?; tippfehler:?; falsch:?; stimmt nicht,?; sorry,? ; bzw\\.? doch; pardon,?; ach nein,?; nee,? (?:moment,? )?`),
);
const VALUE =
  '(?:[$€£]?\\d[\\d:.,]{0,8}(?:\\s?(?:am|pm|€|uhr|h|euros?|dollars?)(?![a-z]))?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)';
const CORRECTED = new RegExp(
  `(${VALUE})([\\s,.;:!?(-]{1,4}(?:no |uh |um |eh )?${CORRECTION}[\\s,:]{0,3})(?=(?:[^\\s,.;!?]{1,16}\\s){0,4}[^\\s]{0,3}(${VALUE}))`,
  'g',
);

function found(pattern: RegExp, folded: string, reason: Reason): Unprinted[] {
  return [...folded.matchAll(pattern)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    reason,
  }));
}

/** "intern: …", "Notes to editors: …": the rest of the line is for nobody. */
const INTERNAL =
  /(?<=^|\n)[^\p{L}\n]{0,6}(?:intern(?:al|e|es|o|a)?(?: (?:notes?|use|only))?|nur intern|private notes?|notes? (?:to|for) (?:editors?|self|the designer|designer|the team)|note private|notas? (?:interna|privada)s?|observaciones internas|notes? (?:internes?|privees?)|confidential|vertraulich|confidencial|confidentiel|riservato|off the record|not for (?:the )?(?:web|website|site|publication))\s?[:–—-][^\n]*/gu;

/** Tags, code and what was never filled in. */
export function unwrittenIn(folded: string): Unprinted[] {
  const markup = found(MARKUP, folded, 'markup');
  const placeholders = [
    ...found(PLACEHOLDER, folded, 'placeholder'),
    ...found(INTERNAL, folded, 'not_to_be_mentioned'),
  ];
  return [
    ...markup,
    ...placeholders.filter((one) => !markup.some((tag) => tag.start < one.end && one.start < tag.end)),
  ];
}

function isSameKind(a: string, b: string): boolean {
  return /\d/.test(a) === /\d/.test(b);
}

const PRICE = '[$€£]?\\d{1,4}(?:[.,]\\d\\d)?(?:\\s?(?:€|euros?|kr))?';
/** "£5 in 1999, now £11.50", "24 (was 22)": the price that held before. */
const OLD_PRICE = new RegExp(
  `(?:(?:was|were|used to be|costaba|coutait|costava|kostete)\\s)?${PRICE}\\s(?:in \\d{4}|back then|last year|before|antes|avant|prima|fruher|en \\d{4}|nel \\d{4})[,;]?\\s(?:but |and |it's |is )?(?:now|today|nowadays|ahora|maintenant|adesso|ora|jetzt|heute)\\s(?=(?:at |only |it's |just )?${PRICE})|(?<=\\d[^\\d\\n]{0,4})\\((?:was|were|before|formerly|antes|avant|prima|vorher|fruher|statt|up from|down from)\\s${PRICE}(?:\\s[a-z' ]{1,30})?\\)`,
  'g',
);

/** "12, actually no, make that 13": the value that does not hold, with the words that say so. */
export function correctedIn(folded: string): Unprinted[] {
  const old = found(OLD_PRICE, folded, 'corrected_or_denied');
  const values = [...folded.matchAll(CORRECTED)]
    .filter(([, before = '', , after = '']) => isSameKind(before, after))
    .map((found) => ({
      start: found.index,
      end: found.index + heldLength(folded, found),
      reason: 'corrected_or_denied' as const,
    }));
  return [...old, ...values];
}

/** With the words that only say again what is corrected: "soup 12, no, the soup is 13". */
function heldLength(folded: string, found: RegExpExecArray): number {
  const end = found.index + found[0].length;
  const again = /^[^\d\n]{0,70}(?=\d)/.exec(folded.slice(end, end + 80))?.[0] ?? '';
  const word = /([a-z]{3,})[^a-z]{0,4}$/.exec(folded.slice(Math.max(0, found.index - 24), found.index))?.[1];
  const isAgain = word !== undefined && new RegExp(`(?<![a-z])${word}(?![a-z])`).test(again);
  return found[0].length + (isAgain ? again.length : 0);
}
