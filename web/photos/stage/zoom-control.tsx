import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './stage.module.css';
import { FULL_SIZE, ZOOM, zoomedBy } from './zoom.ts';

type ZoomControlProps = { zoom: number; onZoom: (zoom: number) => void };

/** Zooms the photo. The percentage resets it to the full view. */
export function ZoomControl({ zoom, onZoom }: ZoomControlProps) {
  return (
    <Cluster as="fieldset" wrap={false} className={styles.zoom}>
      <VisuallyHidden as="legend">Zoom</VisuallyHidden>
      <IconButton
        label="Zoom out"
        icon={<ZoomOut aria-hidden="true" />}
        aria-disabled={zoom === ZOOM.least || undefined}
        onClick={() => onZoom(zoomedBy(zoom, -1))}
      />
      <button
        type="button"
        className={styles.percent}
        aria-label={`Zoom ${zoom}%. Show the whole photo`}
        onClick={() => onZoom(FULL_SIZE)}
      >
        <output>{zoom}%</output>
      </button>
      <IconButton
        label="Zoom in"
        icon={<ZoomIn aria-hidden="true" />}
        aria-disabled={zoom === ZOOM.most || undefined}
        onClick={() => onZoom(zoomedBy(zoom, 1))}
      />
    </Cluster>
  );
}
