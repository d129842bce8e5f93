import { useState } from 'react';
import type { WebsiteVersion } from '#shared/websites/contract/website.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { toastFailure } from '#web/shell/errors/toast-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useRestoreVersion, useVersions } from '#web/websites/api/website-versions.ts';
import type { Editor } from '#web/websites/editor/draft/use-editor.ts';
import styles from '#web/websites/editor/tabs/editor-tab.module.css';
import { PREVIOUS_VERSION_SAVED } from '#web/websites/generation/generation-texts.ts';
import { VersionDialog } from './version-dialog.tsx';
import { versionMoment } from './version-labels.ts';
import { VersionList } from './version-list.tsx';

/** The saved versions, to view and restore. */
export function VersionHistory({ editor }: { editor: Editor }) {
  const id = editor.base.website_id;
  const versions = useVersions(id);
  const restoring = useRestoreVersion(id);
  const [shown, setShown] = useState<WebsiteVersion>();
  const [asked, setAsked] = useState<WebsiteVersion>();
  const ask = (version: WebsiteVersion) => {
    setShown(undefined);
    setAsked(version);
  };
  const restore = () => {
    if (asked === undefined) return;
    restoring.mutate(asked.version, {
      onSuccess: ({ data }) => {
        editor.replaceWith(data);
        showToast({
          tone: 'good',
          title: `Restored to ${versionMoment(asked)}`,
          description: PREVIOUS_VERSION_SAVED,
        });
      },
      onError: toastFailure,
      onSettled: () => setAsked(undefined),
    });
  };
  return (
    <Section title="Version history" titleSize={1} ruled gap={1.5} align="start" className={styles.part}>
      {versions.data !== undefined ? (
        <VersionList versions={versions.data} onLook={setShown} onRestore={ask} />
      ) : versions.isError ? (
        <HistoryFailure versions={versions} />
      ) : (
        <Loading label="Loading version history…" shapes={[3]} />
      )}
      <VersionDialog websiteId={id} version={shown} onClose={() => setShown(undefined)} onRestore={ask} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={restore}
        isPending={restoring.isPending}
        title="Restore this version?"
        confirmLabel="Restore"
      >
        This restores your website to {asked === undefined ? '' : versionMoment(asked)}. We’ll save your
        current version first. Guests see the change when you publish.
      </ConfirmDialog>
    </Section>
  );
}

function HistoryFailure({ versions }: { versions: ReturnType<typeof useVersions> }) {
  const { title, advice, referenceId } = errorMessages(versions.error);
  return (
    <Notice tone="danger" title={title}>
      <p>
        {advice}
        {referenceId === undefined ? null : ` Reference ${referenceId}`}
      </p>
      <Button size="small" isPending={versions.isFetching} onClick={() => void versions.refetch()}>
        Try Again
      </Button>
    </Notice>
  );
}
