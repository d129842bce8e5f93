import DownloadIcon from 'lucide-react/icons/download';
import type { WebsiteSummary } from '#shared/websites/contract/website.ts';
import { ApiError } from '#web/client/api-error.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { useDownloadWebsite } from '#web/websites/api/website-transfer.ts';

type DownloadDialogProps = {
  isOpen: boolean;
  website: WebsiteSummary | undefined;
  onClose: () => void;
};

/** Downloads the website as a zip. */
export function DownloadDialog({ isOpen, website, onClose }: DownloadDialogProps) {
  const download = useDownloadWebsite();
  const close = () => {
    download.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isDismissable={!download.isPending}
      title={`Download ${website?.website_name ?? 'website'}`}
      description="Save a copy of your website or host it anywhere."
      actions={
        <DialogActions
          icon={<DownloadIcon />}
          isPending={download.isPending}
          pendingLabel="Preparing your download"
          onClick={() => website && download.mutate(website.website_id, { onSuccess: close })}
          onCancel={close}
        >
          Download
        </DialogActions>
      }
    >
      <Stack as="ul" divided>
        <Text as="li" tone="muted">
          <Text as="strong" tone="ink">
            index.html
          </Text>{' '}
          is your website as guests see it. Double-click to open it, even offline.
        </Text>
        <Text as="li" tone="muted">
          The folder also includes{' '}
          <Text as="strong" tone="ink">
            images and fonts
          </Text>
          .
        </Text>
        <Text as="li" tone="muted">
          <Text as="strong" tone="ink">
            site.json
          </Text>{' '}
          has all your content and settings. Use “Import a website” to restore it.
        </Text>
      </Stack>
      {download.error === null ? null : <DownloadFailure error={download.error} />}
    </Dialog>
  );
}

function DownloadFailure({ error }: { error: Error }) {
  const findings = error instanceof ApiError ? Object.entries(error.fields) : [];
  return (
    <Notice tone="danger" title={error.message}>
      {findings.length === 0 ? (
        adviceFor(error)
      ) : (
        <Stack as="ul" gap={0.5} breaks bullets>
          {findings.map(([element, finding]) => (
            <li key={element}>
              {element}: {finding}
            </li>
          ))}
        </Stack>
      )}
    </Notice>
  );
}
