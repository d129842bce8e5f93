import type { Campaign, SmsCampaign } from './campaign-row.ts';
import type { CampaignsRepository } from './campaigns-repository.ts';
import type { CodeClaim } from './promo-codes-repository.ts';

type Campaigns = Pick<CampaignsRepository, 'find'>;

/** The most planned campaigns that share a code. Older ones are dropped. */
const MOST_OTHERS = 10;

/** Finds the campaign that a code counts for: the latest one that has sent texts, or else a planned one. */
export async function findCodeCampaign(
  campaigns: Campaigns,
  claim: CodeClaim,
  now: Date,
): Promise<Campaign | undefined> {
  const found = await findAll(campaigns, claim);
  return begunLast(found, now) ?? found.find((each) => isPlanned(each, now)) ?? found[0];
}

/** Returns the campaigns that keep a code beside the one that claims it now. */
export async function otherCampaigns(
  campaigns: Campaigns,
  held: CodeClaim,
  taker: { campaignId: string; now: Date },
): Promise<string[]> {
  const found = (await findAll(campaigns, held)).filter(isText);
  const last = begunLast(found, taker.now);
  const kept = found.filter((each) => each === last || isPlanned(each, taker.now));
  const ids = kept.map(({ campaign_id }) => campaign_id);
  return ids.filter((id) => id !== taker.campaignId).slice(0, MOST_OTHERS);
}

async function findAll(campaigns: Campaigns, claim: CodeClaim): Promise<Campaign[]> {
  const { restaurant_id: restaurantId, claimed_for, others = [] } = claim;
  const found = await Promise.all(
    [claimed_for, ...others].map((campaignId) => campaigns.find({ restaurantId, campaignId })),
  );
  return found.filter((campaign) => campaign !== undefined);
}

function begunLast(found: readonly Campaign[], now: Date): Campaign | undefined {
  const begun = found.filter((each) => reachesGuests(each) && beginningOf(each) <= now);
  return begun.toSorted((one, other) => Number(beginningOf(other)) - Number(beginningOf(one)))[0];
}

function isPlanned(campaign: Campaign, now: Date): boolean {
  return reachesGuests(campaign) && beginningOf(campaign) > now;
}

function beginningOf(campaign: Campaign): Date {
  return new Date((isText(campaign) ? campaign.send_at : undefined) ?? campaign.created_at);
}

/** False if no guest on the list may be texted. */
function reachesGuests(campaign: Campaign): boolean {
  if (!isText(campaign)) return true;
  const { decisions, canceled_at } = campaign;
  return canceled_at === undefined && decisions.send + decisions.hold > 0;
}

function isText(campaign: Campaign): campaign is SmsCampaign {
  return campaign.campaign_type === 'sms';
}
