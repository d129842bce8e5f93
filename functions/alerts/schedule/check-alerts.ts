import type { AlertsStore } from '#functions/alerts/alerts-store.ts';
import { MEASURES, type MeasureDependencies } from '#functions/alerts/measure-alerts.ts';
import { type SendDependencies, sendAlert } from '#functions/alerts/send-alert.ts';
import type { createQueueWaits } from '#functions/jobs/queue-waits.ts';
import type { Log } from '#functions/platform/log.ts';
import {
  ALERT_RULE_NAMES,
  ALERT_RULES,
  type AlertRule,
  type AlertState,
  formatAlertValue,
  NO_ALERT,
  nextAlertState,
} from '#shared/alerts/alert-rules.ts';

export type CheckDependencies = MeasureDependencies &
  SendDependencies & {
    alerts: AlertsStore;
    waits: ReturnType<typeof createQueueWaits>;
    log: Pick<Log, 'warning'>;
  };

/**
 * Measures each rule that is on and sends notices of changes. A notice is sent before its state is stored. If a run
 * stops between the two, the next run sends it again, and the email worker drops the duplicate by its ID.
 */
export async function checkAlerts(dependencies: CheckDependencies): Promise<{ sent: number }> {
  const { alerts, waits, readQueues, clock, log } = dependencies;
  const now = clock.now();
  const queues = await readQueues();
  await waits.note(
    queues.filter(({ waiting }) => waiting > 0).map(({ queue }) => queue),
    now,
  );
  const { data: settings } = await alerts.getSettings();
  const { version, data: stored } = await alerts.getStates();
  const states: Partial<Record<AlertRule, AlertState>> = {};
  let sent = 0;
  const measuring = { ...dependencies, readQueues: async () => queues };
  for (const rule of ALERT_RULE_NAMES) {
    const { is_on, threshold } = settings.rules[rule];
    const before = stored?.states[rule] ?? NO_ALERT;
    const value = is_on ? await MEASURES[rule](measuring, threshold) : null;
    const { state, notice } = nextAlertState(before, { value, threshold: is_on ? threshold : null, now });
    states[rule] = state;
    if (notice === undefined || value === null) continue;
    const id = `${rule}/${notice}/${state.notified_at}`;
    const { webhook } = await sendAlert(dependencies, settings, {
      id,
      rule,
      kind: notice,
      ...noticeWords(rule, notice, { value, threshold }),
    });
    if (webhook === 'failed' || webhook === 'blocked')
      log.warning('an alert webhook failed', { id, webhook });
    sent += 1;
  }
  await alerts.saveStates({ version: version + 1, data: { states, checked_at: now.toISOString() } });
  return { sent };
}

function noticeWords(
  rule: AlertRule,
  kind: 'firing' | 'resolved',
  { value, threshold }: { value: number; threshold: number },
) {
  const { label } = ALERT_RULES[rule];
  const [is, limit] = [value, threshold].map((each) => formatAlertValue(rule, each));
  return kind === 'firing'
    ? { subject: `Alert: ${label}, ${is}`, text: `${label}: ${is}. Your threshold is ${limit}.` }
    : { subject: `Resolved: ${label}`, text: `${label}: ${is}, back below your threshold of ${limit}.` };
}
