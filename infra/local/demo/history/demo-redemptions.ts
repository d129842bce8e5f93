import type { Campaign } from '#functions/ads/campaign-row.ts';
import { codeRedeemed, redemptionUndone } from '#functions/redemptions/redemption-events.ts';
import type { RedemptionRow } from '#functions/redemptions/redemptions-repository.ts';
import {
  NO_REDEMPTIONS,
  type RedemptionCounts,
  withRedemption,
} from '#shared/redemptions/redemption-counts.ts';
import { type CountedReturn, type ReturnCounts, withReturns } from '#shared/redemptions/return-counts.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import type { DemoBook } from '../demo-book.ts';
import type { DemoRandom } from '../demo-random.ts';
import type { DemoRestaurant } from '../restaurants/demo-restaurant.ts';
import { GUEST_DAYS } from './demo-activity.ts';

const DAY_MS = 86_400_000;
/** What a table of two pays, about. */
const TICKET_CENTS: Readonly<Record<TemplateId, number>> = {
  'fine-dining-1': 8_400,
  'fine-dining-2': 9_200,
  'casual-dining-1': 5_200,
  'ethnic-1': 4_400,
  'fast-food-1': 2_900,
  'cafe-1': 2_300,
};
/** Dollars that an ad spends per guest, and texts per guest. */
const DOLLARS_A_GUEST = 8.5;
const TEXTS_A_GUEST = 7;
const [TYPED_SHARE, UNDONE_SHARE, KNOWN_SHARE] = [0.88, 0.015, 0.22];

/** The number of guests that a campaign brings. */
export function expectedGuests(campaign: Campaign): number {
  return campaign.campaign_type === 'ad'
    ? campaign.results.spent_cents / 100 / DOLLARS_A_GUEST
    : campaign.decisions.send / TEXTS_A_GUEST;
}

/** The campaign's redemptions so far. */
export function demoRedemptions(
  book: DemoBook,
  { restaurant, campaign }: { restaurant: DemoRestaurant; campaign: Campaign },
  { now, random }: { now: Date; random: DemoRandom },
): RedemptionRow[] {
  const rows = Array.from({ length: random.count(expectedGuests(campaign)) }, () =>
    aRedemption({ restaurant, campaign }, random),
  ).filter(({ redeemed_at }) => redeemed_at < now.toISOString());
  for (const row of rows) {
    book.put('redemptions', row);
    const { undone_at, ...before } = row;
    book.events.push(codeRedeemed(before), ...(undone_at === undefined ? [] : [redemptionUndone(row)]));
  }
  return rows;
}

function aRedemption(
  { restaurant, campaign }: { restaurant: DemoRestaurant; campaign: Campaign },
  random: DemoRandom,
): RedemptionRow {
  const at = visitAfter(campaign, random);
  const redeemed_at = at.toISOString();
  const ticket = TICKET_CENTS[restaurant.kitchen.template];
  const isAd = campaign.campaign_type === 'ad';
  return {
    restaurant_id: restaurant.id,
    redemption_id: random.id(at),
    campaign_id: campaign.campaign_id,
    campaign_type: campaign.campaign_type,
    campaign_name: campaign.name,
    code: campaign.promo_code,
    amount_cents: random.chance(TYPED_SHARE) ? Math.round(ticket * random.between(0.45, 1.7)) : null,
    ...(isAd && random.chance(KNOWN_SHARE) && { was_here_before: true }),
    redeemed_at,
    redeemed_by: random.chance(0.7) ? 'till' : 'owner',
    ...(random.chance(UNDONE_SHARE) && { undone_at: new Date(at.getTime() + 90_000).toISOString() }),
    is_counted: true,
  };
}

/** A visit early in the campaign, and late in the week. */
function visitAfter({ created_at, campaign_type }: Campaign, random: DemoRandom): Date {
  const days = campaign_type === 'ad' ? 10 : 28;
  const start = Math.floor(Date.parse(created_at) / DAY_MS) * DAY_MS;
  for (let tries = 0; ; tries += 1) {
    const day = new Date(start + (1 + Math.floor(days * random.between(0, 1) ** 1.7)) * DAY_MS);
    const share = (GUEST_DAYS[day.getUTCDay()] ?? 1) / Math.max(...GUEST_DAYS);
    if (tries > 20 || random.chance(share))
      return new Date(day.getTime() + Math.floor(random.between(0.68, 0.99) * DAY_MS));
  }
}

export type DemoReturns = { campaign_id: string; returned: readonly CountedReturn[] };

/** The counters of redemptions and returning guests, in total and for each campaign. */
export function putCounts(
  book: DemoBook,
  restaurant_id: string,
  { redemptions, returns }: { redemptions: readonly RedemptionRow[]; returns: readonly DemoReturns[] },
): void {
  const campaigns = new Set([
    ...redemptions.map(({ campaign_id }) => campaign_id),
    ...returns.map(({ campaign_id }) => campaign_id),
  ]);
  for (const counted_for of ['total', ...campaigns]) {
    const isOf = (row: { campaign_id: string }) => counted_for === 'total' || row.campaign_id === counted_for;
    const counts = countsOf(redemptions.filter(isOf));
    const returned = returnsOf(returns.filter(isOf), counted_for === 'total');
    book.put('redemptionCounts', { restaurant_id, counted_for, version: 1, ...counts, ...returned });
  }
}

function countsOf(redemptions: readonly RedemptionRow[]): RedemptionCounts {
  const changes = redemptions.flatMap((row) => [
    { row, sign: 1 as const, at: row.redeemed_at },
    ...(row.undone_at === undefined ? [] : [{ row, sign: -1 as const, at: row.undone_at }]),
  ]);
  let counts = NO_REDEMPTIONS;
  for (const { row, sign } of changes.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    const { redemption_id: id, campaign_type: campaignType, amount_cents: amountCents, redeemed_at } = row;
    const wasHereBefore = row.was_here_before === true;
    const counted = { id, campaignType, amountCents, wasHereBefore, day: redeemed_at.slice(0, 10) };
    counts = withRedemption(counts, counted, sign) ?? counts;
  }
  return counts;
}

/** The total counts only guests who were texted. */
function returnsOf(
  returns: readonly DemoReturns[],
  isTotal: boolean,
): ReturnCounts & { returns_at?: string } {
  let counts: ReturnCounts = { returns: {}, return_marks: [] };
  for (const { campaign_id, returned } of returns) {
    const counted = returned.filter(({ group }) => !isTotal || group === 'texted');
    if (counted.length > 0) counts = withReturns(counts, `${campaign_id}/list`, counted) ?? counts;
  }
  const last = Object.keys(counts.returns).at(-1);
  return { ...counts, ...(last !== undefined && { returns_at: `${last}T18:00:00.000Z` }) };
}
