import { useRef } from 'react';
import { pseudoUrl } from '#web/app/website-words.ts';
import { type Device, layoutDevice } from './device.ts';
import styles from './device-stage.module.css';
import { SiteFrame } from './site-frame.tsx';
import { useSize } from './use-size.ts';

type DeviceStageProps = { html: string; name: string; device: Device };

/** The page on one device, under an address bar. */
export function DeviceStage({ html, name, device }: DeviceStageProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const layout = size === undefined ? undefined : layoutDevice(device, size);
  const visibleWidth = layout === undefined ? undefined : layout.width * layout.scale;
  return (
    <div className={styles.stage}>
      <div className={styles.bar} style={{ width: visibleWidth }}>
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span className={styles.address}>{pseudoUrl(name)}</span>
      </div>
      <div className={styles.room} ref={room}>
        {layout === undefined ? null : (
          <div
            className={styles.screen}
            style={{ width: visibleWidth, height: layout.height * layout.scale }}
          >
            <SiteFrame
              html={html}
              name={name}
              className={styles.frame}
              style={{ width: layout.width, height: layout.height, scale: String(layout.scale) }}
            />
          </div>
        )}
      </div>
    </div>
  );
}
