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

/** Local mode's ads: one JSON file an ad in `<outbox>/ads`, and results that are simulated from it. */
export function createOutboxAds(settings: { outboxDirectory: string; clock: Clock }): AdProvider {
  const { clock } = settings;
  const folder = path.join(settings.outboxDirectory, 'ads');
  const find = async (campaignId: string): Promise<AdFile | undefined> => {
    const file = await readOutboxFile(folder, campaignId);
    return file === undefined ? undefined : FileSchema.parse(file);
  };
  return {
    isSimulated: true,
    // A simulation costs nothing, so that nothing has to be connected for it.
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
      // Somebody has emptied the outbox: there is nothing left to simulate.
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
