import type { AccountDoors } from '#functions/modules/accounts/close-account.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { AccountDeletionMessage } from '#shared/contract/queue-messages.ts';

/** Everything that the administration of restaurants needs from the outside. */
export type RestaurantAdministrationDependencies = AccountDoors & {
  accountDeletions: MessageQueue<AccountDeletionMessage>;
};
