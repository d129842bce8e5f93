import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { readCustomHtml, storeCustomHtml } from '#functions/websites/custom-html.ts';
import { type TakeSnapshotDependencies, takeSnapshot } from '#functions/websites/snapshots/take-snapshot.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import type { PageSource, SourceFinding } from '#shared/websites/contract/website.ts';
import type { SourceFields } from './sanitize-source.ts';
import { boundFindings, mistake } from './source-findings.ts';
import { imageIds, imagePaths, storedFiles, withSourceImages } from './source-images.ts';

type ImageDependencies = { images: Pick<ImagesRepository, 'find'>; sitesOrigin: string };
type Stores = ImageDependencies & { siteVersions: Pick<ObjectStore, 'find'> };

/** A sanitized source with the images it shows. */
export type PreparedSource = {
  source: PageSource;
  assets: WebsiteDocument['content']['image_assets'];
  findings: SourceFinding[];
};

/** The changes if the owner saves this; `isChanged` is false if the page already uses it. */
export type SourceChange = PreparedSource & {
  isChanged: boolean;
  sameKey?: string | undefined;
  /** The page's previous source. */
  before: PageSource;
};

/** The page's current source: the owner's own, or as rendered from the sections. */
async function presentSource(stores: Stores, document: WebsiteDocument) {
  const own = await readCustomHtml(stores.siteVersions, document);
  if (document.content_source === 'html' && own !== undefined) return { own, present: own };
  const { renderSite } = await import('#shared/site/page/render-site.ts');
  const options = { mode: 'published', siteUrl: '/', assetsOrigin: '' } as const;
  const { body, css } = renderSite(document.content, options);
  return { own, present: { html: body, css } };
}

/** Compares sources, ignoring line endings and trailing white space. */
function isSame(one: PageSource, other: PageSource): boolean {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  return plain(one.html) === plain(other.html) && plain(one.css) === plain(other.css);
}

/**
 * Sanitizes the owner's source and finds its images. Throws `AppError('invalid_input')` for the field that is too
 * large or too complex. The sanitizers are loaded here, because most calls need neither.
 */
export async function prepareSource(
  stores: ImageDependencies,
  document: Pick<WebsiteDocument, 'restaurant_id' | 'website_id' | 'content'>,
  { given, fields }: { given: PageSource; fields?: SourceFields },
): Promise<PreparedSource> {
  const { sanitizeSource, SAVED_FIELDS } = await import('./sanitize-source.ts');
  const { sitesOrigin } = stores;
  const { source, findings } = sanitizeSource(given, { sitesOrigin, fields: fields ?? SAVED_FIELDS });
  const known = document.content.image_assets;
  const assets = await withSourceImages(stores.images, document, { source, assets: known });
  const unknown = unknownImages(given, { source, assets, findings: [] });
  return { source, assets, findings: boundFindings([...findings, ...unknown]) };
}

function unknownImages(given: PageSource, { source, assets }: PreparedSource): SourceFinding[] {
  const files = storedFiles(assets);
  return imagePaths(source)
    .filter((path) => !files.has(path))
    .map((path) => {
      const place = given.html.includes(path) ? 'html' : 'css';
      const line = given[place].slice(0, Math.max(0, given[place].indexOf(path))).split('\n').length;
      const message =
        'This image isn’t in your library, so you can’t publish the page with it. Upload it first.';
      return { ...mistake(path, message), source: place, line };
    });
}

/** Returns what saving this HTML and CSS would change. */
export async function planSource(
  stores: Stores,
  document: WebsiteDocument,
  given: PageSource,
): Promise<SourceChange | undefined> {
  const { own, present } = await presentSource(stores, document);
  if (isSame(given, present)) return undefined;
  const prepared = await prepareSource(stores, document, { given });
  const isOwn = own !== undefined && isSame(prepared.source, own);
  return {
    ...prepared,
    before: present,
    isChanged: !isOwn || document.content_source !== 'html',
    sameKey: isOwn ? document.source_key : undefined,
  };
}

/**
 * Stores the source, keeps the previous version, and returns the document's changes. The version is kept last,
 * because that cleans up if the website was deleted meanwhile.
 */
export async function commitSource(
  dependencies: TakeSnapshotDependencies & { ids: IdSource },
  document: WebsiteDocument,
  { source, sameKey }: SourceChange,
): Promise<Pick<WebsiteDocument, 'content_source' | 'source_key' | 'source_images'>> {
  const key = { restaurantId: document.restaurant_id, websiteId: document.website_id };
  const source_key = sameKey ?? (await storeCustomHtml(dependencies, key, source));
  const reason = document.content_source === 'html' ? 'before_html_change' : 'before_html';
  await takeSnapshot(dependencies, { document, reason });
  return { content_source: 'html', source_key, source_images: imageIds(source) };
}
