import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { RedemptionRow } from '#functions/redemptions/redemptions-repository.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import type { DemoBook } from '../demo-book.ts';
import { createDemoRandom, type DemoRandom } from '../demo-random.ts';
import { noonOf } from '../restaurants/demo-restaurant.ts';
import { busyness, type DemoLife, demoDays, FADING_DAYS, isEntitled } from './demo-activity.ts';
import { demoAd } from './demo-ads.ts';
import { demoGuests } from './demo-guests.ts';
import type { PlanUse } from './demo-plan-usage.ts';
import { type DemoReturns, demoRedemptions, putCounts } from './demo-redemptions.ts';
import { type DemoTexts, demoTexts } from './demo-texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Campaigns launch on all weekdays equally. */
const ANY_DAY = [1, 1, 1, 1, 1, 1, 1];
/** Uses of AI features for each launched ad, and for each text campaign. */
const USES = { ad: 50, texts: 100 };
/** Fewest days between two campaigns of a kind; days in which guests redeem a code. */
const FEWEST_DAYS_BETWEEN = 8;
const GUESTS_COME_DAYS = 30;
/** A new restaurant launches nothing in its first days. */
const FIRST_DAYS = 12;
/** Share of guests who order again within a month, without and with a text. */
const RETURN_SHARE = { held_back: 0.16, texted: 0.25 };
/** Days after which a campaign is over and the next list was imported. */
const RETURNS_KNOWN_DAYS = 35;

/**
 * Adds a restaurant's ads, texts, and returning guests. Returns the uses that count against its plan, and the running
 * ads.
 */
export function demoCampaigns(
  book: DemoBook,
  { url, ...life }: DemoLife & { url: string },
  now: Date,
): { uses: PlanUse[]; running: AdCampaign[] } {
  const { restaurant } = life;
  const random = createDemoRandom(`${restaurant.id} campaigns`);
  const guests = demoGuests(book, restaurant, now);
  const moments = (usesEach: number) => launches(life, { usesEach, random, now });
  const ads = (url === '' ? [] : withinPlan(moments(USES.ad))).map((at) =>
    demoAd(book, { restaurant, at, url }, { now, random }),
  );
  const textedAt = new Map<string, string>();
  const texts = moments(USES.texts).flatMap(
    (at) => demoTexts(book, { restaurant, at, guests, textedAt }, random) ?? [],
  );
  const campaigns = [...ads, ...texts.map(({ campaign }) => campaign)];
  const redemptions: RedemptionRow[] = campaigns.flatMap((campaign) =>
    demoRedemptions(book, { restaurant, campaign }, { now, random }),
  );
  const returns = texts.flatMap((made) => returnsOf(made, { now, random }) ?? []);
  if (campaigns.length > 0) putCounts(book, restaurant.id, { redemptions, returns });
  return {
    uses: [
      ...ads.map(({ created_at: at }) => ({ feature: 'facebook_ads' as const, at, amount: 1 })),
      ...texts.map(({ campaign: { created_at: at, decisions } }) => ({
        feature: 'sms_campaigns' as const,
        at,
        amount: decisions.send,
      })),
    ],
    running: ads.filter(({ status }) => status === 'active'),
  };
}

/** Launch times with a minimum distance, at hours when guests may be texted on both coasts. */
function launches(
  life: DemoLife,
  { usesEach, random, now }: { usesEach: number; random: DemoRandom; now: Date },
): Date[] {
  const { restaurant } = life;
  const latest = restaurant.course === 'declining' ? FADING_DAYS.to + GUESTS_COME_DAYS : 0;
  const moments = demoDays(restaurant, now)
    .filter(({ daysAgo }) => daysAgo > latest && restaurant.signedUpDaysAgo - daysAgo > FIRST_DAYS)
    .filter((day) =>
      random.chance(((restaurant.weeklyUses / 7) * busyness(restaurant, day, ANY_DAY)) / usesEach),
    )
    .map(({ daysAgo }) => new Date(noonOf(now, daysAgo).getTime() + random.between(5, 10) * HOUR_MS))
    .filter((at) => isEntitled(life, at));
  return spaced(moments);
}

/** Leaves out campaigns too soon after another. */
function spaced(moments: readonly Date[]): Date[] {
  const kept: Date[] = [];
  for (const at of moments) {
    const last = kept.at(-1)?.getTime() ?? 0;
    if (at.getTime() - last >= FEWEST_DAYS_BETWEEN * DAY_MS) kept.push(at);
  }
  return kept;
}

/** Limits ads per month to the smallest plan's. */
function withinPlan(moments: readonly Date[]): Date[] {
  const months = Map.groupBy(moments, (at) => at.toISOString().slice(0, 7));
  return [...months.values()].flatMap((ofMonth) => ofMonth.slice(0, PLAN_CATALOG.basic.limits.facebook_ads));
}

/** The guests with an order in a later list; undefined until a month has passed. */
function returnsOf(
  { campaign, sent, heldBack }: DemoTexts,
  { now, random }: { now: Date; random: DemoRandom },
): DemoReturns | undefined {
  const began = Date.parse(campaign.created_at);
  if (campaign.holdout_percent === 0 || began + RETURNS_KNOWN_DAYS * DAY_MS > now.getTime()) return undefined;
  const groups = [...sent.map(() => 'texted' as const), ...heldBack.map(() => 'held_back' as const)];
  const returned = groups.flatMap((group) =>
    random.chance(RETURN_SHARE[group])
      ? [{ group, on: new Date(began + random.whole(1, 28) * DAY_MS).toISOString().slice(0, 10) }]
      : [],
  );
  return returned.length === 0 ? undefined : { campaign_id: campaign.campaign_id, returned };
}
