import { type RefObject, useEffect, useRef } from 'react';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import type { Device } from '#web/websites/site-frame/device.ts';
import { DeviceStage } from '#web/websites/site-frame/device-stage.tsx';
import { DeviceSwitch } from '#web/websites/site-frame/device-switch.tsx';
import { SiteFrame } from '#web/websites/site-frame/site-frame.tsx';
import { useDevice } from '#web/websites/site-frame/use-device.ts';
import styles from './live-preview.module.css';
import type { LivePage } from './use-live-page.ts';

/** The preview of the fields at three widths. */
export function LivePreview({ page, name }: { page: LivePage; name: string }) {
  const [device, setDevice] = useDevice();
  const stage = useRef<HTMLDivElement>(null);
  useKeptScroll(stage);
  return (
    <section className={styles.preview} aria-label="Live preview">
      <Cluster gap={1.5} wrap={false} className={styles.bar}>
        <Text as="h2" size={1} weight="medium">
          Live preview
        </Text>
        {page.isUpdating && page.html !== undefined ? (
          <Note as="span" className={styles.updating}>
            <Spinner />
            Updating
          </Note>
        ) : null}
        <DeviceSwitch value={device} onChange={setDevice} />
      </Cluster>
      {page.error === null ? null : <PreviewFailure page={page} error={page.error} />}
      <Grid flex="fill" className={styles.stage} ref={stage}>
        {page.html !== undefined ? (
          <Stage html={page.html} name={name} device={device} />
        ) : page.error === null ? (
          <Loading label="Loading the preview…" shapes={['block']} />
        ) : null}
      </Grid>
    </section>
  );
}

function Stage({ html, name, device }: { html: string; name: string; device: Device }) {
  return (
    <DeviceStage name={name} device={device}>
      {(frame) => <SiteFrame html={html} name={name} {...frame} />}
    </DeviceStage>
  );
}

function PreviewFailure({ page, error }: { page: LivePage; error: Error }) {
  return (
    <Notice tone="danger" title={error.message}>
      <Cluster gap={2} rowGap={1}>
        <p>{adviceFor(error)}</p>
        <Button size="small" isPending={page.isUpdating} onClick={page.retry}>
          Try Again
        </Button>
      </Cluster>
    </Notice>
  );
}

/** Keeps the scroll position of the frame inside `ref` when its page is replaced. */
function useKeptScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    let top = 0;
    const follow = (event: Event) => {
      const page = event.target instanceof HTMLIFrameElement ? event.target.contentDocument : null;
      if (page === null) return;
      page.scrollingElement?.scrollTo({ top, behavior: 'instant' });
      page.addEventListener('scroll', () => {
        top = page.scrollingElement?.scrollTop ?? 0;
      });
    };
    // A frame’s load event doesn’t bubble, but it can be captured.
    place.addEventListener('load', follow, true);
    return () => place.removeEventListener('load', follow, true);
  }, [ref]);
}
