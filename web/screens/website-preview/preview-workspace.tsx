import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useState } from 'react';
import type { Website } from '#shared/contract/website.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Device } from './device.ts';
import { DeviceStage } from './device-stage.tsx';
import { InfoPanel } from './info-panel.tsx';
import { PreviewHeader } from './preview-header.tsx';
import styles from './preview-workspace.module.css';
import { hasContent, useRenderedPage } from './rendered-page.ts';
import { useFullScreen } from './use-full-screen.ts';

/** The page on its device, what can be done with it, and what is known of it. */
export function PreviewWorkspace({ website }: { website: Website }) {
  const [device, setDevice] = useState<Device>(ownDevice);
  const fullScreen = useFullScreen();
  return (
    <div className={classNames(styles.workspace, fullScreen.isFullScreen && styles.full)}>
      <PreviewHeader website={website} device={device} onDevice={setDevice} fullScreen={fullScreen} />
      <main className={styles.main}>
        {hasContent(website) ? <Page website={website} device={device} /> : <NoContent />}
        {fullScreen.isFullScreen ? null : <InfoPanel website={website} />}
      </main>
    </div>
  );
}

/** On a phone, the phone is what can be judged. */
const ownDevice = (): Device => (innerWidth < 640 ? 'mobile' : 'desktop');

function Page({ website, device }: { website: Website; device: Device }) {
  const html = useRenderedPage(website);
  if (html !== undefined) return <DeviceStage html={html} name={website.website_name} device={device} />;
  return (
    <Loading label="Loading website…">
      <Skeleton shape="block" />
    </Loading>
  );
}

function NoContent() {
  return (
    <EmptyState icon={<FileQuestion />} title="No content available">
      This website has not been generated yet, or its content is missing.
    </EmptyState>
  );
}
