import type { TemplateImages } from '../template-image.ts';

/** Written by `scripts/draw-template-images.ts`. */
export const CASUAL_DINING_1_IMAGES: TemplateImages = {
  own: [
    {
      url: '/images/templates/casual-dining-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a roast chicken with lemon and herbs on a platter, seen from above',
        bytes: [15600, 34402],
        drawn: 'chicken',
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
        drawn: 'salad',
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
        drawn: 'beer',
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
        drawn: 'bread',
      },
      subject: 'bread',
    },
  ],
  neutral: [
    {
      url: '/images/templates/casual-dining-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of bowls stacked beside plates and a pitcher of herbs',
        bytes: [13566, 31872],
        drawn: 'crockery',
      },
      subject: 'crockery',
    },
    {
      url: '/images/templates/casual-dining-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table',
        bytes: [14262],
        drawn: 'table',
      },
      subject: 'table',
    },
    {
      url: '/images/templates/casual-dining-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a pitcher of fresh herbs on a kitchen table',
        bytes: [15426],
        drawn: 'herbs',
      },
      subject: 'herbs',
    },
  ],
};
