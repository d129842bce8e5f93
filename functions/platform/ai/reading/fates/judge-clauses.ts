import { readStatedKind } from '#functions/ai/readers/facts/stated-kind.ts';
import type { Sentence } from '../clauses/passages.ts';
import { VERB } from '../clauses/split-clauses.ts';
import type { Span } from '../reader.ts';
import { type Fate, fateOf } from './fate-of.ts';
import { ACCESS, DESIGN, MENTION, NOTES, PARKING, PAYMENT, STYLE } from './fate-patterns.ts';
import { letterForms } from './letter-forms.ts';
import { isOneInList, listPartFate } from './list-part-fate.ts';
import { isLookAlone } from './looks.ts';

export type Judged = Span & {
  fate: Fate;
  /** Another part of its sentence is wished for or not for guests. */
  isBeside: boolean;
};
type Part = Omit<Judged, 'isBeside'>;
type Text = { source: string; folded: string; opening: number };

function sameFate(a: Fate, b: Fate): boolean {
  if (a.type !== b.type) return false;
  if (a.type === 'fact' && b.type === 'fact') return a.field === b.field || (isTold(a) && isTold(b));
  return a.type !== 'not for guests' || (b.type === 'not for guests' && a.reason === b.reason);
}

function isTold({ field }: Fate & { type: 'fact' }): boolean {
  return field === 'story' || field === 'house_notes';
}

function merged(a: Fate, b: Fate): Fate {
  if (a.type !== 'fact' || b.type !== 'fact') return a;
  const field = a.field === b.field ? a.field : 'house_notes';
  const isPersonal = a.isPersonal || b.isPersonal || false;
  return { ...a, field, isCertain: !isPersonal, isPersonal };
}

/** "… but not cheesy": the rest of a wish. */
const NOT_THIS =
  /^(?:but |and |pero |mais |ma |aber )?(?:not|no|nothing|nada|pas|rien|non|niente|nicht|kein[a-z]*)\s[a-z ]{2,40}[.!]?$/;
/** Words of greeting before a sentence that says something: "hi there I run a taqueria". */
const OPENER =
  /^(?:(?:ok(?:ay)?(?: so)?|hi+(?: there| everyone| all| guys| team)?|hello(?: there| everyone)?|hey(?: there| guys| team)?|hiya|g'day|howdy|good (?:morning|afternoon|evening)|hola(?: a todos)?|buenas(?: tardes| noches)?|buenos dias|bonjour(?: a tous)?|bonsoir|salut|coucou|ciao(?: a tutti)?(?: allora)?|salve|buongiorno|buonasera|hallo(?: zusammen| liebes team)?|guten (?:tag|morgen|abend)|servus|moin(?: moin)?|moien|gruß gott|gruezi|estimad[oa]s?|gentili signori|gentile signora|egregi signori|cher(?:e|s)? (?:monsieur|madame|messieurs)|sehr geehrte damen und herren)[\s,.!:-]{1,4}){1,3}(?=[a-z'’]+\s[a-z'’]+\s[a-z])/;
const LONGEST_FRAGMENT = 7;
const TO_MAKER: Fate = { type: 'not for guests', reason: 'to_the_maker' };

function toMaker(fate: Fate): boolean {
  return fate.type === 'not for guests' && fate.reason === 'to_the_maker';
}

/** Without a verb, a number or a service of the house: beside a wish it is more of it. */
function isFragment(text: string): boolean {
  const words = text.match(/[a-zßœæ'’]+/g)?.length ?? 0;
  const isOfHouse = [PAYMENT, PARKING, ACCESS, NOTES].some((pattern) => pattern.test(text));
  return !VERB.test(text) && !/\d/.test(text) && words <= LONGEST_FRAGMENT && !isOfHouse;
}

function isOfLooks(text: string): boolean {
  return DESIGN.test(text) || STYLE.test(text);
}

/** "A ver, Pili," before speech to whoever makes the page. */
function isCall(text: string): boolean {
  return isFragment(text) && (text.match(/[a-z]+/g)?.length ?? 0) <= 3;
}

/** The fate of each clause; fragments beside a wish are wishes: "Pastels, floral china, something vintage please". */
function fatesOf(texts: readonly string[]): Fate[] {
  if (texts.length > 1 && isLookAlone(texts.join(' '))) return texts.map(() => ({ type: 'wish' }));
  const forms = letterForms(texts);
  const fates = texts.map((text, at): Fate => (forms[at] ? TO_MAKER : fateOf(text)));
  const speech = fates.findIndex(toMaker);
  for (let at = speech - 1; at >= 0 && isCall(texts[at] ?? ''); at--)
    fates[at] = fates[speech] ?? { type: 'rest' };
  const first = fates.findIndex(({ type }) => type === 'wish');
  if (first === -1) return fates;
  const asked = fates.filter(({ type }) => type === 'wish').length;
  for (let at = first - 1; at >= 0 && isFragment(texts[at] ?? ''); at--) fates[at] = { type: 'wish' };
  const wished = fates.filter(({ type }) => type === 'wish').length;
  const isAllWish = wished === texts.length && asked * 2 >= texts.length;
  if (!isOfLooks(texts[0] ?? '') && !isAllWish)
    for (let at = 0; at < first; at++) fates[at] = fateOf(texts[at] ?? '');
  texts.forEach((text, at) => {
    if (at > first && fates[at - 1]?.type === 'wish' && (isFragment(text) || NOT_THIS.test(text)))
      fates[at] = { type: 'wish' };
  });
  return fates;
}

/** What leads to what a clause says, in characters: "please mention that", "hi there". */
export function leadOf(text: string): number {
  const length = MENTION.exec(text)?.[0].length ?? OPENER.exec(text)?.[0].length ?? 0;
  return length >= text.length ? 0 : length;
}

/** What only leads to the next clause, "please mention that", is none of what is meant for others. */
function holdsRefused(parts: readonly Part[]): boolean {
  return parts.some(
    ({ fate, end }, at) =>
      (fate.type === 'wish' || fate.type === 'not for guests') && parts[at + 1]?.start !== end,
  );
}

/** Clauses of one sentence, side by side, that have one fate become one passage. */
export function judgedClauses({ source, folded, opening }: Text, { clauses, isList }: Sentence): Judged[] {
  const judged: Part[] = [];
  const texts = clauses.map(({ start, end }) => folded.slice(start, end));
  const leads = texts.map(leadOf);
  const fates = fatesOf(texts.map((text, index) => text.slice(leads[index])));
  for (const [index, clause] of clauses.entries()) {
    const from = clause.start + (leads[index] ?? 0);
    if (from > clause.start)
      judged.push({
        start: clause.start,
        end: from,
        fate: { type: 'not for guests', reason: 'to_the_maker' },
      });
    const last = judged.at(-1);
    const isIntroduced =
      last !== undefined && toMaker(last.fate) && folded.slice(last.end - 1, clause.start).includes(':');
    const alone = (isIntroduced ? last.fate : fates[index]) ?? { type: 'rest' };
    const statement = () => readStatedKind(source, folded, clause, opening > index);
    const fate = isList ? listPartFate(folded, clause, { fate: alone, statement: statement() }) : alone;
    const isOne =
      last !== undefined &&
      (isList ? isOneInList(last, { ...clause, fate }, folded) : sameFate(last.fate, fate));
    if (last !== undefined && from === clause.start && isOne) {
      last.fate = merged(last.fate, fate);
      last.end = clause.end;
    } else judged.push({ start: from, end: clause.end, fate });
  }
  const isBeside = holdsRefused(judged);
  return judged.map((part) => ({ ...part, isBeside }));
}
