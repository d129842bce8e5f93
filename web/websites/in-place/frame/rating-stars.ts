import { fieldLabel } from '#web/websites/in-place/session/field-label.ts';
import { closestElement } from './ui-element.ts';

const OVERALL = 'pages[0].sections.reviews.overall_rating';
/** Guests give whole stars; averages are finer. */
const OVERALL_STEP = 0.1;

export type RatingStarsDependencies = {
  page: Document;
  ratingAt: (path: string) => number | undefined;
  commit: (path: string, rating: number) => void;
};

/** Stars set by a click or the arrow keys, from 1 to 5 (spec, website builder §9). */
export class RatingStars {
  readonly #dependencies: RatingStarsDependencies;

  constructor(dependencies: RatingStarsDependencies, signal: AbortSignal) {
    this.#dependencies = dependencies;
    dependencies.page.addEventListener('click', (event) => this.#clicked(event), { signal });
    dependencies.page.addEventListener('keydown', (event) => this.#pressed(event), { signal });
  }

  /** Makes the stars in a part of the page sliders. */
  prepare(part: ParentNode): void {
    for (const stars of part.querySelectorAll<HTMLElement>('[data-rating-path]')) {
      const path = stars.dataset.ratingPath ?? '';
      const rating = this.#dependencies.ratingAt(path);
      stars.tabIndex = 0;
      stars.setAttribute('role', 'slider');
      stars.setAttribute('aria-label', fieldLabel(path));
      stars.setAttribute('aria-valuemin', '1');
      stars.setAttribute('aria-valuemax', '5');
      stars.setAttribute('aria-valuenow', String(rating ?? 1));
      stars.setAttribute('aria-valuetext', rating === undefined ? 'Not rated yet' : `${rating} out of 5`);
    }
  }

  #clicked(event: MouseEvent): void {
    const stars = closestElement(event.target, '[data-rating-path]');
    if (stars === undefined) return;
    const { left, right, width } = stars.getBoundingClientRect();
    const isReversed = stars.ownerDocument.defaultView?.getComputedStyle(stars).direction === 'rtl';
    const distance = isReversed ? right - event.clientX : event.clientX - left;
    this.#set(stars, Math.ceil((distance / width) * 5));
  }

  #pressed(event: KeyboardEvent): void {
    const stars = closestElement(event.target, '[data-rating-path]');
    if (stars === undefined || event.altKey) return;
    const end = { Home: 1, End: 5 }[event.key];
    const direction = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (end === undefined && direction === undefined) return;
    event.preventDefault();
    const path = stars.dataset.ratingPath ?? '';
    const step = path === OVERALL ? OVERALL_STEP : 1;
    const now = this.#dependencies.ratingAt(path) ?? 0;
    this.#set(stars, end ?? now + (direction ?? 0) * step);
  }

  #set(stars: HTMLElement, rating: number): void {
    const tenths = Math.round(Math.min(5, Math.max(1, rating)) * 10);
    this.#dependencies.commit(stars.dataset.ratingPath ?? '', tenths / 10);
  }
}
