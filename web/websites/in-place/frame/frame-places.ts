import { itemOf } from '#web/websites/in-place/session/field-label.ts';

const CHANGED_MS = 900;
const SECTIONS = 'pages[0].sections.';
const MARKS = ['data-path', 'data-image-path', 'data-rating-path', 'data-url-path', 'data-list', 'data-item'];

/** The element for a path. If there are several, the one in the page’s main part. */
export function findPlace(page: Document, path: string): HTMLElement | undefined {
  const selector = MARKS.map((name) => `[${name}="${CSS.escape(path)}"]`).join(',');
  const all = [...page.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => element.closest('main') !== null) ?? all[0];
}

/** Scrolls to a place and focuses it. */
export function focusPlace(page: Document, path: string): void {
  const target = findPlace(page, path);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** Scrolls to a changed place and highlights it briefly. */
export function revealPlace(page: Document, path: string): void {
  const list = itemOf(path)?.listPath ?? path.replace(/\.(delete|move)_index$/, '');
  const place = findPlace(page, path) ?? findPlace(page, list) ?? sectionOf(page, path);
  if (place === undefined) return;
  place.scrollIntoView({ block: 'nearest' });
  place.classList.add('edit-changed');
  setTimeout(() => place.classList.remove('edit-changed'), CHANGED_MS);
}

function sectionOf(page: Document, path: string): HTMLElement | undefined {
  const id = path === 'opening_hours' ? 'contact' : path.replace(SECTIONS, '').split(/[.[]/)[0];
  return page.getElementById(id ?? '') ?? undefined;
}
