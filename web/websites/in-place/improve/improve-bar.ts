import type { TextAction } from '#shared/site/editing/text-actions.ts';
import { type UiButton, uiButton, uiElement } from '#web/websites/in-place/frame/ui-element.ts';
import { ACTION_WORDS } from './action-words.ts';

/** The state of the bar. `actions`: those of its text; none for a list. */
export type BarView = { label: string; actions: readonly TextAction[] } & (
  | { phase: 'ready' | 'choosing' }
  | { phase: 'working'; progress: string }
  /** The text changed and can be undone. */
  | { phase: 'done'; message: string }
  /** Nothing changed, for this reason. */
  | { phase: 'unchanged'; message: string }
);

export type BarDependencies = {
  page: Document;
  onOpen: (isOpen: boolean) => void;
  onAction: (action: TextAction) => void;
  onUndo: () => void;
  onCancel: () => void;
  onClose: () => void;
};

const GAP_PX = 6;
const EDGE_PX = 8;
/** If the menu doesn’t fit below, the bar goes above, so that it stays in place when the menu opens. */
const MENU_PX = 190;

/** The bar that improves a text, below its field in the top layer, with a menu of actions. */
export class ImproveBar {
  readonly #dependencies: BarDependencies;
  readonly element: HTMLElement;

  constructor(dependencies: BarDependencies) {
    this.#dependencies = dependencies;
    this.element = uiElement(dependencies.page, 'edit-improve');
    this.element.role = 'group';
    this.element.popover = 'manual';
    // Takes the focus while there is nothing to press.
    this.element.tabIndex = -1;
    // Keeps the caret in the text.
    this.element.addEventListener('mousedown', (event) => event.preventDefault());
  }

  get hasFocus(): boolean {
    return this.element.contains(this.#dependencies.page.activeElement);
  }

  get buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll<HTMLButtonElement>('.edit-improve-row button')];
  }

  /** Shows the bar at a field or below a list. If the bar had the focus, it keeps it. */
  show(anchor: HTMLElement, view: BarView): void {
    const { page } = this.#dependencies;
    const hadFocus = this.hasFocus;
    this.element.ariaLabel = view.label;
    this.element.setAttribute('aria-busy', String(view.phase === 'working'));
    this.element.dataset.phase = view.phase;
    this.element.replaceChildren(this.#row(view), ...(view.phase === 'choosing' ? [this.#menu(view)] : []));
    if (!this.element.isConnected) page.body.append(this.element);
    if (!this.element.matches(':popover-open')) this.element.showPopover();
    this.place(anchor);
    if (view.phase === 'choosing') this.element.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    else if (hadFocus) this.#first(view).focus();
  }

  /** Streamed text. The final text is checked and may differ. */
  preview(text: string, anchor: HTMLElement | undefined): void {
    if (anchor === undefined || this.element.dataset.phase !== 'working') return;
    const shown = this.element.querySelector('.edit-improve-words');
    const words = shown ?? this.#dependencies.page.createElement('p');
    words.className = 'edit-improve-words';
    // The final text is announced.
    words.ariaHidden = 'true';
    words.textContent = text;
    if (shown === null) this.element.append(words);
    words.scrollTop = words.scrollHeight;
    this.place(anchor);
  }

  /** The element to focus: none while text is being written, so that a second Enter doesn’t cancel it. */
  #first({ phase }: BarView): HTMLElement {
    return (phase === 'working' ? undefined : this.buttons[0]) ?? this.element;
  }

  hide(): void {
    this.element.remove();
  }

  /** Below the field, otherwise above it, otherwise at the bottom of the window. */
  place(anchor: HTMLElement): void {
    const { page } = this.#dependencies;
    const view = page.defaultView;
    if (view === null || !this.element.isConnected) return;
    const field = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = page.documentElement;
    const { width, height } = this.element.getBoundingClientRect();
    const menu = this.element.dataset.phase === 'choosing' ? 0 : MENU_PX;
    const isBelow = field.bottom + GAP_PX + height + menu <= clientHeight - EDGE_PX;
    const isAbove = !isBelow && field.top - GAP_PX - height - menu >= EDGE_PX;
    this.element.dataset.side = isAbove ? 'above' : 'below';
    const lowest = clientHeight - height - EDGE_PX;
    const isInSight = field.top < clientHeight && field.bottom > 0;
    const below = field.bottom + GAP_PX;
    const top = isAbove ? field.top - GAP_PX - height : isInSight ? Math.min(below, lowest) : below;
    const left = Math.max(EDGE_PX, Math.min(field.left, clientWidth - width - EDGE_PX));
    this.element.style.left = `${left + view.scrollX}px`;
    this.element.style.top = `${Math.max(isInSight ? EDGE_PX : 0, top) + view.scrollY}px`;
  }

  #row(view: BarView): HTMLElement {
    const { page, onClose } = this.#dependencies;
    const row = page.createElement('div');
    row.className = 'edit-improve-row';
    if ('message' in view || view.phase === 'working') {
      const words = page.createElement('span');
      words.textContent = view.phase === 'working' ? view.progress : view.message;
      row.append(words);
    }
    const buttons = [...this.#enders(view), ...this.#starters(view)];
    row.append(...buttons.map((button) => uiButton(page, button)));
    if ('message' in view)
      row.append(uiButton(page, { key: 'improve-close', label: 'Close', icon: 'close', onPress: onClose }));
    const opener = row.querySelector<HTMLButtonElement>('[data-ui=improve]');
    opener?.setAttribute('aria-haspopup', 'menu');
    opener?.setAttribute('aria-expanded', String(view.phase === 'choosing'));
    return row;
  }

  /** Cancels a running action, or undoes a finished one. */
  #enders({ phase }: BarView): UiButton[] {
    const { onUndo, onCancel } = this.#dependencies;
    if (phase === 'working')
      return [{ key: 'improve-cancel', label: 'Cancel', icon: 'close', isLabeled: true, onPress: onCancel }];
    if (phase !== 'done') return [];
    return [{ key: 'improve-undo', label: 'Undo', icon: 'undo', isLabeled: true, onPress: onUndo }];
  }

  /** A single action is a button of its own; several share a menu. */
  #starters({ phase, actions }: BarView): UiButton[] {
    const { onAction, onOpen } = this.#dependencies;
    const [only, ...others] = actions;
    if (phase === 'working' || only === undefined) return [];
    if (others.length === 0) {
      const { label } = ACTION_WORDS[only];
      return [{ key: `improve-${only}`, label, icon: 'pen', isLabeled: true, onPress: () => onAction(only) }];
    }
    const onPress = () => onOpen(phase !== 'choosing');
    return [{ key: 'improve', label: 'Improve', icon: 'pen', isLabeled: true, onPress }];
  }

  #menu({ actions, label }: BarView): HTMLElement {
    const { page, onAction } = this.#dependencies;
    const menu = page.createElement('div');
    menu.className = 'edit-improve-menu';
    menu.role = 'menu';
    menu.ariaLabel = label;
    for (const action of actions) {
      const item = page.createElement('button');
      item.type = 'button';
      item.role = 'menuitem';
      item.tabIndex = -1;
      item.textContent = ACTION_WORDS[action].label;
      item.addEventListener('click', () => onAction(action));
      menu.append(item);
    }
    return menu;
  }
}
