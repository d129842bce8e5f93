import type { SafeHtml } from '#shared/site/html.ts';
import type { ImageSlot } from '#shared/site/page/responsive-image.ts';
import type { DesignSystem } from '#shared/site/site-content.ts';
import type { GallerySlots } from './gallery-slots.ts';

/** One of the six designs: CSS, ornaments, and the few differences in markup. */
export type Template = {
  css: string;
  /** Which text is the page's h1. The other is beside it, smaller. */
  heroTitle: 'name' | 'tagline';
  images: { hero: ImageSlot; gallery: GallerySlots; dish: ImageSlot };
  /** Printed below each section title; decorative, hidden from screen readers. */
  sectionOrnament?: SafeHtml;
  /** Printed above the name in the hero. */
  heroOrnament?: SafeHtml;
  /** Whether headings use italics, so that the file counts toward the page's weight. */
  usesHeadingItalic: boolean;
  /** The design's original colors and typefaces. */
  designSystem: DesignSystem;
};
