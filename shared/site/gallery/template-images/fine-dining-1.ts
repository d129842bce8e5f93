import type { TemplateImages } from '../template-image.ts';

/** Written by `scripts/draw-template-images.ts`. */
export const FINE_DINING_1_IMAGES: TemplateImages = {
  own: [
    {
      url: '/images/templates/fine-dining-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a bottle and glasses of wine on a table',
        bytes: [7860, 18308],
        drawn: 'wine',
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
        drawn: 'seafood',
      },
      subject: 'seafood',
    },
    {
      url: '/images/templates/fine-dining-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a table set with plates, a folded napkin, and silverware, seen from above',
        bytes: [19602],
        drawn: 'table',
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
        drawn: 'cheese',
      },
      subject: 'cheese',
    },
  ],
  neutral: [
    {
      url: '/images/templates/fine-dining-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table',
        bytes: [12154, 30008],
        drawn: 'table',
      },
      subject: 'table',
    },
    {
      url: '/images/templates/fine-dining-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a lit lamp on a table beside a glass',
        bytes: [12082],
        drawn: 'lamp',
      },
      subject: 'lamp',
    },
    {
      url: '/images/templates/fine-dining-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of bowls stacked beside plates and a pitcher of herbs',
        bytes: [14998],
        drawn: 'crockery',
      },
      subject: 'crockery',
    },
  ],
};
