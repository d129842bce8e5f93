import type { TemplateImages } from '../template-image.ts';

/** Written by `scripts/draw-template-images.ts`. */
export const FAST_FOOD_1_IMAGES: TemplateImages = {
  own: [
    {
      url: '/images/templates/fast-food-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a tall burger with lettuce, tomato, and melted cheese',
        bytes: [13672, 30420],
        drawn: 'burger',
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
        drawn: 'salad',
      },
      subject: 'salad',
    },
    {
      url: '/images/templates/fast-food-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of cut citrus, figs, and grapes, seen from above',
        bytes: [30020],
        drawn: 'fruit',
      },
      subject: 'fruit',
    },
    {
      url: '/images/templates/fast-food-1-4-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a tall burger with lettuce, tomato, and melted cheese',
        bytes: [13732],
        drawn: 'burger',
      },
      subject: 'burger',
    },
  ],
  neutral: [
    {
      url: '/images/templates/fast-food-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of bowls stacked beside plates and a pitcher of herbs',
        bytes: [13368, 32136],
        drawn: 'crockery',
      },
      subject: 'crockery',
    },
    {
      url: '/images/templates/fast-food-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a lit lamp on a table beside a glass',
        bytes: [12280],
        drawn: 'lamp',
      },
      subject: 'lamp',
    },
    {
      url: '/images/templates/fast-food-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table',
        bytes: [21126],
        drawn: 'table',
      },
      subject: 'table',
    },
  ],
};
