import type { Campaign, SmsCampaign } from './campaign-row.ts';
import type { CampaignsRepository } from './campaigns-repository.ts';
import type { CodeClaim } from './promo-codes-repository.ts';

type Campaigns = Pick<CampaignsRepository, 'find'>;

/** Planned campaigns with one code, at most: what was planned before them is forgotten. */
const MOST_OTHERS = 10;

/** The campaign that a code counts for: of several the one that texted anybody last, else one that is planned. */
export async function findCodeCampaign(
  campaigns: Campaigns,
  claim: CodeClaim,
  now: Date,
): Promise<Campaign | undefined> {
  const found = await findAll(campaigns, claim);
  return begunLast(found, now) ?? found.find((each) => isPlanned(each, now)) ?? found[0];
}

/** Campaigns that keep a code beside the one that takes it now. */
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
  const begun = found.filter((each) => reachesAnybody(each) && beginningOf(each) <= now);
  return begun.toSorted((one, other) => Number(beginningOf(other)) - Number(beginningOf(one)))[0];
}

function isPlanned(campaign: Campaign, now: Date): boolean {
  return reachesAnybody(campaign) && beginningOf(campaign) > now;
}

function beginningOf(campaign: Campaign): Date {
  return new Date((isText(campaign) ? campaign.send_at : undefined) ?? campaign.created_at);
}

/** A list of whom nobody may be texted makes a campaign that texts nobody. */
function reachesAnybody(campaign: Campaign): boolean {
  if (!isText(campaign)) return true;
  const { decisions, canceled_at } = campaign;
  return canceled_at === undefined && decisions.send + decisions.hold > 0;
}

function isText(campaign: Campaign): campaign is SmsCampaign {
  return campaign.campaign_type === 'sms';
}
