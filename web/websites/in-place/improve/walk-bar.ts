import type { ImproveBar } from './improve-bar.ts';

type Walk = { bar: ImproveBar; field: HTMLElement | undefined; onEscape: () => void };

const FOCUSABLE =
  'a[href],button:not(:disabled),[contenteditable]:not([contenteditable=false]),[tabindex="0"]';
const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard navigation: the bar is at the end of the page, but Tab reaches it after its field. Arrow keys move in its
 * menu.
 */
export function walkBar(event: KeyboardEvent, walk: Walk): void {
  const { bar, field, onEscape } = walk;
  if (field === undefined || !bar.element.isConnected) return;
  const isInBar = bar.element.contains(field.ownerDocument.activeElement);
  const target = isInBar ? nextInBar(event, walk) : nextOfField(event, walk);
  if (target === undefined && !(isInBar && event.key === 'Escape')) return;
  event.preventDefault();
  event.stopPropagation();
  if (target === undefined) onEscape();
  else target.focus();
}

function nextOfField({ key, shiftKey }: KeyboardEvent, { bar, field }: Walk): HTMLElement | undefined {
  const isLeft = key === 'Tab' && !shiftKey && field?.ownerDocument.activeElement === field;
  return isLeft ? bar.buttons[0] : undefined;
}

/** Undefined if the browser’s default is right. */
function nextInBar({ key, shiftKey }: KeyboardEvent, { bar, field }: Walk): HTMLElement | undefined {
  const active = bar.element.ownerDocument.activeElement as HTMLButtonElement;
  const items = [...bar.element.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(active);
  const step = STEPS[key];
  if (at >= 0 && step !== undefined) return items.at((at + step) % items.length);
  if (at >= 0 && (key === 'Home' || key === 'End')) return items.at(key === 'Home' ? 0 : -1);
  if (key !== 'Tab' || field === undefined) return undefined;
  const place = bar.buttons.indexOf(active);
  if (shiftKey) return place <= 0 ? field : undefined;
  return at >= 0 || place === bar.buttons.length - 1 ? behind(field, bar) : undefined;
}

/** The element that Tab would go to from the field. */
function behind(field: HTMLElement, bar: ImproveBar): HTMLElement | undefined {
  const all = [...field.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => !bar.element.contains(each),
  );
  const inField = all.findLastIndex((each) => field.contains(each));
  return all[inField + 1];
}
