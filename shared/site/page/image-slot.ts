import type { ImageSlot } from './responsive-image.ts';

const share = (needed: number, window: number) => `${Math.ceil((needed / window) * 100)}vw`;

/**
 * The place of a picture that must have so many CSS pixels in windows of 375, 768 and 1440 px. Where a picture is
 * cropped to a taller shape it must be wider than its place.
 */
export function imageSlot(phone: number, tablet: number, desktop: number): ImageSlot {
  const sizes = `(max-width: 30rem) ${share(phone, 375)}, (max-width: 64rem) ${share(tablet, 768)}, ${Math.ceil(desktop / 16)}rem`;
  return { sizes, desktopWidth: desktop };
}
