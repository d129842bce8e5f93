import type { TemplateId } from '#shared/site/site-content.ts';

/** A subject, the alternative text, and the bytes of each file, smallest first. */
export type DrawnImage = readonly [subject: string, alt: string, ...bytes: number[]];

/** Written by `scripts/draw-template-images.ts`: those of each template, then those that show no dish. */
export const DRAWN_IMAGES: Readonly<Record<TemplateId, readonly DrawnImage[]>> = {
  'fine-dining-1': [
    ['wine', 'Illustration of a bottle and glasses of wine on a table', 7860, 18308],
    ['seafood', 'Illustration of whole fish on an oval platter with lemon and herbs, seen from above', 21454],
    [
      'table',
      'Illustration of a table set with plates, a folded napkin, and silverware, seen from above',
      19602,
    ],
    ['cheese', 'Illustration of a cheese board with grapes and figs, seen from above', 20504],
    [
      'table',
      'Illustration of a pitcher of olive branches and empty glasses on a restaurant table',
      12154,
      30008,
    ],
    ['lamp', 'Illustration of a lit lamp on a table beside a glass', 12082],
    ['crockery', 'Illustration of bowls stacked beside plates and a pitcher of herbs', 14998],
  ],
  'casual-dining-1': [
    [
      'chicken',
      'Illustration of a roast chicken with lemon and herbs on a platter, seen from above',
      15600,
      34402,
    ],
    ['salad', 'Illustration of a bowl of mixed salad with radish and avocado, seen from above', 29038],
    ['beer', 'Illustration of glasses of beer with a head of foam', 13630],
    ['bread', 'Illustration of a crusty loaf with slices on a wooden board', 17146],
    ['crockery', 'Illustration of bowls stacked beside plates and a pitcher of herbs', 13566, 31872],
    ['table', 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table', 14262],
    ['herbs', 'Illustration of a pitcher of fresh herbs on a kitchen table', 15426],
  ],
  'fast-food-1': [
    ['burger', 'Illustration of a tall burger with lettuce, tomato, and melted cheese', 13672, 30420],
    ['salad', 'Illustration of a bowl of mixed salad with radish and avocado, seen from above', 28320],
    ['fruit', 'Illustration of cut citrus, figs, and grapes, seen from above', 30020],
    ['burger', 'Illustration of a tall burger with lettuce, tomato, and melted cheese', 13732],
    ['crockery', 'Illustration of bowls stacked beside plates and a pitcher of herbs', 13368, 32136],
    ['lamp', 'Illustration of a lit lamp on a table beside a glass', 12280],
    ['table', 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table', 21126],
  ],
  'cafe-1': [
    ['pastry', 'Illustration of croissants on a wooden board, seen from above', 9410, 22342],
    ['coffee', 'Illustration of a cup of coffee on a saucer, seen from above', 17654],
    ['bread', 'Illustration of a crusty loaf with slices on a wooden board', 14758],
    ['fruit', 'Illustration of cut citrus, figs, and grapes, seen from above', 30792],
    ['crockery', 'Illustration of plates and bowls stacked beside a pitcher of olive branches', 13096, 30388],
    ['herbs', 'Illustration of a pitcher of fresh herbs on a kitchen table', 9798],
    ['table', 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table', 12978],
  ],
  'ethnic-1': [
    [
      'mezze',
      'Illustration of a table of mezze bowls with hummus, olives, and flatbread, seen from above',
      26946,
      63542,
    ],
    ['grill', 'Illustration of meat on a round charcoal grill with lemon, seen from above', 17020],
    ['fruit', 'Illustration of cut citrus, figs, and grapes, seen from above', 33186],
    ['tea', 'Illustration of a cup of tea on a saucer, seen from above', 20098],
    ['lamp', 'Illustration of a lit lamp on a table beside a glass', 13286, 31224],
    ['table', 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table', 13328],
    ['herbs', 'Illustration of a pitcher of fresh herbs on a kitchen table', 14060],
  ],
  'fine-dining-2': [
    [
      'sushi',
      'Illustration of a tray of nigiri and sushi rolls with chopsticks, seen from above',
      15860,
      40682,
    ],
    ['seafood', 'Illustration of whole fish on an oval platter with lemon and herbs, seen from above', 23002],
    ['tea', 'Illustration of a cup of tea on a saucer, seen from above', 25060],
    ['herbs', 'Illustration of a pitcher of fresh herbs on a kitchen table', 9298],
    ['lamp', 'Illustration of a lit lamp on a table beside a glass', 12002, 29226],
    ['crockery', 'Illustration of bowls stacked beside plates and a pitcher of herbs', 13906],
    ['table', 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table', 10810],
  ],
};
