/** What the previewed page wanted to do and may not. `target` is where the link leads, as people write it. */
export type BlockedAction = { kind: 'form' } | { kind: 'link' | 'phone' | 'email'; target: string };

/** `by`: what was pressed. */
export type Blocked = { action: BlockedAction; by: HTMLElement };

/**
 * Keeps a previewed document where it is (spec, website builder §2.5): forms are not sent, links do not leave,
 * anchors scroll smoothly. Returns how to take the guard away.
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

function blockedLink(address: string): BlockedAction {
  const [, scheme = '', rest = ''] = /^(tel|mailto):([^?]*)/i.exec(address) ?? [];
  if (scheme === '') return { kind: 'link', target: address };
  const target = decoded(rest);
  return scheme.toLowerCase() === 'tel' ? { kind: 'phone', target } : { kind: 'email', target };
}

/** An owner's custom HTML may hold a percent sign that begins nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The sandbox swallows a form before its submit event; the click that would have sent it is still seen. */
function findSubmitButton(target: EventTarget | null): HTMLElement | null {
  const button = findClosest(target, 'form button, form input');
  const type = button?.getAttribute('type') ?? (button?.tagName === 'BUTTON' ? 'submit' : 'text');
  return type === 'submit' || type === 'image' ? button : null;
}

/** Nodes of a frame are of another realm, where `instanceof Element` is false. */
function findClosest(target: EventTarget | null, selector: string): HTMLElement | null {
  const isElement = target !== null && 'closest' in target;
  return isElement ? (target as Element).closest<HTMLElement>(selector) : null;
}

function scrollToAnchor(page: Document, id: string): void {
  const target = id === '' ? page.documentElement : page.getElementById(decoded(id));
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
