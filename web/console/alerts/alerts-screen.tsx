import { useAlerts } from '#web/console/api/alerts.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { AlertsForm } from './alerts-form.tsx';

/** Alerts by email or webhook: thresholds, addresses, and a test. */
export function AlertsScreen() {
  const alerts = useAlerts();
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.alerts} />
      {alerts.data !== undefined ? (
        <AlertsForm alerts={alerts.data} />
      ) : (
        <LoadState query={alerts} title="We couldn’t load the alerts" label="Loading alerts…" lines={8} />
      )}
    </>
  );
}
