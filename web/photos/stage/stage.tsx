import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type ReactNode, type RefObject, useState } from 'react';
import { ENHANCEMENT_MESSAGES } from '#shared/photos/contract/enhancement.ts';
import type { EnhancerState } from '#web/photos/use-enhancer.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BeforeAfter } from './before-after.tsx';
import styles from './stage.module.css';
import { StageFrame } from './stage-frame.tsx';
import { FULL_SIZE, ZOOM, zoomedBy } from './zoom.ts';

type StageProps = {
  enhancer: EnhancerState;
  /** Focused when a result arrives. */
  place: RefObject<HTMLElement | null>;
  /** Shown next to the zoom. */
  children: ReactNode;
};

/** The large photo: alone until it is enhanced, then before and after. */
export function Stage({ enhancer, place, children }: StageProps) {
  const { photo, result } = enhancer;
  const [zoom, setZoom] = useState(FULL_SIZE);
  const before = photo.address ?? result?.original_url;
  return (
    <Stack
      as="section"
      gap={1.5}
      className={styles.stage}
      ref={place}
      tabIndex={-1}
      aria-label={result === undefined ? 'Your photo' : 'Before and after'}
    >
      <div className={styles.shown}>
        {before === undefined ? null : result === undefined ? (
          <StageFrame zoom={zoom}>
            <Plain src={before} alt={`Your photo ${photo.file?.name ?? ''}`} />
          </StageFrame>
        ) : (
          <BeforeAfter key={result.id} before={before} image={result} zoom={zoom} />
        )}
        <Working enhancer={enhancer} />
      </div>
      <Cluster gap={1} className={styles.tools}>
        <ZoomControl zoom={zoom} onZoom={setZoom} />
        {children}
      </Cluster>
    </Stack>
  );
}

/** The original photo, or an error if it isn’t one. */
function Plain({ src, alt }: { src: string; alt: string }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (brokenSrc === src) return <Notice tone="danger">{ENHANCEMENT_MESSAGES.invalid}</Notice>;
  return (
    <img className={styles.plain} src={src} alt={alt} draggable={false} onError={() => setBrokenSrc(src)} />
  );
}

/** The progress, shown over the photo. */
function Working({ enhancer: { photo, isBusy } }: { enhancer: EnhancerState }) {
  if (photo.percent !== undefined) {
    return (
      <div className={styles.working}>
        <ProgressBar label="Uploading your photo…" percent={photo.percent} />
      </div>
    );
  }
  if (!isBusy) return null;
  return (
    <div className={styles.working}>
      <ProgressBar label="Enhancing your photo…" />
    </div>
  );
}

type ZoomControlProps = { zoom: number; onZoom: (zoom: number) => void };

/** Zooms the photo. The percentage resets it to the full view. */
function ZoomControl({ zoom, onZoom }: ZoomControlProps) {
  return (
    <Cluster as="fieldset" wrap={false} className={styles.zoom}>
      <VisuallyHidden as="legend">Zoom</VisuallyHidden>
      <IconButton
        label="Zoom out"
        icon={<ZoomOut />}
        aria-disabled={zoom === ZOOM.least || undefined}
        onClick={() => onZoom(zoomedBy(zoom, -1))}
      />
      <button
        type="button"
        className={styles.percent}
        aria-label={`${zoom}%. Reset zoom`}
        onClick={() => onZoom(FULL_SIZE)}
      >
        <output>{zoom}%</output>
      </button>
      <IconButton
        label="Zoom in"
        icon={<ZoomIn />}
        aria-disabled={zoom === ZOOM.most || undefined}
        onClick={() => onZoom(zoomedBy(zoom, 1))}
      />
    </Cluster>
  );
}
