import { loadModel } from '#functions/ai/models/load-model.ts';
import { modelPrice } from '#functions/ai/models/model-price.ts';
import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openModelHealth, openPlatformMeter } from '#functions/features/open-meter.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { openStripe } from '#functions/payments/stripe/stripe-client.ts';
import { findStripeFailure } from '#functions/payments/stripe/stripe-health.ts';
import { stripeSettings } from '#functions/payments/stripe/stripe-settings.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { memoizeFor } from '#functions/platform/memoize-for.ts';
import { createEnteredAmountsStore } from '#functions/platform-settings/entered-amounts-store.ts';
import { createMonthCostsRepository } from '#functions/platform-settings/month-costs-repository.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { createDeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createSenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import { platformSettingsNeeds } from './needs.ts';
import { createPlatformSettingsOperations } from './operations.ts';

/** How long an instance caches Stripe's health. */
const HEALTH_SECONDS = 30;

export const handler = httpFunction(
  platformSettingsRoutes,
  platformSettingsNeeds,
  ({ config, client, records, table, clock }) => {
    const model = modelSettings(config);
    const stripe = stripeSettings(config);
    const findStripe = stripe && findStripeFailure.bind(undefined, openStripe(stripe), stripe.options);
    return createPlatformSettingsOperations({
      settings: createPlatformSettingsStore(records),
      enteredAmounts: createEnteredAmountsStore(records),
      figures: createFiguresRepository(table('figures')),
      monthCosts: createMonthCostsRepository(table('monthCosts')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      names: createRestaurantNamesRepository(table('restaurantNames')),
      deletedRestaurants: createDeletedRestaurants(records),
      senderNumbers: createSenderNumbersRepository(table('senderNumbers')),
      providers: config,
      findPaymentFailure: memoizeFor(HEALTH_SECONDS, async () => findStripe?.(), clock),
      loadTextModel: model.provider === 'built-in' ? undefined : lazy(() => loadModel(model)),
      textPrice: () => modelPrice(model),
      health: openModelHealth(config, client),
      meter: openPlatformMeter(config, client),
      clock,
    });
  },
);
