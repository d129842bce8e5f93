import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { BulkEmailsStore } from '#functions/bulk-emails/bulk-emails-store.ts';
import type { EmailOptOuts } from '#functions/bulk-emails/email-opt-outs.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { RateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import type { PlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import type { BulkEmailMessage, EmailMessage } from '#shared/contract/queue-messages.ts';

export type BulkEmailsDependencies = {
  bulkEmails: BulkEmailsStore;
  optOuts: Pick<EmailOptOuts, 'findLink' | 'choose'>;
  users: Pick<UsersRepository, 'find'>;
  settings: Pick<PlatformSettingsStore, 'get'>;
  emails: Pick<MessageQueue<EmailMessage>, 'send'>;
  messages: Pick<MessageQueue<BulkEmailMessage>, 'send'>;
  rateLimiter: Pick<RateLimiter, 'reserveAttempt'>;
  clock: Clock;
  ids: IdSource;
};
