/** A blocked action of the previewed page. `target`: where the link leads, in readable form. */
export type BlockedAction = { kind: 'form' } | { kind: 'link' | 'phone' | 'email'; target: string };

/** `by`: the element that was pressed. */
export type Blocked = { action: BlockedAction; by: HTMLElement };

/**
 * Keeps a previewed document in place (spec, website builder §2.5): blocks forms and links, and scrolls smoothly to
 * anchors. Returns a function that removes the guard.
 */
export function guardFrame(page: Document, onBlocked: (blocked: Blocked) => void): () => void {
  const block = (event: Event) => {
    const button = findSubmitButton(event.target);
    if (button !== null) {
      event.preventDefault();
      onBlocked({ action: { kind: 'form' }, by: button });
    }
    const link = findClosest(event.target, 'a[href]');
    if (link === null) return;
    const address = link.getAttribute('href')?.trim() ?? '';
    event.preventDefault();
    if (address.startsWith('#')) scrollToAnchor(page, address.slice(1));
    else onBlocked({ action: blockedLink(address), by: link });
  };
  page.addEventListener('click', block, true);
  return () => page.removeEventListener('click', block, true);
}

/**
 * Guards each document of the frame from its first frame on, while its images still load. Call it before the page
 * starts to load.
 */
export function guardNext(frame: HTMLIFrameElement, onBlocked: (blocked: Blocked) => void): () => void {
  let guarded: Document | null = null;
  let request = 0;
  let stop = () => {};
  const guard = () => {
    const page = frame.contentDocument;
    if (page === null || page === guarded) return;
    stop();
    guarded = page;
    stop = guardFrame(page, onBlocked);
  };
  const look = () => {
    guard();
    request = requestAnimationFrame(look);
  };
  const finish = () => {
    cancelAnimationFrame(request);
    guard();
  };
  look();
  frame.addEventListener('load', finish);
  return () => {
    cancelAnimationFrame(request);
    frame.removeEventListener('load', finish);
    stop();
  };
}

function blockedLink(address: string): BlockedAction {
  const [, scheme = '', rest = ''] = /^(tel|mailto):([^?]*)/i.exec(address) ?? [];
  if (scheme === '') return { kind: 'link', target: address };
  const target = decoded(rest);
  return scheme.toLowerCase() === 'tel' ? { kind: 'phone', target } : { kind: 'email', target };
}

/** Custom HTML may contain a malformed percent escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The sandbox blocks forms before their submit event, but the click still fires. */
function findSubmitButton(target: EventTarget | null): HTMLElement | null {
  const button = findClosest(target, 'form button, form input');
  const type = button?.getAttribute('type') ?? (button?.tagName === 'BUTTON' ? 'submit' : 'text');
  return type === 'submit' || type === 'image' ? button : null;
}

/** Nodes in a frame belong to another realm, where `instanceof Element` is false. */
function findClosest(target: EventTarget | null, selector: string): HTMLElement | null {
  const isElement = target !== null && 'closest' in target;
  return isElement ? (target as Element).closest<HTMLElement>(selector) : null;
}

function scrollToAnchor(page: Document, id: string): void {
  const target = id === '' ? page.documentElement : page.getElementById(decoded(id));
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
