import { expect, test } from 'vitest';
import type { Campaign } from '#functions/ads/campaign-row.ts';
import { AdAccountLost, AdDelayed, AdRefused } from '#functions/ads/provider/ad-provider.ts';
import { anAdCampaign, anSmsCampaign } from '#tests/builders/a-campaign.ts';
import { aLog } from '#tests/builders/log.ts';
import { endAds } from './end-ads.ts';

/** Ends the ads of these pages of campaigns. Returns the IDs that the provider was asked to end. */
async function end(pages: Campaign[][], failure?: Error) {
  const ended: string[] = [];
  const log = aLog();
  const list = async (_: string, { startAfter = '0' }: { startAfter?: string | undefined }) => ({
    campaigns: pages[Number(startAfter)] ?? [],
    lastId: Number(startAfter) + 1 < pages.length ? String(Number(startAfter) + 1) : undefined,
  });
  const switchTo = async ({ campaignId }: { campaignId: string }, state: string) => {
    expect(state).toBe('ended');
    ended.push(campaignId);
    if (failure !== undefined && ended.length === 1) throw failure;
  };
  const dependencies = { campaigns: { list }, provider: { switchTo }, log };
  await endAds(dependencies as unknown as Parameters<typeof endAds>[0], 'lupo');
  return ended;
}

const ad = (campaign_id: string, status: Campaign['status']) => anAdCampaign({ campaign_id, status });

test('every ad that may still cost money is ended, on all pages', async () => {
  const live = (['pending', 'in_review', 'active', 'paused'] as const).map((status) => ad(status, status));
  const over = (['ended', 'failed'] as const).map((status) => ad(status, status));
  expect(await end([[...live, ...over, anSmsCampaign()], [], [ad('old', 'active')]])).toEqual([
    'pending',
    'in_review',
    'active',
    'paused',
    'old',
  ]);
});

test.each([new AdRefused('No.'), new AdDelayed('Later.'), new AdAccountLost('Gone.')])(
  'an ad that the provider doesn’t end doesn’t block the others: $name',
  async (failure) => {
    expect(await end([[ad('one', 'active'), ad('two', 'active')]], failure)).toEqual(['one', 'two']);
  },
);

test('another failure stops the deletion, which is tried again', async () => {
  await expect(end([[ad('one', 'active')]], new Error('The network is down.'))).rejects.toThrow('network');
});
