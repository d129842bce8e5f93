import type { SiteContent } from '#shared/site/site-content.ts';
import { FRAME_CSS } from './frame-css.ts';

const LONG_MENU = 60;

/** How the page in a frame looks: its own style as it is printed, and what the editor adds to it. */
export class FrameStyle {
  readonly #page: Document;
  readonly #printCss: (content: SiteContent) => string;
  readonly #printed: HTMLStyleElement | null;

  constructor(page: Document, printCss: (content: SiteContent) => string) {
    this.#page = page;
    this.#printCss = printCss;
    this.#printed = page.querySelector('style');
    const own = page.createElement('style');
    own.textContent = FRAME_CSS;
    page.head.append(own);
  }

  /** Shows the colors and typefaces of a content. */
  show(content: SiteContent): void {
    const css = this.#printCss(content);
    if (this.#printed !== null && this.#printed.textContent !== css) this.#printed.textContent = css;
  }

  /** Dishes out of sight need not be laid out, which is felt when there are hundreds. */
  markLongMenu({ menu_items }: SiteContent): void {
    this.#page.documentElement.toggleAttribute('data-long-menu', menu_items.length > LONG_MENU);
  }
}
