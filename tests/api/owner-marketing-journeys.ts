import { expect, test } from 'vitest';
import { API_BASE } from '#shared/contract/route.ts';
import { until } from '#tests/builders/until.ts';
import type { Answer, ApiClient } from './api-client.ts';
import { anOwner } from './owner.ts';

/** `simulates`: campaigns run without a provider. Otherwise, a launch says what is missing. */
export type MarketingPlatform = { api: ApiClient; webOrigin: string; simulates: boolean };

type Missing = { need: string; message: string }[];

const AD = { restaurantName: 'Osteria Lupo', itemToPromote: 'Cacio e pepe', offer: '20% off' };

/** Ads, texts, guests, codes, and the checklist, over HTTP only, in local mode and on deployed stacks. */
export function defineOwnerMarketingJourneys(platform: () => MarketingPlatform): void {
  test('an owner uploads a list and texts lapsed guests, or sees what is missing', async () => {
    const { api, simulates, webOrigin } = platform();
    const { token } = await anOwner(api);
    const list = [
      'customer_name;phone_number;last_order_date',
      'Ana;(212) 555-0147;2026-01-05',
      'Ben;212.555.0148;2026-02-06',
      'Ana;+12125550147;2026-02-05',
      'Cleo;12;2026-01-05',
    ].join('\r\n');
    const upload = openUpload({ webOrigin, token, list: `\uFEFF${list}` });
    const words = { restaurantName: 'Osteria Lupo', offer: '20% off', offerCode: 'BACK20' };
    const { preview } = await upload('/campaigns/sms/preview', words);
    expect(preview).toMatchObject({
      targetCustomers: 2,
      csvStats: { totalUploaded: 4, lapsedCustomers: 2, duplicates: 1, errors: 1 },
      csvErrors: [expect.stringMatching(/^Line 5: /)],
      is_simulated: simulates,
    });
    const missing = (preview as { missing: Missing }).missing;
    const launch = () => upload('/campaigns/sms', { ...words, idempotencyKey: 'one' });
    if (!simulates) {
      expect(missing.map(({ need }) => need)).toEqual(['sender_number']);
      expect(await launch()).toMatchObject({ code: 'sms_not_ready', error: missing[0]?.message });
      return;
    }
    expect(missing).toEqual([]);
    const [first, second] = await Promise.all([launch(), launch()]);
    const { campaign_id: id } = (first.data as { campaign: { campaign_id: string } }).campaign;
    expect(second).toMatchObject({ data: { messagesSent: 2, campaign: { campaign_id: id } } });
    await until(
      async () => {
        const { body } = await api('getSmsCampaignStatus', { token, params: { id } });
        const { progress } = body.data as { progress: Record<string, number> };
        return progress.delivered === 2 ? progress : undefined;
      },
      { timeoutMs: 120_000, everyMs: 200 },
    );
  });

  test('sales give each menu item a class, and say what to promote', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const call = asOwner(api, token);
    const dish = (name: string, amount: number) => ({ name, course: 'Mains', price: `$${amount}`, amount });
    await call('updateProfile', {
      body: { dishes: [dish('Burger', 14), dish('Ribeye', 38), dish('Duck', 34)] },
    });
    const analyze = () => call('analyzePresence', { body: { analysis_type: 'menu' } });
    expect(await analyze()).toMatchObject({ data: { basis: 'menu', menu_source: 'profile' } });
    const sold = (name: string, count: number, price: number, cost: number) => ({
      name,
      till_names: [name],
      cells: [
        { channel: 'dine_in', daypart: 'dinner', sold: count, revenue: count * price, cost: count * cost },
      ],
    });
    const items = [sold('Burger', 1200, 14, 6), sold('Ribeye', 900, 38, 14), sold('Duck', 90, 34, 9)];
    const sales = { from: '2026-10-01', to: '2026-10-31', days: 31, dispersion: 1, items };
    expect(await call('saveMenuSales', { body: sales })).toMatchObject({ success: true });
    expect(await analyze()).toMatchObject({
      data: {
        basis: 'sales',
        item_performance: {
          high_performers: [{ name: 'Ribeye', menu_class: 'star', margin_basis: 'given' }],
          hidden_gems: [{ name: 'Duck' }],
          underperformers: [{ name: 'Burger' }],
        },
      },
    });
    expect(await call('classifyMenu')).toMatchObject({ data: { cuts: { sold: 2190 } } });
    expect(await call('deleteMenuSales')).toMatchObject({ success: true });
    expect(await call('getMenuSales')).toMatchObject({ data: { sales: null } });
  });

  test('guests are imported and exported without loss, and an opt-out survives both', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const call = asOwner(api, token);
    const csv = 'customer_name,phone_number,order_dates\n"Ruiz, Ana",212-555-0147,2026-01-05 2026-02-05\n';
    const ana = { params: { phone: '+12125550147' } };
    expect(await call('importGuests', { body: { csv } })).toMatchObject({ data: { guests: 1, errors: [] } });
    expect(await call('optOutGuest', ana)).toMatchObject({ data: { opt_out: { by: 'owner' } } });
    const exported = String((await call('exportGuests')).file);
    expect(await call('deleteGuest', ana)).toMatchObject({ success: true });
    expect(await call('getGuest', ana)).toMatchObject({ code: 'not_found' });
    await call('importGuests', { body: { csv: exported } });
    expect(await call('getGuest', ana)).toMatchObject({
      data: { name: 'Ruiz, Ana', order_dates: ['2026-01-05', '2026-02-05'], opt_out: { by: 'owner' } },
    });
  });

  test('an ad of a fresh account is previewed and created, and waits for what it needs', async () => {
    const { api, simulates } = platform();
    const { token } = await anOwner(api);
    const call = asOwner(api, token);
    const { preview } = await call('previewFacebookAd', { body: AD });
    const { promoCode, adCopy, missing } = preview as { promoCode: string; adCopy: string; missing: Missing };
    expect(adCopy).toContain(promoCode);
    const needs = ['address', ...(simulates ? [] : ['ad_account'])];
    expect(missing.map(({ need }) => need)).toEqual(needs);
    expect(await call('createFacebookAd', { body: { ...AD, promoCode } })).toMatchObject({
      success: true,
      data: {
        promoCode,
        campaign: { status: 'pending', waiting_for: missing.map(({ message }) => message).join(' ') },
      },
    });
  });

  test('the register checks codes through its link until the owner revokes it', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const call = asOwner(api, token);
    const { data } = await call('createTillLink');
    const { till_token } = data as { till_token: string };
    const check = async () => (await api('checkCodeAtTill', { body: { till_token, code: 'PASTA20' } })).body;
    expect(await check()).toMatchObject({ code: 'not_found' });
    await call('withdrawTillLink');
    expect(await check()).toMatchObject({ code: 'till_link_invalid' });
  });

  test('an owner marks a task done: the dashboard shows it right away, and the activity log can undo it', async () => {
    const { api } = platform();
    const owner = await anOwner(api);
    const call = asOwner(api, owner.token);
    const dashboard = async () => (await call('getRestaurantDashboard')).data as Dashboard;
    const before = await dashboard();
    const id = 'google-claim';
    await call('updateChecklistItem', { params: { id }, body: { is_complete: true } });
    const after = await dashboard();
    expect(after.momentumMetrics.completedRevenue).toBeGreaterThan(before.momentumMetrics.completedRevenue);
    expect(await call('getChecklistProgress', { params: { id: owner.restaurantId } })).toMatchObject({
      data: { marketingScore: after.momentumMetrics.marketingScore },
    });
    const { entries } = (await call('listActivity')).data as { entries: { undo: unknown }[] };
    expect(entries[0]).toMatchObject({ actor: 'owner', undo: { item_id: id, status: 'pending' } });
    const params = { id: owner.restaurantId, item_id: id };
    await call('updateChecklistStatus', { params, query: { status: 'pending' } });
    expect(await dashboard()).toEqual(before);
  });

  test('an owner can’t mark a task done that the platform knows is open', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const params = { id: 'website-publish' };
    expect(await api('updateChecklistItem', { token, params, body: { is_complete: true } })).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'not_done_yet',
        error: 'Publish your website. Then we’ll check this off for you.',
      },
    });
  });
}

type Dashboard = {
  momentumMetrics: { completedRevenue: number; marketingScore: number };
};

function asOwner(api: ApiClient, token: string) {
  return async (...[operation, details]: Parameters<ApiClient>): Promise<Answer['body']> =>
    (await api(operation, { token, ...details })).body;
}

/** Sends the list in a form, as the web app does. */
function openUpload({ webOrigin, token, list }: { webOrigin: string; token: string; list: string }) {
  return async (path: string, fields: Record<string, string>): Promise<Record<string, unknown>> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('customerList', new File([list], 'Guests.CSV'));
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${webOrigin}${API_BASE}${path}`, { method: 'POST', headers, body: form });
    return (await response.json()) as Record<string, unknown>;
  };
}
