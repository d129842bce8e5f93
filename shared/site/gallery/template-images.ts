import type { TemplateId } from '#shared/site/site-content.ts';
import { DRAWN_IMAGES, type DrawnImage } from './drawn-images.ts';
import type { TemplateImage } from './template-image.ts';

/** In pixels. The hero has two files, because the gallery shows it small and its preview large. */
export const TEMPLATE_IMAGE_WIDTHS = { hero: [640, 1280], gallery: [640] } as const;
const HEIGHTS = { hero: 800, gallery: 480 } as const;

type Images = Record<TemplateId, TemplateImage[]>;
const IDS = Object.keys(DRAWN_IMAGES.images) as TemplateId[];

/** The drawn images of the sample restaurants: the hero first, then the gallery. */
export const TEMPLATE_IMAGES = Object.fromEntries(IDS.map((id) => [id, imagesOf(id).own])) as Images;

/** The same for a restaurant whose dishes can't be shown. */
export const NEUTRAL_TEMPLATE_IMAGES = Object.fromEntries(
  IDS.map((id) => [id, imagesOf(id).neutral]),
) as Images;

function imagesOf(id: TemplateId): { own: TemplateImage[]; neutral: TemplateImage[] } {
  const images = DRAWN_IMAGES.images[id].map((row, index) =>
    toImage(`/images/templates/${id}-${index + 1}`, row),
  );
  const second = images.findIndex(({ asset }, index) => index > 0 && asset.width === 1280);
  return { own: images.slice(0, second), neutral: images.slice(second) };
}

function toImage(path: string, [subject, alt, ...bytes]: DrawnImage): TemplateImage {
  const kind = bytes.length > 1 ? 'hero' : 'gallery';
  const widths = [...TEMPLATE_IMAGE_WIDTHS[kind]];
  const width = Math.max(...widths);
  const asset = {
    width,
    height: HEIGHTS[kind],
    widths,
    alt: DRAWN_IMAGES.alts[alt] ?? '',
    bytes,
    drawn: subject,
  };
  return { url: `${path}-${width}.webp`, asset, subject };
}
