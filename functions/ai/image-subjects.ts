import type { Ingredient } from '#shared/menu/diets.ts';

/** What the artwork draws: the cuisine's table, light and pattern. */
export const IMAGE_SUBJECTS = [
  'pasta',
  'pizza',
  'bread',
  'coffee',
  'pastry',
  'sushi',
  'ramen',
  'dumplings',
  'tacos',
  'curry',
  'grill',
  'burger',
  'seafood',
  'salad',
  'wine',
  'cocktail',
  'dessert',
  'noodles',
  'mezze',
  'soup',
  'vegetables',
  'cheese',
  'chicken',
  'rice',
  'tea',
  'beer',
  'fruit',
  'herbs',
  'fire',
  'table',
  'crockery',
  'lamp',
] as const;
export type ImageSubject = (typeof IMAGE_SUBJECTS)[number];

/**
 * What the plainest drawing of each subject shows of what some diet rules out. A fuller one shows more (cheese on
 * the pasta, a glass of wine beside it) where the picture may.
 */
export const SUBJECT_INGREDIENTS: Readonly<Record<ImageSubject, readonly Ingredient[]>> = {
  pasta: ['gluten'],
  pizza: ['gluten'],
  bread: ['gluten'],
  coffee: [],
  pastry: ['gluten', 'dairy'],
  sushi: ['fish'],
  ramen: ['gluten'],
  dumplings: ['gluten'],
  tacos: [],
  curry: [],
  grill: [],
  burger: ['gluten'],
  seafood: ['fish'],
  salad: [],
  wine: ['alcohol'],
  cocktail: ['alcohol'],
  dessert: ['gluten', 'dairy', 'egg'],
  noodles: [],
  mezze: [],
  soup: [],
  vegetables: [],
  cheese: ['dairy'],
  chicken: ['poultry'],
  rice: [],
  tea: [],
  beer: ['alcohol', 'gluten'],
  fruit: [],
  herbs: [],
  fire: [],
  table: [],
  crockery: [],
  lamp: [],
};

/** What stands in any kitchen, whatever is cooked. */
export const NEUTRAL_SUBJECTS: readonly ImageSubject[] = [
  'table',
  'crockery',
  'lamp',
  'herbs',
  'bread',
  'fire',
];
