import { FAQ_ITEMS, type TextAction, textActionsOf } from '#shared/site/editing/text-actions.ts';
import type { RewrittenText, TextRequest, Waiting } from '#web/websites/api/follow-rewrite.ts';
import { pathsOf, readTypedText } from '#web/websites/in-place/frame/field-text.ts';
import { findPlace, revealPlace } from '#web/websites/in-place/frame/frame-places.ts';
import { trackPath } from '#web/websites/in-place/frame/track-path.ts';
import { closestElement } from '#web/websites/in-place/frame/ui-element.ts';
import { type Edit, textEdit } from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { fieldLabel } from '#web/websites/in-place/session/field-label.ts';
import { ACTION_WORDS } from './action-words.ts';
import { type BarView, ImproveBar } from './improve-bar.ts';
import { walkBar } from './walk-bar.ts';

export type ImproverDependencies = {
  page: Document;
  session: EditSession;
  /** The text of a field in the content. */
  textAt: (path: string) => string;
  /** Saves unsaved input. */
  saveTyped: () => void;
  commit: (edit: Edit) => { isApplied: boolean; refusal?: string };
  improve: (request: TextRequest, waiting: Waiting) => Promise<RewrittenText>;
  undo: () => void;
  announce: (message: string) => void;
};

const CHANGED_MEANWHILE = 'You edited this text while we were working, so we kept your version. Try again.';

/** Offers to improve the text at the caret and the questions. Results go into the draft as if typed. */
export class TextImprover {
  readonly #dependencies: ImproverDependencies;
  readonly #signal: AbortSignal;
  readonly #bar: ImproveBar;
  #path: string | undefined;
  #phase: BarView['phase'] = 'ready';
  #isCommitting = false;
  /** Aborted when the owner cancels. */
  #waiting = new AbortController();

  constructor(dependencies: ImproverDependencies, signal: AbortSignal) {
    this.#dependencies = dependencies;
    this.#signal = signal;
    const { page, session } = dependencies;
    this.#bar = new ImproveBar({
      page,
      onOpen: (isOpen) => this.#show({ phase: isOpen ? 'choosing' : 'ready' }),
      onAction: (action) => void this.#run(action),
      onUndo: () => this.#undo(),
      onCancel: () => this.#waiting.abort(),
      onClose: () => this.#close(),
    });
    page.addEventListener('focusin', ({ target }) => this.#entered(target), { signal });
    page.addEventListener('input', ({ target }) => this.#typed(target), { signal });
    page.addEventListener('focusout', () => setTimeout(() => this.#left()), { signal });
    page.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    signal.addEventListener(
      'abort',
      session.follow(() => this.#contentChanged()),
    );
    signal.addEventListener('abort', () => this.#bar.hide());
  }

  /** Adds questions that known facts answer. */
  writeFaqs(): void {
    if (this.#phase === 'working') return;
    this.#path = FAQ_ITEMS;
    void this.#run('write_faqs');
  }

  #entered(target: EventTarget | null): void {
    if (closestElement(target, '.edit-improve') !== undefined || this.#phase === 'working') return;
    const field = closestElement(target, '[data-path]');
    const [path] = field === undefined ? [] : pathsOf(field);
    if (path !== undefined && path === this.#path) return;
    this.#path = path;
    if (this.#actions().length === 0) this.#hide();
    else this.#show({ phase: 'ready' });
  }

  #typed(target: EventTarget | null): void {
    const field = closestElement(target, '[data-path]');
    if (field === undefined || this.#phase === 'working' || pathsOf(field)[0] !== this.#path) return;
    if (this.#actions().length === 0) this.#bar.hide();
    else this.#show({ phase: 'ready' });
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.#phase === 'working') {
      event.preventDefault();
      this.#waiting.abort();
    } else walkBar(event, { bar: this.#bar, field: this.#anchor(), onEscape: () => this.#escaped() });
  }

  #left(): void {
    const field = this.#anchor();
    const isInside = this.#bar.hasFocus || field?.contains(this.#dependencies.page.activeElement);
    const isAsking = this.#phase === 'ready' || this.#phase === 'choosing';
    if (!isInside && isAsking && !this.#signal.aborted) this.#hide();
  }

  #escaped(): void {
    if (this.#phase === 'choosing') {
      this.#show({ phase: 'ready' });
      this.#bar.buttons[0]?.focus();
    } else this.#anchor()?.focus({ preventScroll: true });
  }

  #contentChanged(): void {
    if (this.#isCommitting || this.#path === undefined) return;
    if (this.#phase === 'done') this.#settle();
    const anchor = this.#anchor();
    if (anchor !== undefined) this.#bar.place(anchor);
  }

  async #run(action: TextAction): Promise<void> {
    const { session, textAt, saveTyped, improve, announce } = this.#dependencies;
    saveTyped();
    const path = this.#path ?? '';
    const until = new AbortController();
    const track = trackPath(path, session, AbortSignal.any([until.signal, this.#signal]));
    const waiting = new AbortController();
    this.#waiting = waiting;
    const { progress } = ACTION_WORDS[action];
    const text = action === 'write_faqs' ? '' : textAt(path);
    this.#show({ phase: 'working', progress });
    announce(progress);
    const signal = AbortSignal.any([waiting.signal, this.#signal]);
    const onWords = (words: string) => this.#bar.preview(words, this.#anchor());
    const answer = await improve({ path, text, action }, { signal, onWords }).catch((error: Error) => ({
      failure: error.message,
    }));
    const place = action === 'write_faqs' ? path : track();
    until.abort();
    if (this.#signal.aborted) return;
    this.#path = place;
    if (place === undefined) this.#hide();
    else if (waiting.signal.aborted) this.#canceled();
    else if ('failure' in answer) this.#say(answer.failure);
    else if (!answer.changed) this.#say(answer.message ?? '');
    else if (action === 'write_faqs') this.#addQuestions(answer.items);
    else if (textAt(place) !== text || this.#isTypedOver(text)) this.#say(CHANGED_MEANWHILE);
    else this.#commit(textEdit([place], answer.text), 'Text updated.');
  }

  #isTypedOver(text: string): boolean {
    const field = this.#anchor();
    return field !== undefined && readTypedText(field) !== text;
  }

  #addQuestions(items: RewrittenText['items']): void {
    const { session, page } = this.#dependencies;
    const from = session.getState().content.pages[0].sections.faq.items.length;
    const changes = Object.fromEntries(items.map((item, index) => [`${FAQ_ITEMS}[${from + index}]`, item]));
    this.#commit({ changes }, items.length === 1 ? '1 question added.' : `${items.length} questions added.`);
    revealPlace(page, `${FAQ_ITEMS}[${from}]`);
  }

  #commit(edit: Edit, message: string): void {
    const { commit, announce } = this.#dependencies;
    this.#isCommitting = true;
    const { isApplied, refusal = '' } = commit(edit);
    this.#isCommitting = false;
    if (isApplied) {
      this.#show({ phase: 'done', message });
      announce(`${message} You can undo it.`);
    } else this.#say(refusal);
  }

  #canceled(): void {
    this.#close();
    this.#dependencies.announce('Canceled. Your text hasn’t changed.');
  }

  #undo(): void {
    const hadFocus = this.#bar.hasFocus;
    this.#settle();
    this.#dependencies.undo();
    if (hadFocus) this.#anchor()?.focus({ preventScroll: true });
  }

  #close(): void {
    const anchor = this.#anchor();
    this.#settle();
    anchor?.focus({ preventScroll: true });
  }

  /** Back to the offer. A list’s offer is a button on the page, so it shows none. */
  #settle(): void {
    if (this.#actions().length > 0 && this.#path !== FAQ_ITEMS) this.#show({ phase: 'ready' });
    else this.#hide();
  }

  #say(message: string): void {
    this.#show({ phase: 'unchanged', message });
    this.#dependencies.announce(message);
  }

  #show(state: DistributiveOmit<BarView, 'label' | 'actions'>): void {
    this.#phase = state.phase;
    const anchor = this.#anchor();
    const actions = this.#path === FAQ_ITEMS ? [] : this.#actions();
    if (anchor === undefined) this.#bar.hide();
    else this.#bar.show(anchor, { label: `Improve: ${fieldLabel(this.#path ?? '')}`, actions, ...state });
  }

  #hide(): void {
    this.#path = undefined;
    this.#phase = 'ready';
    this.#bar.hide();
  }

  #actions(): readonly TextAction[] {
    const field = this.#anchor();
    const isField = field?.dataset.path !== undefined;
    return this.#path === undefined ? [] : textActionsOf(this.#path, isField ? readTypedText(field) : '');
  }

  #anchor(): HTMLElement | undefined {
    const { page } = this.#dependencies;
    if (this.#path === undefined) return undefined;
    if (this.#path !== FAQ_ITEMS) return findPlace(page, this.#path);
    return page.querySelector<HTMLElement>('[data-ui=write-faqs]') ?? undefined;
  }
}

type DistributiveOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;
