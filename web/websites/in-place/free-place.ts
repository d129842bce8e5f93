/** In the viewport, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Elements that may extend beyond their container, such as a tag at the edge of a tile. */
const OVERHANG_PX = 24;

/** The first of these places that covers the least of the page’s text and the toolbar. */
export function freestPlace(page: Document, places: readonly Box[]): Box | undefined {
  const taken = takenWithin(page.body, enclosing(places));
  const covered = (place: Box) => taken.reduce((sum, each) => sum + sharedArea(place, each), 0);
  return places
    .map((place) => ({ place, area: covered(place) }))
    .toSorted((one, other) => one.area - other.area)[0]?.place;
}

/** The lines of text, and the toolbar, that may overlap the area. Skips elements that are elsewhere. */
function takenWithin(element: Element, area: Box): Box[] {
  if (element.matches('.edit-toolbar')) return [element.getBoundingClientRect()];
  if (element.matches('.edit-ui, script, style') || !mayReach(element, area)) return [];
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return linesOf(node);
    return isElement(node) ? takenWithin(node, area) : [];
  });
}

/** An element without a box, such as `display: contents`, may extend anywhere. */
function mayReach(element: Element, area: Box): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return true;
  return (
    left - OVERHANG_PX < area.right &&
    area.left < right + OVERHANG_PX &&
    top - OVERHANG_PX < area.bottom &&
    area.top < bottom + OVERHANG_PX
  );
}

/** The boxes of a text’s lines. */
export function linesOf(node: Node): Box[] {
  const range = node.ownerDocument?.createRange();
  if (range === undefined || node.textContent?.trim() === '') return [];
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

function enclosing(places: readonly Box[]): Box {
  return {
    left: Math.min(...places.map(({ left }) => left)),
    top: Math.min(...places.map(({ top }) => top)),
    right: Math.max(...places.map(({ right }) => right)),
    bottom: Math.max(...places.map(({ bottom }) => bottom)),
  };
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Nodes in a frame belong to another realm, where `instanceof Element` is false. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
