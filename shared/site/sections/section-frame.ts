import { type HtmlValue, html, type SafeHtml } from '#shared/site/html.ts';
import { type EditMarks, sectionPath } from '#shared/site/page/edit-marks.ts';
import { lengthClass, wordClass } from '#shared/site/page/length-class.ts';
import type { ImageOptions } from '#shared/site/page/responsive-image.ts';
import type { SitePage } from '#shared/site/page/site-page.ts';
import type { SectionName } from '#shared/site/site-content.ts';
import type { Template } from '#shared/site/templates/template.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';

/** The input of every section. */
export type SectionSource = {
  page: SitePage;
  template: Template;
  words: SiteWords;
  printImage: (url: string, options: ImageOptions) => SafeHtml;
  marks: EditMarks;
};

/** The label of samples, which published pages must not have. */
export function sampleNote(isSample: boolean, { samples }: SiteWords): SafeHtml | undefined {
  return isSample ? html`<p class="sample-note" data-sample>${samples.note}</p>` : undefined;
}

/**
 * A section with its h2 and an optional description (`lead`). It isn't a named region, because owners may give two
 * sections the same title. `isSample` labels all of it.
 */
export function sectionFrame(
  source: SectionSource,
  frame: { name: Exclude<SectionName, 'hero'>; title: string; lead?: string; isSample?: boolean },
  inside: HtmlValue,
): SafeHtml {
  const { name, title, lead, isSample = false } = frame;
  const { marks, page, template } = source;
  const hasLead = lead !== undefined && (marks.isEditable || lead !== '');
  return html`<section class="section ${name}" id="${name}"${page.unlisted?.has(name) && html` data-unlisted`}>
<div class="inner">
<div class="section-head">
<h2 class="${lengthClass(title)} ${wordClass(title)}" dir="auto"${marks.text(sectionPath(name, 'title'), 'Add a title')}>${title}</h2>
${template.sectionOrnament}${
  hasLead &&
  html`<p class="lead" dir="auto"${marks.text(sectionPath(name, 'description'), 'Add a description')}>${lead}</p>`
}${sampleNote(isSample, source.words)}
</div>
<div class="section-body">
${inside}
</div>
</div>
</section>
`;
}
