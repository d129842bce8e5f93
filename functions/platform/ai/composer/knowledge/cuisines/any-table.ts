import type { Cuisine } from './cuisine.ts';

/** For an owner who has not said what is cooked: sentences that fit any table and claim nothing. */
export const ANY_TABLE: Cuisine = {
  id: 'any',
  label: '',
  adjective: '',
  venue: 'restaurant',
  rank: 1,
  says: /^\b$/,
  template: 'casual-dining-1',
  schemes: ['olive', 'harbour', 'brick', 'forest', 'plum', 'butter', 'fjord', 'terracotta'],
  subjects: ['table', 'bread', 'wine', 'vegetables', 'herbs', 'fruit', 'soup'],
  taglines: [
    'Sit, eat, stay a while',
    'A table, a plate, good company',
    'Come hungry',
    'The table is the point',
    'Supper, and the talk after it',
    'Pull up a chair',
    'Good evenings start at a table',
    'Eat first, then tell us everything',
    'Bread on the table, coats on the hook',
    'Room for one more chair',
    'Plates, glasses, conversation',
    'An appetite is all you need to bring',
  ],
  heroes: [
    'A restaurant is a simple promise: a chair, a plate, and someone glad that you came.',
    'Some evenings want a table, a few plates and no particular end.',
    'Every good meal begins the same way, by sitting down.',
  ],
  abouts: [
    'The best part of a meal is hard to put on a menu: the pause before ordering, the plate that goes round the table, the talk that outlasts the coffee.',
    'Restaurants exist for the ordinary miracle of being fed by someone else and having nothing to wash up.',
    'A table has always been a good place to settle things, celebrate things, or do neither and order dessert.',
  ],
  table: ['Come as you are, and bring whoever is hungry.'],
  gallery: ['Light on the table, before anyone sits down.', 'Cloth, glass, a little shine.'],
};
