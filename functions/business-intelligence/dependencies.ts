import type { ScoreAllDependencies } from '#functions/modules/churn/score-all-customers.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { UsersRepository } from '#functions/modules/users/users-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';

/** Everything that business intelligence needs from the outside. */
export type BusinessIntelligenceDependencies = ScoreAllDependencies & {
  restaurants: Pick<RestaurantsRepository, 'find' | 'findMany'>;
  users: Pick<UsersRepository, 'find'>;
  emails: MessageQueue<EmailMessage>;
  ids: IdSource;
  /** Whether a read scores the customers first. */
  scoresOnRead: boolean;
};
