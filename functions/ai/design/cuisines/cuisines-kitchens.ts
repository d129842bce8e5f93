import type { Cuisine } from './cuisine.ts';

/** American kitchens, and kitchens known for what they grill or leave out. */
export const KITCHEN_CUISINES: readonly Cuisine[] = [
  {
    id: 'burger',
    rank: 3,
    says: /\b(?:burgers?|hamburgers?|smash ?burgers?|burger (?:bar|joint|place|shop))\b/,
    template: 'fast-food-1',
    schemes: ['mustard', 'tomato', 'neon', 'sky'],
    subjects: ['burger', 'beer', 'cheese', 'fire', 'salad', 'table'],
  },
  {
    id: 'bbq',
    rank: 3,
    says: /(?<!korean )\b(?:bbq|barbecue|barbeque|smokehouse|smoked meats?|pitmaster|brisket)\b/,
    template: 'casual-dining-1',
    schemes: ['ember', 'brick', 'smoke', 'mustard'],
    subjects: ['fire', 'grill', 'beer', 'bread', 'salad', 'chicken'],
  },
  {
    id: 'southern',
    rank: 3,
    says: /\b(?:southern(?: food| kitchen| cooking| style)|soul food|cajun|louisiana|new orleans|lowcountry)\b/,
    template: 'casual-dining-1',
    schemes: ['mustard', 'pine', 'brick', 'butter'],
    subjects: ['chicken', 'rice', 'soup', 'bread', 'seafood', 'dessert'],
  },
  {
    id: 'diner',
    rank: 2,
    says: /\b(?:american diner|diner|american(?! express)|new york style|hot dogs?|wings|comfort food|californian?)\b/,
    template: 'fast-food-1',
    schemes: ['sky', 'tomato', 'mint', 'mustard'],
    subjects: ['burger', 'dessert', 'coffee', 'chicken', 'fruit', 'table'],
  },
  {
    id: 'steakhouse',
    rank: 3,
    says: /\b(?:steak ?house|steaks?|chop ?house|dry[- ]aged|wagyu|ribeye|grill house)\b(?! (?:frites|tartare))/,
    template: 'fine-dining-1',
    schemes: ['midnight', 'oxblood', 'smoke', 'bottle'],
    subjects: ['grill', 'fire', 'wine', 'table', 'vegetables', 'cocktail'],
  },
  {
    id: 'seafood',
    rank: 2,
    says: /\b(?:seafood|fish restaurant|oyster bar|fishmonger|marisqueria|fruits de mer|raw bar|shellfish|fish(?! and| &| tacos| sauce))\b/,
    template: 'casual-dining-1',
    schemes: ['harbor', 'seaglass', 'aegean', 'cobalt'],
    subjects: ['seafood', 'wine', 'salad', 'bread', 'grill', 'soup', 'herbs'],
  },
  {
    id: 'vegan',
    rank: 2,
    says: /\b(?:vegan(?:a|o)?|plant[- ]based)\b(?![^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives|friendly|available|menu)\b)(?=\s*(?:$|[,.;!\n]|restaurant|cafe|kitchen|bakery|bistro|food|cuisine|cooking|place|spot|deli|diner|eatery|pizzeria|canteen|creperie|patisserie|bar\b|burger (?:bar|joint|place|shop)|street food|ice cream|\w+(?:ese|ian|can|ish|ai|eek|ench)\b))/,
    template: 'cafe-1',
    schemes: ['forest', 'mint', 'cactus', 'plum'],
    subjects: ['vegetables', 'salad', 'herbs', 'fruit', 'rice', 'bread'],
  },
  {
    id: 'vegetarian',
    rank: 2,
    says: /\b(?:farm[- ]to[- ]table|salad bar|(?:vegetarian[ao]?|vegetarisch\w*|vegetarien(?:ne)?|veggie)\b(?![^.;\n]{0,45}\b(?:options?|dishes|choices|alternatives|friendly|available|menu)\b)(?=\s*(?:$|[,.;!\n]|restaurant|cafe|kitchen|bakery|bistro|food|cuisine|cooking|place|spot|deli|diner|eatery|pizzeria|canteen|creperie|patisserie|bar\b|burger (?:bar|joint|place|shop)|street food|ice cream|\w+(?:ese|ian|can|ish|ai|eek|ench)\b)))/,
    template: 'cafe-1',
    schemes: ['forest', 'olive', 'butter', 'mint'],
    subjects: ['vegetables', 'salad', 'cheese', 'herbs', 'soup', 'bread', 'fruit'],
  },
];
