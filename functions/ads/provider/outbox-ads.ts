import path from 'node:path';
import * as z from 'zod/mini';
import type { Clock } from '#functions/platform/clock.ts';
import { readOutboxFile, writeOutboxFile } from '#functions/platform/outbox-file.ts';
import { type AdLaunch, type AdProvider, AdRefused } from './ad-provider.ts';
import { simulateAdResults } from './simulated-results.ts';

const FileSchema = z.looseObject({
  restaurantId: z.string(),
  campaignId: z.string(),
  dailyBudgetCents: z.number(),
  totalBudgetCents: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  switches: z.array(z.object({ at: z.string(), state: z.enum(['running', 'paused', 'ended']) })),
});
type AdFile = z.output<typeof FileSchema>;

const LABEL = 'Test mode: no one sees this ad, and it costs nothing.';

/** Keeps local mode's ads as one JSON file each in `<outbox>/ads`, with simulated results. */
export function createOutboxAds(settings: { outboxDirectory: string; clock: Clock }): AdProvider {
  const { clock } = settings;
  const folder = path.join(settings.outboxDirectory, 'ads');
  const find = async (campaignId: string): Promise<AdFile | undefined> => {
    const file = await readOutboxFile(folder, campaignId);
    return file === undefined ? undefined : FileSchema.parse(file);
  };
  return {
    isSimulated: true,
    // Test ads cost nothing, so no account is needed.
    accountState: async () => 'connected',
    launch: async (ad) => {
      if ((await find(ad.campaignId)) === undefined) {
        await writeOutboxFile(folder, ad.campaignId, { label: LABEL, ...withoutPhotos(ad), switches: [] });
      }
      return { file: ad.campaignId };
    },
    switchTo: async (ad, state) => {
      const file = await find(ad.campaignId);
      if (file === undefined) return;
      const switches = [...file.switches, { at: clock.now().toISOString(), state }];
      await writeOutboxFile(folder, ad.campaignId, { ...file, switches });
    },
    report: async ({ campaignId }) => {
      const file = await find(campaignId);
      // The outbox was emptied, so there is nothing to simulate.
      if (file === undefined) throw new AdRefused('This test ad is no longer in the outbox.');
      return simulateAdResults(file, clock.now());
    },
  };
}

function withoutPhotos({ photos, ...ad }: AdLaunch) {
  return {
    ...ad,
    square_photo_bytes: photos?.square.length ?? 0,
    wide_photo_bytes: photos?.wide.length ?? 0,
  };
}
