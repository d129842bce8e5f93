import { pathsOf } from './frame/field-text.ts';
import { uiElement } from './frame/ui-element.ts';
import { type Box, freestPlace, linesOf } from './free-place.ts';

/** Spec, website builder §9: how long a field shows its status. */
const SAVED_MS = 2000;
const ERROR_MS = 3000;

/** Idle has no text (spec, website builder §4). */
export type FieldState = 'saving' | 'saved' | 'error' | 'refused';

const MESSAGES: Record<Exclude<FieldState, 'refused'>, string> = {
  saving: 'Saving…',
  saved: 'Saved',
  error: 'Error - Reverted',
};
/** The distance from the field, and from the edge of the page. */
const GAP_PX = 8;
const EDGE_PX = 4;
const LASTS_MS: Partial<Record<FieldState, number>> = { saved: SAVED_MS, error: ERROR_MS };

type Bubble = { element: HTMLElement; timer?: ReturnType<typeof setTimeout> };

/** Shows the save status next to each field. Finds the field again after the page was rerendered. */
export class FieldStatus {
  readonly #page: Document;
  readonly #announce: (message: string) => void;
  readonly #bubbles = new Map<string, Bubble>();

  constructor(page: Document, announce: (message: string) => void) {
    this.#page = page;
    this.#announce = announce;
  }

  show(field: HTMLElement, state: FieldState, reason?: string): void {
    const key = keyOf(field);
    const message = reason ?? (state === 'refused' ? '' : MESSAGES[state]);
    const bubble = this.#bubbles.get(key) ?? { element: uiElement(this.#page, 'edit-status') };
    clearTimeout(bubble.timer);
    bubble.element.dataset.state = state;
    bubble.element.dataset.for = key;
    bubble.element.ariaHidden = 'true';
    bubble.element.textContent = message;
    this.#bubbles.set(key, bubble);
    this.#place(bubble.element, field.isConnected ? field : this.#find(field));
    if (state !== 'saving') this.#announce(message);
    const duration = LASTS_MS[state];
    if (duration !== undefined) bubble.timer = setTimeout(() => this.clear(field), duration);
  }

  clear(field: HTMLElement): void {
    const bubble = this.#bubbles.get(keyOf(field));
    clearTimeout(bubble?.timer);
    bubble?.element.remove();
    this.#bubbles.delete(keyOf(field));
  }

  #find(field: HTMLElement): HTMLElement | undefined {
    const name = field.dataset.path === undefined ? 'data-course-paths' : 'data-path';
    return (
      this.#page.querySelector<HTMLElement>(`[${name}="${CSS.escape(field.getAttribute(name) ?? '')}"]`) ??
      undefined
    );
  }

  #place(bubble: HTMLElement, field: HTMLElement | undefined): void {
    const view = this.#page.defaultView;
    if (field === undefined || view === null) return;
    if (!bubble.isConnected) this.#page.body.append(bubble);
    bubble.style.left = '0';
    const { width, height } = bubble.getBoundingClientRect();
    const places = placesAround(field, { width, height });
    const place = freestPlace(this.#page, within(this.#page.documentElement, places));
    if (place === undefined) return;
    bubble.style.left = `${place.left + view.scrollX}px`;
    bubble.style.top = `${place.top + view.scrollY}px`;
    this.#makeRoom(bubble, view.scrollY);
  }

  /** Statuses never overlap: an older "Saved" is removed, and anything else makes the new one move down. */
  #makeRoom(bubble: HTMLElement, scrollY: number): void {
    for (const [key, { element, timer }] of this.#bubbles) {
      const other = element.getBoundingClientRect();
      if (element === bubble || !overlap(bubble.getBoundingClientRect(), other)) continue;
      if (element.dataset.state === 'saved') {
        clearTimeout(timer);
        element.remove();
        this.#bubbles.delete(key);
      } else bubble.style.top = `${other.bottom + GAP_PX + scrollY}px`;
    }
  }
}

/** How finely free space is searched along a field, and how far beyond its ends. */
const STEP_PX = 24;
const REACH_PX = 120;
const MOST_STEPS = 80;

type Size = { width: number; height: number };

/** Behind the last word and next to the field, otherwise below, above, or level with it, the nearest first. */
function placesAround(field: HTMLElement, { width, height }: Size): Box[] {
  const { left, top, right, bottom } = field.getBoundingClientRect();
  const last = linesOf(field).at(-1) ?? { right, top, bottom };
  const start = left - width - REACH_PX;
  const steps = Math.min(MOST_STEPS, Math.ceil((right + REACH_PX - start) / STEP_PX));
  const along = Array.from({ length: steps }, (_, step) => start + step * STEP_PX).toSorted(
    (one, other) => Math.abs(one - last.right) - Math.abs(other - last.right),
  );
  const rows = [bottom + GAP_PX, top - GAP_PX - height, bottom - height];
  const corners: readonly (readonly [number, number])[] = [
    [last.right + GAP_PX, (last.top + last.bottom - height) / 2],
    [right + GAP_PX, bottom - height],
    ...rows.flatMap((y) => [left, right - width, ...along].map((x) => [x, y] as const)),
  ];
  return corners.map(([x, y]) => ({ left: x, top: y, right: x + width, bottom: y + height }));
}

/** Positions on the screen. If there are none, the ones below and above, moved in from the side. */
function within({ clientWidth, clientHeight }: HTMLElement, places: readonly Box[]): Box[] {
  const furthest = clientWidth - EDGE_PX;
  const seen = places.filter(
    ({ left, right, top, bottom }) =>
      left >= EDGE_PX && right <= furthest && top >= EDGE_PX && bottom <= clientHeight - EDGE_PX,
  );
  if (seen.length > 0) return seen;
  return places.slice(2, 4).map(({ left, right, top, bottom }) => {
    const moved = Math.max(EDGE_PX, Math.min(left, furthest - (right - left)));
    return { left: moved, right: moved + right - left, top, bottom };
  });
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const keyOf = (field: HTMLElement) => pathsOf(field).join(' ');
