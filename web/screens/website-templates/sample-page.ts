import { useMemo } from 'react';
import { templateSampleContent } from '#shared/site/gallery/template-gallery.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import { usePublicConfig } from '#web/api/public-config.ts';

export type SamplePage = { html: string; restaurantName: string };

/** An invented restaurant in this design, as one document; undefined until it is known where its images are. */
export function useSamplePage(templateId: TemplateId): SamplePage | undefined {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  return useMemo(() => {
    if (sitesOrigin === undefined) return undefined;
    const content = templateSampleContent(templateId);
    const siteUrl = `${sitesOrigin}/${templateId}/`;
    const { html } = renderSite(content, { mode: 'published', siteUrl, assetsOrigin: sitesOrigin });
    return { html, restaurantName: content.website_name };
  }, [templateId, sitesOrigin]);
}
