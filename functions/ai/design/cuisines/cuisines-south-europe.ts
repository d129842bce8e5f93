import type { Cuisine } from './cuisine.ts';

/** French, Iberian, and Greek cuisines. */
export const SOUTH_EUROPEAN_CUISINES: readonly Cuisine[] = [
  {
    id: 'french',
    rank: 2,
    says: /\b(?:french|francais(?:e)?|franzosisch|parisian|lyonnais(?:e)?|provencal|brasserie|bistrot?|bouchon|nouvelle cuisine|alsatian)\b(?! (?:fries|toast|press|onion|quarter))/,
    template: 'fine-dining-1',
    schemes: ['bottle', 'oxblood', 'midnight', 'butter', 'cobalt'],
    subjects: ['wine', 'cheese', 'bread', 'table', 'herbs', 'pastry', 'seafood'],
  },
  {
    id: 'creperie',
    rank: 3,
    says: /\b(?:creperie|crepes?|galettes?|breton(?:ne)?|brittany)\b/,
    template: 'cafe-1',
    schemes: ['butter', 'harbor', 'oat'],
    subjects: ['dessert', 'cheese', 'fruit', 'table', 'beer', 'pastry'],
  },
  {
    id: 'basque',
    rank: 3,
    says: /\b(?:basque|pintxos?|euskal|asador|donostia)\b/,
    template: 'ethnic-1',
    schemes: ['brick', 'pine', 'ember', 'rosso'],
    subjects: ['grill', 'seafood', 'bread', 'fire', 'wine', 'table'],
  },
  {
    id: 'tapas',
    rank: 3,
    says: /\b(?:tapas|taperia|tapeo|raciones|bodega)\b/,
    template: 'ethnic-1',
    schemes: ['paprika', 'oxblood', 'marigold', 'lacquer'],
    subjects: ['mezze', 'wine', 'seafood', 'cheese', 'bread', 'vegetables', 'table'],
  },
  {
    id: 'spanish',
    rank: 2,
    says: /\b(?:spanish|espanola?|andalusian|andaluz|catalan|valencian|galician|castilian|arroceria|mesón|meson)\b(?! (?:omelette|steps))/,
    template: 'ethnic-1',
    schemes: ['marigold', 'paprika', 'oxblood', 'cobalt'],
    subjects: ['rice', 'seafood', 'wine', 'mezze', 'fire', 'vegetables', 'dessert'],
  },
  {
    id: 'portuguese',
    rank: 2,
    says: /\b(?:portuguese|portugues|portugal|tasca|lisboa|alentej(?:o|an))\b/,
    template: 'ethnic-1',
    schemes: ['cobalt', 'harbor', 'lemon', 'terracotta'],
    subjects: ['seafood', 'pastry', 'bread', 'wine', 'soup', 'grill', 'fruit'],
  },
  {
    id: 'greek',
    rank: 2,
    says: /\b(?:greek|hellenic|taverna|cretan|aegean|cyclad\w+|cypriot|mezedopoleio|ouzeri)\b(?! (?:salad|yoghurt|yogurt|street))/,
    template: 'ethnic-1',
    schemes: ['aegean', 'seaglass', 'olive', 'lemon'],
    subjects: ['mezze', 'seafood', 'salad', 'grill', 'cheese', 'bread', 'wine'],
  },
];
