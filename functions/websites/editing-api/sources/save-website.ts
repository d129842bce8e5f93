import type * as z from 'zod/mini';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { changeDocument, type DocumentChange } from '#functions/websites/change-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { detachDeletedImages } from '#functions/websites/editing-api/editing/detach-deleted-images.ts';
import { commitSource, planSource, type SourceChange } from '#functions/websites/source/change-source.ts';
import { imageIds } from '#functions/websites/source/source-images.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { wholeWebsite } from '#functions/websites/whole-website.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { withOwnKinds } from '#shared/profile/projection/fact-kinds.ts';
import { colorThemeOf } from '#shared/site/editing/color-theme.ts';
import type { SaveWebsiteSchema } from '#shared/websites/contract/website.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  | 'websites'
  | 'sites'
  | 'siteVersions'
  | 'images'
  | 'sitesOrigin'
  | 'clock'
  | 'ids'
  | 'inspect'
  | 'moderation'
>;
type Given = z.infer<typeof SaveWebsiteSchema>;

const SAVED = 'Website saved successfully!';
const SWITCHED =
  'Your website now uses custom HTML. We kept your sections, but edits to them won’t show until you switch back.';

type Plan = DocumentChange & { source: SourceChange | undefined };

/**
 * Saves the advanced editor's content as one change. If the website has changed since the caller's version, it is
 * refused and nothing is written. Saving identical content changes nothing and is never refused.
 */
export function createSaveWebsite(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.saveWebsite> {
  const { websites } = dependencies;
  return async ({ params, query, body }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, present] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    let plan = await planChange(dependencies, present, body);
    let planned = present;
    const baseVersion = plan.paths.length === 0 ? undefined : query.version;
    const document = await changeDocument(dependencies, { key, baseVersion }, async (before) => {
      if (before.version !== planned.version) plan = await planChange(dependencies, before, body);
      planned = before;
      if (!plan.source?.isChanged) return plan;
      const read = await withoutRejected(dependencies, before.restaurant_id, plan.source);
      plan = { ...plan, source: read };
      const source = await commitSource(dependencies, before, read);
      return { ...plan, fields: { ...plan.fields, ...source } };
    });
    audit.before = savedOf(planned, plan.paths);
    audit.after = savedOf(document, plan.paths);
    const gone = await detachDeletedImages(
      dependencies,
      document,
      plan.source ? imageIds(plan.source.source) : [],
    );
    const isSwitched = planned.content_source !== document.content_source;
    return {
      message: isSwitched ? `${SAVED} ${SWITCHED}` : SAVED,
      data: await wholeWebsite(
        dependencies,
        website,
        gone.length === 0 ? document : await websites.getDocument(key),
      ),
      findings: plan.source?.findings ?? [],
    };
  };
}

/** Removes content that was rejected before. Loaded here, because few calls save HTML. */
async function withoutRejected(
  dependencies: Dependencies,
  restaurantId: string,
  change: SourceChange,
): Promise<SourceChange> {
  const { withoutRejectedHtml } = await import('./without-rejected-html.ts');
  return { ...change, ...(await withoutRejectedHtml(dependencies, restaurantId, change)) };
}

/** The content source, for audit records. */
export function sourceOf({ version, content_source }: WebsiteDocument) {
  return { version, content_source };
}

/** The changes for an audit record: the content source, and changed name, colors, and preferences. */
function savedOf(document: WebsiteDocument, paths: readonly string[]) {
  const { content, design_preferences, custom_requirements } = document;
  const values = {
    website_name: content.website_name,
    design_system: colorThemeOf(content.design_system),
    design_preferences,
    custom_requirements: { characters: custom_requirements.length },
  };
  const changed = Object.entries(values).filter(([path]) => paths.includes(path));
  return { ...sourceOf(document), ...Object.fromEntries(changed) };
}

/** Returns the changes to the document, apart from the source's file. */
async function planChange(
  dependencies: Dependencies,
  document: WebsiteDocument,
  given: Given,
): Promise<Plan> {
  const { website_name, custom_requirements, generated_content } = given;
  const source = generated_content && (await planSource(dependencies, document, generated_content));
  const design = await planDesign(document, given);
  const content = {
    ...document.content,
    website_name: website_name ?? document.content.website_name,
    design_system: design.design_system,
    ...(source?.isChanged && { image_assets: source.assets }),
  };
  const requirements = custom_requirements ?? document.custom_requirements;
  const changed: Record<string, boolean> = {
    website_name: content.website_name !== document.content.website_name,
    design_system: !isSameJson(content.design_system, document.content.design_system),
    design_preferences: !isSameJson(design.design_preferences, document.design_preferences),
    custom_requirements: requirements !== document.custom_requirements,
    generated_content: source?.isChanged === true,
    content_source: source?.isChanged === true && document.content_source !== 'html',
  };
  const { fact_sources } = document;
  const isNamedHere = changed.website_name === true && fact_sources !== undefined;
  return {
    fields: {
      content,
      custom_requirements: requirements,
      design_preferences: design.design_preferences,
      ...(isNamedHere && { fact_sources: withOwnKinds(fact_sources, ['name']) }),
    },
    paths: Object.keys(changed).filter((path) => changed[path]),
    source,
  };
}

/** Loaded here, because few calls change the design, and its templates are large. */
async function planDesign({ content, design_preferences }: WebsiteDocument, given: Given) {
  const { design_system } = content;
  if (given.design_preferences === undefined) return { design_system, design_preferences };
  const { applyDesignPreferences } = await import('./apply-design-preferences.ts');
  return applyDesignPreferences({ content, design_preferences }, given.design_preferences);
}
