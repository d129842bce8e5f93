import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the first toast with F6 and back. The focus also returns if the focused toast disappears.
 * `count`: how many are shown.
 */
export function useToastFocus(count: number) {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement>(null);
  const [isInside, setIsInside] = useState(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || count === 0) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) focusAgain(origin.current);
      else region.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [count]);

  // Browsers fire no event if a removed element had the focus.
  useEffect(() => {
    if (!isInside || region.current?.contains(document.activeElement)) return;
    setIsInside(false);
    if (document.activeElement === document.body) focusAgain(origin.current);
  });

  const onFocus = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    setIsInside(true);
    if (region.current?.contains(relatedTarget)) return;
    origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!region.current?.contains(relatedTarget)) setIsInside(false);
  };
  return { isInside, regionProps: { ref: region, onFocus, onBlur } };
}

function focusAgain(element: HTMLElement | null): void {
  if (element?.isConnected) element.focus({ preventScroll: true });
}
