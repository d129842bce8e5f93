import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_SEA_AND_STEAK: CopyLibrary['cuisines'] = {
  seafood: {
    food: 'seafood',
    hero: [
      'Seafood, simply and carefully prepared.',
      'Seafood in {town}.',
      'A clean taste of the sea.',
      'Lemon, sea salt, and good seafood.',
      'From the sea, cooked with care.',
      'Tender seafood and bright lemon.',
    ],
    about: [
      'Good seafood needs very little.',
      'Often, lemon and salt [are enough|will do|do it all].',
      'The sea brings [its own salt|the seasoning|plenty of flavor].',
      'Fish asks for a gentle hand.',
      'Seafood is [easy to share|good company|a pleasure to share].',
      'Good seafood [tastes of the sea|needs no disguise|speaks for itself].',
    ],
    sampleDishes: [
      { name: 'Oysters on the half shell', course: 'starters', family: 'oysters' },
      { name: 'Clam chowder', course: 'starters', family: 'chowder' },
      { name: 'Seared salmon with lemon', course: 'mains', family: 'salmon' },
      { name: 'Shrimp scampi', course: 'mains', family: 'shrimp' },
      { name: 'Key lime pie', course: 'desserts', family: 'pie' },
      { name: 'Glass of Sauvignon Blanc', course: 'drinks', family: 'wine' },
    ],
  },
  steakhouse: {
    food: 'steak',
    hero: [
      'A good steak, cooked with care.',
      'Steaks in {town}.',
      'Seared, rested, and served with care.',
      'Fire, salt, and a good cut.',
      'Rich flavor and unhurried company.',
      'A good steak makes an occasion.',
    ],
    about: [
      'Good steak needs heat and patience.',
      'Salt and fire do the rest.',
      'Steak makes an ordinary day special.',
      'Rare or well done, you decide.',
      'The sear gives steak its character.',
      'Good company suits a good steak.',
    ],
    sampleDishes: [
      { name: 'Shrimp cocktail', course: 'starters', family: 'shrimp' },
      { name: 'Wedge salad', course: 'starters', family: 'salad' },
      { name: 'Ribeye', course: 'mains', family: 'steak' },
      { name: 'Filet mignon', course: 'mains', family: 'steak' },
      { name: 'Crème brûlée', course: 'desserts', family: 'custard' },
      { name: 'Old fashioned', course: 'drinks', family: 'cocktail' },
    ],
  },
};
