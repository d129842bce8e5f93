import type { AlertsStore, StoredAlertSettings } from '#functions/alerts/alerts-store.ts';
import {
  SECRET_OWNER,
  type SendDependencies,
  sendAlert,
  type WebhookOutcome,
} from '#functions/alerts/send-alert.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Encryptor } from '#functions/platform/encryption/encryptor.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { alertRoutes } from '#shared/alerts/contract/alert-routes.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';

export type AlertsDependencies = Omit<SendDependencies, 'encryptor'> & {
  alerts: AlertsStore;
  encryptor: Encryptor;
  createSecret: () => string;
  ids: IdSource;
};

/** Reading, saving, and testing alerts. A response has the webhook’s secret once, when its address is new. */
export function createAlertOperations(dependencies: AlertsDependencies): Operations<typeof alertRoutes> {
  const { alerts, encryptor, createSecret, ids } = dependencies;
  const answerWith = async (settings: StoredAlertSettings) => {
    const { data: stored } = await alerts.getStates();
    return {
      settings: withoutSecret(settings),
      states: stored?.states ?? {},
      checked_at: stored?.checked_at ?? null,
    };
  };
  return {
    getAlerts: async () => ({ data: await answerWith((await alerts.getSettings()).data) }),
    saveAlerts: async ({ body }, { audit }) => {
      const { version, data: before } = await alerts.getSettings();
      const isNew = body.webhook_url !== null && body.webhook_url !== before.webhook_url;
      const webhook_secret = isNew ? createSecret() : null;
      const kept = body.webhook_url === null ? null : before.webhook_secret;
      const encrypted =
        webhook_secret === null ? kept : await encryptor.encrypt(webhook_secret, SECRET_OWNER);
      const data = { ...body, webhook_secret: encrypted };
      audit.before = withoutSecret(before);
      audit.after = body;
      if (!(await alerts.saveSettings({ version: version + 1, data }))) throw new AppError('unavailable');
      return { data: await answerWith(data), webhook_secret };
    },
    testAlerts: async (_input, { audit }) => {
      const { data: settings } = await alerts.getSettings();
      const { webhook } = await sendAlert(dependencies, settings, {
        id: `test/${ids.next()}`,
        rule: 'test',
        kind: 'test',
        subject: `Test alert from ${BRAND_NAME}`,
        text: 'This is a test alert. Alerts to this address are working.',
      });
      audit.after = { emails: settings.emails.length, webhook };
      return {
        message: outcomeOf(settings.emails.length, webhook),
        data: { has_failed: webhook === 'failed' || webhook === 'blocked' },
      };
    },
  };
}

function withoutSecret({ webhook_secret: _secret, ...settings }: StoredAlertSettings) {
  return settings;
}

const WEBHOOK_WORDS: Readonly<Record<WebhookOutcome, string>> = {
  delivered: 'The webhook responded.',
  failed: 'The webhook didn’t return a success status. Check its URL, then test again.',
  blocked: 'We can’t call this webhook because its URL isn’t public.',
  none: '',
};

function outcomeOf(emails: number, webhook: WebhookOutcome): string {
  if (emails === 0 && webhook === 'none') return 'Add an email address or a webhook first.';
  const sent = emails === 0 ? '' : `We sent a test to ${emails === 1 ? '1 address' : `${emails} addresses`}.`;
  return [sent, WEBHOOK_WORDS[webhook]].filter((part) => part !== '').join(' ');
}
