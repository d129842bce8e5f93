import Download from 'lucide-react/icons/download';
import PackageOpen from 'lucide-react/icons/package-open';
import type { DataExport } from '#shared/data-export/contract/data-export-routes.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useDataExport, useDownloadExport, useStartDataExport } from './data-export.ts';

/** Exports all of the restaurant's data as one ZIP file. */
export function DataExportSection() {
  const query = useDataExport();
  return (
    <SettingsSection title="Your data" description="Everything in one ZIP file.">
      {query.data !== undefined ? (
        <ExportState current={query.data} />
      ) : (
        <LoadState query={query} label="Loading your data export…" lines={1} />
      )}
    </SettingsSection>
  );
}

function ExportState({ current }: { current: DataExport | null }) {
  if (current?.status === 'running')
    return (
      <Stack gap={2}>
        <ProgressBar label={`Exporting: ${current.step}`} percent={current.progress} />
        <Text tone="muted">You can leave this page. We’ll email you when your export is ready.</Text>
      </Stack>
    );
  return (
    <Stack gap={2} align="start">
      {current?.status === 'ready' ? <Ready ready={current} /> : null}
      {current?.status === 'failed' ? (
        <Notice tone="danger" title="We couldn’t export your data">
          Start the export again. If it still fails, reply to any email from us.
        </Notice>
      ) : null}
      <Start label={current?.status === 'ready' ? 'Export again' : 'Export my data'} />
    </Stack>
  );
}

function Ready({ ready: { size_bytes, expires_at } }: { ready: DataExport }) {
  const download = useDownloadExport();
  const onError = ({ message }: Error) => showToast({ tone: 'danger', title: message });
  return (
    <>
      <Text>
        Ready to download{size_bytes === null ? '' : ` (${inMegabytes(size_bytes)})`}
        {expires_at === null ? '.' : ` until ${formatMoment(expires_at)}.`}
      </Text>
      <Button
        variant="primary"
        icon={<Download />}
        isPending={download.isPending}
        onClick={() => download.mutate(undefined, { onError })}
      >
        Download ZIP
      </Button>
    </>
  );
}

function Start({ label }: { label: string }) {
  const start = useStartDataExport();
  const onError = ({ message }: Error) => showToast({ tone: 'danger', title: message });
  return (
    <Button
      icon={<PackageOpen />}
      isPending={start.isPending}
      onClick={() => start.mutate(undefined, { onError })}
    >
      {label}
    </Button>
  );
}

const MEGABYTE = 1_000_000;

function inMegabytes(bytes: number): string {
  const size = bytes / MEGABYTE;
  return `${size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)} MB`;
}
