import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import type { AssistantData } from '#shared/assistant/assistant-data.ts';
import { CHECKLIST_CATEGORIES } from '#shared/checklist/checklist-categories.ts';
import type { ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { weeklyPotentialOf } from '#shared/checklist/revenue-potential.ts';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import type { GuestSummary } from '#shared/guests/contract/guest.ts';
import type { SmsCampaign } from '#shared/sms/contract/sms-campaign.ts';
import { aDish } from './a-profile.ts';
import { aSparseProfile } from './a-sparse-profile.ts';

/** When the data was read. */
export const READ_AT = '2026-11-20T15:00:00.000Z';

const DASHBOARD: RestaurantDashboard = {
  restaurant: {
    restaurant_id: 'r',
    name: 'Osteria Lupo',
    time_zone: 'America/New_York',
    monthly_revenue: 52_000,
  },
  features: {
    image_enhancement: true,
    content_generation: true,
    marketing_assistant: true,
    menu_optimizer: true,
    digital_grader: true,
  },
  performanceSnapshot: {
    period: 'Campaigns of the last 30 days',
    newCustomersAcquired: 7,
    customersReengaged: 4,
    redeemed: { codes: 11, with_amount: 9, amount_cents: 41_250 },
  },
  firsts: { redeemed_on: null, returned_on: null },
  activeCampaigns: [
    {
      campaign_id: 'a',
      name: 'Truffle Pasta',
      campaign_type: 'ad',
      status: 'in_review',
      created_at: READ_AT,
      ends_at: READ_AT,
      promo_code: 'TRUFFLE7KQ4',
      is_simulated: true,
    },
  ],
  momentumMetrics: {
    marketingScore: 64,
    foundationalProgress: { percentage: 72 },
    ongoingProgress: { percentage: 41 },
    weeklyRevenuePotential: 9_310,
    completedRevenue: 8_120,
    totalPotential: 17_430,
  },
  nextAction: {
    item_id: 'google-claim',
    title: 'Claim your Google Business Profile',
    why: 'It is free.',
    minutes: 23,
    is_critical: true,
    weeklyPotential: 453,
    screen: null,
    external_link: null,
    link_text: '',
  },
  websites: { total: 2, published: 1 },
};

const GUESTS: readonly GuestSummary[] = [
  ['Maria Rossi', '2026-08-03'],
  ['Jo Field', '2026-11-15'],
  ['', '2026-05-09'],
].map(([name = '', last_order_date = ''], index) => ({
  phone: `+1212555014${index}`,
  name,
  last_order_date,
  orders_total: 2,
  has_consent: true,
  has_opted_out: index === 2,
}));

const AD = {
  name: 'Truffle Pasta',
  results: { spent_cents: 3_245, impressions: 0, people_reached: 0, clicks: 0 },
  total_budget_cents: 7_000,
  is_simulated: true,
  results_at: '2026-11-20T13:00:00.000Z',
} as Ad;

const TEXTS = {
  name: '20% off',
  will_cost: 2.56,
  price_note: null,
  is_simulated: true,
  decisions: { guests: 12, send: 9, hold: 1, skip: 2, held: [], skipped: [] },
} as unknown as SmsCampaign;

/** A new owner's checklist, with these tasks done. */
function checklist(done: readonly string[]) {
  return CHECKLIST_CATEGORIES.map(({ items, ...category }) => ({
    ...category,
    items: items.map(
      (item): ChecklistItem => ({
        item_id: item.item_id,
        title: item.title,
        description: item.description,
        status: done.includes(item.item_id) ? 'completed' : 'pending',
        notes: '',
        status_changed_at: null,
        is_critical: item.is_critical ? 1 : 0,
        external_link: null,
        link_text: null,
        why: item.why,
        minutes: item.minutes,
        weekly_potential: weeklyPotentialOf(item),
        screen: null,
        repeats_every_days: null,
        evidence: null,
        waits_for: null,
      }),
    ),
  }));
}

const EVENING = { name: '', opens: '17:00', closes: '22:00', last_seating: null, season: null, note: '' };

/** A restaurant in New York on Friday, November 20, 2026, with all of its data read. */
export function someAssistantData(more: Partial<AssistantData> = {}): AssistantData {
  const profile = aSparseProfile({
    region: 'US',
    time_zone: 'America/New_York',
    phones: [{ number: '+12125550147', typed: '(212) 555-0147', label: '' }],
    booking: { policy: 'accepted', note: '' },
    services: [{ ...EVENING, days: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] }],
    closed_days: ['monday'],
    dishes: [
      aDish({ name: 'Carbonara', price: '$16.00', amount: 16 }),
      aDish({ name: 'Pizza Margherita', price: '12', amount: 12 }),
      aDish({ name: 'Pizza Bianca', price: '13', amount: 13 }),
      aDish({ name: 'Steak frites', price: '29', amount: 29 }),
      aDish({ name: 'Tiramisù', price: '' }),
    ],
  });
  return {
    now: new Date(READ_AT),
    dashboard: { value: DASHBOARD, at: READ_AT },
    checklist: { value: checklist(['google-hours']), at: READ_AT },
    profile: { value: { profile, version: 3, updated_at: '2026-11-18T09:00:00.000Z' }, at: READ_AT },
    ads: { value: [AD], at: READ_AT },
    texts: { value: [TEXTS], at: READ_AT },
    guests: { value: { guests: GUESTS, isWhole: true }, at: READ_AT },
    reading: undefined,
    lastChange: undefined,
    ...more,
  };
}
