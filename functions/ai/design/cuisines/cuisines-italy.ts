import type { Cuisine } from './cuisine.ts';

export const ITALIAN_CUISINES: readonly Cuisine[] = [
  {
    id: 'roman',
    rank: 3,
    says: /\b(?:roman|romana|romano|romanesco|cucina romana)\b(?! (?:bath|ruin|wall|empire|forum))/,
    template: 'ethnic-1',
    schemes: ['rosso', 'terracotta', 'oxblood', 'olive'],
    subjects: ['pasta', 'cheese', 'wine', 'vegetables', 'bread', 'herbs', 'table'],
  },
  {
    id: 'pizzeria',
    rank: 3,
    says: /\b(?:pizzeria|pizza(?:s|iolo)?|neapolitan|napoletana|sourdough pizza)\b/,
    template: 'casual-dining-1',
    schemes: ['tomato', 'basil', 'ember', 'brick'],
    subjects: ['pizza', 'fire', 'cheese', 'herbs', 'salad', 'wine', 'beer'],
  },
  {
    id: 'sicilian',
    rank: 3,
    says: /\b(?:sicil(?:y|ian|iana|iano))\b/,
    template: 'ethnic-1',
    schemes: ['lemon', 'cobalt', 'terracotta', 'marigold'],
    subjects: ['seafood', 'pasta', 'fruit', 'vegetables', 'dessert', 'wine', 'herbs'],
  },
  {
    id: 'tuscan',
    rank: 3,
    says: /\b(?:tuscan[yo]?|toscan[ao]|florentine|fiorentina)\b/,
    template: 'fine-dining-1',
    schemes: ['olive', 'terracotta', 'oxblood', 'rosso'],
    subjects: ['grill', 'wine', 'bread', 'fire', 'vegetables', 'cheese', 'table'],
  },
  {
    id: 'italian',
    rank: 2,
    says: /\b(?:italian(?:a|o)?|trattoria|osteria|ristorante|italien(?:ne|isch)?|piedmont(?:ese)?|venetian|milanese|ligurian|bolognese|emilian|puglian|sardinian|calabrian)\b(?! (?:coffee|soda|ice))/,
    template: 'casual-dining-1',
    schemes: ['rosso', 'basil', 'olive', 'tomato', 'lemon'],
    subjects: ['pasta', 'herbs', 'wine', 'bread', 'cheese', 'vegetables', 'dessert'],
  },
];
