import Download from 'lucide-react/icons/download';
import type { BilledInvoice } from '#web/billing/api/billing.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type InvoiceDownloadProps = {
  invoice: BilledInvoice;
  download: {
    isPending: boolean;
    variables: { invoice_id: string } | undefined;
    mutateAsync: (invoice: BilledInvoice) => Promise<{ filename: string; content: Blob }>;
  };
};

/** Saves an invoice as a document. */
export function InvoiceDownload({ invoice, download }: InvoiceDownloadProps) {
  const save = async () => {
    try {
      const { filename, content } = await download.mutateAsync(invoice);
      saveFile(filename, content);
    } catch (error) {
      showToast({ tone: 'danger', title: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Download />}
      isPending={download.isPending && download.variables?.invoice_id === invoice.invoice_id}
      onClick={() => void save()}
    >
      PDF<VisuallyHidden> of invoice {invoice.number}</VisuallyHidden>
    </Button>
  );
}
