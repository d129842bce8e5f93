import type { ImageAsset, TemplateId } from '#shared/site/site-content.ts';

export type TemplateImage = { url: string; asset: ImageAsset; subject: string };

/**
 * The drawn pictures of the gallery's sample restaurants: the hero first, then the gallery. Written by
 * `scripts/draw-template-images.ts`; the files lie below `/images/templates/` on the sites origin.
 */
export const TEMPLATE_IMAGES: Readonly<Record<TemplateId, readonly TemplateImage[]>> = {
  'fine-dining-1': [
    {
      url: '/images/templates/fine-dining-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a bottle and glasses of wine on a table',
        bytes: [7860, 18308],
      },
      subject: 'wine',
    },
    {
      url: '/images/templates/fine-dining-1-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of whole fish on an oval platter with lemon and herbs, seen from above',
        bytes: [21454],
      },
      subject: 'seafood',
    },
    {
      url: '/images/templates/fine-dining-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a table laid with plates, a folded napkin and cutlery, seen from above',
        bytes: [19500],
      },
      subject: 'table',
    },
    {
      url: '/images/templates/fine-dining-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a cheese board with grapes and figs, seen from above',
        bytes: [20504],
      },
      subject: 'cheese',
    },
  ],
  'casual-dining-1': [
    {
      url: '/images/templates/casual-dining-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a roast chicken with lemon and herbs on a platter, seen from above',
        bytes: [15600, 34402],
      },
      subject: 'chicken',
    },
    {
      url: '/images/templates/casual-dining-1-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a bowl of mixed salad with radish and avocado, seen from above',
        bytes: [29038],
      },
      subject: 'salad',
    },
    {
      url: '/images/templates/casual-dining-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of glasses of beer with a head of foam',
        bytes: [13630],
      },
      subject: 'beer',
    },
    {
      url: '/images/templates/casual-dining-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a crusty loaf with slices on a wooden board',
        bytes: [17146],
      },
      subject: 'bread',
    },
  ],
  'fast-food-1': [
    {
      url: '/images/templates/fast-food-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a tall burger with lettuce, tomato and melted cheese',
        bytes: [13672, 30420],
      },
      subject: 'burger',
    },
    {
      url: '/images/templates/fast-food-1-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a bowl of mixed salad with radish and avocado, seen from above',
        bytes: [28320],
      },
      subject: 'salad',
    },
    {
      url: '/images/templates/fast-food-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of cut citrus, figs and grapes, seen from above',
        bytes: [30020],
      },
      subject: 'fruit',
    },
    {
      url: '/images/templates/fast-food-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a tall burger with lettuce, tomato and melted cheese',
        bytes: [13732],
      },
      subject: 'burger',
    },
  ],
  'cafe-1': [
    {
      url: '/images/templates/cafe-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of croissants on a wooden board, seen from above',
        bytes: [9410, 22342],
      },
      subject: 'pastry',
    },
    {
      url: '/images/templates/cafe-1-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a cup of coffee on a saucer, seen from above',
        bytes: [17654],
      },
      subject: 'coffee',
    },
    {
      url: '/images/templates/cafe-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a crusty loaf with slices on a wooden board',
        bytes: [14758],
      },
      subject: 'bread',
    },
    {
      url: '/images/templates/cafe-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of cut citrus, figs and grapes, seen from above',
        bytes: [30792],
      },
      subject: 'fruit',
    },
  ],
  'ethnic-1': [
    {
      url: '/images/templates/ethnic-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a table of mezze bowls with hummus, olives and flatbread, seen from above',
        bytes: [26946, 63542],
      },
      subject: 'mezze',
    },
    {
      url: '/images/templates/ethnic-1-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of meat on a round charcoal grill with lemon, seen from above',
        bytes: [17020],
      },
      subject: 'grill',
    },
    {
      url: '/images/templates/ethnic-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of cut citrus, figs and grapes, seen from above',
        bytes: [33186],
      },
      subject: 'fruit',
    },
    {
      url: '/images/templates/ethnic-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a cup of tea on a saucer, seen from above',
        bytes: [20098],
      },
      subject: 'tea',
    },
  ],
  'fine-dining-2': [
    {
      url: '/images/templates/fine-dining-2-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a tray of nigiri and sushi rolls with chopsticks, seen from above',
        bytes: [15860, 40682],
      },
      subject: 'sushi',
    },
    {
      url: '/images/templates/fine-dining-2-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of whole fish on an oval platter with lemon and herbs, seen from above',
        bytes: [23002],
      },
      subject: 'seafood',
    },
    {
      url: '/images/templates/fine-dining-2-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a cup of tea on a saucer, seen from above',
        bytes: [25060],
      },
      subject: 'tea',
    },
    {
      url: '/images/templates/fine-dining-2-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of fresh herbs on a kitchen table',
        bytes: [9298],
      },
      subject: 'herbs',
    },
  ],
};

/** Those of a restaurant of which no dish can be shown, likewise. */
export const NEUTRAL_TEMPLATE_IMAGES: Readonly<Record<TemplateId, readonly TemplateImage[]>> = {
  'fine-dining-1': [
    {
      url: '/images/templates/fine-dining-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a jug of olive branches and empty glasses on a restaurant table',
        bytes: [12496, 30992],
      },
      subject: 'table',
    },
    {
      url: '/images/templates/fine-dining-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a lamp lit on a table beside a glass',
        bytes: [12180],
      },
      subject: 'lamp',
    },
    {
      url: '/images/templates/fine-dining-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of bowls stacked beside plates and a jug of herbs',
        bytes: [14998],
      },
      subject: 'crockery',
    },
  ],
  'casual-dining-1': [
    {
      url: '/images/templates/casual-dining-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of bowls stacked beside plates and a jug of herbs',
        bytes: [13566, 31872],
      },
      subject: 'crockery',
    },
    {
      url: '/images/templates/casual-dining-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of olive branches and empty glasses on a restaurant table',
        bytes: [14598],
      },
      subject: 'table',
    },
    {
      url: '/images/templates/casual-dining-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of fresh herbs on a kitchen table',
        bytes: [15426],
      },
      subject: 'herbs',
    },
  ],
  'fast-food-1': [
    {
      url: '/images/templates/fast-food-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of bowls stacked beside plates and a jug of herbs',
        bytes: [13368, 32136],
      },
      subject: 'crockery',
    },
    {
      url: '/images/templates/fast-food-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a lamp lit on a table beside a glass',
        bytes: [12362],
      },
      subject: 'lamp',
    },
    {
      url: '/images/templates/fast-food-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of olive branches and empty glasses on a restaurant table',
        bytes: [21482],
      },
      subject: 'table',
    },
  ],
  'cafe-1': [
    {
      url: '/images/templates/cafe-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of plates and bowls stacked beside a jug of olive branches',
        bytes: [13096, 30388],
      },
      subject: 'crockery',
    },
    {
      url: '/images/templates/cafe-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of fresh herbs on a kitchen table',
        bytes: [9798],
      },
      subject: 'herbs',
    },
    {
      url: '/images/templates/cafe-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of olive branches and empty glasses on a restaurant table',
        bytes: [13038],
      },
      subject: 'table',
    },
  ],
  'ethnic-1': [
    {
      url: '/images/templates/ethnic-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a lamp lit on a table beside a glass',
        bytes: [13410, 31438],
      },
      subject: 'lamp',
    },
    {
      url: '/images/templates/ethnic-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of olive branches and empty glasses on a restaurant table',
        bytes: [13358],
      },
      subject: 'table',
    },
    {
      url: '/images/templates/ethnic-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of fresh herbs on a kitchen table',
        bytes: [14060],
      },
      subject: 'herbs',
    },
  ],
  'fine-dining-2': [
    {
      url: '/images/templates/fine-dining-2-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a lamp lit on a table beside a glass',
        bytes: [12172, 29460],
      },
      subject: 'lamp',
    },
    {
      url: '/images/templates/fine-dining-2-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of bowls stacked beside plates and a jug of herbs',
        bytes: [13906],
      },
      subject: 'crockery',
    },
    {
      url: '/images/templates/fine-dining-2-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of olive branches and empty glasses on a restaurant table',
        bytes: [11010],
      },
      subject: 'table',
    },
  ],
};
