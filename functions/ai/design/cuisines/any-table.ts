import type { Cuisine } from './cuisine.ts';

/** For restaurants whose cuisine is unknown. */
export const ANY_TABLE: Cuisine = {
  id: 'any',
  rank: 1,
  says: /^\b$/,
  template: 'casual-dining-1',
  schemes: ['olive', 'harbor', 'brick', 'forest', 'plum', 'butter', 'fjord', 'terracotta'],
  subjects: ['table', 'bread', 'wine', 'vegetables', 'herbs', 'fruit', 'soup'],
};
