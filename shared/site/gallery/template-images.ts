import type { ImageAsset, TemplateId } from '#shared/site/site-content.ts';

/**
 * The drawn pictures of the gallery's sample restaurants: the hero first, then the gallery. Written by
 * `scripts/draw-template-images.ts`; the files lie below `/images/templates/` on the sites origin.
 */
export const TEMPLATE_IMAGES: Readonly<Record<TemplateId, readonly { url: string; asset: ImageAsset }[]>> = {
  'fine-dining-1': [
    {
      url: '/images/templates/fine-dining-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a bottle and glasses of wine on a table',
        bytes: [7878, 18358],
      },
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
    },
    {
      url: '/images/templates/fine-dining-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a table laid with plates, a folded napkin and cutlery, seen from above',
        bytes: [19482],
      },
    },
    {
      url: '/images/templates/fine-dining-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a cheese board with grapes and figs, seen from above',
        bytes: [20534],
      },
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
        bytes: [15656, 34592],
      },
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
    },
    {
      url: '/images/templates/casual-dining-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of glasses of beer with a head of foam',
        bytes: [13626],
      },
    },
    {
      url: '/images/templates/casual-dining-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a crusty loaf with slices on a wooden board',
        bytes: [17166],
      },
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
        bytes: [13718, 29930],
      },
    },
    {
      url: '/images/templates/fast-food-1-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a bowl of mixed salad with radish and avocado, seen from above',
        bytes: [28388],
      },
    },
    {
      url: '/images/templates/fast-food-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of cut citrus, figs and grapes, seen from above',
        bytes: [29948],
      },
    },
    {
      url: '/images/templates/fast-food-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a tall burger with lettuce, tomato and melted cheese',
        bytes: [13686],
      },
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
        bytes: [9436, 22406],
      },
    },
    {
      url: '/images/templates/cafe-1-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a cup of coffee on a saucer, seen from above',
        bytes: [17666],
      },
    },
    {
      url: '/images/templates/cafe-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a crusty loaf with slices on a wooden board',
        bytes: [14756],
      },
    },
    {
      url: '/images/templates/cafe-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of cut citrus, figs and grapes, seen from above',
        bytes: [30756],
      },
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
        bytes: [26958, 63706],
      },
    },
    {
      url: '/images/templates/ethnic-1-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of meat on a round charcoal grill with lemon, seen from above',
        bytes: [16986],
      },
    },
    {
      url: '/images/templates/ethnic-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of cut citrus, figs and grapes, seen from above',
        bytes: [33214],
      },
    },
    {
      url: '/images/templates/ethnic-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a cup of tea on a saucer, seen from above',
        bytes: [20174],
      },
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
        bytes: [15816, 40698],
      },
    },
    {
      url: '/images/templates/fine-dining-2-2-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of whole fish on an oval platter with lemon and herbs, seen from above',
        bytes: [23076],
      },
    },
    {
      url: '/images/templates/fine-dining-2-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a cup of tea on a saucer, seen from above',
        bytes: [25058],
      },
    },
    {
      url: '/images/templates/fine-dining-2-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a jug of fresh herbs on a kitchen table',
        bytes: [9372],
      },
    },
  ],
};
