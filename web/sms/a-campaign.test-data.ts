import type { SmsCampaign, SmsDecisions } from '#shared/sms/contract/sms-campaign.ts';
import type { SmsResults } from '#shared/sms/contract/sms-results.ts';

const AT = '2026-11-22T12:00:00.000Z';

export const someDecisions = (changes: Partial<SmsDecisions> = {}): SmsDecisions => ({
  guests: 3,
  send: 2,
  hold: 0,
  skip: 1,
  held: [],
  skipped: [{ rule: 'opted_out', guests: 1, reason: 'Opted out' }],
  ...changes,
});

/** A running campaign with a text to two guests. */
export const aCampaign = (changes: Partial<SmsCampaign> = {}): SmsCampaign => ({
  campaign_id: 'sms-1',
  campaign_type: 'sms',
  name: 'Free dessert',
  status: 'active',
  created_at: AT,
  ends_at: '2026-12-22T12:00:00.000Z',
  ends_on: '2026-12-22',
  offer_code: 'DESSERT',
  promo_code: 'DESSERT',
  message: { text: 'Osteria Lupo: Free dessert.', segments: 1, encoding: 'GSM-7', cut: [] },
  decisions: someDecisions(),
  holdout_percent: 0,
  one_code_per_guest: false,
  will_cost: 0.02,
  price_note: null,
  is_simulated: false,
  ...changes,
});

/** What a list and its text lead to. */
const FIGURES = {
  totalCustomersUploaded: 4,
  lapsedCustomersFound: 3,
  sampleMessage: 'Text',
  totalCost: 0.03,
};

/** The answer to a sent campaign. */
export const aSentCampaign = (campaign = aCampaign()) => ({
  ...FIGURES,
  offerCode: campaign.offer_code,
  messagesSent: campaign.decisions.send + campaign.decisions.hold,
  deliveryRate: null,
  csvErrors: [],
  decisions: campaign.decisions,
  will_cost: campaign.will_cost,
  campaign,
});

const PROGRESS = {
  messages_decided: 2,
  waiting: 0,
  sent: 0,
  delivered: 2,
  failed: 0,
  dropped: 0,
  unknown: 0,
};

/** The answer about the delivery of a campaign. */
export const aDelivery = (
  campaign = aCampaign(),
  progress: Partial<typeof PROGRESS> & { waiting_for?: string } = {},
) => ({
  ...FIGURES,
  offerCode: campaign.offer_code,
  messagesSent: 2,
  deliveryRate: 100,
  will_cost: campaign.will_cost,
  campaign,
  progress: { ...PROGRESS, ...progress },
});

/** Results of a campaign without a control group. */
export const someResults = (changes: Partial<SmsResults> = {}): SmsResults => ({
  as_of: AT,
  returns_at: null,
  texted: { guests: 90, returned: 18 },
  held_back: null,
  lift: null,
  worth: null,
  redemptions: { count: 0, with_amount: 0, paid: 0 },
  texts_cost: 1.8,
  is_simulated: false,
  ...changes,
});
