import { imageFolderOf } from '#functions/images/content-images.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { siteImageFolder, siteImageKey } from '#functions/websites/site-images.ts';
import {
  type ExportedSite,
  shownImages,
  sourceImages,
  type UploadedImage,
  usedImages,
} from '#shared/site/files/site-export.ts';
import { imageFile } from '#shared/site/page/responsive-image.ts';
import type { ImageAsset, SiteContent } from '#shared/site/site-content.ts';
import { MAX_IMAGES } from '#shared/websites/contract/imported-content.ts';

const NOT_YOURS = 'This image isn’t in your library. Upload it again.';
const IMAGE_FILE = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' };
const AT_ONCE = 8;

type Dependencies = Pick<WebsiteEditingDependencies, 'images' | 'websites' | 'sites'>;
type Place = { restaurantId: string; websiteId: string };
type Site = Pick<ExportedSite, 'content' | 'own_source'>;

export type AdoptedImages = {
  /** New images by their address in the import. */
  taken: Map<string, UploadedImage>;
  /** Files that only custom HTML and CSS show, and that no longer exist. */
  lost: ReadonlySet<string>;
};

/**
 * Returns the new website's images: the caller's uploads as they are, and drawings of the caller's websites copied
 * to the new folder. Image sizes in the file aren't trusted. Images in `atHand` never count as lost, because the
 * caller can upload them. Throws `AppError('invalid_input')` with a sentence for each image that isn't the
 * caller's.
 */
export async function adoptImportedImages(
  dependencies: Dependencies,
  site: Site,
  { atHand, ...place }: Place & { atHand: readonly string[] },
): Promise<AdoptedImages> {
  const used = usedImages(site);
  const taken = new Map<string, UploadedImage>();
  for (let start = 0; start < Math.min(used.length, MAX_IMAGES); start += AT_ONCE) {
    const urls = used.slice(start, start + AT_ONCE);
    const found = await Promise.all(urls.map((url) => findImage(dependencies, { site, url, place })));
    for (const [index, image] of found.entries()) {
      if (image !== undefined) taken.set(urls[index] ?? '', image);
    }
  }
  const missing = used.filter((url) => !taken.has(url));
  const lost = await lostImages(dependencies.sites, site, {
    missing: missing.filter((url) => !atHand.includes(url)).slice(0, MAX_IMAGES),
  });
  refuseForeign(site, new Set(missing.filter((url) => !lost.has(url))));
  return { taken, lost: new Set([...lost].flatMap((url) => filesOf(site.content, url))) };
}

function filesOf(content: SiteContent, url: string): string[] {
  return [url, ...(assetOf(content, url)?.widths ?? []).map((width) => imageFile(url, width))];
}

/** Missing images of custom HTML and CSS without a file in the bucket. */
async function lostImages(
  sites: Dependencies['sites'],
  { content }: Site,
  { missing }: { missing: readonly string[] },
): Promise<Set<string>> {
  const shown = shownImages(content);
  const inSource = missing.filter((url) => !shown.has(url));
  const lost = new Set<string>();
  for (let start = 0; start < inSource.length; start += AT_ONCE) {
    const urls = inSource.slice(start, start + AT_ONCE);
    const found = await Promise.all(
      urls.map(async (url) => {
        for (const file of filesOf(content, url)) if (await sites.exists(siteImageKey(file))) return true;
        return false;
      }),
    );
    for (const [index, url] of urls.entries()) if (found[index] === false) lost.add(url);
  }
  return lost;
}

type Wanted = { site: Site; url: string; place: Place };

async function findImage(dependencies: Dependencies, wanted: Wanted): Promise<UploadedImage | undefined> {
  const folder = imageFolderOf(wanted.url);
  if (folder === undefined) return undefined;
  const image = await dependencies.images.find(wanted.place.restaurantId, folder);
  if (image === undefined) return copyDrawn(dependencies, wanted, folder);
  const files = [image.url, ...image.asset.widths.map((width) => imageFile(image.url, width))];
  return files.includes(wanted.url) ? { url: image.url, asset: image.asset } : undefined;
}

/**
 * Copies the files of a drawing from one of the caller's existing websites. If the website's document no longer
 * knows it, all listed files must exist and include its address; otherwise one image could be copied under many
 * addresses.
 */
async function copyDrawn(
  { websites, sites }: Dependencies,
  { site, url, place }: Wanted,
  folder: string,
): Promise<UploadedImage | undefined> {
  const key = { restaurantId: place.restaurantId, websiteId: folder };
  if ((await websites.find(key)) === undefined) return undefined;
  const document = await websites.findDocument(key);
  const known = document && assetOf(document.content, url);
  const asset = known ?? assetOf(site.content, url);
  if (asset === undefined) return undefined;
  if (!asset.widths.some((width) => imageFile(url, width) === url)) return undefined;
  const bytes: number[] = [];
  for (const width of asset.widths) {
    const file = imageFile(url, width);
    const found = await sites.findBytes(siteImageKey(file));
    if (found === undefined) return undefined;
    await sites.put(siteImageKey(inFolder(file, folder, place.websiteId)), found, IMAGE_FILE);
    bytes.push(found.length);
  }
  return { url: inFolder(url, folder, place.websiteId), asset: known ?? { ...asset, bytes } };
}

function assetOf({ image_assets }: SiteContent, url: string): ImageAsset | undefined {
  return Object.hasOwn(image_assets, url) ? image_assets[url] : undefined;
}

function inFolder(url: string, from: string, to: string): string {
  return url.replace(`/${siteImageFolder(from)}/`, `/${siteImageFolder(to)}/`);
}

function refuseForeign({ content, own_source }: Site, foreign: ReadonlySet<string>): void {
  if (foreign.size === 0) return;
  const fields: Record<string, string> = {};
  for (const [url, path] of shownImages(content)) if (foreign.has(url)) fields[`content.${path}`] = NOT_YOURS;
  for (const name of ['html', 'css'] as const) {
    const source = { html: '', css: '', [name]: own_source?.[name] ?? '' };
    const shown = sourceImages(content, source);
    if (shown.some((url) => foreign.has(url))) fields[`own_source.${name}`] = NOT_YOURS;
  }
  throw new AppError('invalid_input', { message: NOT_YOURS, fields, isAfterWork: true });
}
