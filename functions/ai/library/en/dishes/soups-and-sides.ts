import type { CopyLibrary } from '../../copy-library.ts';

/** Soups, salads, vegetables, sides, breads, and what is shared before the meal. */
export const DISHES_SOUPS_AND_SIDES = {
  soup: [
    'Warm, savory, and comforting.',
    'A warming bowl, full of flavor.',
    'Comfort by the spoonful.',
    'Gentle, savory, and warming.',
    'Deep flavor in every spoonful.',
    'Savory to the last spoonful.',
  ],
  chowder: [
    'A hearty bowl, full of flavor.',
    'Deep, hearty, and warming.',
    'Rich, hearty, and comforting.',
    'Hearty spoonfuls with a rich finish.',
  ],
  cold_soup: [
    'Cool, smooth, and refreshing.',
    'Chilled, bright, and smooth.',
    'A cool bowl for warm days.',
    'Smooth, bright, and served cold.',
  ],
  salad: [
    'Crisp, colorful, and well seasoned.',
    'Color and crunch, dressed with care.',
    'A lively mix of texture and flavor.',
    'Light, lively, and satisfying.',
    'Well dressed and full of texture.',
  ],
  greens: [
    'Deep green, tender, and savory.',
    'Tender greens, well seasoned.',
    'Green, earthy, and full of flavor.',
    'Savory, with a deep green flavor.',
  ],
  vegetables: [
    'Tender, colorful, and full of flavor.',
    'Vegetables cooked with care.',
    'Earthy, savory, and colorful.',
    'Seasoned well and full of color.',
  ],
  tofu: [
    'Tender, savory, and full of flavor.',
    'Mild and tender, boldly seasoned.',
    'Gentle texture, deep seasoning.',
    'Tender bites with bold seasoning.',
  ],
  fries: [
    'Crisp, golden, and salty.',
    'Salted, golden, and crisp.',
    'Crisp and golden.',
    'Golden, crisp, and good to share.',
  ],
  potatoes: [
    'Tender, savory, and comforting potatoes.',
    'Comforting and simply seasoned.',
    'Soft, hearty, and well seasoned.',
    'Simple potatoes, full of comfort.',
  ],
  beans: [
    'Tender beans, full of flavor.',
    'Hearty, savory, and tender.',
    'Well seasoned and cooked until tender.',
    'Simple, earthy, and satisfying.',
  ],
  rice: [
    'Light, tender grains.',
    'Soft rice, good beside everything.',
    'Tender rice, simply cooked.',
    'Soft, fluffy, and simple.',
  ],
  cornbread: [
    'Golden, with the sweetness of corn.',
    'Tender inside, golden outside.',
    'Golden corn, tender crumb.',
    'Corn flavor in a golden crust.',
  ],
  bread: [
    'Golden crust, tender inside.',
    'A golden crust and a good bite.',
    'A good crust and a soft crumb.',
    'Golden, fragrant, and satisfying.',
  ],
  flatbread: [
    'Soft, chewy, and good to share.',
    'Tender, chewy, and full of flavor.',
    'Soft bread, good beside everything.',
    'A tender bread for tearing and sharing.',
  ],
  hummus: [
    'Creamy and savory.',
    'Creamy, with gentle seasoning.',
    'Creamy texture, bright flavor.',
    'Rich and bright, good with bread.',
  ],
  mezze: [
    'Small plates, good for sharing.',
    'A spread of small, savory bites.',
    'Many flavors, small bites.',
    'Little plates, plenty to taste.',
  ],
  falafel: [
    'Crisp outside, soft and herby inside.',
    'Golden, crisp, and full of herbs.',
    'A crunchy crust and a tender middle.',
    'Chickpeas, herbs, and a good crunch.',
  ],
  cheese_board: [
    'Mild, sharp, and everything between.',
    'A choice of cheeses, good to share.',
    'Creamy to sharp, and made for sharing.',
    'Good cheese and time to enjoy it.',
  ],
  charcuterie: [
    'Savory slices, good to share.',
    'Cured, thinly sliced, and full of flavor.',
    'Thin slices with deep, salty flavor.',
    'Salty, savory, and good with bread.',
  ],
  olives_snacks: [
    'A salty bite to start.',
    'Small, savory bites.',
    'Salty, savory, and good to share.',
    'Something savory to begin with.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
