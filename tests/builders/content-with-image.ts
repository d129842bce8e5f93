import type { SiteImage } from '#shared/images/contract/site-image.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

/** Puts the image in the hero, in the gallery, and on the first dish. */
export function showingImage({ url, asset }: SiteImage) {
  return (content: SiteContent): SiteContent => {
    const [page] = content.pages;
    const { gallery } = page.sections;
    const images = [...gallery.images, { url, caption: '', alt: '' }];
    return {
      ...content,
      hero_image: url,
      image_assets: { ...content.image_assets, [url]: asset },
      menu_items: content.menu_items.map((item, index) => (index === 0 ? { ...item, image: url } : item)),
      pages: [{ ...page, sections: { ...page.sections, gallery: { ...gallery, images } } }],
    };
  };
}

/** The content's pages without gallery images. */
export function withoutGallery({ pages: [page] }: SiteContent): SiteContent['pages'] {
  const { gallery } = page.sections;
  return [{ ...page, sections: { ...page.sections, gallery: { ...gallery, images: [] } } }];
}
