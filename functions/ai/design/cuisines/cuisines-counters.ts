import type { Cuisine } from './cuisine.ts';

/** Places known for how they serve. */
export const COUNTER_CUISINES: readonly Cuisine[] = [
  {
    id: 'foodtruck',
    rank: 1,
    says: /\b(?:(?:food ?)?trucks?(?! stop)|street food|food cart|food stall|market stall|kiosk)\b/,
    template: 'fast-food-1',
    schemes: ['neon', 'fuchsia', 'mustard', 'sky'],
    subjects: ['tacos', 'burger', 'fire', 'noodles', 'table', 'fruit'],
  },
  {
    id: 'deli',
    rank: 2,
    says: /\b(?:deli|delicatessen|sandwich (?:shop|bar)|bagel (?:shop|bakery)|salumeria|charcuterie)\b/,
    template: 'fast-food-1',
    schemes: ['mustard', 'butter', 'brick', 'bottle'],
    subjects: ['bread', 'cheese', 'salad', 'table', 'coffee', 'soup'],
  },
  {
    id: 'healthy',
    rank: 2,
    says: /\b(?:poke|hawaiian|juice bar|smoothie bar|acai|salads? (?:bar|place)|healthy (?:food|bowls|eating)|grain bowls?|health food)\b/,
    template: 'fast-food-1',
    schemes: ['mint', 'sky', 'cactus', 'lemon'],
    subjects: ['salad', 'fruit', 'rice', 'seafood', 'vegetables', 'herbs'],
  },
  {
    id: 'modern',
    rank: 1,
    says: /\b(?:fine dining|tasting menu|degustation|haute cuisine|contemporary|modern european|modern cuisine|gastronomic|fusion|chef'?s table|modern)\b/,
    template: 'fine-dining-2',
    schemes: ['midnight', 'fjord', 'smoke', 'plum', 'ink'],
    subjects: ['table', 'herbs', 'wine', 'vegetables', 'seafood', 'dessert', 'fire'],
  },
];
