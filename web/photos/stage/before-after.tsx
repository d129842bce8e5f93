import { type PointerEvent, useRef, useState } from 'react';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './before-after.module.css';
import { StageFrame } from './stage-frame.tsx';
import { FULL_SIZE } from './zoom.ts';

const MIDDLE = 50;
const NOT_SHOWN =
  'We couldn’t load this photo. Reload the page. If it’s still missing, it may have been deleted on another device.';
const within = (percent: number) => Math.max(0, Math.min(100, percent));

type BeforeAfterProps = { before: string; image: EnhancedImage; zoom: number };

/** The original on the left of a divider, the result on the right. The divider moves by dragging or by keyboard. */
export function BeforeAfter({ before, image, zoom }: BeforeAfterProps) {
  const [split, setSplit] = useState(MIDDLE);
  const [after, setAfter] = useState<'awaited' | 'here' | 'broken'>('awaited');
  const photo = useRef<HTMLDivElement>(null);
  const { width, height, alt_text: alt } = image;
  const move = ({ clientX }: PointerEvent) => {
    const box = photo.current?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) setSplit(within(((clientX - box.left) / box.width) * 100));
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    move(event);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
  };
  // An enlarged photo is panned by dragging, so only the handle moves the divider.
  const whole = zoom > FULL_SIZE ? {} : { onPointerDown: grab, onPointerMove: drag };
  if (after === 'broken') return <Notice tone="danger">{NOT_SHOWN}</Notice>;
  return (
    <StageFrame zoom={zoom} ratio={width / height} {...whole}>
      <div className={styles.photo} ref={photo} style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          className={styles.layer}
          src={before}
          alt={`Before: ${alt}`}
          draggable={false}
          // Transparent parts would show it. Until the other image loads, it is shown whole.
          style={after === 'here' ? { clipPath: `inset(0 ${100 - split}% 0 0)` } : {}}
        />
        <img
          className={styles.layer}
          src={image.enhanced_url}
          alt={`After: ${alt}`}
          draggable={false}
          onLoad={() => setAfter('here')}
          onError={() => setAfter('broken')}
          style={{ clipPath: `inset(0 0 0 ${split}%)` }}
        />
        <span className={styles.before} aria-hidden="true" data-hidden={split < 18 || undefined}>
          Before
        </span>
        <span className={styles.after} aria-hidden="true" data-hidden={split > 82 || undefined}>
          After
        </span>
        <div className={styles.line} style={{ left: `${split}%` }} onPointerDown={grab} onPointerMove={drag}>
          <input
            className={styles.range}
            type="range"
            min={0}
            max={100}
            step={1}
            value={Math.round(split)}
            aria-label="Before and after slider"
            aria-valuetext={`${Math.round(split)}% before, ${100 - Math.round(split)}% after`}
            onChange={({ currentTarget }) => setSplit(Number(currentTarget.value))}
          />
          <span className={styles.grip} aria-hidden="true" />
        </div>
      </div>
    </StageFrame>
  );
}
