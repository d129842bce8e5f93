import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BlockedAlert } from './blocked-alert.tsx';
import { type Blocked, guardNext } from './frame-guard.ts';

type SiteFrameProps = {
  html: string;
  name: string;
  className: string | undefined;
  style?: CSSProperties;
  /** Called with the ID of the pressed suggestion. */
  onSuggestion?: (id: string) => void;
};

/** A page in a sandboxed frame without scripts or navigation. A new page keeps the scroll position. */
export function SiteFrame({ html, name, className, style, onSuggestion }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(0);
  const pressedMark = useRef<number>(undefined);
  const onPress = useRef(onSuggestion);
  const [blocked, setBlocked] = useState<Blocked>();
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    onPress.current = onSuggestion;
  }, [onSuggestion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is another document
  useLayoutEffect(() => (frame.current === null ? undefined : guardNext(frame.current, setBlocked)), [html]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page) return;
    openMarked(page);
    const stops = [
      keepPlace(page, place),
      listenToSuggestions(page, (id, at) => {
        pressedMark.current = at;
        onPress.current?.(id);
      }),
    ];
    focusMark(page, pressedMark.current);
    return () => {
      for (const stop of stops) stop();
    };
  }, [loads]);
  return (
    <>
      <iframe
        ref={frame}
        className={className}
        style={style}
        title={`Preview of ${name}`}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={() => setLoads((count) => count + 1)}
      />
      <BlockedAlert blocked={blocked} onClose={() => setBlocked(undefined)} />
    </>
  );
}

/** After a decision about a suggestion, focuses the next one. */
function focusMark(page: Document, at: number | undefined): void {
  if (at === undefined) return;
  const marks = marksOn(page);
  const next = marks[at] ?? marks.at(-1);
  next?.focus({ preventScroll: true });
  // The page moves only if the next one is outside the view.
  next?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Restores the previous page’s scroll position and tracks the new one. Returns a function that stops. */
function keepPlace(page: Document, place: { current: number }): () => void {
  const view = page.defaultView;
  if (view === null) return () => undefined;
  if (place.current > 0) view.scrollTo({ top: place.current, behavior: 'instant' });
  const follow = () => {
    place.current = view.scrollY;
  };
  view.addEventListener('scroll', follow, { passive: true });
  return () => view.removeEventListener('scroll', follow);
}

const MARK = '[data-suggestion]';

/** The marked suggestions in page order. */
function marksOn(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(MARK)];
}

/** Opens FAQ answers with a mark, so that they can be reviewed. */
function openMarked(page: Document): void {
  for (const mark of marksOn(page)) mark.closest('details')?.setAttribute('open', '');
}

/** Calls back with the ID and position of a pressed mark, by pointer or keyboard. Returns a function that stops. */
function listenToSuggestions(page: Document, onPress: (id: string, at: number) => void): () => void {
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
