import { html, type SafeHtml } from '#shared/site/html.ts';
import { sectionPath } from '#shared/site/page/edit-marks.ts';
import type { Review, SitePage } from '#shared/site/page/site-page.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';

const ITEMS = sectionPath('reviews', 'items');

/** Five stars; `rating` is undefined only during editing. */
function stars(rating: number | undefined, mark: SafeHtml, words: SiteWords): SafeHtml {
  const full = Math.min(5, Math.max(0, Math.round(rating ?? 0)));
  const label = rating === undefined ? words.notRated : words.rated(rating);
  return html`<span class="stars" role="img" aria-label="${label}"${mark}>${'★'.repeat(full)}${'☆'.repeat(5 - full)}</span>`;
}

function quote(review: Review, { marks, words }: SectionSource): SafeHtml {
  const printed = (text: string) => (marks.isEditable ? text : text.trim());
  const path = `${ITEMS}[${review.index}]`;
  const date = printed(review.date);
  return html`<li class="review"${marks.item(ITEMS, review.index)}><figure>${stars(review.rating, marks.rating(`${path}.rating`), words)}<blockquote dir="auto"><p${marks.text(`${path}.text`, 'Add the review')}>${printed(review.text)}</p></blockquote><figcaption><span dir="auto"${marks.text(`${path}.name`, 'Add a name')}>${printed(review.name)}</span>${
    (marks.isEditable || date !== '') &&
    html` <span class="review-date"${marks.text(`${path}.date`, 'Add a date')}>${date}</span>`
  }</figcaption></figure></li>`;
}

function overall({ rating }: NonNullable<SitePage['reviews']>, { marks, words }: SectionSource) {
  if (rating === undefined && !marks.isEditable) return undefined;
  const mark = marks.rating(sectionPath('reviews', 'overall_rating'));
  return html`<p class="overall">${stars(rating, mark, words)} <span dir="ltr">${rating === undefined ? words.notRated : words.outOf(rating)}</span></p>`;
}

export function reviewsSection(source: SectionSource): SafeHtml | undefined {
  const { page, marks } = source;
  if (!page.reviews) return undefined;
  const { title, isSample, items } = page.reviews;
  const quotes = items.map((review) => quote(review, source));
  return sectionFrame(
    source,
    { name: 'reviews', title, isSample },
    html`${overall(page.reviews, source)}<ul class="quotes"${marks.list(ITEMS)}>${quotes}</ul>`,
  );
}
