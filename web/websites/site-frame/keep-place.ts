/** Restores the previous page’s scroll position and tracks the new one. Returns a function that stops. */
export function keepPlace(page: Document, place: { current: number }): () => void {
  const view = page.defaultView;
  if (view === null) return () => undefined;
  if (place.current > 0) view.scrollTo({ top: place.current, behavior: 'instant' });
  const follow = () => {
    place.current = view.scrollY;
  };
  view.addEventListener('scroll', follow, { passive: true });
  return () => view.removeEventListener('scroll', follow);
}
