import Download from 'lucide-react/icons/download';
import { useExportReport } from '#web/console/api/business-intelligence.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { saveAsJson } from './report-files.ts';

/** Spec, console §7.4: the executive report as a JSON file, with a link to the other reports. */
export function ExportReport() {
  const exported = useExportReport();
  const save = () =>
    exported.mutate('executive', {
      onSuccess: saveAsJson,
      onError: ({ message }) =>
        showToast({ tone: 'danger', title: 'Failed to export report', description: message }),
    });
  return (
    <>
      <LinkButton href={linkTo.businessReport('executive')}>All reports</LinkButton>
      <Button
        variant="primary"
        icon={<Download aria-hidden="true" />}
        isPending={exported.isPending}
        pendingLabel="Creating your report"
        onClick={save}
      >
        Export report
      </Button>
    </>
  );
}
