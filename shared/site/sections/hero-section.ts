import { html, type SafeHtml } from '#shared/site/html.ts';
import { sectionPath } from '#shared/site/page/edit-marks.ts';
import { lengthClass, wordClass } from '#shared/site/page/length-class.ts';
import type { SectionSource } from '#shared/site/sections/section-frame.ts';

/** Buttons for the menu, online ordering, and reservations or calls, as far as they exist. */
function heroActions({ page, words }: SectionSource): SafeHtml | undefined {
  const { action, links = [] } = page.contact ?? {};
  const ordering = links.find(({ kind }) => kind === 'ordering');
  const hasMenu = page.linked.includes('menu');
  if (!hasMenu && ordering === undefined && action === undefined) return undefined;
  return html`<p class="actions">${hasMenu && html`<a class="button" href="#menu">${words.viewMenu}</a>`}${
    ordering !== undefined &&
    html` <a class="button quiet" href="${ordering.url}" rel="noopener">${ordering.label}</a>`
  }${action !== undefined && html` <a class="button quiet" href="${action.url}">${action.label}</a>`}</p>`;
}

/** The h1 and the line below it: the name and the tagline, in the design's order. */
function heroTitles({ page, template, marks }: SectionSource): SafeHtml {
  const name = { text: page.name, mark: marks.text('website_name', 'Add the name of your restaurant') };
  const tagline = {
    text: page.tagline,
    mark: marks.text(sectionPath('hero', 'tagline'), 'Add a line that makes guests hungry'),
  };
  const isTaglineFirst = template.heroTitle === 'tagline' && page.tagline.trim() !== '';
  const title = isTaglineFirst ? tagline : name;
  const hasLine = tagline.text !== '' && tagline.text !== name.text;
  return html`<h1 class="${lengthClass(title.text)} ${wordClass(title.text)}" dir="auto"${title.mark}>${title.text}</h1>
${
  !isTaglineFirst &&
  (marks.isEditable || hasLine) &&
  html`<p class="hero-line ${lengthClass(tagline.text)}" dir="auto"${tagline.mark}>${tagline.text}</p>`
}`;
}

/** The first screen: image, name, tagline, and buttons. */
export function heroSection(source: SectionSource, heroImage: string): SafeHtml {
  const { page, template, printImage, marks } = source;
  const { cuisine, description } = page;
  const hasImage = heroImage !== '';
  const media = html`<div class="hero-media"${marks.image('hero_image')}>${
    hasImage && printImage(heroImage, { slot: template.images.hero, isFirst: true, alt: '' })
  }</div>`;
  return html`<section class="hero ${hasImage ? 'hero-pictured' : 'hero-plain'}" id="hero">
${(marks.isEditable || hasImage) && media}
<div class="hero-text">
${template.heroOrnament}${
  (marks.isEditable || cuisine !== '') &&
  html`<p class="hero-kicker" dir="auto"${marks.text('cuisine', 'Add your cuisine')}>${cuisine}</p>`
}
${heroTitles(source)}
${
  (marks.isEditable || description !== '') &&
  html`<p class="hero-description" dir="auto"${marks.text(sectionPath('hero', 'description'), 'Add a short description')}>${description}</p>`
}
${heroActions(source)}
</div>
</section>
`;
}
