import { type RefObject, useEffect } from 'react';

/** For printing: dark ink on white, and everything expanded. Reverted afterwards. */
export function usePrintLook(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme: string | undefined;
    let unfolded: HTMLDetailsElement[] = [];
    const prepare = () => {
      theme = dataset.theme;
      dataset.theme = 'light';
      unfolded = [...(place.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const part of unfolded) part.open = true;
    };
    const putBack = () => {
      if (theme !== undefined) dataset.theme = theme;
      for (const part of unfolded) part.open = false;
      unfolded = [];
    };
    addEventListener('beforeprint', prepare);
    addEventListener('afterprint', putBack);
    return () => {
      removeEventListener('beforeprint', prepare);
      removeEventListener('afterprint', putBack);
    };
  }, [place]);
}
