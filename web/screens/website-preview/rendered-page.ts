import { useMemo } from 'react';
import type { Website } from '#shared/contract/website.ts';
import { renderSite } from '#shared/site/render-site.ts';
import { usePublicConfig } from '#web/api/public-config.ts';
import { pseudoUrl } from '#web/app/website-words.ts';

/** The previewed page as one document; undefined until it is known where its pictures and fonts are. */
export function useRenderedPage(website: Website): string | undefined {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  return useMemo(() => {
    if (sitesOrigin === undefined) return undefined;
    const siteUrl = website.url ?? `${sitesOrigin}/${encodeURIComponent(pseudoUrl(website.website_name))}/`;
    return renderSite(website.content, { mode: 'preview', siteUrl, assetsOrigin: sitesOrigin }).html;
  }, [website, sitesOrigin]);
}

/** Whether there is anything to show (spec, website builder §2.5: a site with no pages has a placeholder). */
export function hasContent({ pages, menu_items }: Website): boolean {
  const sections = pages.at(0)?.sections;
  if (sections === undefined) return false;
  return [sections.hero.tagline, sections.about.content].some(Boolean) || menu_items.length > 0;
}
