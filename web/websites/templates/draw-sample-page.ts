import { templateSampleContent } from '#shared/site/gallery/template-gallery.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { TemplateId } from '#shared/site/site-content.ts';

export type SamplePage = { html: string; restaurantName: string };

/** A fictional restaurant in this template, as one document. */
export function drawSamplePage(templateId: TemplateId, sitesOrigin: string): SamplePage {
  const content = templateSampleContent(templateId);
  const siteUrl = `${sitesOrigin}/${templateId}/`;
  const { html } = renderSite(content, { mode: 'published', siteUrl, assetsOrigin: sitesOrigin });
  return { html, restaurantName: content.website_name };
}
