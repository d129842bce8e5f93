import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SmsResults } from '#shared/sms/contract/sms-results.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { aCampaign, aDelivery, someDecisions, someResults } from '../a-campaign.test-data.ts';
import { CampaignList } from './campaign-list.tsx';

const guest = (changes: object) => ({
  phone: '+12125550147',
  name: 'Ana Ruiz',
  action: 'send',
  state: 'delivered',
  ...changes,
});

type Answers = {
  list?: ScreenAnswer | Promise<ScreenAnswer>;
  results?: SmsResults | ScreenAnswer;
  status?: object;
};

async function setup({ list, results = someResults(), status = aDelivery() }: Answers) {
  const first = { body: { data: { campaigns: [aCampaign()] } } };
  const given = { list: list ?? first };
  const screen = await renderScreen(<CampaignList />, ({ path, query }) => {
    if (path === '/campaigns/sms') return given.list;
    if (path.endsWith('/results')) return 'as_of' in results ? { body: { data: results } } : results;
    if (!path.endsWith('/guests')) return { body: { data: status } };
    const rest = [guest({ name: '', state: 'failed' }), guest({ phone: '', name: '', state: 'skipped' })];
    return {
      body: {
        data:
          query.cursor === undefined
            ? { guests: [guest({ came_back_at: '2026-11-25T12:00:00.000Z' })], next_cursor: 'next' }
            : { guests: [...rest, guest({ reason: 'It’s early.', until: '2026-11-24T15:00:00.000Z' })] },
      },
    };
  });
  return { ...screen, given };
}

async function openCampaign(answers: Answers = {}) {
  const screen = await setup(answers);
  await screen.press('Free dessert');
  const dialog = page.getByRole('dialog', { name: 'Free dessert' });
  await expect.element(dialog.getByText('Osteria Lupo: Free dessert.')).toBeVisible();
  return { ...screen, dialog };
}

test('campaigns load, and a failure can be tried again until the list is empty', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, press } = await setup({ list: answer });
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading your campaigns…' })).toBeVisible();
  send();
  await expect.element(page.getByRole('heading', { name: 'Not now.' })).toBeVisible();
  given.list = { body: { data: { campaigns: [] } } };
  await press('Try Again');
  await expect.element(page.getByRole('heading', { name: 'No text campaigns yet' })).toBeVisible();
  await expect.element(button('Show older campaigns')).not.toBeInTheDocument();
});

const HOW = 'How we calculate this';
const FUTURE = '2999-01-01T12:00:00.000Z';

test.each([
  ['a running one', aCampaign(), 'Code active', 'Code DESSERT, until Dec 22, 2026'],
  ['a paused one', aCampaign({ status: 'paused' }), 'Paused', 'Code DESSERT, until Dec 22, 2026'],
  [
    'one whose texts all wait',
    aCampaign({
      decisions: someDecisions({ send: 0, hold: 2, held_from: FUTURE }),
      one_code_per_guest: true,
    }),
    'Scheduled',
    'Codes DESSERT-…, until Dec 22, 2026',
  ],
  ['a canceled one', aCampaign({ canceled_at: '2026-11-22T12:00:00.000Z' }), 'Canceled', 'Code DESSERT'],
])('%s shows its state and code', async (_, campaign, state, code) => {
  await setup({ list: { body: { data: { campaigns: [campaign] } } } });
  await expect.element(page.getByText(state, { exact: true })).toBeVisible();
  await expect.element(page.getByText(code, { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 texts')).toBeVisible();
  await expect.element(page.getByText('Test mode')).not.toBeInTheDocument();
});

test('one text is counted in the singular, and test mode is marked', async () => {
  const campaign = aCampaign({ decisions: someDecisions({ send: 1 }), is_simulated: true });
  await setup({ list: { body: { data: { campaigns: [campaign] } } } });
  await expect.element(page.getByText('1 text', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Test mode')).toBeVisible();
});

test('a campaign shows its guests page by page, and closing it returns the focus', async () => {
  const { dialog, press } = await openCampaign();
  await expect.element(dialog.getByText('All texts sent')).toBeVisible();
  await expect.element(dialog.getByText('Came back Nov 25, 2026')).toBeVisible();
  await press('Show more guests');
  const rows = dialog.getByRole('listitem');
  for (const text of [/^No name .*Failed$/, /^Deleted guest .*Not texted$/, /It’s early\. On hold until/])
    await expect.element(rows.filter({ hasText: text })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Free dessert')).toHaveFocus();
});

test.each([
  [
    'Sending',
    aDelivery(aCampaign(), { waiting: 1, delivered: 1, waiting_for: 'The provider is busy.' }),
    '50',
  ],
  ['All sent. Waiting for delivery reports', aDelivery(aCampaign(), { sent: 2, delivered: 0 }), '100'],
  ['Canceled', aDelivery(aCampaign({ canceled_at: '2026-11-22T12:00:00.000Z' })), '100'],
  ['Stopped', aDelivery(aCampaign({ is_text_rejected: true })), '100'],
  ['All texts sent', { ...aDelivery(aCampaign(), { unknown: 1, delivered: 1 }), deliveryRate: null }, '100'],
])('the delivery is named: %s', async (name, status, percent) => {
  const { dialog } = await openCampaign({ status });
  const bar = dialog.getByRole('progressbar', { name });
  await expect.element(bar).toHaveAttribute('aria-valuenow', percent);
  if ('waiting_for' in status.progress)
    await expect.element(dialog.getByText('The provider is busy.')).toBeVisible();
  const isUnknown = status.progress.unknown > 0;
  expect(dialog.getByText(/we won’t resend them/).elements()).toHaveLength(isUnknown ? 1 : 0);
  expect(dialog.getByText('Not available yet').elements()).toHaveLength(isUnknown ? 1 : 0);
});

test('results that can’t be loaded say why, and the rest of the campaign is shown', async () => {
  const { dialog } = await openCampaign({ results: refusal('No results.') });
  await expect.element(dialog.getByRole('heading', { name: 'No results.' })).toBeVisible();
  await expect.element(dialog.getByText('Came back Nov 25, 2026')).toBeVisible();
});

test.each([
  ['no code was redeemed', { count: 0, with_amount: 0, paid: 0 }, '$0.00', 0],
  ['staff entered no amount', { count: 3, with_amount: 0, paid: 0 }, 'Not entered', 0],
  ['staff entered some amounts', { count: 3, with_amount: 2, paid: 80 }, '$80.00', 1],
  ['staff entered all amounts', { count: 3, with_amount: 3, paid: 80 }, '$80.00', 0],
])('codes are counted without a control group: %s', async (_, redemptions, paid, notes) => {
  const { dialog } = await openCampaign({ results: someResults({ redemptions }) });
  await expect.element(dialog.getByText(/^Without a control group/)).toBeVisible();
  const spent = dialog.getByText('Spent with codes').element().nextElementSibling;
  expect(spent).toHaveTextContent(paid);
  expect(dialog.getByText('Amount entered for 2 of 3').elements()).toHaveLength(notes);
});

const COMPARED = someResults({
  returns_at: '2026-11-30T12:00:00.000Z',
  held_back: { guests: 30, returned: 3 },
  lift: {
    is_known: true,
    texted_share: 0.2,
    held_back_share: 0.1,
    difference: 0.1,
    low: 0.01,
    high: 0.19,
    is_certain: true,
  },
  worth: {
    extra_guests: 9,
    extra_guests_low: 1,
    extra_guests_high: 17,
    bill: 40,
    bill_basis: 'paid',
    discount_each: 5,
    earned: 343,
    earned_low: 20,
    earned_high: 660,
  },
  redemptions: { count: 3, with_amount: 3, paid: 120 },
});

test('guests who came back are compared with the control group, with the formula', async () => {
  const { dialog } = await openCampaign({ results: COMPARED });
  await expect.element(dialog.getByText('9 more guests came back because of this text')).toBeVisible();
  await expect.element(dialog.getByText('Earned after texts and discounts')).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Control group 30 3 10%' })).toBeVisible();
  await expect
    .element(dialog.getByText(/You last uploaded a list with a returning guest on Nov 30, 2026\./))
    .toBeVisible();
  await dialog.getByText(HOW).click();
  await expect.element(dialog.getByText(/1 to 17 more guests and earned \$20 to \$660\./)).toBeVisible();
  await expect
    .element(dialog.getByText(/based on 3 amounts your staff entered, before the discount\.$/))
    .toBeVisible();
});

test('one guest fewer, by chance, and without a discount, is said so', async () => {
  const { lift, worth } = COMPARED;
  if (lift?.is_known !== true || worth === null) throw new Error('unexpected');
  const results = someResults({
    ...COMPARED,
    is_simulated: true,
    lift: { ...lift, is_certain: false },
    worth: { ...worth, extra_guests: -1, discount_each: null, bill_basis: 'estimate', earned: -13 },
  });
  const { dialog } = await openCampaign({ results });
  await expect.element(dialog.getByText('Not enough data yet')).toBeVisible();
  await expect.element(dialog.getByText(/The difference could be due to chance\.$/)).toBeVisible();
  await expect.element(dialog.getByText('−$13')).toBeVisible();
  await dialog.getByText(HOW).click();
  await expect.element(dialog.getByText(/Our best estimate is 1 fewer guest\./)).toBeVisible();
  await expect.element(dialog.getByText(/has no dollar amount or percentage\.$/)).toBeVisible();
  await expect.element(dialog.getByText(/This campaign ran in test mode\./)).toBeVisible();
});

test.each([
  [null, /^Upload a new guest list/],
  ['2026-11-30T12:00:00.000Z', /^We need at least 20 guests in each group/],
])('too few guests ask for a list that helps (last one: %s)', async (returns_at, text) => {
  const results = someResults({
    returns_at,
    held_back: { guests: 0, returned: 0 },
    lift: { is_known: false },
  });
  const { dialog } = await openCampaign({ results });
  await expect.element(dialog.getByText('Not enough guests yet')).toBeVisible();
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Control group 0 0 –' })).toBeVisible();
});
