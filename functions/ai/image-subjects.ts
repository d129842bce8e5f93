import type { Ingredient } from '#shared/menu/diets.ts';

/**
 * What the plainest drawing of each subject shows of what some diet rules out. A fuller one shows more (cheese on
 * the pasta, a glass of wine beside it) where the picture may.
 */
const PLAINEST = {
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
  sandwich: ['gluten'],
  lamp: [],
} as const satisfies Record<string, readonly Ingredient[]>;
/** What the artwork draws: the cuisine's table, light and pattern. */
export type ImageSubject = keyof typeof PLAINEST;
export const SUBJECT_INGREDIENTS: Readonly<Record<ImageSubject, readonly Ingredient[]>> = PLAINEST;
export const IMAGE_SUBJECTS = Object.keys(PLAINEST) as [ImageSubject, ...ImageSubject[]];

/** What stands in any kitchen, whatever is cooked. */
export const NEUTRAL_SUBJECTS: readonly ImageSubject[] = [
  'table',
  'crockery',
  'lamp',
  'herbs',
  'bread',
  'fire',
];
