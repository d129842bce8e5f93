import type { Meter } from '#functions/ai/meter.ts';
import type { TextModel } from '#functions/ai/models/load-model.ts';
import type { ModelConfig } from '#functions/ai/models/model-settings.ts';
import type { ModelHealthBook } from '#functions/features/model-health.ts';
import type { FiguresRepository } from '#functions/metrics/figures-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Config } from '#functions/platform/needs/read-config.ts';
import type { EnteredAmountsStore } from '#functions/platform-settings/entered-amounts-store.ts';
import type { MonthCostsRepository } from '#functions/platform-settings/month-costs-repository.ts';
import type { PlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import type { DeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { SenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import type { platformSettingsNeeds } from './needs.ts';

/** Names of providers that administrators see. */
export type ProviderConfig = ModelConfig & Pick<Config<typeof platformSettingsNeeds>, ProviderName>;
type ProviderName =
  | 'EMAIL_PROVIDER'
  | 'EMAIL_SENDER'
  | 'SMS_PROVIDER'
  | 'HAS_SMS_NUMBERS'
  | 'ADS_PROVIDER'
  | 'HAS_ADS_APP'
  | 'HAS_PLACES'
  | 'PAYMENTS';

export type PlatformSettingsDependencies = TextModel & {
  health: Pick<ModelHealthBook, 'get'>;
  meter: Pick<Meter, 'measure' | 'reserve'>;
  settings: PlatformSettingsStore;
  enteredAmounts: EnteredAmountsStore;
  figures: Pick<FiguresRepository, 'listDaysOf'>;
  monthCosts: Pick<MonthCostsRepository, 'listEventually'>;
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  names: Pick<RestaurantNamesRepository, 'list'>;
  deletedRestaurants: Pick<DeletedRestaurants, 'listSince'>;
  senderNumbers: Pick<SenderNumbersRepository, 'listEventually'>;
  providers: ProviderConfig;
  /** Why payments can't be taken; undefined if they can. Absent without payments. */
  findPaymentFailure?: () => Promise<string | undefined>;
  clock: Clock;
  /** Waits between attempts. Default: a random part of a growing time. */
  waitBefore?: (attempt: number) => Promise<void>;
};
