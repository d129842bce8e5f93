import { readContentPath } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { ITEM_LABELS, itemOf } from '#web/websites/in-place/session/field-label.ts';
import type { FrameQuestion } from './frame-question.ts';
import { placeToolbar } from './place-toolbar.ts';
import { closestElement, type UiButton, uiButton, uiElement } from './ui-element.ts';

const HIDE_DELAY_MS = 400;
const DIRECTIONS: Record<string, 1 | -1 | undefined> = { ArrowUp: -1, ArrowDown: 1 };
const REVIEWS = 'pages[0].sections.reviews.items';
const GALLERY = 'pages[0].sections.gallery.images';

export type ItemToolbarDependencies = {
  page: Document;
  contentNow: () => SiteContent;
  move: (item: Item, to: number) => void;
  addDishAfter: (index: number) => void;
  removeImage: (path: string) => void;
  ask: (question: FrameQuestion) => void;
};

export type Item = { listPath: string; index: number };

/** The toolbar for list items. There is one, which moves to the hovered or focused item. */
export class ItemToolbar {
  readonly #dependencies: ItemToolbarDependencies;
  readonly #element: HTMLElement;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  /** The mouse’s last position, to tell a scrolling page from a moving mouse. */
  #mouse = '';
  #hasScrolled = false;
  readonly #sizes: ResizeObserver;

  constructor(dependencies: ItemToolbarDependencies, signal: AbortSignal) {
    this.#dependencies = dependencies;
    const { page } = dependencies;
    this.#element = uiElement(page, 'edit-toolbar');
    this.#element.role = 'toolbar';
    this.#element.popover = 'manual';
    this.#sizes = new ResizeObserver(() => placeToolbar(this.#element));
    this.#sizes.observe(page.body);
    page.addEventListener('focusin', ({ target }) => this.#goTo(target), { signal });
    page.addEventListener('pointerover', (event) => this.#pointed(event), { signal });
    page.addEventListener('pointermove', (event) => this.#moved(event), { signal });
    page.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(this.#hiding);
      this.#sizes.disconnect();
    });
  }

  /** Shows the toolbar at a rerendered item, with the same button focused. */
  follow(item: Item, focusKey?: string): void {
    const element = this.#dependencies.page.querySelector<HTMLElement>(
      `[data-item="${CSS.escape(`${item.listPath}[${item.index}]`)}"]`,
    );
    if (element === null) return;
    this.#show(element);
    element.scrollIntoView({ block: 'nearest' });
    if (focusKey === undefined) return;
    const button = this.#element.querySelector<HTMLButtonElement>(`[data-ui="${focusKey}"]`);
    const other = this.#element.querySelector<HTMLButtonElement>('button:not(:disabled)');
    (button?.disabled === false ? button : other)?.focus({ preventScroll: true });
  }

  #goTo(target: EventTarget | null): void {
    const item = closestElement(target, '[data-item]');
    if (item !== undefined) this.#show(item);
    // The text’s own bar is next to its item.
    else if (closestElement(target, '[data-path],.edit-ui:not(.edit-improve)') !== undefined) this.#hide();
  }

  /** While the page scrolls under a resting mouse, the toolbar doesn’t jump from item to item. */
  #pointed(event: PointerEvent): void {
    this.#hasScrolled = event.pointerType === 'mouse' && placeOf(event) === this.#mouse;
    if (!this.#hasScrolled) this.#pointAt(event.target);
  }

  #moved(event: PointerEvent): void {
    if (placeOf(event) === this.#mouse) return;
    this.#mouse = placeOf(event);
    if (this.#hasScrolled) this.#pointAt(event.target);
    this.#hasScrolled = false;
  }

  #pointAt(target: EventTarget | null): void {
    const { activeElement } = this.#dependencies.page;
    const item = closestElement(target, '[data-item]');
    clearTimeout(this.#hiding);
    if (item !== undefined && !this.#element.contains(activeElement)) this.#show(item);
    else if (item === undefined) this.#hiding = setTimeout(() => this.#retire(), HIDE_DELAY_MS);
  }

  /** Returns to the focused item, if there is one. */
  #retire(): void {
    const item = closestElement(this.#dependencies.page.activeElement, '[data-item]');
    if (item === undefined) this.#hide();
    else this.#show(item);
  }

  #show(element: HTMLElement): void {
    const item = itemOf(element.dataset.item ?? '');
    if (item === undefined || this.#element.parentElement === element) return;
    this.#element.ariaLabel = `This ${ITEM_LABELS[item.listPath]?.one}`;
    const buttons = this.#buttons(item).map((button) => uiButton(this.#dependencies.page, button));
    this.#element.replaceChildren(...buttons);
    this.#element.parentElement?.classList.remove('edit-open');
    element.classList.add('edit-open');
    element.append(this.#element);
    this.#element.showPopover();
    placeToolbar(this.#element);
  }

  #hide(): void {
    this.#element.parentElement?.classList.remove('edit-open');
    this.#element.remove();
  }

  #buttons(item: Item): UiButton[] {
    const { ask } = this.#dependencies;
    return [
      this.#moveButton(item, -1, { key: 'up', label: 'Move up', icon: 'up' }),
      this.#moveButton(item, 1, { key: 'down', label: 'Move down', icon: 'down' }),
      ...this.#ownButtons(item),
      { key: 'delete', label: 'Delete', icon: 'trash', onPress: () => ask({ kind: 'delete', ...item }) },
    ];
  }

  #moveButton(item: Item, direction: 1 | -1, look: Pick<UiButton, 'key' | 'label' | 'icon'>): UiButton {
    const to = neighborOf(this.#dependencies.contentNow(), item, direction);
    const onPress = () => to !== undefined && this.#dependencies.move(item, to);
    return { ...look, isDisabled: to === undefined, onPress };
  }

  #ownButtons({ listPath, index }: Item): UiButton[] {
    const { contentNow, ask, removeImage, addDishAfter } = this.#dependencies;
    if (listPath === GALLERY) {
      const describe = () => ask({ kind: 'alt', index });
      return [{ key: 'alt', label: 'Describe this image', icon: 'words', onPress: describe }];
    }
    if (listPath === REVIEWS || listPath !== 'menu_items') return [];
    const path = `menu_items[${index}].image`;
    const hasImage = Boolean(readContentPath(contentNow(), path));
    const picture: UiButton = hasImage
      ? { key: 'no-picture', label: 'Remove photo', icon: 'noImage', onPress: () => removeImage(path) }
      : {
          key: 'picture',
          label: 'Add a photo',
          icon: 'image',
          onPress: () => ask({ kind: 'image', path }),
        };
    return [
      {
        key: 'course',
        label: 'Menu section for this dish',
        icon: 'heading',
        onPress: () => ask({ kind: 'course', index }),
      },
      picture,
      { key: 'add', label: 'Add a dish after this one', icon: 'plus', onPress: () => addDishAfter(index) },
    ];
  }

  /** Alt with an arrow key moves the focused item. */
  #pressed(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const item = itemOf(closestElement(event.target, '[data-item]')?.dataset.item ?? '');
    if (!event.altKey || direction === undefined || item === undefined) return;
    event.preventDefault();
    const to = neighborOf(this.#dependencies.contentNow(), item, direction);
    if (to !== undefined) this.#dependencies.move(item, to);
  }
}

const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;

/** The target of a move by one: a dish moves within its section, which the page shows as one list. */
function neighborOf(content: SiteContent, { listPath, index }: Item, direction: 1 | -1): number | undefined {
  if (listPath !== 'menu_items') {
    const list = readContentPath(content, listPath);
    const to = index + direction;
    return Array.isArray(list) && to >= 0 && to < list.length ? to : undefined;
  }
  const courseOf = (place: number) => content.menu_items[place]?.course?.trim() ?? '';
  let to = index + direction;
  while (to >= 0 && to < content.menu_items.length && courseOf(to) !== courseOf(index)) to += direction;
  return to >= 0 && to < content.menu_items.length ? to : undefined;
}
