import { imageSlot } from '#shared/site/page/image-slot.ts';
import type { ImageSlot } from '#shared/site/page/responsive-image.ts';
import type { TemplateId } from '#shared/site/site-content.ts';

/**
 * CSS pixels that a 3:2 image needs to fill its place in windows of 375, 768, and 1440 px: the gallery's first
 * image, and the largest of the others if they differ.
 */
type Needs = readonly [phone: number, tablet: number, desktop: number];
type Row = Needs | readonly [...first: Needs, ...others: Needs];

/** By template, for galleries with one image, two, and so on, up to seven and more. Measured in Chromium. */
const GALLERY_NEEDS: Readonly<Record<TemplateId, readonly Row[]>> = {
  'fine-dining-1': [
    [377, 604, 1089],
    [377, 356, 642],
    [377, 436, 785, 242, 436, 785],
    [242, 401, 722],
    [377, 401, 722, 242, 436, 785],
    [242, 436, 785],
    [377, 436, 785, 242, 436, 785],
  ],
  'casual-dining-1': [
    [335, 728, 1248],
    [335, 356, 616],
    [503, 558, 948, 335, 356, 616],
    [335, 356, 616],
    [503, 534, 924, 243, 255, 450],
    [182, 261, 456],
    [503, 534, 924, 243, 255, 450],
  ],
  'fast-food-1': [
    [329, 722, 1274],
    [368, 810, 700],
    [329, 722, 611, 233, 527, 611],
    [233, 527, 449],
    [329, 722, 351, 233, 527, 351],
    [233, 527, 611],
    [329, 722, 449, 233, 527, 449],
  ],
  'cafe-1': [
    [368, 810, 820],
    [166, 377, 576, 165, 374, 571],
    [368, 233, 359, 165, 231, 356],
    [166, 377, 576],
    [368, 377, 576, 166, 374, 571],
    [166, 233, 359],
    [368, 233, 359, 166, 233, 359],
  ],
  'ethnic-1': [
    [335, 478, 739],
    [377, 397, 617],
    [377, 455, 717, 321, 455, 717],
    [321, 397, 617],
    [377, 455, 717, 321, 455, 717],
    [321, 455, 717],
    [321, 455, 717],
  ],
  'fine-dining-2': [
    [426, 725, 1363],
    [426, 423, 806, 202, 423, 806],
    [426, 423, 806, 316, 308, 608],
    [666, 308, 608],
    [426, 423, 806, 355, 353, 672],
    [426, 423, 806, 666, 423, 806],
    [426, 423, 806, 666, 423, 806],
  ],
};

/** Returns an image's place by the size of the gallery. */
export type GallerySlots = (count: number, index: number) => ImageSlot;

/** The places of a template's gallery. */
export function gallerySlots(id: TemplateId): GallerySlots {
  const slots = GALLERY_NEEDS[id].map(([phone, tablet, desktop, ...others]) => {
    const first = imageSlot(phone, tablet, desktop);
    return [first, others.length === 3 ? imageSlot(...others) : first] as const;
  });
  const [none = imageSlot(375, 768, 1440)] = slots[0] ?? [];
  return (count, index) => slots[Math.min(count, slots.length) - 1]?.[Math.min(index, 1)] ?? none;
}
