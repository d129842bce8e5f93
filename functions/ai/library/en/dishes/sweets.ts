import type { CopyLibrary } from '../../copy-library.ts';

/** Desserts, cakes, and fruit. */
export const DISHES_SWEETS = {
  cake: [
    'Soft, tender, and satisfying.',
    'A tender slice to linger over.',
    'A soft crumb and a gentle sweetness.',
    'A good slice for a good moment.',
    'Tender crumb, good with coffee.',
  ],
  chocolate: [
    'Deep, rich chocolate.',
    'Rich and full of chocolate.',
    'Chocolate, rich and deep.',
    'A rich finish for chocolate lovers.',
  ],
  cheesecake: [
    'Smooth, with a gentle tang.',
    'Rich, smooth, and creamy.',
    'Smooth, sweet, and satisfying.',
    'A creamy slice, rich to the end.',
  ],
  fruit_crisp: [
    'Sweet fruit under a golden topping.',
    'Tender fruit, crisp topping.',
    'Golden crumbs over soft fruit.',
    'Soft, sweet fruit with a crunchy top.',
  ],
  pie: [
    'Golden crust, generous filling.',
    'A golden crust with plenty inside.',
    'Tender pastry and a rich filling.',
    'Baked until the crust turns golden.',
  ],
  custard: [
    'Smooth, creamy, and gently sweet.',
    'A silky custard with a sweet finish.',
    'Soft, silky, and sweet.',
    'Creamy and delicate.',
  ],
  tiramisu: [
    'Coffee, cream, and cocoa in soft layers.',
    'Soft layers with deep coffee flavor.',
    'Creamy, with a bittersweet finish.',
    'Coffee and cream, layer by layer.',
  ],
  ice_cream: [
    'Cold, sweet, and smooth.',
    'A cool, sweet treat.',
    'Sweet, cold, and refreshing.',
    'Cool and sweet to the end.',
  ],
  doughnuts: [
    'Golden, with a sweet finish.',
    'Light, golden, and sweet.',
    'Golden dough, sweet to the last bite.',
    'A golden treat, good with coffee.',
  ],
  cookies: [
    'A little something sweet.',
    'A sweet bite, made with care.',
    'Sweet, and good with coffee or tea.',
    'A small sweet to enjoy slowly.',
  ],
  crepes: [
    'Thin, tender, and golden.',
    'Thin as lace, full of flavor.',
    'Thin, golden, and delicate.',
    'Golden folds, delicate to the bite.',
  ],
  pudding: [
    'Soft and sweet.',
    'A soft, sweet spoonful.',
    'Comfort with a sweet finish.',
    'Sweet comfort by the spoonful.',
  ],
  baklava: [
    'Crisp, golden, and rich with syrup.',
    'A crisp bite soaked in syrup.',
    'Crisp, nutty, and sweet.',
    'Golden pastry with a honeyed finish.',
  ],
  fruit: [
    'Sweet, juicy, and bright.',
    'Bright fruit, simply served.',
    'Juicy and naturally sweet.',
    'A light, bright finish.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
