import { CampaignSchema, type SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { GuestRow } from '#functions/guests/guest-row.ts';
import { campaignText } from '#functions/sms/campaigns-api/campaign-text.ts';
import { summarizeDecisions } from '#functions/sms/campaigns-api/summarize-decisions.ts';
import { SendSchema } from '#functions/sms/send-row.ts';
import { smsLaunched } from '#functions/sms/sms-events.ts';
import { normalizePromoCode } from '#shared/redemptions/promo-code.ts';
import { SMS_CODE_DAYS } from '#shared/sms/contract/sms-campaign.ts';
import { smsCostCents } from '#shared/sms/sms-price.ts';
import type { DemoBook } from '../demo-book.ts';
import type { DemoRandom } from '../demo-random.ts';
import type { DemoRestaurant } from '../restaurants/demo-restaurant.ts';

const OFFERS = [
  ['20% off your next dinner', 'BACK20'],
  ['Dessert is on us', 'SWEET'],
  ['A free appetizer this week', 'START'],
  ['$10 off a table for two', 'TABLE10'],
  ['Lunch for two for the price of one', 'LUNCH2'],
] as const;
const TIME_ZONES: Readonly<Record<string, string>> = {
  MN: 'America/Chicago',
  TX: 'America/Chicago',
  MO: 'America/Chicago',
  NE: 'America/Chicago',
  LA: 'America/Chicago',
  NM: 'America/Denver',
  CO: 'America/Denver',
  AZ: 'America/Phoenix',
  CA: 'America/Los_Angeles',
  WA: 'America/Los_Angeles',
};
const DAY_MS = 86_400_000;
/** A guest gets at most one text within this many days. */
const WIN_BACK_DAYS = 30;
const LAPSED_SHARE = 0.55;
const HOLD_OUT_PERCENT = 10;
const FAILED_SHARE = 0.03;

/** `textedAt`: when earlier campaigns last texted each number. */
type Sent = {
  restaurant: DemoRestaurant;
  at: Date;
  guests: readonly GuestRow[];
  textedAt: Map<string, string>;
};
type Decided = {
  guest: GuestRow;
  action: 'send' | 'skip';
  rule?: 'opted_out' | 'not_lapsed' | 'recent_win_back' | 'held_out';
};
export type DemoTexts = { campaign: SmsCampaign; sent: GuestRow[]; heldBack: GuestRow[] };

/** A text campaign to the guests known at this time; undefined if there are none to text. */
export function demoTexts(
  book: DemoBook,
  { restaurant, at, guests, textedAt }: Sent,
  random: DemoRandom,
): DemoTexts | undefined {
  const { id: restaurant_id, name, address } = restaurant;
  const created_at = at.toISOString();
  const holdout_percent = restaurant.weeklyUses > 12 && random.chance(0.6) ? HOLD_OUT_PERCENT : 0;
  const known = guests.filter(({ added_at }) => added_at < created_at);
  const lately = new Date(at.getTime() - WIN_BACK_DAYS * DAY_MS).toISOString();
  const decided = known.map((guest) => {
    const wasTexted = (textedAt.get(guest.phone) ?? '') > lately;
    return decide(guest, { created_at, holdout_percent, wasTexted, random });
  });
  const sent = decided.filter(({ action }) => action === 'send').map(({ guest }) => guest);
  if (sent.length === 0) return undefined;
  const [offer, code] = random.oneOf(OFFERS);
  const offer_code = `${code}${at.getUTCMonth() + 1}`;
  const words = { restaurantName: name.replace(' (Demo)', ''), offer, offerCode: offer_code };
  const written = campaignText(
    { ...words, one_code_per_guest: false },
    { language: 'en', dish: '', date: '', link: '' },
  );
  const { message } = written;
  const campaign_id = random.id(at);
  const heldBack = decided.filter(({ rule }) => rule === 'held_out').map(({ guest }) => guest);
  const cost = (texts: number) => smsCostCents(message.segments * texts, created_at.slice(0, 10));
  const campaign = CampaignSchema.parse({
    restaurant_id,
    campaign_id,
    campaign_type: 'sms',
    version: 2,
    name: offer,
    status: 'active',
    created_at,
    ends_at: new Date(at.getTime() + SMS_CODE_DAYS * DAY_MS).toISOString(),
    promo_code: normalizePromoCode(offer_code),
    is_simulated: true,
    offer_code,
    ...written,
    csv: {
      totalUploaded: known.length,
      lapsedCustomers: sent.length + heldBack.length,
      errors: 0,
      duplicates: 0,
    },
    list_cost_cents: cost(known.length),
    decisions: summarizeDecisions(decided),
    will_cost_cents: cost(sent.length),
    holdout_percent,
    country: 'US',
    hours: placeOf(address),
    list_folder: `${restaurant_id}/${campaign_id}/1/`,
    list_parts: 1,
  }) as SmsCampaign;
  book.put('campaigns', campaign, smsLaunched(campaign));
  const claim = { campaign_type: 'sms', claimed_for: campaign_id, request: campaign_id };
  book.put('promoCodes', { restaurant_id, code: campaign.promo_code, ...claim });
  for (const { phone } of sent) {
    textedAt.set(phone, created_at);
    book.put('sends', aSend(campaign, { phone, at, random }));
  }
  return { campaign, sent, heldBack };
}

function decide(
  guest: GuestRow,
  {
    created_at,
    holdout_percent,
    random,
    wasTexted,
  }: { created_at: string; holdout_percent: number; random: DemoRandom; wasTexted: boolean },
): Decided {
  if (guest.opt_out !== undefined && guest.opt_out.at < created_at)
    return { guest, action: 'skip', rule: 'opted_out' };
  if (wasTexted) return { guest, action: 'skip', rule: 'recent_win_back' };
  if (!random.chance(LAPSED_SHARE)) return { guest, action: 'skip', rule: 'not_lapsed' };
  if (random.chance(holdout_percent / 100)) return { guest, action: 'skip', rule: 'held_out' };
  return { guest, action: 'send' };
}

function aSend(
  { restaurant_id, campaign_id }: SmsCampaign,
  { phone, at, random }: { phone: string; at: Date; random: DemoRandom },
) {
  const time = at.toISOString();
  const hasFailed = random.chance(FAILED_SHARE);
  return SendSchema.parse({
    restaurant_id,
    send_id: `${campaign_id}#${phone}`,
    campaign_id,
    phone,
    state: hasFailed ? 'failed' : 'delivered',
    dispatched_at: time,
    settled_at: time,
    ...(hasFailed && { reason: 'The phone was unreachable.' }),
  });
}

function placeOf(address: string): SmsCampaign['hours'] {
  const state = address.slice(-2);
  return { time_zone: TIME_ZONES[state] ?? 'America/New_York', state };
}
