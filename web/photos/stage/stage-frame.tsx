import { type CSSProperties, type PointerEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './stage.module.css';
import { FULL_SIZE } from './zoom.ts';

type StageFrameProps = {
  /** The photo’s size in percent of the frame; above 100, it scrolls. */
  zoom: number;
  /** The photo’s aspect ratio, if it is known before loading. */
  ratio?: number | undefined;
  onPointerDown?: PointerEventHandler<HTMLDivElement>;
  onPointerMove?: PointerEventHandler<HTMLDivElement>;
  children: ReactNode;
};

/** The frame that shows the photo. */
export function StageFrame({ zoom, ratio, children, ...pointer }: StageFrameProps) {
  const isLarger = zoom > FULL_SIZE;
  const label = { role: 'group', 'aria-label': 'Enlarged photo', tabIndex: 0 };
  const size = { '--zoom': zoom / 100, ...(ratio !== undefined && { '--ratio': ratio }) };
  const { place, keepMiddle } = useMiddle(zoom);
  return (
    <div
      ref={place}
      onScroll={keepMiddle}
      className={styles.window}
      data-larger={isLarger || undefined}
      {...(isLarger ? label : {})}
    >
      <div className={styles.frame} style={size as CSSProperties} {...pointer}>
        {children}
      </div>
    </div>
  );
}

/** Zooming keeps the center in place. */
function useMiddle(zoom: number) {
  const place = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  // The scroll position depends on the new size of the photo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size follows from the zoom.
  useLayoutEffect(() => {
    const { current: frame } = place;
    if (frame === null) return;
    const { x, y } = middle.current;
    frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
  }, [zoom]);
  const keepMiddle = () => {
    const { current: frame } = place;
    if (frame === null) return;
    middle.current = {
      x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
      y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
    };
  };
  return { place, keepMiddle };
}
