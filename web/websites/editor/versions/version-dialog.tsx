import type { WebsiteVersion } from '#shared/websites/contract/website.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useVersionPage } from '#web/websites/api/website-versions.ts';
import { DeviceStage } from '#web/websites/site-frame/device-stage.tsx';
import { DeviceSwitch } from '#web/websites/site-frame/device-switch.tsx';
import { SiteFrame } from '#web/websites/site-frame/site-frame.tsx';
import { useDevice } from '#web/websites/site-frame/use-device.ts';
import styles from './version-dialog.module.css';
import { versionMoment, versionReasons } from './version-labels.ts';

type VersionDialogProps = {
  websiteId: string;
  /** Undefined while the dialog is closed. */
  version: WebsiteVersion | undefined;
  onClose: () => void;
  onRestore: (version: WebsiteVersion) => void;
};

/** The page of a saved version. */
export function VersionDialog({ websiteId, version, onClose, onRestore }: VersionDialogProps) {
  return (
    <Dialog
      isOpen={version !== undefined}
      onClose={onClose}
      size="large"
      title={version === undefined ? '' : versionMoment(version)}
      description={version === undefined ? undefined : versionReasons(version)}
      actions={
        <>
          <Button variant="primary" onClick={() => version && onRestore(version)}>
            Restore this version
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {version === undefined ? null : <VersionPage websiteId={websiteId} version={version} />}
    </Dialog>
  );
}

function VersionPage({ websiteId, version }: { websiteId: string; version: WebsiteVersion }) {
  const page = useVersionPage(websiteId, version.version);
  const [device, setDevice] = useDevice();
  if (page.data === undefined) return page.isError ? <LoadFailure query={page} /> : <PageLoading />;
  const { data: html } = page;
  const name = `${version.website_name}, ${versionMoment(version)}`;
  return (
    <Stack gap={1.5} align="start">
      <DeviceSwitch value={device} onChange={setDevice} />
      <Grid width="full" className={styles.stage}>
        <DeviceStage name={version.website_name} device={device}>
          {(frame) => <SiteFrame html={html} name={name} {...frame} />}
        </DeviceStage>
      </Grid>
    </Stack>
  );
}

function PageLoading() {
  return <Loading label="Loading this version…" width="full" className={styles.stage} shapes={['block']} />;
}
