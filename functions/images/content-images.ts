import type { SiteContent } from '#shared/site/site-content.ts';

/** The URLs of all images that the content shows. */
export function imageUrls(content: SiteContent): string[] {
  const gallery = content.pages[0].sections.gallery.images.map(({ url }) => url);
  const dishes = content.menu_items.map(({ image }) => image ?? '');
  return [...new Set([content.hero_image, ...gallery, ...dishes])].filter((url) => url !== '');
}

/** The folder of `/images/<folder>/<file>`: the ID of an uploaded image, or of the website it was drawn for. */
export function imageFolderOf(url: string): string | undefined {
  return /^\/images\/([\w-]+)\//.exec(url)?.[1];
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a folder may be an image's or a website's ID. Folders of templates have names instead. */
export function isUploadId(folder: string): boolean {
  return UUID.test(folder);
}

/** The folders of all images of a website, in its content and its custom HTML. */
export function usedImages(content: SiteContent, sourceImages: readonly string[] = []): string[] {
  const folders = [...imageUrls(content).map(imageFolderOf), ...sourceImages];
  return [...new Set(folders)].filter((folder) => folder !== undefined);
}

export type ContentImage = { path: string; place: string };

/** Whether a URL is one of the files of an uploaded image. */
function isOf(url: string | undefined, imageId: string): boolean {
  return url !== undefined && imageFolderOf(url) === imageId;
}

/** The places where the content shows an uploaded image: content path and label. */
export function findContentImages(content: SiteContent, imageId: string): ContentImage[] {
  const found: ContentImage[] = [];
  if (isOf(content.hero_image, imageId)) found.push({ path: 'hero_image', place: 'Main image' });
  const { gallery } = content.pages[0].sections;
  if (gallery.images.some(({ url }) => isOf(url, imageId))) {
    found.push({ path: 'pages[0].sections.gallery.images', place: 'Gallery' });
  }
  for (const [index, { name, image }] of content.menu_items.entries()) {
    if (isOf(image, imageId)) {
      found.push({
        path: `menu_items[${index}].image`,
        place: name.trim() === '' ? 'Unnamed menu item' : `Menu item “${name.trim()}”`,
      });
    }
  }
  return found;
}

/** The content without an uploaded image: no hero, a shorter gallery, the dish without its image. */
export function withoutContentImage(content: SiteContent, imageId: string): SiteContent {
  const [page] = content.pages;
  const { gallery } = page.sections;
  const images = gallery.images.filter(({ url }) => !isOf(url, imageId));
  return {
    ...content,
    hero_image: isOf(content.hero_image, imageId) ? '' : content.hero_image,
    menu_items: content.menu_items.map(({ image, ...item }) =>
      image === undefined || isOf(image, imageId) ? item : { ...item, image },
    ),
    pages: [{ ...page, sections: { ...page.sections, gallery: { ...gallery, images } } }],
    image_assets: Object.fromEntries(
      Object.entries(content.image_assets).filter(([url]) => !isOf(url, imageId)),
    ),
  };
}
