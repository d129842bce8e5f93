import { fold } from '#functions/ai/fold.ts';
import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import { topicsIn } from '#functions/ai/library/page-topics.ts';
import { KIND } from '../kind/kind-words.ts';
import { TRADE_WORDS } from '../language/trade-words.ts';
import { anyOf } from '../text/one-of.ts';
import { printed } from '../text/printed.ts';
import { isNote, isSentence, WE } from './line-forms.ts';

export const PAYMENT = anyOf(`
  cash; cards; no cards; (?:credit|debit) cards?; cards? (?:only|accepted|ok|welcome|fine)
  apple pay; venmo; visa; mastercard; amex
  efectivo; tarjetas?; bizum
  esp[eè]ces; cartes? (?:bancaires?|bleues?); ch[eè]ques?; cb
  bargeld; nur bar; barzahlung; kartenzahlung; ec-karte; twint
  contanti; bancomat; carte di credito`);
export const ACCESS =
  /wheelchair|step-?free|\b(?:elevator|restrooms?|toilets?)\b|silla de ruedas|ascensor|fauteuil roulant|ascenseur|rollstuhl|barrierefrei|aufzug|sedia a rotelle|ascensore/iu;

/** The writer’s own affairs, or the words of others. */
const ASIDE =
  /["“”„«»]|^\(|^["'^*]|(?:^|[\s(])(?:i|i['’](?:m|ve|d|ll)|im|ive|me|my|yo|mi|je|mes|j['’]\S+|mon|ich|mir|mich|mein\w*|io|ho|mio|mia)(?=[\s,.!?])/iu;
const OF_TRADE = anyOf(
  `recipes?; dough; chefs?; guests?; ${Object.values(TRADE_WORDS).join(' ').trim().replace(/\s+/g, ';')}`,
);

const isOfTopic = (words: string): boolean =>
  topicsIn(words).length > 0 || PAYMENT.test(words) || ACCESS.test(words);

/**
 * Whether guests may read a line before its owner has reviewed it: a sentence in which it speaks of itself, or of its
 * food or services, or a short note that answers a question of guests. Any other line waits. Pure.
 */
export function isForGuests(line: string): boolean {
  const words = printed(line);
  if (ASIDE.test(words)) return false;
  if (!isSentence(words)) return isNote(words) && isOfTopic(words);
  const folded = fold(words);
  return (
    WE.test(words) ||
    isOfTopic(words) ||
    dishFamilyOf(words) !== 'dish' ||
    OF_TRADE.test(folded) ||
    KIND.test(folded)
  );
}
