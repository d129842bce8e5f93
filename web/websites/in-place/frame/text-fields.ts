import { joinWraps } from '#shared/site/join-wraps.ts';
import type { FieldStatus } from '#web/websites/in-place/field-status.ts';
import type { Commit } from '#web/websites/in-place/session/edit-session-state.ts';
import { fieldLabel } from '#web/websites/in-place/session/field-label.ts';
import { pathsOf, placeCaret, readTypedText, showText } from './field-text.ts';
import { closestElement } from './ui-element.ts';

/** Spec, website builder §9. */
const AUTOSAVE_DELAY_MS = 2000;

export const TEXT_SELECTOR = '[data-path],[data-course-paths]';

export type TextFieldsDependencies = {
  page: Document;
  status: FieldStatus;
  /** The text of a field in the content. */
  textAt: (path: string) => string;
  commit: (paths: readonly string[], text: string) => Commit;
  /** Called if a text was left blank, which isn’t saved (spec, website builder §4). */
  onBlank: (paths: readonly string[]) => void;
  /** Called if a text couldn’t be saved and was restored. */
  onReverted: (paths: readonly string[], text: string, error: Error) => void;
};

/**
 * Edits texts in place (spec, website builder §4): Enter saves, Escape cancels, and leaving the field or a two-second
 * pause saves, too. Only changed text that isn’t blank is saved.
 */
export class TextFields {
  readonly #dependencies: TextFieldsDependencies;
  #autosave: ReturnType<typeof setTimeout> | undefined;
  /** The field with unsaved input. */
  #dirty: HTMLElement | undefined;

  constructor(dependencies: TextFieldsDependencies, signal: AbortSignal) {
    this.#dependencies = dependencies;
    const { page } = dependencies;
    page.addEventListener('input', ({ target }) => this.#typed(fieldOf(target)), { signal });
    page.addEventListener('focusout', ({ target }) => this.#left(fieldOf(target)), { signal });
    page.addEventListener('paste', (event) => pasteJoined(event), { signal });
    page.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    signal.addEventListener('abort', () => clearTimeout(this.#autosave));
  }

  /** Makes the texts in a part of the page editable. */
  prepare(part: ParentNode): void {
    for (const field of part.querySelectorAll<HTMLElement>(TEXT_SELECTOR)) {
      field.contentEditable = 'plaintext-only';
      field.setAttribute('role', 'textbox');
      field.setAttribute('aria-label', fieldLabel(pathsOf(field)[0] ?? ''));
      if ('multiline' in field.dataset) field.setAttribute('aria-multiline', 'true');
      if (field.dataset.placeholder !== undefined)
        field.setAttribute('aria-placeholder', field.dataset.placeholder);
      field.spellcheck = true;
    }
  }

  /** The field whose text isn’t in the content yet. */
  get dirty(): HTMLElement | undefined {
    return this.#dirty?.isConnected ? this.#dirty : undefined;
  }

  /** Follows a field that was rerendered during typing. */
  adopt(field: HTMLElement): void {
    this.#dirty = field;
  }

  /** Saves unsaved input. */
  saveDirty(): void {
    if (this.dirty !== undefined) this.#save(this.dirty, 'left');
  }

  #typed(field: HTMLElement | undefined): void {
    if (field === undefined) return;
    this.#dirty = field;
    field.removeAttribute('aria-invalid');
    // Browsers leave a line break in an emptied field, which would hide the placeholder.
    if (field.textContent === '' && field.firstChild !== null) field.replaceChildren();
    clearTimeout(this.#autosave);
    this.#autosave = setTimeout(() => this.#save(field, 'paused'), AUTOSAVE_DELAY_MS);
  }

  #left(field: HTMLElement | undefined): void {
    if (field === undefined) return;
    clearTimeout(this.#autosave);
    if (this.#dirty === field) this.#save(field, 'left');
  }

  #pressed(event: KeyboardEvent): void {
    const field = fieldOf(event.target);
    if (field === undefined || event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      this.#takeBack(field);
    } else if (event.key === 'Enter') {
      const breaksLine = event.shiftKey && 'multiline' in field.dataset;
      if (breaksLine) return;
      event.preventDefault();
      if (!event.shiftKey) this.#save(field, 'left');
    }
  }

  #takeBack(field: HTMLElement): void {
    clearTimeout(this.#autosave);
    this.#dirty = undefined;
    field.removeAttribute('aria-invalid');
    showText(field, this.#textOf(field));
    this.#dependencies.status.clear(field);
  }

  #save(field: HTMLElement, when: 'left' | 'paused'): void {
    const paths = pathsOf(field);
    const text = readTypedText(field);
    if (text === this.#textOf(field)) {
      if (when === 'left') this.#takeBack(field);
      return;
    }
    if (text === '') {
      if (when === 'paused') return;
      this.#takeBack(field);
      this.#dependencies.onBlank(paths);
      return;
    }
    const commit = this.#dependencies.commit(paths, text);
    if (when === 'left') straighten(field, text);
    if (commit.isApplied) this.#follow(field, { paths, text, commit });
    else this.#refuse(field, Object.values(commit.fields)[0] ?? '');
  }

  /** Text that is too long stays until it is shortened or canceled. */
  #refuse(field: HTMLElement, message: string): void {
    field.setAttribute('aria-invalid', 'true');
    this.#dependencies.status.show(field, 'refused', message);
  }

  #follow(
    field: HTMLElement,
    saving: { paths: string[]; text: string; commit: Extract<Commit, { isApplied: true }> },
  ): void {
    const { status, onReverted } = this.#dependencies;
    clearTimeout(this.#autosave);
    this.#dirty = undefined;
    status.show(field, 'saving');
    void saving.commit.saved.then((outcome) => {
      if (outcome.isSaved) return status.show(field, 'saved');
      status.show(field, 'error');
      onReverted(saving.paths, saving.text, outcome.error);
    });
  }

  #textOf(field: HTMLElement): string {
    return this.#dependencies.textAt(pathsOf(field)[0] ?? '');
  }
}

function fieldOf(target: EventTarget | null): HTMLElement | undefined {
  return closestElement(target, TEXT_SELECTOR);
}

/** Removes hard line breaks at 72 or 80 columns from pasted text, as one undo step. */
function pasteJoined(event: ClipboardEvent): void {
  const field = fieldOf(event.target);
  if (field === undefined || !('multiline' in field.dataset)) return;
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const joined = joinWraps(pasted);
  if (joined === pasted.replace(/\r\n?/g, '\n')) return;
  event.preventDefault();
  field.ownerDocument.execCommand('insertText', false, joined);
}

/** Shows pasted lines as the one line that was saved. */
function straighten(field: HTMLElement, text: string): void {
  if ('multiline' in field.dataset || field.firstElementChild === null) return;
  showText(field, text);
  if (field.ownerDocument.activeElement === field) placeCaret(field, text.length);
}
