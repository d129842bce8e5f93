import { caretOf, placeCaret } from './field-text.ts';
import { TEXT_SELECTOR } from './text-fields.ts';

/** The page’s header, sections by ID, and footer, as last rendered. */
type Parts = Map<string, string>;

/** Splits a page’s body into its sections. Owners’ text is escaped, so it contains no `<section `. */
export function partsOf(body: string): Parts {
  const [header = '', ...sections] = body.split(/(?=<section )/);
  const parts: Parts = new Map([['header', header]]);
  for (const piece of sections) {
    const [section = '', footer] = piece.split('</main>');
    parts.set(/ id="([\w-]+)"/.exec(section)?.[1] ?? '', section);
    if (footer !== undefined) parts.set('footer', footer);
  }
  return parts;
}

const LIVE_PART: Record<string, string> = { header: '.site-header', footer: '.site-footer' };

/** Updates a page in a frame section by section and keeps focus, caret, and scroll position. */
export class PageView {
  readonly #page: Document;
  readonly #prepare: (part: ParentNode) => void;
  #printed: Parts;

  constructor(page: Document, body: string, prepare: (part: ParentNode) => void) {
    this.#page = page;
    this.#prepare = prepare;
    this.#printed = partsOf(body);
    prepare(page);
  }

  /** The section was changed without rerendering it. */
  markChanged(sectionId: string): void {
    this.#printed.set(sectionId, '');
  }

  /** Replaces changed sections, except the one being typed in. */
  update(body: string, exceptId?: string): void {
    const parts = partsOf(body);
    const spot = focusSpot(this.#page);
    const scroll = this.#page.scrollingElement?.scrollTop ?? 0;
    for (const [id, markup] of parts) {
      if (this.#printed.get(id) === markup) continue;
      if (id === exceptId) parts.set(id, '');
      else this.#swap(id, markup);
    }
    this.#printed = parts;
    this.#reorder([...parts.keys()]);
    if (this.#page.scrollingElement) this.#page.scrollingElement.scrollTop = scroll;
    if (spot !== undefined && !spot.element.isConnected) restoreFocus(this.#page, spot);
  }

  #swap(id: string, markup: string): void {
    const selector = LIVE_PART[id] ?? `#${CSS.escape(id)}`;
    const live = this.#page.querySelector(selector);
    const template = this.#page.createElement('template');
    template.innerHTML = markup;
    const fresh = template.content.querySelector(selector);
    if (live === null || fresh === null) return;
    keepImages(live, fresh);
    this.#prepare(template.content);
    live.replaceWith(fresh);
  }

  #reorder(ids: readonly string[]): void {
    const main = this.#page.querySelector('main');
    const wanted = ids.filter((id) => !(id in LIVE_PART));
    const live = [...(main?.querySelectorAll<HTMLElement>(':scope > section') ?? [])].map(({ id }) => id);
    if (wanted.join() === live.join()) return;
    for (const id of wanted) {
      const section = this.#page.getElementById(id);
      if (section !== null) main?.append(section);
    }
  }
}

/** Keeps images that are already loaded and decoded. */
function keepImages(live: Element, fresh: Element): void {
  const known = Map.groupBy(live.querySelectorAll('img'), (image) => image.outerHTML);
  for (const image of fresh.querySelectorAll('img')) {
    const same = known.get(image.outerHTML)?.shift();
    if (same !== undefined) image.replaceWith(same);
  }
}

type FocusSpot = { element: HTMLElement; selector: string; nth: number; caret: number };

const IDENTITIES = [
  'data-path',
  'data-course-paths',
  'data-image-path',
  'data-rating-path',
  'data-url-path',
  'data-ui',
];

function focusSpot(page: Document): FocusSpot | undefined {
  const element = page.activeElement as HTMLElement | null;
  const name = IDENTITIES.find((identity) => element?.hasAttribute(identity));
  if (element === null || name === undefined) return undefined;
  const selector = `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`;
  const nth = [...page.querySelectorAll(selector)].indexOf(element);
  return { element, selector, nth, caret: element.matches(TEXT_SELECTOR) ? caretOf(element) : 0 };
}

function restoreFocus(page: Document, { selector, nth, caret }: FocusSpot): void {
  const all = page.querySelectorAll<HTMLElement>(selector);
  const element = all[nth] ?? all[0];
  if (element === undefined) return;
  element.focus({ preventScroll: true });
  if (element.matches(TEXT_SELECTOR)) placeCaret(element, caret);
}
