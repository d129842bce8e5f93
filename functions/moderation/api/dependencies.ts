import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { WithdrawalMessage } from '#shared/contract/queue-messages.ts';

export type ModerationDependencies = {
  moderation: ModerationRepository;
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  names: Pick<RestaurantNamesRepository, 'search'>;
  figures: Pick<FiguresRepository, 'total'>;
  withdrawals: MessageQueue<WithdrawalMessage>;
  clock: Clock;
  ids: IdSource;
};
