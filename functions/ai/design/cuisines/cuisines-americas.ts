import type { Cuisine } from './cuisine.ts';

export const AMERICAN_CUISINES: readonly Cuisine[] = [
  {
    id: 'peruvian',
    rank: 2,
    says: /\b(?:peru|peruvian|peruana?|nikkei|cevicheria|chifa|criolla)\b/,
    template: 'ethnic-1',
    schemes: ['fuchsia', 'peacock', 'marigold', 'harbor'],
    subjects: ['seafood', 'fruit', 'grill', 'rice', 'herbs', 'cocktail', 'chicken'],
  },
  {
    id: 'mexican',
    rank: 2,
    says: /\b(?:mexican[ao]?|mexikanisch\w*|mexicain(?:e)?|taqueria|oaxacan?|tex-?mex|cantina|yucatec\w*|baja)\b(?! coke)/,
    template: 'ethnic-1',
    schemes: ['fuchsia', 'cactus', 'marigold', 'peacock'],
    subjects: ['tacos', 'cocktail', 'fruit', 'herbs', 'grill', 'vegetables', 'fire'],
  },
  {
    id: 'argentinian',
    rank: 2,
    says: /\b(?:argentin(?:e|ian|o|a)|uruguayan|parrilla|asado|chilean)\b/,
    template: 'fine-dining-1',
    schemes: ['ember', 'smoke', 'oxblood', 'brick'],
    subjects: ['grill', 'fire', 'wine', 'cheese', 'pastry', 'herbs'],
  },
  {
    id: 'brazilian',
    rank: 2,
    says: /\b(?:brazil(?:ian)?|brasileir[ao]|churrascaria|rodizio|bahian)\b/,
    template: 'casual-dining-1',
    schemes: ['basil', 'marigold', 'ember', 'peacock'],
    subjects: ['grill', 'rice', 'fruit', 'cocktail', 'soup', 'bread'],
  },
  {
    id: 'latin',
    rank: 2,
    says: /\b(?:latin american|latino|colombian[ao]?|venezuelan|cuban|ecuadorian|salvadoran|bolivian|areperia|puerto rican|dominican)\b/,
    template: 'ethnic-1',
    schemes: ['marigold', 'peacock', 'fuchsia', 'cactus'],
    subjects: ['rice', 'grill', 'fruit', 'bread', 'cocktail', 'chicken'],
  },
  {
    id: 'caribbean',
    rank: 2,
    says: /\b(?:caribbean|jamaican|trinidadian|creole|haitian|bajan|jerk)\b/,
    template: 'fast-food-1',
    schemes: ['marigold', 'cactus', 'peacock', 'ember'],
    subjects: ['chicken', 'rice', 'fire', 'fruit', 'curry', 'cocktail', 'seafood'],
  },
];
