const MARK = '[data-suggestion]';

/** The marked suggestions in page order. */
export function marksOn(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(MARK)];
}

/** Opens FAQ answers with a mark, so that they can be reviewed. */
export function openMarked(page: Document): void {
  for (const mark of marksOn(page)) mark.closest('details')?.setAttribute('open', '');
}

/** Calls back with the ID and position of a pressed mark, by pointer or keyboard. Returns a function that stops. */
export function listenToSuggestions(page: Document, onPress: (id: string, at: number) => void): () => void {
  const press = (event: Event) => {
    const mark = markOf(event.target);
    if (mark === undefined || ('key' in event && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onPress(mark.dataset.suggestion ?? '', marksOn(page).indexOf(mark));
  };
  page.addEventListener('click', press);
  page.addEventListener('keydown', press);
  return () => {
    page.removeEventListener('click', press);
    page.removeEventListener('keydown', press);
  };
}

/** Nodes in a frame belong to another realm, where `instanceof Element` is false. */
function markOf(target: EventTarget | null): HTMLElement | undefined {
  const isElement = target !== null && 'closest' in target;
  return isElement ? ((target as Element).closest<HTMLElement>(MARK) ?? undefined) : undefined;
}
