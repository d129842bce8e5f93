import { html, type SafeHtml } from '#shared/site/html.ts';
import { sectionPath } from '#shared/site/page/edit-marks.ts';
import type { ImageSlot } from '#shared/site/page/responsive-image.ts';
import { isOwnImage, type SitePage } from '#shared/site/page/site-page.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';

type GalleryImage = NonNullable<SitePage['gallery']>['images'][number];

const IMAGES = sectionPath('gallery', 'images');

/** Adds to the caption, because a screen reader would otherwise repeat the same words. */
function alternativeText(alt: string, caption: string, { page, words }: SectionSource): string {
  if (alt !== '' && alt.toLowerCase() !== caption.toLowerCase()) return alt;
  return caption === '' ? '' : words.imageAt(caption, page.name.trim());
}

function galleryImage(image: GalleryImage, slot: ImageSlot, source: SectionSource): SafeHtml {
  const { marks, printImage } = source;
  const caption = marks.isEditable ? image.caption : image.caption.trim();
  const path = `${IMAGES}[${image.index}]`;
  return html`<li${marks.item(IMAGES, image.index)}><figure><div class="frame"${marks.image(`${path}.url`)}>${
    isOwnImage(image.url) &&
    printImage(image.url, {
      slot,
      alt: alternativeText(image.alt.trim(), caption.trim(), source),
    })
  }</div>${
    (marks.isEditable || caption !== '') &&
    html`<figcaption dir="auto"${marks.text(`${path}.caption`, 'Add a caption')}>${caption}</figcaption>`
  }</figure></li>`;
}

export function gallerySection(source: SectionSource): SafeHtml | undefined {
  const { page, marks } = source;
  if (!page.gallery) return undefined;
  const { title, description, images } = page.gallery;
  const slotAt = (index: number) => source.template.images.gallery(images.length, index);
  const figures = images.map((image, index) => galleryImage(image, slotAt(index), source));
  return sectionFrame(
    source,
    { name: 'gallery', title, lead: description },
    html`<ul class="pictures" data-count="${Math.min(images.length, 7)}"${marks.list(IMAGES)}>${figures}</ul>`,
  );
}
