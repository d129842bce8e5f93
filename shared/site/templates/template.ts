import type { SafeHtml } from '#shared/site/html.ts';
import type { ImageSlot } from '#shared/site/page/responsive-image.ts';
import type { DesignSystem } from '#shared/site/site-content.ts';
import type { GallerySlots } from './gallery-slots.ts';

/** One of the six designs: its CSS, its ornaments, and the few places where its markup differs. */
export type Template = {
  css: string;
  /** What the page's one h1 says. The other stands beside it, smaller. */
  heroTitle: 'name' | 'tagline';
  images: { hero: ImageSlot; gallery: GallerySlots; dish: ImageSlot };
  /** Printed below each section title; decoration, hidden from screen readers. */
  sectionOrnament?: SafeHtml;
  /** Printed above the name in the hero. */
  heroOrnament?: SafeHtml;
  /** Whether the headings' italic is used, so that its bytes are counted. */
  usesHeadingItalic: boolean;
  /** The colors and typefaces that the design was drawn with. */
  designSystem: DesignSystem;
};
