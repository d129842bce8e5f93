import type { GuestsRepository } from '#functions/guests/guests-repository.ts';
import type { AuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { SenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import type { SendsRepository } from '#functions/sms/sends-repository.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';

/** The dependencies of processing guests' texts. */
export type InboundTextDependencies = {
  senderNumbers: Pick<SenderNumbersRepository, 'find'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  guests: Pick<GuestsRepository, 'find' | 'stopTexts' | 'resumeTexts'>;
  sends: Pick<SendsRepository, 'holdText'>;
  /** Answers are sent like all other texts. */
  smsQueue: MessageQueue<SmsMessage>;
  auditRecords: AuditRecords;
  clock: Clock;
};
