import { html, type SafeHtml } from '#shared/site/html.ts';
import { sectionPath } from '#shared/site/page/edit-marks.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';

export function aboutSection(source: SectionSource): SafeHtml | undefined {
  const { page, marks } = source;
  if (!page.about) return undefined;
  const { text, paragraphs } = page.about;
  const story = marks.isEditable
    ? html`<p class="pre" dir="auto"${marks.lines(sectionPath('about', 'content'), 'Add your story')}>${text}</p>`
    : paragraphs.map((paragraph) => html`<p dir="auto">${paragraph}</p>`);
  return sectionFrame(source, { name: 'about', ...page.about }, html`<div class="story">${story}</div>`);
}
