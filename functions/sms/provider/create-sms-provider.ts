import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { OpenTable } from '#functions/platform/needs/open-resources.ts';
import { createTextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import type { SmsReceipt } from '#shared/contract/queue-messages.ts';
import type { FindSender } from './aws-sms.ts';
import { createOutboxSms } from './outbox-sms.ts';
import type { SmsProvider } from './sms-provider.ts';

/** Selects local mode's outbox or AWS. */
type SmsConfig = {
  SMS_PROVIDER: 'outbox' | 'aws';
  OUTBOX_DIRECTORY?: string | undefined;
  SMS_RECEIPTS_QUEUE_URL?: string | undefined;
  SMS_CONFIGURATION_SET?: string | undefined;
  SMS_QUIET_HOURS: 'on' | 'off';
};

/** Creates the provider that the environment names. Throws if the outbox lacks its directory or queue. */
export function createSmsProvider(
  config: SmsConfig,
  { clock, findSender }: { clock: Clock; findSender: FindSender },
): SmsProvider {
  if (config.SMS_PROVIDER === 'aws') return openDeferredAwsSms(config, findSender);
  const { OUTBOX_DIRECTORY: outboxDirectory, SMS_RECEIPTS_QUEUE_URL: queueUrl } = config;
  if (outboxDirectory === undefined || queueUrl === undefined) {
    throw new Error(
      'The environment is incomplete. OUTBOX_DIRECTORY and SMS_RECEIPTS_QUEUE_URL: required with SMS_PROVIDER=outbox',
    );
  }
  const receipts = openDeferredQueue<SmsReceipt>(queueUrl);
  return createOutboxSms({ outboxDirectory, clock, receipts });
}

/** Opens the provider, the senders that it looks up, and whether texts keep legal hours. */
export function openSms(
  config: SmsConfig,
  { table, clock }: { table: OpenTable<'textingSettings'>; clock: Clock },
) {
  const textingSettings = createTextingSettingsRepository(table('textingSettings'));
  return {
    textingSettings,
    provider: createSmsProvider(config, { clock, findSender: textingSettings.findSender }),
    keepsQuietHours: keepsQuietHours(config),
  };
}

/** Whether texts keep legal hours: always, unless they stay in the outbox. */
function keepsQuietHours(config: SmsConfig): boolean {
  return config.SMS_PROVIDER !== 'outbox' || config.SMS_QUIET_HOURS === 'on';
}

/** Loads the AWS client when it is first needed, so that local mode never does. */
function openDeferredAwsSms(config: SmsConfig, findSender: FindSender): SmsProvider {
  const provider = lazy(async () =>
    (await import('./aws-sms.ts')).createAwsSms({
      findSender,
      configurationSet: config.SMS_CONFIGURATION_SET,
    }),
  );
  return {
    isSimulated: false,
    hasSender: async (restaurantId) => (await provider()).hasSender(restaurantId),
    send: async (sms) => (await provider()).send(sms),
  };
}
