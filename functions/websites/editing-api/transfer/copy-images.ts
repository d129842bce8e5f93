import { imageFolderOf } from '#functions/images/content-images.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { siteImageFolder, siteImageKey } from '#functions/websites/site-images.ts';
import { imageFile } from '#shared/site/page/responsive-image.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

const IMAGE_FILE = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' };

/** A folder of drawn images is a website's ID or `templates`. */
type FolderChange = { from: string; to: string };

/** Copies all image files from one folder to another, and returns the content with the copies. */
export async function withCopiedImages(
  sites: ObjectStore,
  content: SiteContent,
  change: FolderChange,
): Promise<SiteContent> {
  const drawn = Object.entries(content.image_assets).filter(([url]) => imageFolderOf(url) === change.from);
  const files = drawn.flatMap(([url, { widths }]) => widths.map((width) => imageFile(url, width)));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await sites.findBytes(siteImageKey(file));
      if (bytes !== undefined) await sites.put(siteImageKey(inFolder(file, change)), bytes, IMAGE_FILE);
    }),
  );
  return withOwnImages(content, change);
}

function inFolder(url: string, { from, to }: FolderChange): string {
  const folder = `/${siteImageFolder(from)}/`;
  return url.startsWith(folder) ? `/${siteImageFolder(to)}/${url.slice(folder.length)}` : url;
}

/** Returns the content with image addresses moved from one folder to the other. */
function withOwnImages(content: SiteContent, change: FolderChange): SiteContent {
  const [page] = content.pages;
  const { gallery } = page.sections;
  const images = gallery.images.map((image) => ({ ...image, url: inFolder(image.url, change) }));
  return {
    ...content,
    hero_image: inFolder(content.hero_image, change),
    menu_items: content.menu_items.map((item) =>
      item.image === undefined ? item : { ...item, image: inFolder(item.image, change) },
    ),
    pages: [{ ...page, sections: { ...page.sections, gallery: { ...gallery, images } } }],
    image_assets: Object.fromEntries(
      Object.entries(content.image_assets).map(([url, asset]) => [inFolder(url, change), asset]),
    ),
  };
}
