import { html, type SafeHtml } from '#shared/site/html.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';
import type { MenuItem } from '#shared/site/site-content.ts';
import { type Course, isOwnPicture } from '#shared/site/site-page.ts';

function dish(item: MenuItem, { page, picture, template }: SectionSource): SafeHtml {
  const image = item.image !== undefined && isOwnPicture(item.image) ? item.image : undefined;
  const [description, price] = [item.description.trim(), item.price.trim()];
  return html`<li class="dish">${
    image !== undefined &&
    html`<div class="dish-picture">${picture(image, { slot: template.images.dish, alt: `${item.name.trim()} at ${page.name}` })}</div>`
  }<div class="dish-text"><p class="dish-line"><span class="dish-name" dir="auto">${item.name.trim()}</span>${
    price !== '' && html` <span class="dish-price" dir="auto">${price}</span>`
  }</p>${description !== '' && html`<p class="dish-description" dir="auto">${description}</p>`}</div></li>
`;
}

function course({ heading, items }: Course, number: number, source: SectionSource): SafeHtml {
  const dishes = items.map((item) => dish(item, source));
  if (heading === '') return html`<div class="course"><ul class="dishes">${dishes}</ul></div>`;
  return html`<div class="course"><h3 id="course-${number}" dir="auto">${heading}</h3>
<ul class="dishes" aria-labelledby="course-${number}">${dishes}</ul></div>
`;
}

/** Jump links, worth their space only in front of a long menu. */
function courseLinks(courses: readonly Course[], itemCount: number): SafeHtml | undefined {
  if (courses.length < 3 || itemCount < 24) return undefined;
  const links = courses.map(({ heading }, index) =>
    heading === '' ? '' : html`<li><a href="#course-${index + 1}" dir="auto">${heading}</a></li>`,
  );
  return html`<ul class="course-links">${links}</ul>`;
}

/** The menu by course, as text that can be read, searched, translated and printed. */
export function menuSection(source: SectionSource): SafeHtml | undefined {
  const { menu } = source.page;
  if (!menu) return undefined;
  const { courses, itemCount, menuUrl } = menu;
  return sectionFrame(
    source,
    { name: 'menu', title: menu.title, isSample: menu.isSample },
    html`${courseLinks(courses, itemCount)}<div class="courses">${courses.map((each, index) => course(each, index + 1, source))}</div>
${menuUrl !== undefined && html`<p class="menu-link"><a class="button" href="${menuUrl}" rel="noopener">See the full menu</a></p>`}`,
  );
}
