import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { scheduledFunction } from '#functions/platform/worker-functions.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';
import { dueTextsNeeds } from './needs.ts';
import { queueDueTexts } from './queue-due-texts.ts';

/** Runs every five minutes. */
export const handler = scheduledFunction(dueTextsNeeds, ({ table, queue, clock }) => {
  const dependencies = {
    campaigns: createCampaignsRepository(table('campaigns')),
    sends: createSendsRepository(table('sends')),
    smsQueue: queue<SmsMessage>('sms'),
    clock,
  };
  return () => queueDueTexts(dependencies);
});
