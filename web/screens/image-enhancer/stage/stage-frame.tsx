import type { CSSProperties, PointerEventHandler, ReactNode } from 'react';
import styles from './stage.module.css';
import { FULL_SIZE } from './zoom.ts';

type StageFrameProps = {
  /** Per cent of the frame that the photo takes; above 100 it is moved by scrolling. */
  zoom: number;
  /** Width divided by height of the photo, where it is known before the photo is here. */
  ratio?: number | undefined;
  onPointerDown?: PointerEventHandler<HTMLDivElement>;
  onPointerMove?: PointerEventHandler<HTMLDivElement>;
  children: ReactNode;
};

/** The window through which the photo is seen. */
export function StageFrame({ zoom, ratio, children, ...pointer }: StageFrameProps) {
  const isLarger = zoom > FULL_SIZE;
  const label = { role: 'group', 'aria-label': 'Enlarged photo', tabIndex: 0 };
  const size = { '--zoom': zoom / 100, ...(ratio !== undefined && { '--ratio': ratio }) };
  return (
    <div className={styles.window} data-larger={isLarger || undefined} {...(isLarger ? label : {})}>
      <div className={styles.frame} style={size as CSSProperties} {...pointer}>
        {children}
      </div>
    </div>
  );
}
