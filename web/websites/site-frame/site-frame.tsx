import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { BlockedAlert } from './blocked-alert.tsx';
import { type Blocked, guardFrame } from './frame-guard.ts';
import { keepPlace } from './keep-place.ts';
import { listenToSuggestions, marksOn, openMarked } from './suggestion-marks.ts';

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
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page) return;
    openMarked(page);
    focusMark(page, pressedMark.current);
    const stops = [
      keepPlace(page, place),
      guardFrame(page, setBlocked),
      listenToSuggestions(page, (id, at) => {
        pressedMark.current = at;
        onPress.current?.(id);
      }),
    ];
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
  (marks[at] ?? marks.at(-1))?.focus({ preventScroll: true });
}
