import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { Edit } from '#web/websites/in-place/session/edit.ts';
import { focusPlace } from './frame-places.ts';
import type { FrameQuestion } from './frame-question.ts';
import type { Item } from './item-toolbar.ts';

export type ListEditorDependencies = {
  page: Document;
  contentNow: () => SiteContent;
  saveTyped: () => void;
  commit: (edit: Edit) => void;
  ask: (question: FrameQuestion) => void;
  announce: (message: string) => void;
  /** Moves the toolbar along with an item and keeps the same button focused. */
  followItem: (item: Item, focusKey?: string) => void;
};

export const GALLERY = 'pages[0].sections.gallery.images';

/** Adds and moves list items, and keeps the focus where the work continues. */
export class ListEditor {
  readonly #dependencies: ListEditorDependencies;

  constructor(dependencies: ListEditorDependencies) {
    this.#dependencies = dependencies;
  }

  /** Adds an item to the end of a list, or asks for required input first. */
  askToAdd(listPath: string): void {
    const { ask, saveTyped } = this.#dependencies;
    saveTyped();
    if (listPath === 'menu_items') this.addDish();
    else if (listPath === GALLERY) ask({ kind: 'image', path: `${GALLERY}[${this.#lengthOf(GALLERY)}].url` });
    else ask({ kind: listPath.endsWith('faq.items') ? 'faq' : 'review' });
  }

  /** Adds a dish to the same section, after the given one or at the end, ready to be named. */
  addDish(after?: number): void {
    const { page, contentNow, saveTyped, commit } = this.#dependencies;
    saveTyped();
    const { menu_items } = contentNow();
    const end = menu_items.length;
    const course = menu_items[after ?? end - 1]?.course;
    const dish = { name: '', description: '', price: '', ...(course !== undefined && { course }) };
    const to = after === undefined ? end : after + 1;
    const move = { 'menu_items.move_index': { from: end, to } };
    commit({ changes: { [`menu_items[${end}]`]: dish, ...(to !== end && move) } });
    focusPlace(page, `menu_items[${to}].name`);
  }

  /** Adds an image to the gallery, ready for a caption. */
  addImage(image: SiteImage): void {
    const index = this.#lengthOf(GALLERY);
    const item = { url: image.url, caption: '', alt: image.asset.alt };
    this.#dependencies.commit({
      changes: { [`${GALLERY}[${index}]`]: item },
      assets: { [image.url]: image.asset },
    });
    focusPlace(this.#dependencies.page, `${GALLERY}[${index}].caption`);
  }

  /** Moves an item in its list. The focus follows. */
  move(item: Item, to: number): void {
    const { page, saveTyped, commit, announce, followItem } = this.#dependencies;
    saveTyped();
    if (to < 0 || to >= this.#lengthOf(item.listPath)) return;
    const focused = page.activeElement as HTMLElement | null;
    const key = focused?.dataset.ui;
    const field = focused?.dataset.path?.split('.').at(-1);
    commit({ changes: { [`${item.listPath}.move_index`]: { from: item.index, to } } });
    if (key === undefined && field !== undefined) focusPlace(page, `${item.listPath}[${to}].${field}`);
    followItem({ ...item, index: to }, key);
    announce(`Moved to position ${to + 1}`);
  }

  #lengthOf(listPath: string): number {
    const list = readContentPath(this.#dependencies.contentNow(), listPath);
    return Array.isArray(list) ? list.length : 0;
  }
}
