import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { html } from '#shared/site/html.ts';

/** The HTML for one of the owner’s images. The owner adds the description. */
export function imageMarkup({ url, asset }: Pick<SiteImage, 'url' | 'asset'>): string {
  const { width, height, alt } = asset;
  return html`<img src="${url}" alt="${alt}" width="${width}" height="${height}" loading="lazy">`.markup;
}
