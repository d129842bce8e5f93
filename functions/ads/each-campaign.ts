import type { Campaign } from './campaign-row.ts';
import type { CampaignsRepository } from './campaigns-repository.ts';

const READ_AT_ONCE = 100;

/** Yields all campaigns of a restaurant, of both kinds, newest first. */
export async function* eachCampaign(
  campaigns: Pick<CampaignsRepository, 'list'>,
  restaurantId: string,
): AsyncGenerator<Campaign> {
  let startAfter: string | undefined;
  do {
    const page = await campaigns.list(restaurantId, { limit: READ_AT_ONCE, startAfter });
    yield* page.campaigns;
    startAfter = page.lastId;
  } while (startAfter !== undefined);
}
