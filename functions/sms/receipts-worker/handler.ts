import { createGuestsRepository } from '#functions/guests/guests-repository.ts';
import { queueFunction } from '#functions/platform/worker-functions.ts';
import { createSendsRepository } from '#functions/sms/sends-repository.ts';
import { SmsReceiptSchema } from '#shared/contract/queue-messages.ts';
import { smsReceiptsNeeds } from './needs.ts';
import { createSmsReceiptWork } from './operations.ts';

export const handler = queueFunction(SmsReceiptSchema, smsReceiptsNeeds, ({ table }) =>
  createSmsReceiptWork({
    sends: createSendsRepository(table('sends')),
    guests: createGuestsRepository(table('guests')),
  }),
);
