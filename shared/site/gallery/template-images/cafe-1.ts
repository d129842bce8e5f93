import type { TemplateImages } from '../template-image.ts';

/** Written by `scripts/draw-template-images.ts`. */
export const CAFE_1_IMAGES: TemplateImages = {
  own: [
    {
      url: '/images/templates/cafe-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of croissants on a wooden board, seen from above',
        bytes: [9410, 22342],
        drawn: 'pastry',
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
        drawn: 'coffee',
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
        drawn: 'bread',
      },
      subject: 'bread',
    },
    {
      url: '/images/templates/cafe-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of cut citrus, figs, and grapes, seen from above',
        bytes: [30792],
        drawn: 'fruit',
      },
      subject: 'fruit',
    },
  ],
  neutral: [
    {
      url: '/images/templates/cafe-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of plates and bowls stacked beside a pitcher of olive branches',
        bytes: [13096, 30388],
        drawn: 'crockery',
      },
      subject: 'crockery',
    },
    {
      url: '/images/templates/cafe-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a pitcher of fresh herbs on a kitchen table',
        bytes: [9798],
        drawn: 'herbs',
      },
      subject: 'herbs',
    },
    {
      url: '/images/templates/cafe-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table',
        bytes: [12978],
        drawn: 'table',
      },
      subject: 'table',
    },
  ],
};
