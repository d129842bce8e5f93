import type { ImageType, SiteImage } from '#shared/images/contract/site-image.ts';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { RewrittenText, TextRequest, Waiting } from '#web/websites/api/follow-rewrite.ts';
import { FieldStatus } from '#web/websites/in-place/field-status.ts';
import { TextImprover } from '#web/websites/in-place/improve/text-improver.ts';
import {
  applyEdit,
  type ColorUpdate,
  type Edit,
  textEdit,
  themeEdit,
} from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { prepareButtons } from './frame-buttons.ts';
import { findPlace, focusPlace, revealPlace } from './frame-places.ts';
import type { FrameQuestion } from './frame-question.ts';
import { FrameStyle } from './frame-style.ts';
import { ImageFrames } from './image-frames.ts';
import { ItemToolbar } from './item-toolbar.ts';
import { GALLERY, ListEditor } from './list-editor.ts';
import { listenToPage } from './listen-to-page.ts';
import { PageFollower } from './page-follower.ts';
import { RatingStars } from './rating-stars.ts';
import { TextFields } from './text-fields.ts';
import { trackPath } from './track-path.ts';

export type FrameEditorDependencies = {
  page: Document;
  session: EditSession;
  print: (content: SiteContent) => { body: string };
  printCss: (content: SiteContent) => string;
  announce: (message: string) => void;
  ask: (question: FrameQuestion) => void;
  upload: (
    file: File,
    options: { imageType: ImageType; onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<SiteImage>;
  improve: (request: TextRequest, waiting: Waiting) => Promise<RewrittenText>;
  onBlank: (paths: readonly string[]) => void;
  onReverted: (edit: Edit, error: Error) => void;
};

/** Makes the page in a frame editable by combining one module for each kind of content. */
export class FrameEditor {
  readonly #dependencies: FrameEditorDependencies;
  readonly #end = new AbortController();
  readonly #style: FrameStyle;
  readonly #texts: TextFields;
  readonly #images: ImageFrames;
  readonly #lists: ListEditor;
  readonly #stars: RatingStars;
  #improver: TextImprover | undefined;

  constructor(dependencies: FrameEditorDependencies) {
    this.#dependencies = dependencies;
    const { page, session, print, printCss, ask, onReverted } = dependencies;
    const { signal } = this.#end;
    this.#style = new FrameStyle(page, printCss);
    this.#texts = this.#createTexts();
    this.#images = this.#createImages();
    this.#lists = this.#createLists();
    this.#stars = this.#createStars();
    const shown = { page, session, print, style: this.#style, texts: this.#texts };
    const textAt = (path: string) => this.#textAt(path);
    const prepare = (part: ParentNode) => this.#prepare(part);
    new PageFollower({ ...shown, textAt, prepare, onReverted }, signal);
    this.#improver = this.#createImprover();
    const isTyping = () => this.#texts.dirty !== undefined;
    listenToPage({ page, ask, isTyping, step: this.step }, signal);
  }

  /** Saves typed text and removes all listeners. */
  destroy(): void {
    this.#texts.saveDirty();
    this.#end.abort();
  }

  /** Whether closing the window now would lose something. */
  get isBusy(): boolean {
    return this.#texts.dirty !== undefined || this.#images.isUploading;
  }

  saveTyped(): void {
    this.#texts.saveDirty();
  }

  /** Saves typed text and waits for uploads. Returns false if one failed, which its place shows. */
  finish(): Promise<boolean> {
    this.saveTyped();
    return this.#images.settle();
  }

  /** Undoes or redoes one step, and shows where. */
  readonly step = (side: 'undo' | 'redo'): void => {
    this.saveTyped();
    const paths = this.#dependencies.session.step(side);
    if (paths === undefined) return;
    revealPlace(this.#dependencies.page, paths[0] ?? '');
    this.#dependencies.announce(side === 'undo' ? 'Undone' : 'Redone');
  };

  /** Scrolls to a place and focuses it. */
  focusPath(path: string): void {
    focusPlace(this.#dependencies.page, path);
  }

  /** Returns the focus to the page after a dialog. */
  focusAgain(): void {
    const element = this.#dependencies.page.activeElement as HTMLElement | null;
    this.#dependencies.page.defaultView?.focus();
    element?.focus({ preventScroll: true });
  }

  setImage(path: string, image: SiteImage): void {
    const alt = path.startsWith(GALLERY) ? { [path.replace(/url$/, 'alt')]: image.asset.alt } : {};
    this.#commit({ changes: { [path]: image.url, ...alt }, assets: { [image.url]: image.asset } });
    findPlace(this.#dependencies.page, path)?.focus({ preventScroll: true });
  }

  /** Adds an image to the gallery, ready for a caption. */
  addImage(image: SiteImage): void {
    this.#lists.addImage(image);
  }

  /** Adds a dish at the end, ready to be named. */
  addDish(): void {
    this.#lists.addDish();
  }

  /** Previews colors that aren’t saved yet. */
  previewColors(colors: ColorUpdate): void {
    const content = this.#contentNow();
    const applied = applyEdit(content, themeEdit(content, { colors }));
    if (applied.isApplied) this.#style.show(applied.content);
  }

  #createTexts(): TextFields {
    const { page, session, announce, onBlank, onReverted } = this.#dependencies;
    return new TextFields(
      {
        page,
        status: new FieldStatus(page, announce),
        textAt: (path) => this.#textAt(path),
        commit: (paths, text) => session.commit(textEdit(paths, text), { isTyped: true }),
        onBlank,
        onReverted: (paths, text, error) => onReverted(textEdit(paths, text), error),
      },
      this.#end.signal,
    );
  }

  #createImages(): ImageFrames {
    const { page, session, upload, ask, announce } = this.#dependencies;
    const onUploaded = (path: string, image: SiteImage) => this.setImage(path, image);
    const track = (path: string, until: AbortSignal) => trackPath(path, session, until);
    return new ImageFrames({ page, upload, ask, announce, onUploaded, track }, this.#end.signal);
  }

  /** The lists, with the toolbar of their items. */
  #createLists(): ListEditor {
    const { page, ask, announce } = this.#dependencies;
    const contentNow = () => this.#contentNow();
    const commit = (edit: Edit) => this.#commit(edit);
    const lists = new ListEditor({
      page,
      contentNow,
      saveTyped: () => this.saveTyped(),
      commit,
      ask,
      announce,
      followItem: (item, focusKey) => toolbar.follow(item, focusKey),
    });
    const toolbar = new ItemToolbar(
      {
        page,
        contentNow,
        ask,
        move: (item, to) => lists.move(item, to),
        addDishAfter: (index) => lists.addDish(index),
        removeImage: (path) => commit({ changes: { [path]: null } }),
      },
      this.#end.signal,
    );
    return lists;
  }

  #createImprover(): TextImprover {
    const { page, session, announce, improve } = this.#dependencies;
    return new TextImprover(
      {
        page,
        session,
        announce,
        improve,
        textAt: (path) => this.#textAt(path),
        saveTyped: () => this.saveTyped(),
        commit: (edit) => this.#tryCommit(edit),
        undo: () => this.step('undo'),
      },
      this.#end.signal,
    );
  }

  #createStars(): RatingStars {
    const { page } = this.#dependencies;
    const ratingAt = (path: string) => {
      const rating = readContentPath(this.#contentNow(), path);
      return typeof rating === 'number' ? rating : undefined;
    };
    const commit = (path: string, rating: number) => this.#commit({ changes: { [path]: rating } });
    return new RatingStars({ page, ratingAt, commit }, this.#end.signal);
  }

  #prepare(part: ParentNode): void {
    this.#texts.prepare(part);
    this.#images.prepare(part);
    this.#stars.prepare(part);
    prepareButtons(part, {
      page: this.#dependencies.page,
      ask: this.#dependencies.ask,
      add: (listPath) => this.#lists.askToAdd(listPath),
      removeMainImage: () => this.#commit({ changes: { hero_image: '' } }),
      writeFaqs: () => this.#improver?.writeFaqs(),
    });
  }

  #commit(edit: Edit): void {
    const { isApplied, refusal = '' } = this.#tryCommit(edit);
    if (!isApplied) this.#dependencies.announce(refusal);
  }

  /** `refusal`: why the edit isn’t possible. */
  #tryCommit(edit: Edit): { isApplied: boolean; refusal?: string } {
    const { session, onReverted } = this.#dependencies;
    const commit = session.commit(edit);
    if (!commit.isApplied) return { isApplied: false, refusal: Object.values(commit.fields).join(' ') };
    void commit.saved.then((outcome) => outcome.isSaved || onReverted(edit, outcome.error));
    return { isApplied: true };
  }

  #contentNow(): SiteContent {
    return this.#dependencies.session.getState().content;
  }

  #textAt(path: string): string {
    return String(readContentPath(this.#contentNow(), path) ?? '');
  }
}
