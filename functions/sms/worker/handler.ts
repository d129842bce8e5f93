import { setTimeout } from 'node:timers/promises';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createPromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { createGuestsRepository } from '#functions/guests/guests-repository.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { openSms } from '#functions/sms/provider/create-sms-provider.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import { SmsMessageSchema } from '#shared/contract/queue-messages.ts';
import { smsWorkerNeeds } from './needs.ts';
import { createSmsWork } from './operations.ts';
import { createPace } from './pace.ts';

export const handler = queueFunction(
  SmsMessageSchema,
  smsWorkerNeeds,
  ({ config, table, bucket, queue, clock, runtime }) =>
    createSmsWork({
      users: createUsersRepository(table('users')),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      campaigns: createCampaignsRepository(table('campaigns')),
      guests: createGuestsRepository(table('guests')),
      counters: createRedemptionCountsRepository(table('redemptionCounts')),
      promoCodes: createPromoCodesRepository(table('promoCodes')),
      sends: createSendsRepository(table('sends')),
      lists: bucket('campaignLists'),
      smsQueue: queue('sms'),
      ...openSms(config, { table, clock }),
      pace: createPace({ clock, wait: setTimeout }),
      ...runtime,
    }),
);
