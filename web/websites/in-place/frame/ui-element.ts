/** Lucide icons as paths in a 24-unit square, because React doesn’t render the page in the frame. */
export const ICON_PATHS = {
  up: ['m5 12 7-7 7 7', 'M12 19V5'],
  down: ['M12 5v14', 'm19 12-7 7-7-7'],
  trash: ['M3 6h18', 'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6', 'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2'],
  plus: ['M5 12h14', 'M12 5v14'],
  image: [
    'M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
    'm21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21',
    'M9 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  ],
  noImage: [
    'm2 2 20 20',
    'M21 15V5a2 2 0 0 0-2-2H9',
    'M3.6 3.6A2 2 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.5 0 1-.2 1.4-.6',
    'm6 21 7.5-7.5',
  ],
  heading: ['M4 12h8', 'M4 18V6', 'M12 18V6', 'M17 12h4', 'M17 18h4', 'M17 6h4'],
  words: ['M4 6h16', 'M4 12h10', 'M4 18h13'],
  clock: ['M12 6v6l4 2', 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20'],
  pen: [
    'M13 21h8',
    'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7a2 2 0 0 0 .8-.5z',
  ],
  undo: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
} as const;

export type UiButton = {
  /** The label: read aloud, and visible if `isLabeled`. */
  label: string;
  icon: keyof typeof ICON_PATHS;
  isLabeled?: boolean;
  isDisabled?: boolean;
  /** Identifies the button after the page was rerendered. */
  key: string;
  onPress: () => unknown;
};

/** An editor element on the page. It isn’t part of the page’s content and can’t be typed into. */
export function uiElement(page: Document, className: string): HTMLElement {
  const element = page.createElement('div');
  element.className = `edit-ui ${className}`;
  element.contentEditable = 'false';
  element.dir = 'ltr';
  return element;
}

/** An editor button on the page. */
export function uiButton(page: Document, look: UiButton): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.dataset.ui = look.key;
  button.append(iconElement(page, look.icon));
  if (look.isLabeled) button.append(look.label);
  else button.ariaLabel = look.label;
  if (!look.isLabeled) button.title = look.label;
  button.disabled = look.isDisabled ?? false;
  button.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    look.onPress();
  });
  return button;
}

function iconElement(page: Document, icon: keyof typeof ICON_PATHS): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = page.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const path of ICON_PATHS[icon]) {
    const stroke = page.createElementNS(namespace, 'path');
    stroke.setAttribute('d', path);
    svg.append(stroke);
  }
  return svg;
}

/** The nearest ancestor that matches. Nodes in a frame belong to another realm, where `instanceof` is false. */
export function closestElement(target: EventTarget | null, selector: string): HTMLElement | undefined {
  if (target === null || !('nodeType' in target)) return undefined;
  const node = target as Node;
  const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : node.parentElement;
  return element?.closest<HTMLElement>(selector) ?? undefined;
}
