import type { TemplateImages } from '../template-image.ts';

/** Written by `scripts/draw-template-images.ts`. */
export const ETHNIC_1_IMAGES: TemplateImages = {
  own: [
    {
      url: '/images/templates/ethnic-1-1-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a table of mezze bowls with hummus, olives, and flatbread, seen from above',
        bytes: [26946, 63542],
        drawn: 'mezze',
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
        drawn: 'grill',
      },
      subject: 'grill',
    },
    {
      url: '/images/templates/ethnic-1-3-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of cut citrus, figs, and grapes, seen from above',
        bytes: [33186],
        drawn: 'fruit',
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
        drawn: 'tea',
      },
      subject: 'tea',
    },
  ],
  neutral: [
    {
      url: '/images/templates/ethnic-1-5-1280.webp',
      asset: {
        width: 1280,
        height: 800,
        widths: [640, 1280],
        alt: 'Illustration of a lit lamp on a table beside a glass',
        bytes: [13286, 31224],
        drawn: 'lamp',
      },
      subject: 'lamp',
    },
    {
      url: '/images/templates/ethnic-1-6-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a pitcher of olive branches and empty glasses on a restaurant table',
        bytes: [13328],
        drawn: 'table',
      },
      subject: 'table',
    },
    {
      url: '/images/templates/ethnic-1-7-640.webp',
      asset: {
        width: 640,
        height: 480,
        widths: [640],
        alt: 'Illustration of a pitcher of fresh herbs on a kitchen table',
        bytes: [14060],
        drawn: 'herbs',
      },
      subject: 'herbs',
    },
  ],
};
