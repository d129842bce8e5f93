import type { RenderedSite } from '#shared/site/page/render-page.ts';

/** Applies only the differences to a shown page: images stay, and nothing flashes. */
export function updatePage(page: Document, { body, css }: Pick<RenderedSite, 'body' | 'css'>): void {
  const style = page.head.querySelector('style');
  if (style !== null && style.textContent !== css) style.textContent = css;
  const next = new DOMParser().parseFromString(`<!doctype html><body>${body}`, 'text/html');
  matchChildren(page.body, next.body);
}

function matchChildren(current: Element, next: Element): void {
  const wanted = [...next.childNodes];
  for (const [index, node] of wanted.entries()) {
    const old = current.childNodes.item(index);
    if (old === null) current.append(current.ownerDocument.importNode(node, true));
    else matchNode(old, node);
  }
  while (current.childNodes.length > wanted.length) current.lastChild?.remove();
}

function matchNode(old: ChildNode, next: ChildNode): void {
  if (old.isEqualNode(next)) return;
  if (isElement(old) && isElement(next) && old.nodeName === next.nodeName) {
    matchAttributes(old, next);
    matchChildren(old, next);
  } else {
    old.replaceWith(old.ownerDocument?.importNode(next, true) ?? next);
  }
}

function matchAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** Nodes in a frame belong to another realm, where `instanceof Element` is false. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
