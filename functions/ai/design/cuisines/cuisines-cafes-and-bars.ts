import type { Cuisine } from './cuisine.ts';

/** Places known for what they bake or pour. */
export const CAFE_AND_BAR_CUISINES: readonly Cuisine[] = [
  {
    id: 'bakery',
    rank: 3,
    says: /\b(?:bakery|bakeries|boulangerie|patisserie|panaderia|pasteleria|panificio|backerei|konditorei|bakehouse|cake shop|doughnuts?|donuts?)\b/,
    template: 'cafe-1',
    schemes: ['oat', 'butter', 'blush', 'brick'],
    subjects: ['bread', 'pastry', 'coffee', 'dessert', 'fruit', 'cheese'],
  },
  {
    id: 'tearoom',
    rank: 3,
    says: /\b(?:tea ?room|tea ?house|afternoon tea|salon de the|tea shop)\b/,
    template: 'cafe-1',
    schemes: ['blush', 'butter', 'mint', 'sky'],
    subjects: ['tea', 'pastry', 'dessert', 'fruit', 'bread', 'table'],
  },
  {
    id: 'icecream',
    rank: 3,
    says: /\b(?:ice[- ]cream|gelat(?:o|eria)|heladeria|glacier|sorbets?|frozen yog(?:h)?urt|soft serve|eisdiele)\b/,
    template: 'cafe-1',
    schemes: ['blush', 'mint', 'lemon', 'sky'],
    subjects: ['dessert', 'fruit', 'coffee', 'pastry', 'cheese'],
  },
  {
    id: 'brunch',
    rank: 2,
    says: /\b(?:brunch|all[- ]day breakfast|breakfast (?:spot|place|bar|cafe)|pancake house)\b/,
    template: 'cafe-1',
    schemes: ['lemon', 'blush', 'butter', 'sky'],
    subjects: ['bread', 'coffee', 'fruit', 'pastry', 'table', 'dessert', 'salad'],
  },
  {
    id: 'cafe',
    rank: 1,
    says: /\b(?:cafe|cafeteria|kaffee\w*|coffee (?:shop|house|bar|roasters?)|(?<!turkish |irish |vietnamese |filter )coffee|espresso bar|roastery|kaffeehaus)\b/,
    template: 'cafe-1',
    schemes: ['espresso', 'oat', 'forest', 'butter'],
    subjects: ['coffee', 'pastry', 'bread', 'dessert', 'fruit', 'table'],
  },
  {
    id: 'winebar',
    rank: 3,
    says: /\b(?:wine bar|vinotheque|enoteca|vinoteca|weinbar|bar a vins?|cave a manger)\b/,
    template: 'fine-dining-2',
    schemes: ['plum', 'oxblood', 'midnight', 'bottle'],
    subjects: ['wine', 'cheese', 'bread', 'mezze', 'table', 'fruit'],
  },
  {
    id: 'cocktailbar',
    rank: 3,
    says: /\b(?:cocktail bar|speakeasy|mixology|aperitivo bar|lounge bar|rooftop bar|cocktail lounge|cocktails)\b/,
    template: 'fine-dining-2',
    schemes: ['midnight', 'neon', 'lacquer', 'peacock'],
    subjects: ['cocktail', 'fruit', 'herbs', 'table', 'mezze', 'wine'],
  },
  {
    id: 'brewery',
    rank: 3,
    says: /\b(?:brewery|brewpub|taproom|tap room|craft beer bar|microbrewery|beer bar)\b/,
    template: 'casual-dining-1',
    schemes: ['mustard', 'pine', 'brick', 'smoke'],
    subjects: ['beer', 'grill', 'bread', 'burger', 'cheese', 'table'],
  },
];
