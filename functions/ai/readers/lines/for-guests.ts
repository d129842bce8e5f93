import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import { topicsIn } from '#functions/ai/library/page-topics.ts';
import { anyOf } from '../text/one-of.ts';
import { printed } from '../text/printed.ts';
import { isHours, isNote, isSentence, PHONE, WE } from './line-forms.ts';

export const PAYMENT = anyOf(`
  cash; cards; no cards; (?:credit|debit) cards?; cards? (?:only|accepted|ok|welcome|fine)
  apple pay; venmo; visa; mastercard; amex
  efectivo; tarjetas?; bizum
  esp[eè]ces; cartes? (?:bancaires?|bleues?); ch[eè]ques?; cb
  bargeld; nur bar; barzahlung; kartenzahlung; ec-karte; twint
  contanti; bancomat; carte di credito`);
export const ACCESS =
  /wheelchair|step-?free|\b(?:elevator|restrooms?|toilets?)\b|silla de ruedas|ascensor|fauteuil roulant|ascenseur|rollstuhl|barrierefrei|aufzug|sedia a rotelle|ascensore/iu;

/** A remark in brackets, or a quote. */
const ASIDE = /^['^*(]|["“„«][^"”“»]*\s[^"”“»]*\s[^"”“»]*["”“»]/u;
/** A line all in capitals is a heading, or waits for its owner to type it as a sentence. */
const ALL_CAPITALS = /^(?=(?:\P{L}*\p{Lu}){8})[^\p{Ll}]+$/u;
/** "does NOT work": a word in capitals addresses the person who makes the page, unless guests ask about it. */
const SHOUTS =
  /(?<!\p{Lu}\s)(?<!\p{L})(?:NOT?|NEVER|NUNCA|PAS|JAMAIS|NICHT|KEINE?|NON|MAI)(?!\p{L}|\s\p{Lu}{2})/u;

/** "21+.", "19+ after 9pm" */
export const AGES = /^\d\d\s?\+(?!\d)/;

const isOfTopic = (words: string): boolean =>
  topicsIn(words).length > 0 || PAYMENT.test(words) || ACCESS.test(words);

/** Whether a line has the form of a list item: no heading, no dish name alone, and no phone number. */
function isItem(words: string): boolean {
  // A single word says nothing alone.
  if ((!/\s|\d/.test(words) && !/^\p{L}{4,}[.!]$/u.test(words)) || PHONE.test(words) || /\s{2}/.test(words))
    return false;
  if (/[.!]$/.test(words)) return true;
  return /\s\p{Ll}{2}/u.test(words) && dishFamilyOf(words) === 'dish';
}

/**
 * Whether guests may read a line before the owner’s review: a sentence, or a short note that begins with a capital
 * or number, or that answers a guest’s question. Other lines wait. Pure.
 */
export function isForGuests(line: string): boolean {
  const words = printed(line);
  if (
    ASIDE.test(words) ||
    (SHOUTS.test(words) && !isOfTopic(words) && !WE.test(words)) ||
    ALL_CAPITALS.test(words)
  )
    return false;
  return (
    isSentence(words) ||
    AGES.test(words) ||
    (isNote(words) && (isOfTopic(words) || (isItem(words) && !isHours(words))))
  );
}
