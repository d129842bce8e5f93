import type { Cuisine } from './cuisine.ts';

/** Japanese and Chinese kitchens. */
export const JAPANESE_AND_CHINESE_CUISINES: readonly Cuisine[] = [
  {
    id: 'sushi',
    rank: 3,
    says: /\b(?:sushi|omakase|nigiri|edomae|sushiya|kaiseki)\b/,
    template: 'fine-dining-2',
    schemes: ['ink', 'smoke', 'jade', 'vermilion'],
    subjects: ['sushi', 'seafood', 'rice', 'tea', 'vegetables', 'wine'],
  },
  {
    id: 'ramen',
    rank: 3,
    says: /\b(?:ramen|ramen-ya|tonkotsu|tsukemen|noodle bar)\b/,
    template: 'fast-food-1',
    schemes: ['vermilion', 'lacquer', 'mustard', 'ink'],
    subjects: ['ramen', 'noodles', 'dumplings', 'soup', 'herbs', 'beer'],
  },
  {
    id: 'izakaya',
    rank: 3,
    says: /\b(?:izakaya|yakitori|robata(?:yaki)?|kushiyaki|sake bar)\b/,
    template: 'casual-dining-1',
    schemes: ['lacquer', 'indigo', 'ember', 'vermilion'],
    subjects: ['grill', 'beer', 'mezze', 'dumplings', 'fire', 'vegetables', 'wine'],
  },
  {
    id: 'japanese',
    rank: 2,
    says: /\b(?:japanese|japones(?:a|e)?|washoku|udon|soba|teppanyaki|bento)\b/,
    template: 'fine-dining-2',
    schemes: ['indigo', 'ink', 'jade', 'oat'],
    subjects: ['rice', 'noodles', 'sushi', 'tea', 'vegetables', 'soup', 'seafood'],
  },
  {
    id: 'cantonese',
    rank: 3,
    says: /\b(?:cantonese|dim ?sum|yum cha|hong kong|dumpling house)\b/,
    template: 'ethnic-1',
    schemes: ['jade', 'lacquer', 'vermilion', 'blush'],
    subjects: ['dumplings', 'tea', 'seafood', 'rice', 'noodles', 'vegetables'],
  },
  {
    id: 'sichuan',
    rank: 3,
    says: /\b(?:sichuan(?:ese)?|szechuan|szechwan|hot ?pot|mala|chongqing)\b/,
    template: 'ethnic-1',
    schemes: ['lacquer', 'vermilion', 'paprika', 'ember'],
    subjects: ['noodles', 'fire', 'soup', 'dumplings', 'vegetables', 'rice'],
  },
  {
    id: 'chinese',
    rank: 2,
    says: /\b(?:chinese|chino|shanghainese|hunan(?:ese)?|taiwanese|peking|beijing|wok)\b/,
    template: 'ethnic-1',
    schemes: ['vermilion', 'jade', 'lacquer', 'marigold'],
    subjects: ['noodles', 'dumplings', 'rice', 'fire', 'tea', 'vegetables', 'soup'],
  },
];
