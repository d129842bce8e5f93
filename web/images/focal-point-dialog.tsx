import { type PointerEvent, useState } from 'react';
import type { FocalPoint } from '#shared/site/site-content.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import styles from './focal-point-dialog.module.css';

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };
const CROPS = ['wide', 'square', 'tall'] as const;

const percent = (share: number) => Math.round(share * 100);
const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));

type FocalPointDialogProps = {
  /** The URL of the whole image. */
  src: string;
  /** The saved point; undefined for the center. */
  point: FocalPoint | undefined;
  onSave: (point: FocalPoint) => void;
  onClose: () => void;
};

/** Chooses the part of an image that crops must keep, by dragging or with two sliders. */
export function FocalPointDialog({ src, point: kept, onSave, onClose }: FocalPointDialogProps) {
  const [point, setPoint] = useState(kept ?? MIDDLE);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title="Set the focal point"
      description="Drag the marker to the part that should stay visible on every screen."
      actions={
        <DialogActions onClick={() => onSave(point)} onCancel={onClose}>
          Save focal point
        </DialogActions>
      }
    >
      <Stack gap={2}>
        <FocalImage src={src} point={point} onPoint={setPoint} />
        <Grid columnWidth={11} gap={3} rowGap={1}>
          <Slider label="Distance from the left" share={point.x} onShare={(x) => setPoint({ ...point, x })} />
          <Slider label="Distance from the top" share={point.y} onShare={(y) => setPoint({ ...point, y })} />
        </Grid>
        <Crops src={src} point={point} />
      </Stack>
    </Dialog>
  );
}

type FocalImageProps = { src: string; point: FocalPoint; onPoint: (point: FocalPoint) => void };

function FocalImage({ src, point, onPoint }: FocalImageProps) {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPoint({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(event);
  };
  return (
    <div className={styles.image} onPointerDown={grab} onPointerMove={drag}>
      <img src={src} alt="" draggable={false} />
      <span
        className={styles.mark}
        style={{ left: `${percent(point.x)}%`, top: `${percent(point.y)}%` }}
        aria-hidden="true"
      />
    </div>
  );
}

type SliderProps = { label: string; share: number; onShare: (share: number) => void };

function Slider({ label, share, onShare }: SliderProps) {
  return (
    <Stack as="label" gap={0.5} className={styles.slider}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={percent(share)}
        aria-valuetext={`${percent(share)} percent`}
        onChange={({ currentTarget }) => onShare(Number(currentTarget.value) / 100)}
      />
    </Stack>
  );
}

/** Previews the image in a wide, a square, and a tall crop. */
function Crops({ src, point }: Omit<FocalImageProps, 'onPoint'>) {
  const objectPosition = `${percent(point.x)}% ${percent(point.y)}%`;
  return (
    <Cluster gap={1.5} align="end" justify="center" wrap={false} className={styles.crops} aria-hidden="true">
      {CROPS.map((crop) => (
        <img key={crop} className={styles[crop]} src={src} alt="" style={{ objectPosition }} />
      ))}
    </Cluster>
  );
}
