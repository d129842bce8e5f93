import { html, type SafeHtml } from '#shared/site/html.ts';
import { sectionPath } from '#shared/site/page/edit-marks.ts';
import { wordClass } from '#shared/site/page/length-class.ts';
import { type Course, type Dish, isOwnImage, type SitePage } from '#shared/site/page/site-page.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';

function dishImage({ image = '', name, index }: Dish, source: SectionSource): SafeHtml | undefined {
  const { page, printImage, template, marks, words } = source;
  const isShown = isOwnImage(image);
  if (!isShown && !marks.isEditable) return undefined;
  return html`<div class="dish-picture"${marks.image(`menu_items[${index}].image`)}>${
    isShown && printImage(image, { slot: template.images.dish, alt: words.imageAt(name.trim(), page.name) })
  }</div>`;
}

function dish(item: Dish, source: SectionSource): SafeHtml {
  const { marks } = source;
  const { isEditable } = marks;
  const printed = (text: string) => (isEditable ? text : text.trim());
  const [name, description, price] = [item.name, item.description, item.price].map(printed);
  const path = `menu_items[${item.index}]`;
  return html`<li class="dish"${marks.item('menu_items', item.index)}>${dishImage(item, source)}<div class="dish-text"><p class="dish-line"><span class="dish-name" dir="auto"${marks.text(`${path}.name`, 'Add a name')}>${name}</span>${
    (isEditable || price !== '') &&
    html` <span class="dish-price" dir="auto"${marks.text(`${path}.price`, 'Add a price')}>${price}</span>`
  }</p>${
    (isEditable || description !== '') &&
    html`<p class="dish-description" dir="auto"${marks.text(`${path}.description`, 'Add a description')}>${description}</p>`
  }${dishNotes(item, source)}</div></li>
`;
}

/** Diets that the dish suits, and its allergens. */
function dishNotes({ diets = [], allergens = [] }: Dish, { words }: SectionSource): SafeHtml | undefined {
  const { dish } = words;
  // Vegan implies vegetarian, so only one is shown.
  const kept = diets.filter((diet) => diet !== 'vegetarian' || !diets.includes('vegan'));
  const held = allergens.length > 0 ? [dish.contains(allergens.map((each) => dish.allergens[each]))] : [];
  const notes = [...kept.map((diet) => dish.diets[diet]), ...held];
  return notes.length === 0 ? undefined : html`<p class="dish-notes">${notes.join(' · ')}</p>`;
}

function course({ heading, items }: Course, number: number, source: SectionSource): SafeHtml {
  const dishes = items.map((item) => dish(item, source));
  if (heading === '') return html`<div class="course"><ul class="dishes">${dishes}</ul></div>`;
  const mark = source.marks.courses(items.map(({ index }) => index));
  return html`<div class="course"><h3 id="course-${number}" class="${wordClass(heading)}" dir="auto"${mark}>${heading}</h3>
<ul class="dishes" aria-labelledby="course-${number}">${dishes}</ul></div>
`;
}

/** Jump links, for long menus only. */
function courseLinks(courses: readonly Course[], itemCount: number): SafeHtml | undefined {
  if (courses.length < 3 || itemCount < 24) return undefined;
  const links = courses.map(({ heading }, index) =>
    heading === '' ? '' : html`<li><a href="#course-${index + 1}" dir="auto">${heading}</a></li>`,
  );
  return html`<ul class="course-links">${links}</ul>`;
}

function fullMenuLink({ menuUrl }: NonNullable<SitePage['menu']>, { marks, words }: SectionSource) {
  if (menuUrl === undefined && !marks.isEditable) return undefined;
  return html`<p class="menu-link"${marks.url(sectionPath('menu', 'menu_url'))}>${
    menuUrl !== undefined && html`<a class="button" href="${menuUrl}" rel="noopener">${words.fullMenu}</a>`
  }</p>`;
}

/** The menu by course, as text that can be searched, translated, and printed. */
export function menuSection(source: SectionSource): SafeHtml | undefined {
  const { menu } = source.page;
  if (!menu) return undefined;
  const { courses, itemCount } = menu;
  return sectionFrame(
    source,
    { name: 'menu', title: menu.title, isSample: menu.isSample },
    html`${courseLinks(courses, itemCount)}<div class="courses"${source.marks.list('menu_items')}>${courses.map((each, index) => course(each, index + 1, source))}</div>
${fullMenuLink(menu, source)}`,
  );
}
