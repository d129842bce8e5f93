import type { ImageSlot } from './responsive-image.ts';

const share = (needed: number, window: number) => `${Math.ceil((needed / window) * 100)}vw`;

/**
 * An image's place with the CSS pixels it needs in windows of 375, 768, and 1440 px. An image cropped to a taller
 * shape must be wider than its place.
 */
export function imageSlot(phone: number, tablet: number, desktop: number): ImageSlot {
  const sizes = `(max-width: 30rem) ${share(phone, 375)}, (max-width: 64rem) ${share(tablet, 768)}, ${Math.ceil(desktop / 16)}rem`;
  return { sizes, desktopWidth: desktop };
}
