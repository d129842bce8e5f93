import type { Cuisine } from './cuisine.ts';

/** German, Nordic, British, and Polish cuisines. */
export const NORTH_EUROPEAN_CUISINES: readonly Cuisine[] = [
  {
    id: 'german',
    rank: 2,
    says: /\b(?:german|deutsche?|bavarian|bayerisch\w*|swabian|schwabisch\w*|wirtshaus|gasthaus|gasthof|biergarten|beer hall|brauhaus|austrian|osterreich\w*|viennese|beisl)\b(?! beer)/,
    template: 'casual-dining-1',
    schemes: ['pine', 'mustard', 'brick', 'harbor'],
    subjects: ['beer', 'bread', 'grill', 'table', 'soup', 'pastry', 'cheese'],
  },
  {
    id: 'nordic',
    rank: 2,
    says: /\b(?:nordic|scandinavian|swedish|norwegian|danish|finnish|icelandic|smorrebrod|new nordic)\b(?! pastry)/,
    template: 'fine-dining-2',
    schemes: ['fjord', 'oat', 'pine', 'smoke'],
    subjects: ['seafood', 'bread', 'herbs', 'vegetables', 'fruit', 'table', 'fire'],
  },
  {
    id: 'british',
    rank: 2,
    says: /\b(?:british|english|scottish|welsh|irish|gastropub|pub|ale ?house|chippy|fish and chip shop)\b(?! (?:muffin|breakfast tea|menu|speaking|spoken))/,
    template: 'casual-dining-1',
    schemes: ['bottle', 'mustard', 'brick', 'harbor'],
    subjects: ['beer', 'table', 'fire', 'vegetables', 'bread', 'cheese', 'fruit'],
  },
  {
    id: 'polish',
    rank: 2,
    says: /\b(?:polish|polska|pierogarnia|ukrainian|eastern european|czech|slovak|hungarian|balkan|serbian|croatian|romanian)\b/,
    template: 'ethnic-1',
    schemes: ['brick', 'paprika', 'pine', 'plum'],
    subjects: ['dumplings', 'soup', 'bread', 'vegetables', 'table', 'herbs'],
  },
];
