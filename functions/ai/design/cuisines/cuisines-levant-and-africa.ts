import type { Cuisine } from './cuisine.ts';

/** Cuisines from Turkey to Iran, Africa, and the Mediterranean. */
export const LEVANTINE_AND_AFRICAN_CUISINES: readonly Cuisine[] = [
  {
    id: 'turkish',
    rank: 2,
    says: /\b(?:turkish|turkisch\w*|anatolian|ocakbasi|turco|turca|lokanta|meyhane)\b(?! (?:eggs|coffee|delight|bath))/,
    template: 'ethnic-1',
    schemes: ['peacock', 'brick', 'paprika', 'cobalt'],
    subjects: ['grill', 'mezze', 'bread', 'tea', 'fire', 'dessert', 'vegetables'],
  },
  {
    id: 'lebanese',
    rank: 2,
    says: /\b(?:lebanese|libanais(?:e)?|libanes(?:e|a)?|syrian|levantine|middle eastern|palestinian|jordanian|israeli|arab(?:ic)?)\b/,
    template: 'ethnic-1',
    schemes: ['olive', 'cactus', 'plum', 'saffron'],
    subjects: ['mezze', 'herbs', 'bread', 'grill', 'salad', 'vegetables', 'dessert'],
  },
  {
    id: 'persian',
    rank: 2,
    says: /\b(?:persian|iranian|afghan|uzbek|georgian|armenian|azerbaijani)\b/,
    template: 'ethnic-1',
    schemes: ['peacock', 'saffron', 'plum', 'cobalt'],
    subjects: ['rice', 'herbs', 'grill', 'fruit', 'bread', 'tea', 'mezze'],
  },
  {
    id: 'moroccan',
    rank: 2,
    says: /\b(?:moroccan|marocain(?:e)?|north african|tunisian|algerian|maghreb\w*|berber)\b/,
    template: 'ethnic-1',
    schemes: ['cobalt', 'terracotta', 'saffron', 'plum'],
    subjects: ['curry', 'rice', 'tea', 'fruit', 'bread', 'dessert', 'herbs'],
  },
  {
    id: 'african',
    rank: 2,
    says: /\b(?:ethiopian|eritrean|nigerian|ghanaian|senegalese|west african|east african|african|kenyan|somali|south african)\b/,
    template: 'ethnic-1',
    schemes: ['marigold', 'terracotta', 'cactus', 'plum'],
    subjects: ['curry', 'bread', 'rice', 'grill', 'vegetables', 'coffee'],
  },
  {
    id: 'mediterranean',
    rank: 2,
    says: /\b(?:mediterran\w+|mediterraneo)\b/,
    template: 'casual-dining-1',
    schemes: ['seaglass', 'olive', 'lemon', 'aegean'],
    subjects: ['mezze', 'seafood', 'vegetables', 'wine', 'bread', 'salad', 'herbs'],
  },
];
