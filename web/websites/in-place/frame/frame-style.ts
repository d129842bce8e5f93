import type { SiteContent } from '#shared/site/site-content.ts';
import { FRAME_CSS } from './frame-css.ts';

const LONG_MENU = 60;

/** The style of the page in a frame: its own, plus the editor’s. */
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

  /** Applies the colors and fonts of a content. */
  show(content: SiteContent): void {
    const css = this.#printCss(content);
    if (this.#printed !== null && this.#printed.textContent !== css) this.#printed.textContent = css;
  }

  /** Skips the layout of off-screen dishes, which matters with hundreds of them. */
  markLongMenu({ menu_items }: SiteContent): void {
    this.#page.documentElement.toggleAttribute('data-long-menu', menu_items.length > LONG_MENU);
  }
}
