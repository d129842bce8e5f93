import { useAlerts } from '#web/console/api/alerts.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AlertsForm } from './alerts-form.tsx';

/** Alerts by email or webhook: thresholds, addresses, and a test. */
export function AlertsScreen() {
  const alerts = useAlerts();
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.alerts} />
      {alerts.data !== undefined ? (
        <AlertsForm alerts={alerts.data} />
      ) : alerts.isError ? (
        <LoadFailure query={alerts} title="We couldn’t load the alerts" />
      ) : (
        <Loading label="Loading alerts…">
          <Skeleton lines={8} />
        </Loading>
      )}
    </>
  );
}
