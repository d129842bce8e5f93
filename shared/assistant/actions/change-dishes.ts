import { NO_DISH_FOUND } from '#shared/assistant/answer-texts.ts';
import { type Answer, answer } from '#shared/assistant/assistant-answer.ts';
import { namingWords } from '#shared/assistant/find-named.ts';
import { plainQuestion, wordsOf } from '#shared/assistant/matching/plain-question.ts';
import { type Dish, emptyDish } from '#shared/profile/menu.ts';
import { readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { dishesNamed } from './change-price.ts';
import { proposeChange, type StoredProfile } from './profile-proposal.ts';

const SCREEN = 'profileMenu';
const SHOWN = 3;

/** "Add Margherita pizza $14" adds the dish to the end of the menu. */
export function addDish(stored: StoredProfile, written: string): Answer {
  if (written === '')
    return answer('Which dish? Tell me its name and price, like “add Margherita pizza $14.”', {
      screen: SCREEN,
    });
  const dish = dishIn(written);
  if (dish === undefined)
    return answer('I couldn’t read that. Include the dish name and price, like “add Margherita pizza $14.”', {
      screen: SCREEN,
    });
  const { dishes } = stored.profile;
  if (dishes.some(({ name }) => plainQuestion(name) === plainQuestion(dish.name)))
    return answer(`${dish.name} is already on your menu.`, { screen: SCREEN });
  return proposeChange(stored, {
    text: `Add ${inWords(dish)} to the end of your menu?`,
    title: `New dish: ${dish.name}`,
    before: 'Not on the menu',
    after: inWords(dish),
    changes: { [`dishes[${dishes.length}]`]: dish },
    screen: SCREEN,
  });
}

/** Words that lead to a name, such as "tip of". */
const UNFINISHED = /^\s*$|\b(?:of|to|the|an?|and|or|with|in|for|at|on|as)\s*$/i;

/** The dish in a line, without the word before its price. Lines with numbers that aren’t prices aren’t read. */
function dishIn(written: string): Dish | undefined {
  const line = written.replace(/[\s,;:–-]+(?:(?:for|at) )?(?=\$\d)|\s+(?:for|at) (?=\d)/i, ' ');
  const [read, another] = readMenuLines(line).dishes;
  if (another !== undefined) return undefined;
  const dish = read ?? (/\d/.test(line) ? undefined : emptyDish(line.slice(0, 120)));
  return dish === undefined || UNFINISHED.test(dish.name) ? undefined : dish;
}

/** "Take the lobster roll off the menu". */
export function removeDish(stored: StoredProfile, written: string): Answer {
  const { dishes } = stored.profile;
  const asked = namingWords(wordsOf(plainQuestion(written)));
  if (asked.length === 0) return answer('Which dish? Tell me its name.', { screen: SCREEN });
  const places = dishesNamed(asked, dishes);
  const [at] = places;
  const dish = at === undefined ? undefined : dishes[at];
  if (at === undefined || dish === undefined) return answer(NO_DISH_FOUND, { screen: SCREEN });
  if (places.length > 1)
    return answer('Which one?', {
      screen: SCREEN,
      suggestions: places.slice(0, SHOWN).map((place) => `Take ${dishes[place]?.name ?? ''} off the menu`),
    });
  return proposeChange(stored, {
    text: `Take ${dish.name} off your menu?`,
    title: dish.name,
    before: 'On the menu',
    after: 'Not on the menu',
    changes: { 'dishes.delete_index': at },
    screen: SCREEN,
  });
}

function inWords({ name, price, variants }: Dish): string {
  const prices = price === '' ? variants.map((each) => `${each.label} ${each.price}`.trim()) : [price];
  return [name, ...prices].join(', ');
}
