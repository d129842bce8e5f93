import { html, type SafeHtml } from '#shared/site/html.ts';
import type { SectionSource } from '#shared/site/sections/section-frame.ts';

const ITEMS = 'pages[0].sections.features';

/**
 * Features that the owner named beside menu and story: events, catering, happy hour, the founder; each with its own
 * heading.
 */
export function featuresSection({ page, marks }: SectionSource): SafeHtml | undefined {
  if (page.features.length === 0) return undefined;
  const features = page.features.map(({ title, content, index }) => {
    const path = `${ITEMS}[${index}]`;
    const text = marks.isEditable
      ? html`<p class="pre" dir="auto"${marks.lines(`${path}.content`, 'Add the details')}>${content}</p>`
      : html`<p class="pre" dir="auto">${content.trim()}</p>`;
    return html`<div class="feature"${marks.item(ITEMS, index)}><h2 dir="auto"${marks.text(`${path}.title`, 'Add a title')}>${title}</h2>${text}</div>
`;
  });
  return html`<section class="section features" id="features">
<div class="inner">
<div class="section-body feature-grid"${marks.list(ITEMS)}>
${features}</div>
</div>
</section>
`;
}
