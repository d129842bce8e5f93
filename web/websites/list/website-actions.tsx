import { useEffect, useState } from 'react';
import type { WebsiteSummary } from '#shared/websites/contract/website.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { toastFailure } from '#web/shell/errors/toast-failure.ts';
import { preloadParts } from '#web/shell/navigation/lazy-part.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useDuplicateWebsite } from '#web/websites/api/website-transfer.ts';
import { useDeleteWebsite } from '#web/websites/api/websites.ts';
import { DELETE_WEBSITE_QUESTION } from '#web/websites/website-labels.ts';
import type { WebsiteRow } from './use-website-row.ts';
import { WebsiteCarousel } from './website-carousel.tsx';

const RenameDialog = deferredDialog(() => import('./rename-dialog.tsx').then((m) => m.RenameDialog));
const DownloadDialog = deferredDialog(() =>
  import('#web/websites/transfer/download-dialog.tsx').then((m) => m.DownloadDialog),
);

type Asking = { about: 'rename' | 'download' | 'delete'; website: WebsiteSummary };

/** The websites, and the actions for one of them. */
export function WebsiteActions({ row }: { row: WebsiteRow }) {
  const [asking, setAsking] = useState<Asking>();
  const duplicate = useDuplicate(row.show);
  const ask = (about: Asking['about']) => (website: WebsiteSummary) => setAsking({ about, website });
  const close = () => setAsking(undefined);
  useEffect(() => preloadParts([RenameDialog, DownloadDialog, DeferredConfirm]), []);
  const subject = (about: Asking['about']) => (asking?.about === about ? asking.website : undefined);
  return (
    <>
      <WebsiteCarousel
        row={row}
        actions={{
          onRename: ask('rename'),
          onDuplicate: duplicate,
          onDownload: ask('download'),
          onDelete: ask('delete'),
        }}
      />
      <RenameDialog isOpen={asking?.about === 'rename'} website={subject('rename')} onClose={close} />
      <DownloadDialog isOpen={asking?.about === 'download'} website={subject('download')} onClose={close} />
      <DeleteDialog website={subject('delete')} onClose={close} />
    </>
  );
}

/** The copy is the newest website, so it comes first. */
function useDuplicate(show: (position: number) => void) {
  const { mutate, isPending } = useDuplicateWebsite();
  return ({ website_id, website_name }: WebsiteSummary) => {
    if (isPending) return;
    mutate(website_id, {
      onSuccess: () => {
        show(0);
        showToast({ tone: 'good', title: `${website_name} duplicated. You’re viewing the copy.` });
      },
      onError: toastFailure,
    });
  };
}

type DialogProps = { website: WebsiteSummary | undefined; onClose: () => void };

function DeleteDialog({ website, onClose }: DialogProps) {
  const deletion = useDeleteWebsite();
  const confirm = ({ website_id, website_name }: WebsiteSummary) =>
    deletion.mutate(website_id, {
      onSuccess: () => showToast({ tone: 'good', title: `${website_name} deleted.` }),
      onError: toastFailure,
      onSettled: onClose,
    });
  return (
    <DeferredConfirm
      isOpen={website !== undefined}
      onClose={onClose}
      onConfirm={() => website && confirm(website)}
      title={`Delete ${website?.website_name ?? 'website'}`}
      confirmLabel="Delete"
      isDanger
      isPending={deletion.isPending}
    >
      {DELETE_WEBSITE_QUESTION}
    </DeferredConfirm>
  );
}
