import type { AnswerFigure } from '#shared/assistant/assistant-answer.ts';
import {
  growthEstimates,
  REVENUE_PER_NEW_CUSTOMER,
  REVENUE_PER_REENGAGED_CUSTOMER,
} from '#shared/dashboard/growth-estimates.ts';
import { type Answerer, amount, asOf } from './answerer.ts';

const TYPES = { ad: 'Facebook Ad', sms: 'SMS Campaign' } as const;

export const brought: Answerer<'dashboard'> = ({ value, at }) => {
  const { period, newCustomersAcquired, customersReengaged, redeemed } = value.performanceSnapshot;
  const { revenueGenerated } = growthEstimates(value.performanceSnapshot);
  const formula = `$${REVENUE_PER_NEW_CUSTOMER} × ${newCustomersAcquired} + $${REVENUE_PER_REENGAGED_CUSTOMER} × ${customersReengaged}`;
  return {
    text: [`${period}:`],
    figures: [
      { label: 'New customers', value: String(newCustomersAcquired) },
      { label: 'Re-engaged', value: String(customersReengaged) },
      { label: 'Codes redeemed', value: String(redeemed.codes) },
      { label: `Revenue generated (${formula})`, value: amount(revenueGenerated), isEstimate: true },
    ],
    ...asOf('dashboard', at),
    screen: 'overview',
  };
};

/** "How do I get more customers?" */
export const grow: Answerer<'dashboard'> = (read, asked) => {
  const { figures = [], sources = [] } = brought(read, asked);
  const text = [
    'Run an ad to reach new guests, or text guests who stopped coming.',
    `${read.value.performanceSnapshot.period}:`,
  ];
  return { text, figures: figures.slice(0, 2), sources, screen: 'ads' };
};

export const running: Answerer<'dashboard'> = ({ value, at }) => {
  const { activeCampaigns } = value;
  const figures = activeCampaigns.map(
    ({ name, campaign_type, status }): AnswerFigure => ({
      label: `${name}, ${TYPES[campaign_type]}`,
      value: status.replace('_', ' '),
    }),
  );
  const text =
    activeCampaigns.length === 0 ? 'You don’t have any active campaigns.' : 'Your active campaigns:';
  const hasOnlyTexts = figures.length > 0 && activeCampaigns.every((each) => each.campaign_type === 'sms');
  return { text: [text], figures, ...asOf('dashboard', at), screen: hasOnlyTexts ? 'regulars' : 'ads' };
};

export const textsRunning: Answerer<'dashboard'> = (read, asked) => {
  const activeCampaigns = read.value.activeCampaigns.filter((each) => each.campaign_type === 'sms');
  const answer = running({ ...read, value: { ...read.value, activeCampaigns } }, asked);
  const text =
    activeCampaigns.length === 0
      ? 'You don’t have any active text campaigns.'
      : 'Your active text campaigns:';
  return { ...answer, text: [text], screen: 'regulars' };
};

export const codes: Answerer<'dashboard'> = ({ value, at }) => {
  const withCode = value.activeCampaigns.filter(({ promo_code }) => promo_code !== '');
  const figures = withCode.map(({ name, promo_code }) => ({ label: name, value: promo_code }));
  const text = withCode.length === 0 ? 'You don’t have any active promo codes.' : 'Your active promo codes:';
  return { text: [text], figures, ...asOf('dashboard', at), screen: 'ads' };
};

/** The most campaigns that are listed. The sum covers all that were loaded. */
const NAMED = 5;

export const adSpend: Answerer<'ads'> = ({ value, at }) => {
  if (value.length === 0)
    return { text: ['You haven’t launched an ad yet.'], ...asOf('ads', at), screen: 'ads' };
  const figures = value.slice(0, NAMED).map(({ name, results, total_budget_cents, is_simulated }) => ({
    label: labelOf(name, 'ad', is_simulated),
    value: `${amount(results.spent_cents / 100)} of ${amount(total_budget_cents / 100)}`,
  }));
  const total = value.reduce((sum, { results }) => sum + results.spent_cents, 0);
  const all = { label: `Your ${value.length} newest ads combined`, value: amount(total / 100) };
  const reports = value.flatMap(({ results_at }) => results_at ?? []).toSorted();
  return {
    text: [
      reports.length === 0 ? 'No ad spend reported yet.' : 'Ad spend so far, from Facebook’s latest report.',
    ],
    figures: value.length === 1 ? figures : [all, ...figures],
    ...asOf('ads', reports.at(-1) ?? at),
    screen: 'ads',
  };
};

export const textSpend: Answerer<'texts'> = ({ value, at }) => {
  if (value.length === 0)
    return { text: ['You haven’t sent a text campaign yet.'], ...asOf('texts', at), screen: 'regulars' };
  const figures = value.slice(0, NAMED).map(({ name, will_cost, is_simulated }) => ({
    label: labelOf(name, 'sms', is_simulated),
    value: amount(will_cost),
  }));
  const total = value.reduce((sum, { will_cost }) => sum + will_cost, 0);
  const all = { label: `Your ${value.length} newest text campaigns combined`, value: amount(total) };
  const notes = new Set(value.flatMap(({ price_note }) => price_note ?? []));
  return {
    text: ['The most each campaign will cost. We don’t charge for texts that aren’t sent.', ...notes],
    figures: value.length === 1 ? figures : [all, ...figures],
    ...asOf('texts', at),
    screen: 'regulars',
  };
};

/** "Who saw my ad?" */
export const adReach: Answerer<'ads'> = ({ value, at }) => ({
  text: [
    value.length === 0
      ? 'You haven’t launched an ad yet.'
      : 'Facebook tells us how many people saw your ad, but not who they are. To see how many came in, count redeemed promo codes.',
  ],
  figures: value.slice(0, NAMED).map(({ name, results, is_simulated }) => ({
    label: labelOf(name, 'ad', is_simulated),
    value: `${results.people_reached} people, ${results.clicks} clicks`,
  })),
  ...asOf('ads', at),
  screen: 'ads',
  suggestions: ['How did my campaigns do?'],
});

/** "Who got my text?" */
export const textReach: Answerer<'texts'> = ({ value, at }) => ({
  text: [
    value.length === 0
      ? 'You haven’t sent a text campaign yet.'
      : 'Guests included in each campaign. Open one for details:',
  ],
  figures: value.slice(0, NAMED).map(({ name, decisions, is_simulated }) => ({
    label: labelOf(name, 'sms', is_simulated),
    value: `${decisions.send + decisions.hold} of ${decisions.guests}`,
  })),
  ...asOf('texts', at),
  screen: 'regulars',
});

function labelOf(name: string, type: keyof typeof TYPES, isSimulated: boolean): string {
  return `${name}, ${TYPES[type]}${isSimulated ? ' (test mode)' : ''}`;
}
