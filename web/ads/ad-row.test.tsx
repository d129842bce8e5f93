import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import { AdRow } from './ad-row.tsx';

/** An ended ad, which isn't polled. */
function anEndedAd(spent_cents: number, count: number): Ad {
  return {
    campaign_id: 'ad-1',
    name: 'Truffle pasta',
    campaign_type: 'ad',
    status: 'ended',
    created_at: '2026-11-01T12:00:00.000Z',
    ends_at: '2026-11-08T12:00:00.000Z',
    promo_code: 'TRUFFLE20',
    daily_budget_cents: 2_000,
    days: 7,
    total_budget_cents: 14_000,
    copy: { primary_text: 'Come in.', headline: 'Truffle pasta', description: '' },
    placement: { address: 'Portland', radius_miles: 5, destination_url: 'https://lupo.example/' },
    expected: {
      people: { low: 1, high: 2 },
      impressions: { low: 1, high: 2 },
      basis: '',
      source: '',
      as_of: '2026-11-01',
    },
    results: { spent_cents, people_reached: 900, impressions: 1_500, clicks: 40 },
    redemptions: { count, amount_cents: 0, with_amount: 0 },
    is_simulated: false,
  } as Ad;
}

const open = (ad: Ad) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <ul>
        <AdRow ad={ad} isAskedAbove={false} />
      </ul>
    </QueryClientProvider>,
  );

test('an ad’s cost is divided by its redemptions', async () => {
  await open(anEndedAd(10_000, 4));
  const cost = page.getByRole('definition').filter({ hasText: '$25.00' });
  await expect.element(cost).toBeVisible();
});

test('an ad without redemptions has no cost per redemption', async () => {
  await open(anEndedAd(10_000, 0));
  await expect.element(page.getByText('Redeemed')).toBeVisible();
  await expect.element(page.getByText('Cost per redemption')).not.toBeInTheDocument();
});
