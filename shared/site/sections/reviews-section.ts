import { html, type SafeHtml } from '#shared/site/html.ts';
import { type SectionSource, sectionFrame } from '#shared/site/sections/section-frame.ts';

function stars(rating: number): SafeHtml {
  const full = Math.min(5, Math.max(0, Math.round(rating)));
  return html`<span class="stars" role="img" aria-label="Rated ${rating} out of 5">${'★'.repeat(full)}${'☆'.repeat(5 - full)}</span>`;
}

export function reviewsSection(source: SectionSource): SafeHtml | undefined {
  const { reviews } = source.page;
  if (!reviews) return undefined;
  const { rating, items } = reviews;
  const quotes = items.map(
    (review) =>
      html`<li class="review"><figure>${stars(review.rating)}<blockquote dir="auto"><p>${review.text.trim()}</p></blockquote><figcaption><span dir="auto">${review.name.trim()}</span>${
        review.date.trim() !== '' && html` <span class="review-date">${review.date.trim()}</span>`
      }</figcaption></figure></li>`,
  );
  return sectionFrame(
    source,
    { name: 'reviews', title: reviews.title, isSample: reviews.isSample },
    html`${rating !== undefined && html`<p class="overall">${stars(rating)} <span>${rating} out of 5</span></p>`}<ul class="quotes">${quotes}</ul>`,
  );
}
