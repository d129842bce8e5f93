import { html, type SafeHtml } from '#shared/site/html.ts';
import { lengthClass, wordClass } from '#shared/site/length-class.ts';
import type { SectionSource } from '#shared/site/sections/section-frame.ts';

function heroActions({ page }: SectionSource): SafeHtml | undefined {
  const reserve = page.contact?.reservationUrl;
  const hasMenu = page.sections.includes('menu');
  if (!hasMenu && reserve === undefined) return undefined;
  return html`<p class="actions">${hasMenu && html`<a class="button" href="#menu">View Our Menu</a>`}${
    reserve !== undefined && html` <a class="button quiet" href="${reserve}">Make a Reservation</a>`
  }</p>`;
}

/** The first screen: picture, name, tagline, and the way to the menu. */
export function heroSection(source: SectionSource, heroImage: string): SafeHtml {
  const { page, template, picture } = source;
  const title = template.heroTitle === 'tagline' ? page.tagline || page.name : page.name;
  const line = template.heroTitle === 'name' && page.tagline !== title ? page.tagline : '';
  const media =
    heroImage !== '' &&
    html`<div class="hero-media">${picture(heroImage, { slot: template.images.hero, isFirst: true, alt: '' })}</div>`;
  return html`<section class="hero ${heroImage === '' ? 'hero-plain' : 'hero-pictured'}" id="hero">
${media}
<div class="hero-text">
${template.heroOrnament}${page.cuisine !== '' && html`<p class="hero-kicker" dir="auto">${page.cuisine}</p>`}
<h1 class="${lengthClass(title)} ${wordClass(title)}" dir="auto">${title}</h1>
${line !== '' && html`<p class="hero-line ${lengthClass(line)}" dir="auto">${line}</p>`}
${page.description !== '' && html`<p class="hero-description" dir="auto">${page.description}</p>`}
${heroActions(source)}
</div>
</section>
`;
}
