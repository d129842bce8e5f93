import { toGuest } from '#functions/guests/guest-row.ts';
import { guestMark } from '#functions/guests/stopped-number.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { Send } from '#functions/sms/send-row.ts';
import type { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import type { GuestsDependencies } from './dependencies.ts';

const CAMPAIGNS_AT_ONCE = 100;

/** Exports all data of one guest, to give to them: orders, consent, opt-out, and each text with its status. */
export function createExportGuest(
  dependencies: Pick<GuestsDependencies, 'guests' | 'campaigns' | 'sends' | 'clock'>,
): Operation<typeof guestRoutes.exportGuest> {
  return async ({ params: { phone } }, { restaurantId, audit }) => {
    const guest = toGuest(await dependencies.guests.get({ restaurantId, phone }));
    const texts = await textsTo(dependencies, restaurantId, phone);
    audit.after = { guest: guestMark(restaurantId, phone) };
    const exported_at = dependencies.clock.now().toISOString();
    return {
      filename: `guest-${exported_at.slice(0, 10)}.json`,
      body: `${JSON.stringify({ exported_at, guest, texts: texts.map(exportedText) }, null, 2)}\n`,
    };
  };
}

/** Campaign texts, and tests and replies, which have no campaign. */
async function textsTo(
  { campaigns, sends }: Pick<GuestsDependencies, 'campaigns' | 'sends'>,
  restaurantId: string,
  phone: string,
): Promise<Send[]> {
  const texts: Send[] = await sends.findOfNoCampaign(restaurantId, phone);
  let startAfter: string | undefined;
  do {
    const page = await campaigns.list(restaurantId, { limit: CAMPAIGNS_AT_ONCE, startAfter });
    const ofTexts = page.campaigns.filter(({ campaign_type }) => campaign_type === 'sms');
    const found = await Promise.all(
      ofTexts.map(({ campaign_id: campaignId }) => sends.find({ restaurantId, campaignId, phone })),
    );
    texts.push(...found.filter((send) => send !== undefined));
    startAfter = page.lastId;
  } while (startAfter !== undefined);
  return texts;
}

function exportedText({ campaign_id, text, state, dispatched_at, settled_at, came_back_at, reason }: Send) {
  return { campaign_id, text, state, dispatched_at, settled_at, came_back_at, reason };
}
