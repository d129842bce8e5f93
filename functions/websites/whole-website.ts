import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { listSuggestions } from '#shared/site/review/suggestions.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { describedBy, summaryOf } from './content-description.ts';
import { readCustomHtml } from './custom-html.ts';
import { missingFacts } from './missing-facts.ts';
import type { WebsiteDocument, WebsiteRecord } from './website-rows.ts';

/** A website for the API. The renderer and the owner's source are loaded here, because most calls need neither. */
export async function wholeWebsite(
  { siteVersions }: { siteVersions: Pick<ObjectStore, 'find'> },
  website: WebsiteRecord,
  document: WebsiteDocument,
): Promise<Website> {
  const { content, content_source } = document;
  const [ownSource, { renderSite }] = await Promise.all([
    readCustomHtml(siteVersions, document),
    import('#shared/site/page/render-site.ts'),
  ]);
  const { body, css } = renderSite(content, {
    mode: 'published',
    siteUrl: website.url ?? '/',
    assetsOrigin: '',
    isWholeDraft: true,
  });
  const rendered = { html: body, css };
  return {
    ...summaryOf({ ...website, ...describedBy(document) }),
    ...document,
    menu_items: content.menu_items,
    design_system: content.design_system,
    pages: content.pages,
    generated_content: content_source === 'html' && ownSource !== undefined ? ownSource : rendered,
    ...(ownSource !== undefined && { own_source: ownSource }),
    missing_facts: missingFacts(content),
    suggestions: listSuggestions(content),
  };
}
