import { imageFile } from '#shared/site/page/responsive-image.ts';
import type { ImageAsset, SiteContent } from '#shared/site/site-content.ts';
import type { ContentSource, PageSource } from '#shared/websites/contract/website.ts';

export const SITE_FORMAT = 'tableside-site/1';

/** `site.json`: a complete website, to import again. */
export type ExportedSite = {
  format: typeof SITE_FORMAT;
  content: SiteContent;
  content_source: ContentSource;
  own_source?: PageSource | undefined;
  custom_requirements: string;
  /** ISO time. */
  exported_at?: string | undefined;
};

/** An image of a site, its place, and its widest file in the zip. */
export type ImageToUpload = {
  /** As in the content, such as `/images/<id>/<hash>-1600.webp`. */
  url: string;
  /** The path inside the zip; undefined if the file is missing. */
  file: string | undefined;
  type: 'hero' | 'gallery' | 'menu_item' | 'general';
};

/** The result of uploading an image again. */
export type UploadedImage = { url: string; asset: ImageAsset };

const IMAGE_PATH = /\/images\/[\w-]+\/[\w-]+(?:\.[\w-]+)*/g;

/** The paths of image files in custom HTML or CSS, in order. */
export function imagePaths(text: string): Iterable<RegExpExecArray> {
  return text.matchAll(IMAGE_PATH);
}

/** The paths of all image files in an owner's custom HTML and CSS. */
function sourceImageFiles(source: PageSource | undefined): string[] {
  if (source === undefined) return [];
  return [...new Set(`${source.html}\n${source.css}`.match(IMAGE_PATH) ?? [])];
}

/** The images of the content, each with its first path. */
export function shownImages(content: SiteContent): Map<string, string> {
  const places: [string, string][] = [
    [content.hero_image, 'hero_image'],
    ...content.pages[0].sections.gallery.images.map(({ url }, index): [string, string] => [
      url,
      `pages[0].sections.gallery.images[${index}].url`,
    ]),
    ...content.menu_items.map(({ image }, index): [string, string] => [
      image ?? '',
      `menu_items[${index}].image`,
    ]),
  ];
  // Later entries of a map win, so reversing keeps the first place.
  return new Map(places.filter(([url]) => url !== '').toReversed());
}

/** The files of an asset's widths, by path. */
function filesOf(url: string, asset: ImageAsset | undefined): string[] {
  return asset === undefined ? [url] : asset.widths.map((width) => imageFile(url, width));
}

function assetOf(content: SiteContent, url: string): ImageAsset | undefined {
  return Object.hasOwn(content.image_assets, url) ? content.image_assets[url] : undefined;
}

/** The address in `image_assets` of each file, whatever its width. */
function assetUrls(content: SiteContent): Map<string, string> {
  const files = Object.entries(content.image_assets).flatMap(([url, asset]) =>
    filesOf(url, asset).map((file): [string, string] => [file, url]),
  );
  // Later entries of a map win, so reversing keeps the first asset.
  return new Map(files.toReversed());
}

/** The image addresses in an owner's custom HTML and CSS, as the content knows them. */
export function sourceImages(content: SiteContent, source: PageSource | undefined): string[] {
  const files = sourceImageFiles(source);
  if (files.length === 0) return files;
  const urls = assetUrls(content);
  return files.map((file) => urls.get(file) ?? file);
}

/** The addresses of all images that the site shows, in sections or in custom HTML. Sorted. */
export function usedImages({ content, own_source }: Pick<ExportedSite, 'content' | 'own_source'>): string[] {
  const inSource = sourceImages(content, own_source);
  return [...new Set([...shownImages(content).keys(), ...inSource])].toSorted();
}

/** The paths of all image files, in every width, for the zip. Sorted. */
export function imageFiles(site: Pick<ExportedSite, 'content' | 'own_source'>): string[] {
  const files = usedImages(site).flatMap((url) => filesOf(url, assetOf(site.content, url)));
  return [...new Set(files)].toSorted();
}

/** The site without data of images that it doesn't show. */
export function exportedSite(site: Omit<ExportedSite, 'format'>): ExportedSite {
  const used = new Set(usedImages(site));
  const assets = Object.entries(site.content.image_assets).filter(([url]) => used.has(url));
  return {
    format: SITE_FORMAT,
    content: { ...site.content, image_assets: Object.fromEntries(assets) },
    content_source: site.content_source,
    ...(site.own_source !== undefined && { own_source: site.own_source }),
    custom_requirements: site.custom_requirements,
    ...(site.exported_at !== undefined && { exported_at: site.exported_at }),
  };
}

const fileInZip = (path: string) => path.replace(/^\//, '');

/**
 * The images to upload before a zip's site can be imported into another account, each once. `files` are the paths
 * inside the zip.
 */
export function imagesToUpload(
  site: Pick<ExportedSite, 'content' | 'own_source'>,
  files: Iterable<string>,
): ImageToUpload[] {
  const available = new Set(files);
  const shown = shownImages(site.content);
  return usedImages(site).map((url) => {
    const widestFirst = [url, ...filesOf(url, assetOf(site.content, url)).toReversed()].map(fileInZip);
    return {
      url,
      file: widestFirst.find((file) => available.has(file)),
      type: typeOf(shown.get(url)),
    };
  });
}

function typeOf(place: string | undefined): ImageToUpload['type'] {
  if (place === undefined) return 'general';
  if (place === 'hero_image') return 'hero';
  return place.startsWith('menu_items') ? 'menu_item' : 'gallery';
}

/** The site with its images replaced by their uploads. Images that `uploaded` doesn't list stay. */
export function withImagesReplaced<Site extends Pick<ExportedSite, 'content' | 'own_source'>>(
  site: Site,
  uploaded: ReadonlyMap<string, UploadedImage>,
): Site {
  const { content, own_source } = site;
  const replaced = { ...site, content: withImages(content, uploaded) };
  if (own_source === undefined) return replaced;
  const files = replacedFiles(content, uploaded);
  const inText = (text: string) => text.replace(IMAGE_PATH, (path) => files.get(path) ?? path);
  return { ...replaced, own_source: { html: inText(own_source.html), css: inText(own_source.css) } };
}

function withImages(content: SiteContent, uploaded: ReadonlyMap<string, UploadedImage>): SiteContent {
  const [page] = content.pages;
  const { gallery } = page.sections;
  const urlOf = (url: string) => uploaded.get(url)?.url ?? url;
  const images = gallery.images.map((image) => ({ ...image, url: urlOf(image.url) }));
  const kept = Object.entries(content.image_assets).filter(([url]) => !uploaded.has(url));
  const added = [...uploaded].map(([before, { url, asset }]) => {
    const focal_point = assetOf(content, before)?.focal_point;
    return [url, { ...asset, ...(focal_point && { focal_point }) }] as const;
  });
  return {
    ...content,
    hero_image: urlOf(content.hero_image),
    menu_items: content.menu_items.map((item) =>
      item.image === undefined ? item : { ...item, image: urlOf(item.image) },
    ),
    pages: [{ ...page, sections: { ...page.sections, gallery: { ...gallery, images } } }],
    image_assets: Object.fromEntries([...kept, ...added]),
  };
}

/** Maps each old file to the new file with the nearest width, preferably not narrower. */
function replacedFiles(
  content: SiteContent,
  uploaded: ReadonlyMap<string, UploadedImage>,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const [url, image] of uploaded) {
    const asset = assetOf(content, url);
    for (const width of asset?.widths ?? []) files.set(imageFile(url, width), fileFor(image, width));
    files.set(url, image.url);
  }
  return files;
}

function fileFor({ url, asset }: UploadedImage, width: number): string {
  const fitting = asset.widths.find((each) => each >= width) ?? asset.widths.at(-1);
  return fitting === undefined ? url : imageFile(url, fitting);
}
