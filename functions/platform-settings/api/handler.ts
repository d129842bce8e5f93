import { openTextModel } from '#functions/ai/models/load-model.ts';
import { openModelHealth, openPlatformMeter } from '#functions/features/open-meter.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { openPaymentCheck } from '#functions/payments/stripe/stripe-health.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createEnteredAmountsStore } from '#functions/platform-settings/entered-amounts-store.ts';
import { createMonthCostsRepository } from '#functions/platform-settings/month-costs-repository.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { createDeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createSenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import { platformSettingsNeeds } from './needs.ts';
import * as platformSettingsOperations from './operations.ts';

export const handler = httpFunction(
  platformSettingsRoutes,
  platformSettingsNeeds,
  ({ config, client, records, table, clock }) => {
    return openOperations(platformSettingsOperations, {
      settings: createPlatformSettingsStore(records),
      enteredAmounts: createEnteredAmountsStore(records),
      figures: createFiguresRepository(table('figures')),
      monthCosts: createMonthCostsRepository(table('monthCosts')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      names: createRestaurantNamesRepository(table('restaurantNames')),
      deletedRestaurants: createDeletedRestaurants(records),
      senderNumbers: createSenderNumbersRepository(table('senderNumbers')),
      providers: config,
      findPaymentFailure: openPaymentCheck(config, clock),
      ...openTextModel(config),
      health: openModelHealth(config, client),
      meter: openPlatformMeter(config, client),
      clock,
    });
  },
);
