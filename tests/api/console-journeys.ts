import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { until } from '#tests/builders/until.ts';
import type { ApiClient } from './api-client.ts';
import { anOwner, type Owner } from './owner.ts';

type Platform = { api: ApiClient; administrator: () => Promise<string> };
type Invoice = { invoice_id: string; number: string };

/** On a deployed stage, indexes and metrics lag behind writes. */
const ARRIVED = { timeoutMs: 120_000, everyMs: 500 };

/** The console's restaurant pages and billing, over HTTP only, in local mode and on deployed stacks. */
export function defineConsoleJourneys(platform: () => Platform): void {
  test('an administrator finds a restaurant, sees its metrics, limits a feature, and impersonates it', async () => {
    const { api, administrator } = platform();
    const [{ restaurantId }, token] = [await anOwner(api, 'Zur Letzten Instanz'), await administrator()];
    const params = { id: restaurantId };
    await until(async () => {
      const { body } = await api('listRestaurants', { token, query: { search: 'LETZTEN inst', limit: 100 } });
      const { restaurants } = body.data as { restaurants: { restaurant_id: string }[] };
      return restaurants.find(({ restaurant_id }) => restaurant_id === restaurantId);
    }, ARRIVED);
    const details = await api('getRestaurantDetails', { token, params });
    expect(details.body.data).toMatchObject({
      restaurant: { name: 'Zur Letzten Instanz' },
      subscription: null,
    });
    expect((await api('getRestaurantAnalytics', { token, params })).body.data).toMatchObject({
      restaurant_id: restaurantId,
    });

    const cell = { restaurant_id: restaurantId, feature_name: 'digital_grader' };
    const body = { ...cell, rate_limits: { daily_limit: 3, hourly_limit: null } };
    expect((await api('updateFeatureToggle', { token, body })).status).toBe(200);
    const matrix = await api('listFeatureToggles', { token, query: { restaurant_id: restaurantId } });
    const { toggles } = matrix.body.data as { toggles: { feature_name: string }[] };
    expect(toggles.find(({ feature_name }) => feature_name === 'digital_grader')).toMatchObject({
      enabled: true,
      rate_limits: { daily_limit: 3, hourly_limit: null },
    });

    const acting = await api('impersonate', { token, params, body: { reason: 'Asked for help' } });
    const asOwner = String(acting.body.token);
    expect((await api('getOwnBilling', { token: asOwner })).body.data).toMatchObject({ basis: 'trial' });
    const ended = await api('endImpersonation', { token: asOwner });
    expect((await api('getOwnBilling', { token: String(ended.body.token) })).status).toBe(403);
  });

  // One owner for all tests: registrations from one address are limited.
  let anyOwner: Promise<Owner> | undefined;

  test.each([
    'getAdminDashboard',
    'getDashboardSummary',
    'getRealTimeMetrics',
    'getUsageAnalytics',
    'listFlaggedContent',
    'getFeatureSummary',
    'getBillingDashboard',
    'listSubscriptions',
    'listInvoices',
    'listPlatformActivity',
    'getPlatformSettings',
    'getBusinessDashboard',
    'getRevenueForecast',
    'getPlatformPerformance',
  ] as const)('%s answers an administrator and refuses an owner', async (operation) => {
    const { api, administrator } = platform();
    anyOwner ??= anOwner(api);
    const [{ token: ofOwner }, token] = [await anyOwner, await administrator()];
    expect((await api(operation, { token })).status).toBe(200);
    expect((await api(operation, { token: ofOwner })).status).toBe(403);
  });

  test('an owner pays with a second card, changes to a larger plan, and downloads the invoice', async () => {
    const { api, administrator } = platform();
    const [{ token, restaurantId }, admin] = [await anOwner(api, 'Café Łódź'), await administrator()];
    const declined = await api('subscribe', {
      token,
      body: { plan_id: 'basic', payment_token: 'card_declines' },
    });
    expect(declined).toMatchObject({ status: 402, body: { code: 'payment_declined' } });
    const body = { plan_id: 'basic', payment_token: 'card_succeeds' };
    expect((await api('subscribe', { token, body })).body.data).toMatchObject({ basis: 'plan' });
    const upgraded = await api('changeOwnSubscription', { token, body: { plan_id: 'professional' } });
    expect(upgraded.body.data).toMatchObject({ subscription: { plan_id: 'professional', status: 'active' } });

    const { invoices } = (await api('listOwnInvoices', { token })).body.data as { invoices: Invoice[] };
    expect(invoices).toHaveLength(2);
    const [latest] = invoices;
    const id = latest?.invoice_id ?? '';
    const own = await textOf((await api('downloadOwnInvoice', { token, params: { id } })).body.file);
    for (const part of [latest?.number ?? '', 'Café Łódź', 'Professional plan', 'Visa ending in 4242'])
      expect(own).toContain(part);
    const params = { restaurant_id: restaurantId, id };
    expect(await textOf((await api('downloadInvoice', { token: admin, params })).body.file)).toBe(own);
    await until(async () => {
      const listed = (await api('listSubscriptions', { token: admin })).body.data;
      const { subscriptions } = listed as { subscriptions: { id: string }[] };
      return subscriptions.find((each) => each.id === restaurantId);
    }, ARRIVED);
  });
}

async function textOf(file: unknown): Promise<string> {
  if (!(file instanceof Uint8Array)) throw new Error('A document is bytes.');
  const { text } = await extractText(await getDocumentProxy(file));
  return text.join(' ').replaceAll(/\s+/g, ' ');
}
