import { Suspense, useState } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { useDeleteMenuSales, useMenuSales } from '#web/menu/api/menu-sales.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import { soldOf } from './make-menu-sales.ts';
import { salesFileRefusal } from './sales-file-refusal.ts';
import styles from './sales-panel.module.css';

const SalesDialog = lazyPart(() => import('./sales-dialog.tsx').then((m) => m.SalesDialog));

type SalesPanelProps = {
  /** Called when sales were uploaded or deleted. */
  onChange: () => void;
};

/** The uploaded sales. Without them, items have no category. */
export function SalesPanel({ onChange }: SalesPanelProps) {
  const stored = useMenuSales();
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const choose = (chosen: File) => {
    const reason = salesFileRefusal(chosen);
    setRefusal(reason);
    setFile(reason === undefined ? chosen : undefined);
  };
  // The button that deleted them is gone, too.
  const place = useFocusPlace<HTMLElement>(stored.data !== undefined && stored.data.sales !== null);
  return (
    <Section title="Your sales" titleSize={1} gap={2} ref={place} tabIndex={-1}>
      {stored.isPending ? (
        <Loading label="Loading your sales…" shapes={[2]} />
      ) : stored.isError ? (
        <LoadFailure query={stored} />
      ) : (
        <>
          <StoredSales sales={stored.data.sales} onChange={onChange} />
          <FileDrop accept=".csv,.tsv,.txt,.xlsx,text/csv" onFile={choose}>
            {stored.data.sales === null ? 'Choose a file from your POS' : 'Choose a newer file'}
          </FileDrop>
          {refusal === undefined ? null : <Notice tone="danger">{refusal}</Notice>}
        </>
      )}
      {file === undefined || stored.data === undefined ? null : (
        <Suspense fallback={null}>
          <SalesDialog
            file={file}
            before={stored.data.sales}
            onClose={() => setFile(undefined)}
            onSaved={() => {
              setFile(undefined);
              onChange();
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}

type Stored = NonNullable<ReturnType<typeof useMenuSales>['data']>['sales'];

function StoredSales({ sales, onChange }: { sales: Stored } & SalesPanelProps) {
  const remove = useDeleteMenuSales();
  const [isAsking, setIsAsking] = useState(false);
  if (sales === null) {
    return <Note>Individual orders never leave your browser.</Note>;
  }
  const sold = sales.items.reduce((sum, item) => sum + soldOf(item), 0);
  return (
    <Stack gap={0.5} align="start" className={styles.stored}>
      <p>
        <strong>{formatCount(Math.round(sold))} sold</strong> across {sales.items.length} items
      </p>
      <Note>
        {sales.from === null || sales.to === null
          ? `Over ${sales.days} days`
          : `${printedDay(sales.from)} to ${printedDay(sales.to)}`}
      </Note>
      <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
        Delete sales
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete your sales data?"
        confirmLabel="Delete"
        isDanger
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: onChange,
            onError: (error) => showToast({ tone: 'danger', title: error.message }),
            onSettled: () => setIsAsking(false),
          })
        }
      >
        We can’t classify your items until you upload sales again.
      </ConfirmDialog>
    </Stack>
  );
}
