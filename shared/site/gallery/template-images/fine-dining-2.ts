import type { TemplateImages } from '../template-image.ts';

/** Written by `scripts/draw-template-images.ts`. */
export const FINE_DINING_2_IMAGES: TemplateImages = {
  own: [
    {
      url: '/images/templates/fine-dining-2-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a tray of nigiri and sushi rolls with chopsticks, seen from above',
        bytes: [15860, 40682],
        drawn: 'sushi',
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
        drawn: 'seafood',
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
        drawn: 'tea',
      },
      subject: 'tea',
    },
    {
      url: '/images/templates/fine-dining-2-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a pitcher of fresh herbs on a kitchen table',
        bytes: [9298],
        drawn: 'herbs',
      },
      subject: 'herbs',
    },
  ],
  neutral: [
    {
      url: '/images/templates/fine-dining-2-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a lit lamp on a table beside a glass',
        bytes: [12002, 29226],
        drawn: 'lamp',
      },
      subject: 'lamp',
    },
    {
      url: '/images/templates/fine-dining-2-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of bowls stacked beside plates and a pitcher of herbs',
        bytes: [13906],
        drawn: 'crockery',
      },
      subject: 'crockery',
    },
    {
      url: '/images/templates/fine-dining-2-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table',
        bytes: [10810],
        drawn: 'table',
      },
      subject: 'table',
    },
  ],
};
