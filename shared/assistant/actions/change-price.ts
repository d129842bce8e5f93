import { NO_DISH_FOUND } from '#shared/assistant/answer-texts.ts';
import { type Answer, answer } from '#shared/assistant/assistant-answer.ts';
import type { AssistantData } from '#shared/assistant/assistant-data.ts';
import { findNamed, namingWords, nearest } from '#shared/assistant/find-named.ts';
import { plainQuestion, wordsOf } from '#shared/assistant/matching/plain-question.ts';
import type { Dish } from '#shared/profile/menu.ts';
import { listed } from '#shared/profile/phrases/listed.ts';

const VERB =
  /\b(?:change|set|raise|lower|reduce|increase|update|put|make|charge|drop|bump|should be|is|dollars?|bucks?|euros?|price|prices|cost|costs|now)\b/;
/** Words that request a change. Without one and without an amount, it is a question. */
const CHANGING = /\b(?:change|set|raise|lower|reduce|increase|update|put|make|drop|bump)\b/;
const NUMBER = /^\d+(?:[.,]\d+)?$/;
const PRICE_WORDS = new Set(
  'change set raise lower reduce increase update put make price prices cost costs charge charging drop bump should dollars dollar bucks buck euros euro usd new back up down costing pls plz'.split(
    ' ',
  ),
);
const ABOUT_PRICES = /\b(?:price|prices|cost|costs|charge)\b/;
/** "raise it by 2", "2 dollars more" */
const BY_AN_AMOUNT =
  /\bby (?:a )?(?:\d|dollar|buck)|\d (?:(?:dollars?|bucks?|euros?) )?(?:more|less|off|extra|cheaper)\b/;
const MAX_AMOUNT = 10_000_000;

/** "Carbonara is 17 now"; undefined if the statement isn’t about a price. */
export function changePrice(statement: string, data: AssistantData): Answer | undefined {
  const words = wordsOf(statement);
  const isAboutPrices = ABOUT_PRICES.test(statement);
  if (words.some((word) => word.endsWith('%')) && VERB.test(statement))
    return answer('I can change one price at a time. Tell me the dish and the new price.', {
      screen: 'profileMenu',
    });
  if (BY_AN_AMOUNT.test(statement) && VERB.test(statement))
    return answer('I can’t adjust prices by an amount. Tell me the dish and its new price.', {
      screen: 'profileMenu',
    });
  const amount = words.findLast((word) => NUMBER.test(word));
  const isBare = amount !== undefined && words.at(-1) === amount;
  if (!VERB.test(statement) && !isBare) return undefined;
  if (amount === undefined && !(isAboutPrices && CHANGING.test(statement))) return undefined;
  if (data.profile === undefined)
    return answer('I couldn’t load your menu. Ask me again.', { screen: 'profileMenu' });
  const position = amount === undefined ? -1 : words.lastIndexOf(amount);
  const asked = namingWords(words.toSpliced(position, position === -1 ? 0 : 1), PRICE_WORDS);
  const dishes = dishesNamed(asked, data.profile.value.profile.dishes);
  const [index] = dishes;
  if (index === undefined)
    return isAboutPrices || asked.length > 0 ? noSuchDish(asked, isAboutPrices) : undefined;
  if (dishes.length > 1) return whichDish(dishes, data);
  if (amount === undefined) return answer('What’s the new price? Tell me the dish and the price together.');
  return proposal(index, amount, data.profile.value);
}

/** The positions of the dishes with all these words in their names. */
export function dishesNamed(asked: readonly string[], dishes: readonly Dish[]): number[] {
  const places = dishes.map((dish, index) => ({
    index,
    name: namingWords(wordsOf(plainQuestion(dish.name))),
  }));
  const found = findNamed(asked, places, ({ name }) => name).filter((each) => each.asked === 1);
  return nearest(found).map(({ index }) => index);
}

function noSuchDish(asked: readonly string[], isCertain: boolean): Answer | undefined {
  if (!isCertain) return undefined;
  return asked.length === 0
    ? answer('Which dish? Tell me its name and new price in one message.', { screen: 'profileMenu' })
    : answer(NO_DISH_FOUND, { screen: 'profileMenu' });
}

/** "Lobster roll is now 22", which isn’t on the menu: offers to add it. Undefined for other statements. */
export function unlistedDish(question: string): Answer | undefined {
  const [, name, amount] =
    /^(?:our |the )?(\D{3,60}?) (?:is |are )?now \$?(\d+(?:\.\d\d)?)\.?$/i.exec(question.trim()) ?? [];
  if (name === undefined || amount === undefined) return undefined;
  return answer(NO_DISH_FOUND, { screen: 'profileMenu', suggestions: [`Add ${name} $${amount}`] });
}

function whichDish(places: readonly number[], data: AssistantData): Answer {
  const names = places.map((place) => data.profile?.value.profile.dishes[place]?.name ?? '');
  return answer(`Do you mean ${listed(names.slice(0, 5), 'or')}?`, { screen: 'profileMenu' });
}

function proposal(
  index: number,
  amount: string,
  stored: NonNullable<AssistantData['profile']>['value'],
): Answer {
  const { profile, version, updated_at } = stored;
  const dish = profile.dishes[index];
  const value = Number(amount.replace(',', '.'));
  if (dish === undefined || value > MAX_AMOUNT)
    return answer('That price is too high. Check it and tell me again.');
  const sources = [{ name: 'Profile', at: updated_at }];
  if (dish.variants.length > 0)
    return answer(`${dish.name} has several prices. Change them in your profile.`, {
      screen: 'profileMenu',
      sources,
    });
  const price = writtenAs(dish.price, amount);
  if (price === dish.price)
    return answer(`${dish.name} already costs ${price}.`, { screen: 'profileMenu', sources });
  const place = (field: string) => `dishes[${index}].${field}`;
  return answer(`Change the price of ${dish.name}?`, {
    screen: 'profileMenu',
    sources,
    proposal: {
      title: `Price of ${dish.name}`,
      before: dish.price === '' ? 'No price' : dish.price,
      after: price,
      change: { kind: 'profile', version, changes: { [place('price')]: price, [place('amount')]: value } },
      undo: {
        kind: 'profile',
        version: version + 1,
        changes: { [place('price')]: dish.price, [place('amount')]: dish.amount },
      },
    },
  });
}

/** The amount as the owner writes prices, with the same currency sign and decimals. */
function writtenAs(before: string, amount: string): string {
  const old = before.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const [only] = old;
  if (only === undefined || old.length > 1) return amount;
  const decimals = /[.,](\d+)$/.exec(only)?.[1]?.length ?? 0;
  const value = Number(amount.replace(',', '.'));
  const hasCents = /[.,]/.test(amount);
  const written = decimals > 0 && !hasCents ? value.toFixed(decimals) : amount;
  return before.replace(only, only.includes(',') ? written.replace('.', ',') : written);
}
