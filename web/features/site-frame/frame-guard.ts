/** What the previewed page wanted to do and may not. `target` is where the link leads, as people write it. */
export type BlockedAction = { kind: 'form' } | { kind: 'link' | 'phone' | 'email'; target: string };

/**
 * Keeps a previewed document where it is (spec, website builder §2.5): forms are not sent, links do not leave,
 * anchors scroll smoothly. Returns how to take the guard away.
 */
export function guardFrame(page: Document, onBlocked: (action: BlockedAction) => void): () => void {
  const block = (event: Event) => {
    if (isSubmitButton(event.target)) {
      event.preventDefault();
      onBlocked({ kind: 'form' });
    }
    const address = findAddress(event.target);
    if (address === undefined) return;
    event.preventDefault();
    if (address.startsWith('#')) scrollToAnchor(page, address.slice(1));
    else onBlocked(blockedLink(address));
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
function isSubmitButton(target: EventTarget | null): boolean {
  const button = findClosest(target, 'form button, form input');
  if (button === null) return false;
  const type = button.getAttribute('type') ?? (button.tagName === 'BUTTON' ? 'submit' : 'text');
  return type === 'submit' || type === 'image';
}

/** The address of the link that was clicked. */
function findAddress(target: EventTarget | null): string | undefined {
  return findClosest(target, 'a[href]')?.getAttribute('href')?.trim();
}

/** Nodes of a frame are of another realm, where `instanceof Element` is false. */
function findClosest(target: EventTarget | null, selector: string): Element | null {
  const isElement = target !== null && 'closest' in target;
  return isElement ? (target as Element).closest(selector) : null;
}

function scrollToAnchor(page: Document, id: string): void {
  const target = id === '' ? page.documentElement : page.getElementById(decoded(id));
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
