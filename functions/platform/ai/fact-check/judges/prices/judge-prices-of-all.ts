import { finding, type Judge } from '../../checked-text.ts';
import type { FactToken, FactTokenOf } from '../../readers/fact-token.ts';

/** "Every dessert costs $10", "all mains $24": one price of many dishes; en, es, fr, it, de. */
const ALL =
  /(?<![a-z])(?:(?:every|each|any|all|both|cada|todos los|todas las|ambos|ambas|chaque|tous les|toutes les|ogni|tutti i|tutte le|entrambi|alle|jede[rsn]?|beide) (?:(?:of )?(?:our|the|nuestros|nuestras|nos|nostri|nostre|unsere[nr]?) )?(?:desserts?|mains?|main courses?|starters?|appetizers?|entrees?|dish|dishes|plates?|sides?|items?|postres?|platos?|entrantes?|principales|plats?|dolci|dolce|piatt[oi]|antipast[oi]|primi|primo|second[oi]|hauptgerichte?|vorspeisen?|nachspeisen?|gerichte?)|(?:everything|anything|todo|tout|tutto|alles) (?:costs?|is|for|cuesta|a|coute|costa|kostet))(?![a-z])/;

const isPrice = (token: FactToken): token is FactTokenOf<'price'> => token.kind === 'price';

/** What one price is said of all dishes of a kind must be said so in the record, or be the price of every dish. */
export const judgePricesOfAll: Judge = (checked, { start, end, tokens, mentions, isKnown }) => {
  const prices = tokens.filter(isPrice);
  const text = checked.text.slice(start, end);
  if (isKnown || prices.length === 0 || mentions.length > 0 || !ALL.test(text)) return [];
  const { facts } = checked;
  const isHeld = ({ values }: FactTokenOf<'price'>) =>
    facts
      .passagesWith('price')
      .some(
        (passage) =>
          ALL.test(passage.text) &&
          passage.tokens.some((one) => isPrice(one) && one.values.some((value) => values.includes(value))),
      ) ||
    (facts.dishes.length > 0 &&
      facts.dishes.every((dish) => values.some((value) => dish.prices.includes(value))));
  return prices.filter((price) => !isHeld(price)).map((price) => finding(checked, 'price', price));
};
