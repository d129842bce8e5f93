import { useMemo } from 'react';
import type { RenderMode } from '#shared/site/page/site-page.ts';
import { publishedContent } from '#shared/site/review/published-content.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import type { Template } from '#shared/site/templates/template.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useChunk } from '#web/shell/navigation/use-chunk.ts';
import { usePagePreview } from '#web/websites/api/page-preview.ts';
import { pseudoUrl } from '#web/websites/website-labels.ts';
import { markSuggestions } from './review/mark-suggestions.ts';
import { useSiteWords } from './site-words.ts';

/** Where the page’s images and fonts are hosted, and its own address. */
export type PagePlace = { sitesOrigin: string; siteUrl: string };

/** Undefined until the sites origin is known. */
export function usePagePlace({ url, website_name }: Website): PagePlace | undefined {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  if (sitesOrigin === undefined) return undefined;
  return { sitesOrigin, siteUrl: url ?? `${sitesOrigin}/${encodeURIComponent(pseudoUrl(website_name))}/` };
}

const importRenderPage = async () => (await import('#shared/site/page/render-page.ts')).renderPage;

/**
 * The page as one document, from sections or custom HTML; undefined until it is known. A preview fills gaps with
 * samples; the published page doesn’t.
 */
export function useRenderedPage(website: Website, mode: RenderMode = 'preview'): string | undefined {
  const { content, content_source, generated_content, suggestions, version, website_id } = website;
  const { sitesOrigin, siteUrl } = usePagePlace(website) ?? {};
  const isOwn = content_source === 'html';
  const own = usePagePreview(website_id, isOwn ? { ...generated_content, revision: version } : undefined);
  const template = useSiteTemplate(isOwn ? undefined : content.template_id);
  const words = useSiteWords(isOwn ? undefined : content.language);
  // The renderer loads together with the template, after the screen and its website.
  const renderPage = useChunk(queryKeys.siteRenderer('page'), isOwn ? undefined : importRenderPage);
  const sections = useMemo(() => {
    if (isOwn || !renderPage || !template || !words || sitesOrigin === undefined || siteUrl === undefined)
      return undefined;
    const shown = mode === 'published' ? publishedContent(content) : content;
    const { html } = renderPage(shown, { template, words }, { mode, siteUrl, assetsOrigin: sitesOrigin });
    return mode === 'published' ? html : markSuggestions(html, suggestions);
  }, [isOwn, mode, content, suggestions, renderPage, template, words, sitesOrigin, siteUrl]);
  return isOwn ? own.data?.page_html : sections;
}

/**
 * Whether there is content to show (spec, website builder §2.5: a site with no pages has a placeholder). A page
 * without the owner’s text shows samples.
 */
export function hasContent({ pages }: Pick<Website, 'pages'>): boolean {
  return pages.length > 0;
}

/** Loads only the template of the page. */
const LOADERS: Record<TemplateId, () => Promise<Template>> = {
  'fine-dining-1': () => import('#shared/site/templates/fine-dining-1.ts').then((m) => m.FINE_DINING_1),
  'casual-dining-1': () => import('#shared/site/templates/casual-dining-1.ts').then((m) => m.CASUAL_DINING_1),
  'fast-food-1': () => import('#shared/site/templates/fast-food-1.ts').then((m) => m.FAST_FOOD_1),
  'cafe-1': () => import('#shared/site/templates/cafe-1.ts').then((m) => m.CAFE_1),
  'ethnic-1': () => import('#shared/site/templates/ethnic-1.ts').then((m) => m.ETHNIC_1),
  'fine-dining-2': () => import('#shared/site/templates/fine-dining-2.ts').then((m) => m.FINE_DINING_2),
};

/** One of the six templates; undefined until it loads, or without an ID. A failure is thrown to the error boundary. */
function useSiteTemplate(id: TemplateId | undefined): Template | undefined {
  return useChunk(queryKeys.siteTemplate(id), id === undefined ? undefined : LOADERS[id]);
}
