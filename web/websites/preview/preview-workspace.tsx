import FileQuestion from 'lucide-react/icons/file-question-mark';
import { Suspense, useState } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import type { Device } from '#web/websites/site-frame/device.ts';
import { DeviceStage } from '#web/websites/site-frame/device-stage.tsx';
import { useDevice } from '#web/websites/site-frame/use-device.ts';
import { CustomHtmlNotice } from './custom-html-notice.tsx';
import { InfoPanel } from './info-panel.tsx';
import { LookActions } from './look-actions.tsx';
import { PreviewHeader } from './preview-header.tsx';
import styles from './preview-workspace.module.css';
import { hasContent, usePagePlace, useRenderedPage } from './rendered-page.ts';
import { ReviewBar } from './review/review-bar.tsx';
import { ReviewedPage } from './review/reviewed-page.tsx';
import { useFullScreen } from './use-full-screen.ts';

/** Loaded on demand, because viewers don’t need the editor. */
const EditWorkspace = lazyPart(() =>
  import('#web/websites/in-place/edit-workspace.tsx').then((m) => m.EditWorkspace),
);
const prepareEditing = () => void EditWorkspace.preload().catch(() => undefined);

/** The page on the selected device, with its actions and details. */
export function PreviewWorkspace({ website }: { website: Website }) {
  const [device, setDevice] = useDevice();
  const [editing, setEditing] = useState<{ startAt?: string }>();
  const [hasEdited, setHasEdited] = useState(false);
  const fullScreen = useFullScreen();
  const place = usePagePlace(website);
  const view = { device, onDevice: setDevice, fullScreen };
  const isEditable = website.content_source === 'sections' && place !== undefined;
  if (editing !== undefined && isEditable) {
    return (
      <Suspense fallback={<PageLoading />}>
        <EditWorkspace
          {...view}
          {...place}
          website={website}
          startAt={editing.startAt}
          onExit={() => {
            setEditing(undefined);
            setHasEdited(true);
          }}
        />
      </Suspense>
    );
  }
  const edit = isEditable
    ? (startAt?: string) => setEditing(startAt === undefined ? {} : { startAt })
    : undefined;
  return (
    <div className={classNames(styles.workspace, fullScreen.isFullScreen && styles.full)}>
      <PreviewHeader
        {...view}
        website={website}
        actions={
          <LookActions
            website={website}
            onEdit={edit && (() => edit())}
            onMaybeEdit={prepareEditing}
            hasEdited={hasEdited}
          />
        }
      />
      <Grid as="main" gap={4} flex="fill" className={styles.main}>
        <div className={styles.page}>
          {website.content_source === 'html' ? <CustomHtmlNotice website={website} /> : null}
          <ReviewBar website={website} />
          {hasContent(website) ? <Page website={website} device={device} /> : <NoContent />}
        </div>
        {fullScreen.isFullScreen ? null : <InfoPanel website={website} onEditAt={edit} />}
      </Grid>
    </div>
  );
}

function Page({ website, device }: { website: Website; device: Device }) {
  const html = useRenderedPage(website);
  const name = website.website_name;
  if (html === undefined) return <PageLoading />;
  return (
    <DeviceStage name={name} device={device}>
      {(frame) => <ReviewedPage website={website} html={html} {...frame} />}
    </DeviceStage>
  );
}

function PageLoading() {
  return <Loading label="Loading website…" shapes={['block']} />;
}

function NoContent() {
  return (
    <EmptyState icon={<FileQuestion />} title="No content available">
      We haven’t generated this website yet, or its content is missing.
    </EmptyState>
  );
}
