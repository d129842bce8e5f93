import { describe, expect, test } from 'vitest';
import { DRAWN_DISHES } from '#functions/ai/design/drawn-dishes.ts';
import { IMAGE_SUBJECTS, type ImageSubject, SUBJECT_INGREDIENTS } from '#functions/ai/image-subjects.ts';
import { type MenuDish, mayShow, shownIngredients } from '#functions/ai/kitchen.ts';
import { DIETS, type Diet, fitsDiets, INGREDIENTS, type Ingredient } from '#shared/menu/diets.ts';
import { drawArtwork } from './draw-artwork.ts';
import { readDrawing } from './drawing.ts';

const PALETTE = {
  primary: '#7a2e1f',
  secondary: '#c9a46a',
  accent: '#c4622d',
  neutral: '#faf5ec',
  text_primary: '#2b1d16',
  text_secondary: '#6b5648',
};
const draw = (subject: ImageSubject, ingredients: readonly Ingredient[], seed: string) =>
  drawArtwork({ subject, palette: PALETTE, seed, kind: 'gallery', ingredients });

const drawn = new Map<string, ReturnType<typeof draw>>();
/** Diets that allow the same plate share one drawing. */
function drawOnce(subject: ImageSubject, ingredients: readonly Ingredient[]): ReturnType<typeof draw> {
  const key = `${subject}: ${[...ingredients].sort()}`;
  const drawing = drawn.get(key) ?? draw(subject, ingredients, key);
  drawn.set(key, drawing);
  return drawing;
}

/** Words in alt text that reveal an ingredient, independent of the table of ingredients. */
const WORDS: Readonly<Record<Ingredient, RegExp>> = {
  meat: /\b(?:meats?|meatballs|minced|sausages?|patty|roast joint|kebab|cutlet|skewered)\b/i,
  beef: /\b(?:beef|steak|veal|oxtail|rib|ribs|brisket|t-bone|rump)\b/i,
  lamb: /\b(?:lamb|goat|mutton)\b/i,
  pork: /\b(?:pork|ham|bacon|prosciutto|salami|pepperoni|chorizo|pig|with crackling)\b/i,
  poultry: /\b(?:chicken|duck|turkey|goose)\b/i,
  fish: /\b(?:fish|salmon|tuna|cod|anchov\w+|sardines|sole|bonito|sashimi)\b/i,
  shellfish: /\b(?:seafood|prawns?|shrimps?|crab|lobster|mussels|clams?|oysters|squid|octopus|snails)\b/i,
  egg: /\b(?:eggs?|omelette|meringue|custard|hollandaise)\b/i,
  dairy:
    /(?<!coconut )\b(?:milk|butter\w*|creamy?|cheeses?|ricotta|mozzarella|pecorino|mascarpone|provolone|feta|yogh?urt|crema|béchamel|custard|hollandaise)\b/i,
  honey: /\bhoney\b/i,
  gluten:
    /(?<!(?:cheese|cassava) )\b(?:bread|pasta|flour\w*|pastry|croissants?|bun|buns|batter|wheat|toast|crouton\w*|macaroni|bulgur)\b/i,
  alcohol: /\b(?:wine|beers?|gin|vodka|whiskey|tequila|rum|liqueur|vermouth|pisco|cocktails?)\b/i,
};
/** Words of the text that name excluded food. */
const ruledOut = (text: string, diet: Diet) =>
  INGREDIENTS.filter((ingredient) => WORDS[ingredient].test(text) && !fitsDiets([ingredient], [diet]));

/** One menu for each dish, without duplicates, and one with all dishes. */
function menusOf(subject: ImageSubject): MenuDish[][] {
  const dishes = DRAWN_DISHES.filter((dish) => dish.subject === subject);
  const plates = new Map(dishes.map((dish) => [[...dish.ingredients].sort().join(), dish]));
  return [[], [...DRAWN_DISHES], ...[...plates.values()].map((dish) => [dish])];
}

describe.each(DIETS)('%s', (diet) => {
  test.each(IMAGE_SUBJECTS)('an illustration of %s shows no excluded food', (subject) => {
    for (const menu of menusOf(subject)) {
      const ingredients = shownIngredients(subject, { diets: [diet], menu });
      if (ingredients === undefined) continue;
      const { shown, alt } = drawOnce(subject, ingredients);
      expect(fitsDiets(shown, [diet]), `${shown} on ${alt}`).toBe(true);
      expect(ingredients).toEqual(expect.arrayContaining(shown));
      expect(ruledOut(alt, diet), alt).toEqual([]);
    }
  });
});

test('the matrix detects planted faults', () => {
  expect(ruledOut('toast under ham', 'halal')).toEqual(['pork']);
  expect(draw('chicken', INGREDIENTS, 'planted').shown).toContain('poultry');
  expect(() => draw('chicken', [], 'planted')).toThrow('no drawing of chicken');
});

test.each(IMAGE_SUBJECTS)('the plainest drawing of %s shows its listed ingredients', (subject) => {
  const always = SUBJECT_INGREDIENTS[subject];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    expect([...draw(subject, always, seed).shown].sort()).toEqual([...always].sort());
  }
});

test('food that the menu lacks isn’t shown for any cuisine', () => {
  const neutral = IMAGE_SUBJECTS.filter((subject) => mayShow(subject, { diets: [], menu: [] }));
  expect(neutral).toEqual(['bread', 'herbs', 'fire', 'table', 'crockery', 'lamp']);
  const soup: MenuDish = { subject: 'soup', ingredients: [] };
  expect(mayShow('soup', { diets: [], menu: [soup] })).toBe(true);
  expect(shownIngredients('soup', { diets: [], menu: [soup] })).toEqual([]);
});

test('wine in a dish isn’t shown in a glass beside it', () => {
  const menu: MenuDish[] = [{ subject: 'chicken', ingredients: ['poultry', 'alcohol'] }];
  expect(shownIngredients('chicken', { diets: [], menu })).toEqual(['poultry', 'meat']);
});

test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])(
  'the neutral table has no wine glass, full or empty: %s',
  (seed) => {
    const neutral = IMAGE_SUBJECTS.filter((subject) => mayShow(subject, { diets: ['halal'], menu: [] }));
    for (const subject of neutral) {
      expect(draw(subject, SUBJECT_INGREDIENTS[subject], seed).shown).not.toContain('alcohol');
    }
  },
);

test('a wine glass counts as alcohol', () => {
  expect(readDrawing('front/tumbler').holds).toEqual([]);
  expect(readDrawing('front/wine-glass').holds).toEqual(['alcohol']);
});

test('a restaurant without alcohol gets no drawing of it, even with alcohol on its menu', () => {
  const menu: MenuDish[] = [{ subject: 'wine', ingredients: ['alcohol'] }];
  expect(mayShow('wine', { diets: [], menu })).toBe(true);
  expect(mayShow('wine', { diets: [], without: ['alcohol'], menu })).toBe(false);
});

test('a kosher meat kitchen gets no drawing of milk, and a dairy one does', () => {
  const burger: MenuDish = { subject: 'burger', ingredients: ['beef', 'dairy', 'gluten'] };
  const cheese: MenuDish = { subject: 'cheese', ingredients: ['dairy'] };
  expect(shownIngredients('burger', { diets: ['kosher'], menu: [burger] })).toEqual([
    'beef',
    'gluten',
    'meat',
  ]);
  expect(mayShow('cheese', { diets: ['kosher'], menu: [burger, cheese] })).toBe(false);
  expect(mayShow('cheese', { diets: ['kosher'], menu: [cheese] })).toBe(true);
});

test('a vegan restaurant gets sushi, cakes, and croissants without animal products', () => {
  const images = (diets: readonly Diet[], name: string) => {
    const dish = DRAWN_DISHES.find(({ family }) => family === name);
    if (dish === undefined) throw new Error(`no dish is called ${name}`);
    const ingredients = shownIngredients(dish.subject, { diets, menu: [dish] });
    return ingredients && draw(dish.subject, ingredients, name).shown;
  };
  expect(images(['vegan'], 'sushi')).toEqual([]);
  expect(images(['vegan'], 'cake')).toEqual(['gluten']);
  expect(images(['vegan'], 'croissant')).toEqual(['gluten']);
  expect(images(['vegetarian'], 'cake')).toEqual(['egg', 'dairy', 'gluten']);
  expect(images([], 'sushi')).toEqual(['fish']);
  expect(images(['vegan', 'gluten_free'], 'cake')).toBeUndefined();
  const fritters: MenuDish = { subject: 'dessert', ingredients: ['gluten'] };
  expect(mayShow('dessert', { diets: ['vegan'], menu: [fritters] })).toBe(false);
});
