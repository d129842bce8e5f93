import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_MEXICO: CopyLibrary['cuisines'] = {
  mexican: {
    food: 'Mexican food',
    hero: [
      'Corn, chile, lime, and patience.',
      'Mexican cooking in {town}.',
      'Bright salsa, warm tortillas, deep flavor.',
      'Mexican dishes, bold and made with care.',
      'Warm tortillas and good company.',
      'Bold, bright, and full of color.',
    ],
    about: [
      'Corn and chile come first.',
      'Salsa, lime, and cilantro brighten [every plate|each bite|everything].',
      'Warm tortillas welcome good things.',
      'A good mole takes patience.',
      'Spicy or mild, flavor comes first.',
      'Mexican food is good to share.',
    ],
    sampleDishes: [
      { name: 'Guacamole and chips', course: 'starters', family: 'guacamole' },
      { name: 'Chicken enchiladas verdes', course: 'mains', family: 'enchiladas' },
      { name: 'Carne asada tacos', course: 'mains', family: 'tacos' },
      { name: 'Pork tamales', course: 'mains', family: 'tamales' },
      { name: 'Tres leches cake', course: 'desserts', family: 'cake' },
      { name: 'Horchata', course: 'drinks', family: 'drink' },
    ],
  },
  tacos: {
    food: 'tacos',
    hero: [
      'Tacos with bold, bright flavor.',
      'Tacos in {town}.',
      'Warm tortillas, bright salsa, good company.',
      'Lime, cilantro, salsa, and a tortilla.',
      'Simple tacos, big flavor.',
      'When only tacos will do.',
    ],
    about: [
      'Good tacos are simple and bright.',
      'A good tortilla matters.',
      'Salsa and lime make [all the difference|every taco better|each bite brighter].',
      'One taco usually leads to another.',
      'Tacos make easy company.',
      'Some days just call for tacos.',
    ],
    sampleDishes: [
      { name: 'Chips and salsa', course: 'starters', family: 'starter' },
      { name: 'Tacos al pastor', course: 'mains', family: 'tacos' },
      { name: 'Fish tacos', course: 'mains', family: 'tacos' },
      { name: 'Cheese quesadilla', course: 'mains', family: 'quesadilla' },
      { name: 'Churros', course: 'desserts', family: 'doughnuts' },
      { name: 'Agua de jamaica', course: 'drinks', family: 'drink' },
    ],
  },
};
