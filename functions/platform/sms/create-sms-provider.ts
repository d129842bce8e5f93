import * as z from 'zod/mini';
import type { SmsReceipt } from '#shared/contract/queue-messages.ts';
import { openDeferredQueue } from '../aws/deferred-queue.ts';
import type { Clock } from '../clock.ts';
import { lazy } from '../lazy.ts';
import type { FindSender } from './aws-sms.ts';
import { createOutboxSms } from './outbox-sms.ts';
import type { SmsProvider } from './sms-provider.ts';

/** How texts leave: into local mode's outbox, or through AWS. Spread into a function's environment schema. */
export const smsVariables = {
  SMS_PROVIDER: z.enum(['outbox', 'aws']),
  OUTBOX_DIRECTORY: z.optional(z.string().check(z.minLength(1))),
  /** Where the outbox puts the receipts that it makes up. */
  SMS_RECEIPTS_QUEUE_URL: z.optional(z.url()),
  /** Of AWS, which sends receipts to our topic. */
  SMS_CONFIGURATION_SET: z.optional(z.string()),
  /** `off` lifts the hours of the law, in local mode only; an owner's own hours stay. */
  SMS_QUIET_HOURS: z._default(z.enum(['on', 'off']), 'on'),
};
type SmsConfig = {
  SMS_PROVIDER: 'outbox' | 'aws';
  OUTBOX_DIRECTORY?: string | undefined;
  SMS_RECEIPTS_QUEUE_URL?: string | undefined;
  SMS_CONFIGURATION_SET?: string | undefined;
  SMS_QUIET_HOURS: 'on' | 'off';
};

/** The provider that the environment names. Throws when the outbox lacks its places. */
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

/** Whether texts keep the hours of the law: always, where they reach people. */
export function keepsQuietHours(config: SmsConfig): boolean {
  return config.SMS_PROVIDER !== 'outbox' || config.SMS_QUIET_HOURS === 'on';
}

/** The client is loaded when it is first needed, so that local mode never loads it. */
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
