import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Cluster } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { useSize } from '#web/ui/use-size.ts';
import { pseudoUrl } from '#web/websites/website-labels.ts';
import { type Device, layoutDevice } from './device.ts';
import styles from './device-stage.module.css';

/** The size that a frame needs for its media queries to match the device. */
export type StagedFrame = { className: string | undefined; style: CSSProperties };

type DeviceStageProps = { name: string; device: Device; children: (frame: StagedFrame) => ReactNode };

/** The page on one device, below an address bar. */
export function DeviceStage({ name, device, children }: DeviceStageProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const layout = size === undefined ? undefined : layoutDevice(device, size);
  const visibleWidth = layout === undefined ? undefined : layout.width * layout.scale;
  return (
    <div className={styles.stage}>
      <Cluster gap={2} wrap={false} className={styles.bar} style={{ width: visibleWidth }}>
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <Note as="span" lines="cut">
          {pseudoUrl(name)}
        </Note>
      </Cluster>
      <Cluster
        align="stretch"
        justify="center"
        wrap={false}
        flex="fill"
        width="full"
        className={styles.room}
        ref={room}
      >
        {layout === undefined ? null : (
          <div
            className={styles.screen}
            style={{ width: visibleWidth, height: layout.height * layout.scale }}
          >
            {children({
              className: styles.frame,
              style: { width: layout.width, height: layout.height, scale: String(layout.scale) },
            })}
          </div>
        )}
      </Cluster>
    </div>
  );
}
