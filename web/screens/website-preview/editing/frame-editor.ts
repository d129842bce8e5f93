import type { ImageType, SiteImage } from '#shared/contract/site-image.ts';
import { readContentPath } from '#shared/site/editing/content-value.ts';
import { rebaseContentChanges } from '#shared/site/editing/rebase-changes.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { applyEdit, type ColorUpdate, type Edit, themeEdit } from './edit.ts';
import type { EditSession } from './edit-session.ts';
import type { Commit, ContentChange } from './edit-session-state.ts';
import { itemOf } from './field-label.ts';
import { FieldStatus } from './field-status.ts';
import { placeCaret, readTypedText, showText } from './field-text.ts';
import { prepareButtons } from './frame-buttons.ts';
import { FRAME_CSS } from './frame-css.ts';
import { findPlace, revealPlace } from './frame-places.ts';
import type { FrameQuestion } from './frame-question.ts';
import { historySideOf } from './history-side.ts';
import { type Item, ItemToolbar } from './item-toolbar.ts';
import { PageView } from './page-view.ts';
import { PictureFrames } from './picture-frames.ts';
import { RatingStars } from './rating-stars.ts';
import { TEXT_SELECTOR, TextFields } from './text-fields.ts';
import { closestElement } from './ui-element.ts';

export type FrameEditorDependencies = {
  page: Document;
  session: EditSession;
  print: (content: SiteContent) => { body: string };
  printCss: (content: SiteContent) => string;
  announce: (sentence: string) => void;
  ask: (question: FrameQuestion) => void;
  upload: (
    file: File,
    options: { imageType: ImageType; onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<SiteImage>;
  onBlank: (paths: readonly string[]) => void;
  onReverted: (edit: Edit, error: Error) => void;
};

const GALLERY = 'pages[0].sections.gallery.images';
const LONG_MENU = 60;

/** Texts of items: the page shows them as they are, and nothing else of it depends on them. */
const ITEM_TEXT =
  /^(menu_items\[\d+\]\.(name|description|price)|.*\.(faq\.items\[\d+\]\.(question|answer)|gallery\.images\[\d+\]\.caption|reviews\.items\[\d+\]\.(name|text|date)))$/;

/** Makes the page in a frame editable and keeps it equal to the session's content. */
export class FrameEditor {
  readonly #dependencies: FrameEditorDependencies;
  readonly #end = new AbortController();
  readonly #style: HTMLStyleElement | null;
  readonly #texts: TextFields;
  readonly #pictures: PictureFrames;
  readonly #toolbar: ItemToolbar;
  readonly #stars: RatingStars;
  readonly #view: PageView;
  /** The section that shows an older print, because somebody is typing in it. */
  #stale: string | undefined;

  constructor(dependencies: FrameEditorDependencies) {
    this.#dependencies = dependencies;
    const { page, session, print, announce, ask, upload } = dependencies;
    const { signal } = this.#end;
    const contentNow = () => session.getState().content;
    this.#style = page.querySelector('style');
    const own = page.createElement('style');
    own.textContent = FRAME_CSS;
    page.head.append(own);
    this.#texts = new TextFields(
      {
        page,
        status: new FieldStatus(page, announce),
        textAt: (path) => this.#textAt(path),
        commit: (paths, text) => this.#commitText(paths, text),
        onBlank: dependencies.onBlank,
        onReverted: (paths, text, error) => dependencies.onReverted(textEdit(paths, text), error),
      },
      signal,
    );
    this.#pictures = new PictureFrames(
      {
        page,
        upload,
        ask,
        announce,
        onUploaded: (path, image) => this.setPicture(path, image),
        track: (path, until) => trackPath(path, session, until),
      },
      signal,
    );
    this.#toolbar = new ItemToolbar(
      {
        page,
        contentNow,
        ask,
        move: (item, to) => this.#move(item, to),
        addDishAfter: (index) => this.addDish(index),
        removePicture: (path) => this.#commit({ changes: { [path]: null } }),
      },
      signal,
    );
    this.#stars = new RatingStars(
      {
        page,
        ratingAt: (path) => {
          const rating = readContentPath(contentNow(), path);
          return typeof rating === 'number' ? rating : undefined;
        },
        commit: (path, rating) => this.#commit({ changes: { [path]: rating } }),
      },
      signal,
    );
    this.#markLongMenu(contentNow());
    this.#view = new PageView(page, print(contentNow()).body, (part) => this.#prepare(part));
    page.addEventListener('click', (event) => this.#clicked(event), { signal });
    page.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    page.addEventListener('focusout', () => setTimeout(() => this.#catchUp()), { signal });
    signal.addEventListener(
      'abort',
      session.follow((change) => this.#follow(change)),
    );
  }

  /** Saves what was typed and takes every listener away. */
  destroy(): void {
    this.#texts.saveDirty();
    this.#end.abort();
  }

  /** Whether something would be lost if the window were closed now. */
  get isBusy(): boolean {
    return this.#texts.dirty !== undefined || this.#pictures.isUploading;
  }

  saveTyped(): void {
    this.#texts.saveDirty();
  }

  /** Saves what was typed and waits for pictures on their way. False when one has failed, which its place says. */
  finish(): Promise<boolean> {
    this.saveTyped();
    return this.#pictures.settle();
  }

  /** Undoes or redoes one step and shows where. */
  readonly step = (side: 'undo' | 'redo'): void => {
    this.saveTyped();
    const paths = this.#dependencies.session.step(side);
    if (paths === undefined) return;
    revealPlace(this.#dependencies.page, paths[0] ?? '');
    this.#dependencies.announce(side === 'undo' ? 'Undone' : 'Redone');
  };

  /** Brings a place into sight and puts the focus there. */
  focusPath(path: string): void {
    const target = findPlace(this.#dependencies.page, path);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }

  /** Puts the focus back into the page after a dialog. */
  focusAgain(): void {
    const element = this.#dependencies.page.activeElement as HTMLElement | null;
    this.#dependencies.page.defaultView?.focus();
    element?.focus({ preventScroll: true });
  }

  setPicture(path: string, image: SiteImage): void {
    const alt = path.startsWith(GALLERY) ? { [path.replace(/url$/, 'alt')]: image.asset.alt } : {};
    this.#commit({ changes: { [path]: image.url, ...alt }, assets: { [image.url]: image.asset } });
    findPlace(this.#dependencies.page, path)?.focus({ preventScroll: true });
  }

  addPicture(image: SiteImage): void {
    const index = this.#lengthOf(GALLERY);
    const item = { url: image.url, caption: '', alt: image.asset.alt };
    this.#commit({ changes: { [`${GALLERY}[${index}]`]: item }, assets: { [image.url]: image.asset } });
    this.focusPath(`${GALLERY}[${index}].caption`);
  }

  /** Begins a dish in the same course, behind the given one or at the end, ready to be named. */
  addDish(after?: number): void {
    this.saveTyped();
    const { menu_items } = this.#dependencies.session.getState().content;
    const end = menu_items.length;
    const course = menu_items[after ?? end - 1]?.course;
    const dish = { name: '', description: '', price: '', ...(course !== undefined && { course }) };
    const to = after === undefined ? end : after + 1;
    const move = { 'menu_items.move_index': { from: end, to } };
    this.#commit({ changes: { [`menu_items[${end}]`]: dish, ...(to !== end && move) } });
    this.focusPath(`menu_items[${to}].name`);
  }

  #prepare(part: ParentNode): void {
    this.#texts.prepare(part);
    this.#pictures.prepare(part);
    this.#stars.prepare(part);
    prepareButtons(part, {
      page: this.#dependencies.page,
      ask: this.#dependencies.ask,
      add: (listPath) => this.#askToAdd(listPath),
      removeMainPicture: () => this.#commit({ changes: { hero_image: '' } }),
    });
  }

  #askToAdd(listPath: string): void {
    const { ask } = this.#dependencies;
    this.saveTyped();
    if (listPath === 'menu_items') this.addDish();
    else if (listPath === GALLERY)
      ask({ kind: 'picture', path: `${GALLERY}[${this.#lengthOf(GALLERY)}].url` });
    else ask({ kind: listPath.endsWith('faq.items') ? 'faq' : 'review' });
  }

  /** Links of the page lead nowhere while it is edited; those within it still scroll. */
  #clicked(event: Event): void {
    if (closestElement(event.target, '[data-url-path]') !== undefined)
      this.#dependencies.ask({ kind: 'menuUrl' });
    const link = closestElement(event.target, 'a[href]');
    if (link === undefined) return;
    event.preventDefault();
    const address = link.getAttribute('href') ?? '';
    if (closestElement(event.target, '[data-path]') !== undefined || !address.startsWith('#')) return;
    this.#dependencies.page.getElementById(address.slice(1))?.scrollIntoView({ behavior: 'smooth' });
  }

  #pressed(event: KeyboardEvent): void {
    const isUrl = closestElement(event.target, '*')?.dataset.urlPath !== undefined;
    if (isUrl && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      this.#dependencies.ask({ kind: 'menuUrl' });
    }
    const side = historySideOf(event);
    // Inside a text that is being typed the browser's own undo is finer.
    if (side === undefined || this.#texts.dirty !== undefined) return;
    event.preventDefault();
    this.step(side);
  }

  #move(item: Item, to: number): void {
    this.saveTyped();
    if (to < 0 || to >= this.#lengthOf(item.listPath)) return;
    const focused = this.#dependencies.page.activeElement as HTMLElement | null;
    const key = focused?.dataset.ui;
    const field = focused?.dataset.path?.split('.').at(-1);
    this.#commit({ changes: { [`${item.listPath}.move_index`]: { from: item.index, to } } });
    if (key === undefined && field !== undefined) this.focusPath(`${item.listPath}[${to}].${field}`);
    this.#toolbar.follow({ ...item, index: to }, key);
    this.#dependencies.announce(`Moved to place ${to + 1}`);
  }

  #commit(edit: Edit): void {
    const { session, announce, onReverted } = this.#dependencies;
    const commit = session.commit(edit);
    if (commit.isApplied) {
      void commit.saved.then((outcome) => outcome.isSaved || onReverted(edit, outcome.error));
    } else announce(Object.values(commit.fields).join(' '));
  }

  #commitText(paths: readonly string[], text: string): Commit {
    return this.#dependencies.session.commit(textEdit(paths, text), { isTyped: true });
  }

  #follow(change: ContentChange): void {
    const { before, content, paths } = change;
    if (before.design_system !== content.design_system) this.#showStyle(content);
    const others = paths.filter((path) => path !== 'design_system');
    if (paths.length > 0 && others.length === 0) return;
    this.#showTexts(others);
    if (others.length > 0 && others.every((path) => ITEM_TEXT.test(path))) return;
    const carry = this.#carryDirty(change);
    const typedIn = change.isTyped
      ? closestElement(this.#dependencies.page.activeElement, TEXT_SELECTOR)
      : undefined;
    const kept = typedIn ?? (carry === undefined ? this.#texts.dirty : undefined);
    this.#stale = closestElement(kept ?? null, 'section')?.id;
    this.#markLongMenu(content);
    this.#view.update(this.#dependencies.print(content).body, this.#stale);
    carry?.();
  }

  /** Shows colours that are being chosen and not saved yet. */
  previewColors(colors: ColorUpdate): void {
    const { content } = this.#dependencies.session.getState();
    const applied = applyEdit(content, themeEdit(content, { colors }));
    if (applied.isApplied) this.#showStyle(applied.content);
  }

  /** Dishes out of sight need not be laid out, which is felt when there are hundreds. */
  #markLongMenu({ menu_items }: SiteContent): void {
    this.#dependencies.page.documentElement.toggleAttribute('data-long-menu', menu_items.length > LONG_MENU);
  }

  #showStyle(content: SiteContent): void {
    const css = this.#dependencies.printCss(content);
    if (this.#style !== null && this.#style.textContent !== css) this.#style.textContent = css;
  }

  /** Every place that shows one of these texts, except where it is being typed. */
  #showTexts(paths: readonly string[]): void {
    for (const path of paths) {
      const text = this.#textAt(path);
      for (const field of this.#dependencies.page.querySelectorAll<HTMLElement>(
        `[data-path="${CSS.escape(path)}"]`,
      )) {
        if (field !== this.#texts.dirty && readTypedText(field) !== text) showText(field, text);
        const section = closestElement(field, 'section');
        if (section !== undefined) this.#view.markChanged(section.id);
      }
    }
  }

  /** When the list around a text that is being typed has changed: takes the text along to where its item is now. */
  #carryDirty({ before, content }: ContentChange): (() => void) | undefined {
    const field = this.#texts.dirty;
    const path = field?.dataset.path;
    const list = itemOf(path ?? '')?.listPath;
    if (field === undefined || path === undefined || list === undefined) return undefined;
    if (readContentPath(before, list) === readContentPath(content, list)) return undefined;
    const text = readTypedText(field);
    const { changes } = rebaseContentChanges({ changes: { [path]: text }, base: before, current: content });
    return () => {
      const place = findPlace(this.#dependencies.page, Object.keys(changes)[0] ?? '');
      if (place === undefined) {
        const gone = new Error('What you were editing was removed in another window.');
        return this.#dependencies.onReverted(textEdit([path], text), gone);
      }
      showText(place, text);
      place.focus({ preventScroll: true });
      placeCaret(place, text.length);
      this.#texts.adopt(place);
    };
  }

  /** Prints the section that waited for somebody to leave it. */
  #catchUp(): void {
    if (this.#stale === undefined || this.#end.signal.aborted) return;
    const { activeElement } = this.#dependencies.page;
    if (closestElement(activeElement, 'section')?.id === this.#stale) return;
    this.#stale = undefined;
    this.#view.update(this.#dependencies.print(this.#dependencies.session.getState().content).body);
  }

  #textAt(path: string): string {
    return String(readContentPath(this.#dependencies.session.getState().content, path) ?? '');
  }

  #lengthOf(listPath: string): number {
    const list = readContentPath(this.#dependencies.session.getState().content, listPath);
    return Array.isArray(list) ? list.length : 0;
  }
}

const textEdit = (paths: readonly string[], text: string): Edit => ({
  changes: Object.fromEntries(paths.map((path) => [path, text])),
});

/** Follows the place at a path through the changes of the lists around it, one by one, until the signal. */
function trackPath(path: string, session: EditSession, until: AbortSignal): () => string | undefined {
  let [place, base]: [string | undefined, SiteContent] = [path, session.getState().content];
  const follow = () => {
    const current = session.getState().content;
    if (place !== undefined && current !== base)
      place = Object.keys(rebaseContentChanges({ changes: { [place]: '' }, base, current }).changes)[0];
    base = current;
    return place;
  };
  until.addEventListener('abort', session.follow(follow));
  return follow;
}
