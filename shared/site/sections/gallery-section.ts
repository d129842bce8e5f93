import { html, type SafeHtml } from '#shared/site/html.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';

/** The alt text says more than the caption does: a screen reader would else say the same words twice. */
function alternativeText(alt: string, caption: string, siteName: string): string {
  if (alt !== '' && alt.toLowerCase() !== caption.toLowerCase()) return alt;
  return caption === '' ? '' : `${caption} at ${siteName}`;
}

export function gallerySection(source: SectionSource): SafeHtml | undefined {
  const { gallery } = source.page;
  if (!gallery) return undefined;
  const pictures = gallery.images.map(
    ({ url, caption, alt }) =>
      html`<li><figure><div class="frame">${source.picture(url, {
        slot: source.template.images.gallery,
        alt: alternativeText(alt.trim(), caption.trim(), source.page.name),
      })}</div>${caption.trim() !== '' && html`<figcaption dir="auto">${caption.trim()}</figcaption>`}</figure></li>`,
  );
  return sectionFrame(
    source,
    { name: 'gallery', title: gallery.title, lead: gallery.description },
    html`<ul class="pictures" data-count="${Math.min(gallery.images.length, 7)}">${pictures}</ul>`,
  );
}
