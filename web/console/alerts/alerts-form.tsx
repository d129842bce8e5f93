import { type FormEvent, useState } from 'react';
import {
  ALERT_RULE_NAMES,
  ALERT_RULES,
  type AlertRule,
  formatAlertValue,
} from '#shared/alerts/alert-rules.ts';
import type { AlertSettings, Alerts } from '#shared/alerts/contract/alerts.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { ApiError } from '#web/client/api-error.ts';
import { useSaveAlerts, useTestAlerts } from '#web/console/api/alerts.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './alerts-form.module.css';

const THRESHOLD_LABELS: Readonly<Record<AlertRule, string>> = {
  budget: 'Percentage of monthly budget',
  overdue: 'Overdue amount in dollars',
  disputes: 'Open disputes',
  failure_rate: 'Percentage of websites that failed',
  dead_letters: 'Dead letters in all queues',
};

/** Thresholds and addresses, saved together, and a test of the saved addresses. */
export function AlertsForm({ alerts: { settings, states, checked_at } }: { alerts: Alerts }) {
  const [rules, setRules] = useState(settings.rules);
  const save = useSaveAlerts();
  const test = useTestAlerts();
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const listError = Object.entries(fields).find(([path]) => path.startsWith('emails'))?.[1];
  const change = (rule: AlertRule, part: Partial<AlertSettings['rules'][AlertRule]>) =>
    setRules((before) => ({ ...before, [rule]: { ...before[rule], ...part } }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const emails = String(form.get('emails'))
      .split(/[\s,;]+/)
      .filter((each) => each !== '');
    const url = String(form.get('webhook_url')).trim();
    save.mutate(
      { rules, emails, webhook_url: url === '' ? null : url },
      { onSuccess: () => showToast({ tone: 'good', title: 'Saved' }) },
    );
  };
  const secret = save.data?.webhook_secret;
  return (
    <form onSubmit={submit} noValidate>
      {ALERT_RULE_NAMES.map((rule) => (
        <SettingsSection key={rule} title={ALERT_RULES[rule].label} description={DESCRIPTIONS[rule]}>
          <Stack gap={2}>
            <Switch
              label={`Alert on ${ALERT_RULES[rule].label.toLowerCase()}`}
              checked={rules[rule].is_on}
              onChange={(event) => change(rule, { is_on: event.target.checked })}
            />
            <Field
              label={THRESHOLD_LABELS[rule]}
              type="number"
              inputMode="numeric"
              value={Number.isNaN(rules[rule].threshold) ? '' : rules[rule].threshold}
              onChange={(event) => change(rule, { threshold: event.target.valueAsNumber })}
              error={fields[`rules.${rule}.threshold`]}
              className={styles.threshold}
            />
            <Measured rule={rule} state={states[rule]} />
          </Stack>
        </SettingsSection>
      ))}
      <SettingsSection
        title="Recipients"
        description="We send an alert when a threshold is reached (at most once a day) and another when it’s resolved."
      >
        <Stack gap={2}>
          <TextAreaField
            label="Email addresses"
            name="emails"
            rows={2}
            defaultValue={settings.emails.join('\n')}
            hint="One per line, up to 5."
            error={listError}
            isOptional
          />
          <Field
            label="Webhook"
            name="webhook_url"
            type="url"
            autoComplete="off"
            defaultValue={settings.webhook_url ?? ''}
            hint="We send JSON signed in the X-Alert-Signature header (HMAC-SHA256)."
            error={fields.webhook_url}
            isOptional
          />
          {secret ? (
            <Notice tone="warning" title="Copy the webhook’s secret now. We won’t show it again.">
              <Text as="code" breaks>
                {secret}
              </Text>
            </Notice>
          ) : null}
          {save.error !== null && Object.keys(fields).length === 0 ? (
            <Notice tone="danger">{errorMessages(save.error).title}</Notice>
          ) : null}
          <Cluster gap={2} rowGap={1}>
            <Button variant="primary" type="submit" isPending={save.isPending} pendingLabel="Saving">
              Save alerts
            </Button>
            <Button
              isPending={test.isPending}
              onClick={() =>
                test.mutate(undefined, {
                  onSuccess: ({ message, data }) =>
                    showToast({ tone: data.has_failed ? 'danger' : 'good', title: message }),
                  onError: (error) => showToast({ tone: 'danger', title: errorMessages(error).title }),
                })
              }
            >
              Send a test
            </Button>
          </Cluster>
          <Note>
            {checked_at === null ? 'Not checked yet.' : `Last checked ${formatMoment(checked_at)}.`} We check
            every 5 minutes. Tests go to the saved recipients.
          </Note>
        </Stack>
      </SettingsSection>
    </form>
  );
}

const DESCRIPTIONS: Readonly<Record<AlertRule, string>> = {
  budget: 'This month’s costs, as a share of the monthly budget in Platform Settings.',
  overdue: 'The total of all overdue invoices.',
  disputes: 'Disputed payments awaiting the bank’s decision. Evidence is due within days.',
  failure_rate: 'Share of websites that failed to generate since yesterday. Requires at least 5 websites.',
  dead_letters: 'Messages that failed too many times.',
};

type MeasuredProps = { rule: AlertRule; state: Alerts['states'][AlertRule] };

/** What was measured last, while the rule was on. */
function Measured({ rule, state }: MeasuredProps) {
  if (state === undefined || state.value === null) return null;
  return (
    <Cluster gap={1} rowGap={0.5} align="center">
      <Note as="span">Currently {formatAlertValue(rule, state.value)}</Note>
      {state.over_since === null ? (
        <Badge tone="good">OK</Badge>
      ) : (
        <Badge tone="danger">Over the threshold since {formatMoment(state.over_since)}</Badge>
      )}
    </Cluster>
  );
}
