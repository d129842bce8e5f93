import type { CopyLibrary } from '../../copy-library.ts';

/** Breakfast and the morning bakery. */
export const DISHES_BREAKFAST = {
  eggs: [
    'Tender, savory, and satisfying.',
    'Simple, rich, and savory.',
    'Soft, rich, and satisfying.',
    'Eggs cooked with care.',
  ],
  omelet: [
    'Tender eggs, golden outside.',
    'Soft eggs and a savory filling.',
    'Golden, tender, and filling.',
    'Golden outside, soft in the middle.',
  ],
  pancakes: [
    'Soft, golden, and comforting.',
    'Golden rounds, tender inside.',
    'Fluffy inside, golden outside.',
    'Griddled until golden.',
  ],
  waffles: [
    'Crisp edges, tender inside.',
    'Golden, crisp, and light inside.',
    'Crisp ridges and a tender middle.',
    'Golden waffles with a good crunch.',
  ],
  french_toast: [
    'Custardy inside, golden outside.',
    'Soaked, browned, and tender.',
    'Sweet, soft, and golden at the edges.',
    'Tender bread with a golden crust.',
  ],
  avocado_toast: [
    'Creamy avocado on crisp toast.',
    'Crisp toast, rich avocado.',
    'Crunchy, creamy, and bright.',
    'Good bread and plenty of avocado.',
  ],
  granola_bowl: [
    'Hearty grains and a creamy spoonful.',
    'A good spoonful to start the day.',
    'Toasty, creamy, and filling.',
    'Simple, hearty, and gently sweet.',
  ],
  smoothie_bowl: [
    'Thick, cool, and fruity.',
    'Blended fruit, thick enough for a spoon.',
    'Cool fruit and plenty of color.',
    'Bright fruit, smooth and cold.',
  ],
  bagel: [
    'Chewy, dense, and satisfying.',
    'A chewy bite and a shiny crust.',
    'Chewy inside, golden outside.',
    'A good chew, through and through.',
  ],
  croissant: [
    'Flaky layers, tender inside.',
    'Crisp, flaky, and golden.',
    'Golden layers that flake at a touch.',
    'Light layers and a golden crust.',
  ],
  pastry: [
    'Golden and good with coffee.',
    'A small treat, made with care.',
    'Golden, tender, and made with care.',
    'A treat to go with coffee.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
