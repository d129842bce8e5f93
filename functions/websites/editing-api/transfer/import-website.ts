import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { summaryOf } from '#functions/websites/content-description.ts';
import { storeCustomHtml } from '#functions/websites/custom-html.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { detachDeletedImages } from '#functions/websites/editing-api/editing/detach-deleted-images.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { PageSource, SourceFinding } from '#shared/websites/contract/website.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { addWebsite, type WebsiteToAdd } from './add-website.ts';

type ImportWebsite = typeof websiteEditingRoutes.importWebsite;
type Body = RouteInput<ImportWebsite>['body'];
const OWN_SOURCE = { html: 'own_source.html', css: 'own_source.css' };

type Place = { restaurantId: string; websiteId: string };

/**
 * Creates a website from a `site.json`. Texts have the limits of typed ones, images must be the caller's, and
 * custom HTML is sanitized. Lost images are removed from custom HTML.
 */
export function createImportWebsite(dependencies: WebsiteEditingDependencies): Operation<ImportWebsite> {
  return async ({ body }, { restaurantId }) => {
    await refuseUnwritable(body);
    const findings: SourceFinding[] = [];
    const website = await addWebsite(dependencies, restaurantId, async (websiteId) => {
      const made = await makeWebsite(dependencies, body, { restaurantId, websiteId });
      findings.push(...made.findings);
      return made.website;
    });
    await detachDeletedImages(dependencies, website, website.used_images);
    return {
      website_id: website.website_id,
      message: 'Website imported.',
      data: summaryOf(website),
      findings,
    };
  };
}

/** Throws `AppError('invalid_input')` with each text that an owner couldn't have entered. */
async function refuseUnwritable({ content, own_source }: Body): Promise<void> {
  const [{ checkContent }, { refuseTooBig }] = await Promise.all([
    import('#shared/site/editing/content-editing.ts'),
    import('#functions/websites/source/sanitize-source.ts'),
  ]);
  if (own_source !== undefined) refuseTooBig(own_source, { fields: OWN_SOURCE });
  const faults = Object.entries(checkContent(content));
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([path, message]) => [`content.${path}`, message]));
  throw new AppError('invalid_input', { fields });
}

async function makeWebsite(
  dependencies: WebsiteEditingDependencies,
  body: Body,
  place: Place,
): Promise<{ website: WebsiteToAdd; findings: SourceFinding[] }> {
  const [{ adoptImportedImages }, { exportedSite, withImagesReplaced }] = await Promise.all([
    import('./adopt-imported-images.ts'),
    import('#shared/site/files/site-export.ts'),
  ]);
  const given = exportedSite(body);
  const atHand = body.images_at_hand;
  const { taken, lost } = await adoptImportedImages(dependencies, given, { ...place, atHand });
  const site = withImagesReplaced(given, taken);
  const { content, custom_requirements } = site;
  const { restaurantId } = place;
  const { newTextsOfWebsite } = await import('#functions/moderation/texts-of-website.ts');
  await dependencies.inspect(newTextsOfWebsite(undefined, content), { restaurantId });
  if (site.own_source === undefined) {
    return { website: { status: 'draft', content, custom_requirements }, findings: [] };
  }
  const [{ prepareSource }, { imageIds }, { leaveOutImages }] = await Promise.all([
    import('#functions/websites/source/change-source.ts'),
    import('#functions/websites/source/source-images.ts'),
    import('./leave-out-images.ts'),
  ]);
  const document = { restaurant_id: place.restaurantId, website_id: place.websiteId, content };
  const prepare = (own: PageSource) =>
    prepareSource(dependencies, document, { given: own, fields: OWN_SOURCE });
  const prepared = await prepare(site.own_source);
  const left = leaveOutImages(prepared, site.own_source, lost);
  const { source, assets } = lost.size === 0 ? prepared : await prepare(left.source);
  const { newTextsOfHtml } = await import('#functions/moderation/texts-of-html.ts');
  await dependencies.inspect(newTextsOfHtml('', source.html), { restaurantId });
  const image_assets = Object.fromEntries(Object.entries(assets).filter(([url]) => !lost.has(url)));
  return {
    website: {
      status: 'draft',
      content: { ...content, image_assets },
      custom_requirements,
      content_source: site.content_source,
      source_key: await storeCustomHtml(dependencies, place, source),
      source_images: imageIds(source),
    },
    findings: left.findings,
  };
}
