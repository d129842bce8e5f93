/** How far the toolbar overlaps its item, so that the pointer can reach it. */
const OVERLAP_PX = 6;
const INSET_PX = 8;
const EDGE_PX = 4;

/**
 * Positions the toolbar, which is in the top layer, at its item: above its end, below it at the top of the page, and
 * on top of an image. It follows scrolling.
 */
export function placeToolbar(toolbar: HTMLElement): void {
  const item = toolbar.parentElement;
  const view = toolbar.ownerDocument.defaultView;
  if (item === null || view === null || !toolbar.isConnected) return;
  const place = item.getBoundingClientRect();
  const { width, height } = toolbar.getBoundingClientRect();
  const isImage = item.closest('.pictures') !== null;
  const inset = isImage ? INSET_PX : 0;
  const isRightToLeft = view.getComputedStyle(item).direction === 'rtl';
  const wanted = isRightToLeft ? place.left + inset : place.right - width - inset;
  const furthest = toolbar.ownerDocument.documentElement.clientWidth - width - EDGE_PX;
  const above = place.top - height + OVERLAP_PX + view.scrollY;
  const below = place.bottom - OVERLAP_PX + view.scrollY;
  const top = isImage ? place.top + inset + view.scrollY : above >= EDGE_PX ? above : below;
  toolbar.style.left = `${Math.max(EDGE_PX, Math.min(wanted, furthest)) + view.scrollX}px`;
  toolbar.style.top = `${top}px`;
}
