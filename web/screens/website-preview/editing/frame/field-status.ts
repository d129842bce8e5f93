import { pathsOf } from './field-text.ts';
import { uiElement } from './ui-element.ts';

/** Spec, website builder §9: how long a field says what became of it. */
const SAVED_MS = 2000;
const ERROR_MS = 3000;

/** Idle has no words (spec, website builder §4). */
export type FieldState = 'saving' | 'saved' | 'error' | 'refused';

const MESSAGES: Record<Exclude<FieldState, 'refused'>, string> = {
  saving: 'Saving…',
  saved: 'Saved',
  error: 'Error - Reverted',
};
/** Beside the field, or below it where there is no room; never beyond the page. */
const GAP_PX = 8;
const EDGE_PX = 4;
const LASTS_MS: Partial<Record<FieldState, number>> = { saved: SAVED_MS, error: ERROR_MS };

type Bubble = { element: HTMLElement; timer?: ReturnType<typeof setTimeout> };

/** Says beside each field what becomes of its text. Finds the field again when the page was printed again. */
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
    const { left, right, bottom } = field.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const furthest = this.#page.documentElement.clientWidth - width - EDGE_PX;
    const isBeside = right + GAP_PX <= furthest;
    const place = isBeside ? right + GAP_PX : Math.max(EDGE_PX, Math.min(left, furthest));
    bubble.style.left = `${place + view.scrollX}px`;
    bubble.style.top = `${(isBeside ? bottom - height : bottom + GAP_PX) + view.scrollY}px`;
    this.#makeRoom(bubble, view.scrollY);
  }

  /** No two lie over each other: an older "Saved" goes, before anything else the new one moves below. */
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

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const keyOf = (field: HTMLElement) => pathsOf(field).join(' ');
