import { MODERATION_RULES } from './moderation-rules.ts';
import { type Part, parsePattern } from './word-pattern.ts';

/** Words that appear next to those of the rules in hashtags, in all five languages. */
const BESIDE = `
  you bis couscous a and the in on of for with to your our my no not is are it all at by from this that time day days week night life
  love lover lovers food foodie foodies eat eats eating drink drinks taste tasting good great fresh happy hour house
  home homemade made local shop small big new old real true vegan vegetarian healthy diet free living wellness fit
  breakfast brunch lunch dinner dessert kitchen chef chefs cook cooking bakery bread pizza pizzas pasta burger burgers
  taco tacos burrito burritos sushi ramen noodles noodle soup soups salad salads steak steaks chicken wings fish seafood
  oyster oysters coffee tea cake cakes cookie cookies pie pies donut donuts icecream bbq ribs brisket sandwich
  sandwiches curry curries rice beans cheese chocolate juice smoothie smoothies bowl bowls pancakes waffles bagel bagels
  restaurant restaurants bar bars cafe bistro diner pub deli grill taqueria pizzeria trattoria brewery winery truck
  street market garden family friends weekend monday tuesday wednesday thursday friday saturday sunday
  el la los las un una de del en y con para por sin mi tu su comida comer tapas paella tortilla croquetas cerveza
  le les des du et avec pour sans au aux dans ma mon cuisine manger boire crepe crepes frites pain fromage
  der die das ein eine und mit fur ohne im am von zum essen trinken lecker kuche brot schnitzel kuchen wurst doner
  il lo gli i di e con per senza nel della mia mio cucina mangiare bere gelato caffe pane carbonara`;

let known: { words: ReadonlySet<string>; beginnings: ReadonlySet<string> } | undefined;
const beside = new Set(BESIDE.trim().split(/\s+/));

/** The shortest prefix of a pattern that identifies a word, and how much longer the word may be. */
const BEGINNING_LENGTH = 5;
const LONGEST_ENDING = 4;

/** True if a folded word is in the rules or next to them. */
export function isKnownWord(word: string): boolean {
  if (beside.has(word) || isRuleWord(word)) return true;
  for (
    let length = Math.max(BEGINNING_LENGTH, word.length - LONGEST_ENDING);
    length <= word.length;
    length += 1
  ) {
    if (rules().beginnings.has(word.slice(0, length))) return true;
  }
  return false;
}

/** True if a pattern contains the folded word. */
export function isRuleWord(word: string): boolean {
  return rules().words.has(word);
}

function rules() {
  known ??= wordsOfRules();
  return known;
}

function wordsOfRules() {
  const parts: Part[] = MODERATION_RULES.flatMap(({ flags }) => flags.flatMap(parsePattern));
  const choices = parts.flatMap((part) => (part.kind === 'words' ? part.choices : []));
  return {
    words: new Set(choices.flatMap(({ words }) => words)),
    beginnings: new Set(choices.flatMap((choice) => (choice.isBeginning ? choice.words.slice(-1) : []))),
  };
}
