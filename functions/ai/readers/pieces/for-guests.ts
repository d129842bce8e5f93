import { fold } from '#functions/ai/fold.ts';
import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import { isDenied, topicsIn } from '#functions/ai/library/page-topics.ts';
import { TRADE_WORDS } from '../language/trade-words.ts';
import { anyOf } from '../text/one-of.ts';
import { KIND } from './kind-words.ts';

export const PAYMENT = anyOf(String.raw`
  cash; cards; no cards; (?:credit|debit) cards?; cards? (?:only|accepted|ok|welcome|fine)
  apple pay; venmo; visa; mastercard; amex
  efectivo; tarjetas?; bizum
  esp[eè]ces; cartes? (?:bancaires?|bleues?); ch[eè]ques?; cb
  bargeld; nur bar; barzahlung; kartenzahlung; ec-karte; twint
  contanti; bancomat; carte di credito`);
export const ACCESS =
  /wheelchair|step-?free|\b(?:elevator|restrooms?|toilets?)\b|silla de ruedas|ascensor|fauteuil roulant|ascenseur|rollstuhl|barrierefrei|aufzug|sedia a rotelle|ascensore/iu;

/** The writer speaks of the restaurant: its people, what they do, or its history. */
const OF_THE_RESTAURANT = anyOf(String.raw`
  we; our; us; since; family
  nuestr\p{L}+; somos; tenemos; hacemos; servimos; familia; desde
  nous; notre; nos; famille; depuis
  wir; unser\p{L}*; familie; seit
  siamo; abbiamo; facciamo; nostr\p{L}; famiglia; dal
  (?:1[89]|20)\d\d`);
const OF_GUESTS = anyOf(String.raw`
  cancel\w*; polic(?:y|ies); seats?; tables?; menus?; chefs?; guests?; recipes?; portions?; music
  mesas?; plazas?; carta; receta\w*; raciones
  places; couverts; carte; recettes?
  platze; tische?; gaste; rezepte?
  tavoli; coperti; posti; ricett[ae]`);
/** Somebody else's words, an aside, or the writer's own affairs. */
const ASIDE =
  /["“”„«»]|^\(|^["'^*]|(?:^|[\s(])(?:i|i['’](?:m|ve|d|ll)|me|yo|je|j['’]\S+|ich|mir|mich|io|ho|mi)(?=[\s,.!?])/iu;
const OF_TRADE = anyOf(Object.values(TRADE_WORDS).join(' ').trim().replace(/\s+/g, ';'));

/**
 * Whether guests may read a sentence before its owner has reviewed it: it speaks of the restaurant, its food, or what it
 * offers. Any other is a suggestion. Pure.
 */
export function isForGuests(words: string): boolean {
  const isOfTopic = topicsIn(words).length > 0 || PAYMENT.test(words) || ACCESS.test(words);
  if (ASIDE.test(words) || (isDenied(words) && !isOfTopic)) return false;
  const folded = fold(words);
  return (
    isOfTopic ||
    OF_THE_RESTAURANT.test(words) ||
    dishFamilyOf(words) !== 'dish' ||
    OF_TRADE.test(folded) ||
    OF_GUESTS.test(folded) ||
    KIND.test(folded)
  );
}
