import { html, type SafeHtml } from '#shared/site/html.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';

export function aboutSection(source: SectionSource): SafeHtml | undefined {
  const { about } = source.page;
  if (!about) return undefined;
  const text = about.paragraphs.map((paragraph) => html`<p dir="auto">${paragraph}</p>`);
  return sectionFrame(source, { name: 'about', ...about }, html`<div class="story">${text}</div>`);
}
