import { readContentPath, rebaseContentChanges } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { type Edit, textEdit } from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import type { ContentChange } from '#web/websites/in-place/session/edit-session-state.ts';
import { itemOf } from '#web/websites/in-place/session/field-label.ts';
import { placeCaret, readTypedText, showText } from './field-text.ts';
import { findPlace } from './frame-places.ts';
import type { FrameStyle } from './frame-style.ts';
import { PageView } from './page-view.ts';
import { TEXT_SELECTOR, type TextFields } from './text-fields.ts';
import { closestElement } from './ui-element.ts';

export type PageFollowerDependencies = {
  page: Document;
  session: EditSession;
  print: (content: SiteContent) => { body: string };
  style: FrameStyle;
  texts: TextFields;
  /** The text at a path in the content. */
  textAt: (path: string) => string;
  /** Makes a rerendered part of the page editable. */
  prepare: (part: ParentNode) => void;
  onReverted: (edit: Edit, error: Error) => void;
};

/** Item texts, which appear on the page only as they are. */
const ITEM_TEXT =
  /^(menu_items\[\d+\]\.(name|description|price)|.*\.(faq\.items\[\d+\]\.(question|answer)|gallery\.images\[\d+\]\.caption|reviews\.items\[\d+\]\.(name|text|date)))$/;

/** Keeps the page in sync with the session’s content, except for text being typed. */
export class PageFollower {
  readonly #dependencies: PageFollowerDependencies;
  readonly #signal: AbortSignal;
  readonly #view: PageView;
  /** The section that isn’t rerendered while someone types in it. */
  #stale: string | undefined;

  constructor(dependencies: PageFollowerDependencies, signal: AbortSignal) {
    this.#dependencies = dependencies;
    this.#signal = signal;
    const { page, session, print, style, prepare } = dependencies;
    const { content } = session.getState();
    style.markLongMenu(content);
    this.#view = new PageView(page, print(content).body, prepare);
    page.addEventListener('focusout', () => setTimeout(() => this.#catchUp()), { signal });
    signal.addEventListener(
      'abort',
      session.follow((change) => this.#follow(change)),
    );
  }

  #follow(change: ContentChange): void {
    const { page, print, style, texts } = this.#dependencies;
    const { before, content, paths } = change;
    if (before.design_system !== content.design_system) style.show(content);
    const others = paths.filter((path) => path !== 'design_system');
    if (paths.length > 0 && others.length === 0) return;
    this.#showTexts(others);
    if (others.length > 0 && others.every((path) => ITEM_TEXT.test(path))) return;
    const carry = this.#carryDirty(change);
    const typedIn = change.isTyped ? closestElement(page.activeElement, TEXT_SELECTOR) : undefined;
    const kept = typedIn ?? (carry === undefined ? texts.dirty : undefined);
    this.#stale = closestElement(kept ?? null, 'section')?.id;
    style.markLongMenu(content);
    this.#view.update(print(content).body, this.#stale);
    carry?.();
  }

  /** Updates every element with one of these texts, except the one being edited. */
  #showTexts(paths: readonly string[]): void {
    const { page, texts, textAt } = this.#dependencies;
    for (const path of paths) {
      const text = textAt(path);
      for (const field of page.querySelectorAll<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)) {
        if (field !== texts.dirty && readTypedText(field) !== text) showText(field, text);
        const section = closestElement(field, 'section');
        if (section !== undefined) this.#view.markChanged(section.id);
      }
    }
  }

  /** If the list around an edited text changed, moves the text to its item’s new position. */
  #carryDirty({ before, content }: ContentChange): (() => void) | undefined {
    const { page, texts, onReverted } = this.#dependencies;
    const field = texts.dirty;
    const path = field?.dataset.path;
    const list = itemOf(path ?? '')?.listPath;
    if (field === undefined || path === undefined || list === undefined) return undefined;
    if (readContentPath(before, list) === readContentPath(content, list)) return undefined;
    const text = readTypedText(field);
    const { changes } = rebaseContentChanges({ changes: { [path]: text }, base: before, current: content });
    return () => {
      const place = findPlace(page, Object.keys(changes)[0] ?? '');
      if (place === undefined) {
        const gone = new Error('The item you were editing was removed in another window.');
        return onReverted(textEdit([path], text), gone);
      }
      showText(place, text);
      place.focus({ preventScroll: true });
      placeCaret(place, text.length);
      texts.adopt(place);
    };
  }

  /** Rerenders a section that waited for the end of typing. */
  #catchUp(): void {
    if (this.#stale === undefined || this.#signal.aborted) return;
    const { page, print, session } = this.#dependencies;
    if (closestElement(page.activeElement, 'section')?.id === this.#stale) return;
    this.#stale = undefined;
    this.#view.update(print(session.getState().content).body);
  }
}
