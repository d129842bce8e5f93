import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SMS_MESSAGES } from '#shared/sms/contract/sms-campaign.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { aCampaign, aDelivery, aSentCampaign, someDecisions } from './a-campaign.test-data.ts';
import { BringBackRegularsScreen } from './bring-back-regulars-screen.tsx';
import { DRAFT_MESSAGES } from './form/draft-request.ts';

beforeEach(() => localStorage.clear());

const PROFILE = {
  profile: aSparseProfile({ region: 'US' }),
  version: 1,
  updated_at: '2026-11-22T12:00:00.000Z',
};
const PREVIEW = {
  sampleMessage: 'Text',
  characterCount: 60,
  targetCustomers: 3,
  estimatedCost: 0.03,
  csvStats: { totalUploaded: 4, lapsedCustomers: 3, errors: 1, duplicates: 0 },
  csvErrors: ['Line 4: Enter a phone number.'],
  message: aCampaign().message,
  alternatives: ['We miss you, Ana!', 'Long time no see, Ana!'],
  decisions: someDecisions(),
  will_cost: 0.02,
  price_note: null,
  missing: [{ need: 'sender_number', message: 'Choose a number.' }],
  is_simulated: true,
};
const LIST =
  'customer_name,phone_number,last_order_date\nAna,(212) 555-0147,2026-08-14\nBo,(212) 555-0148,2026-08-15\n';

type Answers = {
  preview?: ScreenAnswer | Promise<ScreenAnswer>;
  send?: ScreenAnswer | Promise<ScreenAnswer>;
};

/** A campaign with its words, a list, and, unless told otherwise, consent. */
async function setup(answers: Answers = {}, campaign = aCampaign()) {
  const given = { preview: { body: { preview: PREVIEW } }, ...answers };
  const screen = await renderScreen(
    <BringBackRegularsScreen />,
    ({ method, path }) => {
      if (path === '/campaigns/sms/preview') return given.preview;
      if (method === 'POST')
        return given.send ?? { body: { message: 'Sent.', data: aSentCampaign(campaign) } };
      if (path === '/campaigns/sms') return { body: { data: { campaigns: [] } } };
      if (path === '/restaurant/profile') return { body: { data: PROFILE } };
      if (path.includes('/status/')) return { body: { data: aDelivery(campaign) } };
      return { body: { data: { mappings: [] } } };
    },
    { session: OWNER_SESSION, path: '/?offer=Free%20dessert&code=DESSERT' },
  );
  const calls = (path: string) => screen.sent.filter((call) => call.path === path);
  return {
    ...screen,
    given,
    previews: () => calls('/campaigns/sms/preview'),
    campaigns: () => calls('/campaigns/sms'),
  };
}

const chooseList = async (text = LIST) => {
  await page.getByLabelText(/Choose a CSV file/).upload(new File([text], 'guests.csv'));
  await expect.element(page.getByText('2 rows')).toBeVisible();
};
const agree = () => page.getByRole('checkbox').click();
const heading = (name: string) => page.getByRole('heading', { name });

test('a linked offer is filled in, and its preview without a list shows only the text', async () => {
  const { answer, send } = heldAnswer({ body: { preview: { ...PREVIEW, missing: [] } } });
  const { previews, press } = await setup({ preview: answer });
  await expect.element(page.getByRole('textbox', { name: 'Restaurant name' })).toHaveValue('Osteria Lupo');
  await press('Preview SMS');
  await button(/Creating preview/).click({ force: true });
  await expect.element(page.getByRole('status').filter({ hasText: 'Creating preview…' })).toBeVisible();
  send();
  await expect.element(heading('SMS preview')).toHaveFocus();
  await expect.element(page.getByText('Long time no see, Ana!')).toBeVisible();
  await expect.element(heading('Before you send')).not.toBeInTheDocument();
  await expect.element(page.getByText('Finish these steps to send texts')).not.toBeInTheDocument();
  expect(previews().map(({ body }) => body)).toEqual([
    {
      restaurantName: 'Osteria Lupo',
      offer: 'Free dessert',
      offerCode: 'DESSERT',
      lapsed_rule: 'thirty_days',
      holdout_percent: 0,
      one_code_per_guest: false,
    },
  ]);
});

test('a campaign is previewed before it is sent, sent once, and its result takes the focus', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Sent.', data: aSentCampaign() } });
  const { previews, campaigns, press } = await setup({ send: answer });
  await chooseList();
  await agree();
  await press('Send SMS Campaign');
  await expect.element(heading('SMS preview')).toHaveFocus();
  await expect.element(page.getByText('Line 4: Enter a phone number.')).toBeVisible();
  await expect.element(page.getByText('Choose a number.')).toBeVisible();
  expect(previews()).toMatchObject([{ body: { customerList: 'guests.csv' } }]);
  expect(campaigns()).toEqual([]);
  await press('Send SMS Campaign');
  await button(/Sending/).click({ force: true });
  send();
  await expect.element(heading('Your texts are on their way')).toHaveFocus();
  expect(campaigns()).toMatchObject([
    { body: { offer: 'Free dessert', customerList: 'guests.csv', idempotencyKey: expect.any(String) } },
  ]);
  await expect.element(page.getByText('You can close this page. We’ll keep sending.')).toBeVisible();
  await expect.element(page.getByText('All texts sent')).toBeVisible();
  await press('Create another campaign');
  await expect.element(page.getByRole('textbox', { name: /^Offer code/ })).toHaveValue('DESSERT');
  await expect.element(page.getByText('Choose a CSV file')).toBeVisible();
});

test('a change after the preview needs a new one; options renew it without taking the focus', async () => {
  const { previews, press } = await setup();
  await chooseList();
  await press('Preview SMS');
  await expect.element(heading('SMS preview')).toBeVisible();
  await page.getByRole('radio', { name: 'Away longer than usual' }).click();
  await expect.poll(() => previews().length).toBe(2);
  expect(previews()[1]?.body).toMatchObject({ lapsed_rule: 'usual_gap' });
  await expect.element(heading('SMS preview')).toBeVisible();
  await expect.element(heading('SMS preview')).not.toHaveFocus();
  await page
    .getByRole('textbox', { name: /^Offer/ })
    .first()
    .fill('Free coffee');
  await expect.element(heading('SMS preview')).not.toBeInTheDocument();
  expect(previews()).toHaveLength(2);
});

test('an answer to an older draft isn’t shown', async () => {
  const { answer, send } = heldAnswer({ body: { preview: PREVIEW } });
  const { press } = await setup({ preview: answer });
  await press('Preview SMS');
  await expect.element(button(/Creating preview/)).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Offer/ })
    .first()
    .fill('Free coffee');
  await expect.element(button('Preview SMS')).toBeVisible();
  send();
  await expect.element(button('Preview SMS')).toBeVisible();
  await expect.element(heading('SMS preview')).not.toBeInTheDocument();
});

test('empty fields, a missing list, and missing consent are named before a campaign is sent', async () => {
  const { sent, press } = await setup();
  const offer = page.getByRole('textbox', { name: /^Offer/ }).first();
  await offer.fill(' ');
  await press('Preview SMS');
  await expect.element(page.getByText(`Error: ${SMS_MESSAGES.requiredForPreview}`)).toBeVisible();
  await expect.element(offer).toHaveAccessibleDescription(new RegExp(DRAFT_MESSAGES.emptyField));
  await offer.fill('Free coffee');
  await press('Send SMS Campaign');
  await expect.element(page.getByText('Error: Please upload a customer list CSV file')).toBeVisible();
  await chooseList();
  await press('Send SMS Campaign');
  await expect.element(page.getByText(`Error: ${DRAFT_MESSAGES.consent}`)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toBeInvalid();
  await agree();
  await expect.element(page.getByRole('checkbox')).not.toBeInvalid();
  expect(sent).toEqual([]);
});

test('a list on which we can’t text anyone isn’t sent', async () => {
  const preview = { ...PREVIEW, decisions: someDecisions({ send: 0, skip: 3 }) };
  const { campaigns, press } = await setup({ preview: { body: { preview } } });
  await chooseList();
  await agree();
  await press('Send SMS Campaign');
  await expect.element(heading('SMS preview')).toBeVisible();
  await press('Send SMS Campaign');
  await expect.element(page.getByText(`Error: ${DRAFT_MESSAGES.noRecipients}`)).toBeVisible();
  expect(campaigns()).toEqual([]);
});

test('a failed preview says why, and keeps what was typed', async () => {
  const { press } = await setup({ preview: refusal('Not now.') });
  await press('Preview SMS');
  await expect.element(page.getByText('Error: Not now.')).toBeVisible();
  await expect.element(button('Preview SMS')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Offer code/ })).toHaveValue('DESSERT');
});

test('a refused campaign gets a new key, and one without an answer keeps it', async () => {
  const { campaigns, press, given } = await setup({ send: refusal('Not now.') });
  await chooseList();
  await agree();
  await press('Preview SMS');
  await expect.element(heading('SMS preview')).toBeVisible();
  await press('Send SMS Campaign');
  await expect.element(page.getByText('Error: Not now.')).toBeVisible();
  given.send = refusal('Choose another code.', 'promo_code_taken', 409);
  await press('Send SMS Campaign');
  await expect.element(page.getByText('Error: Choose another code.')).toBeVisible();
  given.send = refusal('Another tab sent it.', 'sms_request_changed', 409);
  await press('Send SMS Campaign');
  await expect.element(page.getByText('Error: Another tab sent it.')).toBeVisible();
  const keys = campaigns().map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test.each([
  ['no one is texted', someDecisions({ send: 0, skip: 3 }), {}, 'No texts were sent', /you weren’t charged/],
  ['texts wait', someDecisions({ hold: 1 }), {}, 'Your texts are on their way', /when texting hours begin/],
  [
    'the owner chose a time',
    someDecisions(),
    { send_at: '2026-11-22T15:00:00.000Z' },
    /on their way/,
    /on schedule/,
  ],
  ['it is a test', someDecisions(), { is_simulated: true }, /on their way/, /^Test mode/],
] as const)('a sent campaign says what happens next: %s', async (_, decisions, changes, title, lead) => {
  const { press } = await setup({}, aCampaign({ decisions, ...changes }));
  await chooseList();
  await agree();
  await press('Preview SMS');
  await expect.element(heading('SMS preview')).toBeVisible();
  await press('Send SMS Campaign');
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
  await expect.element(page.getByText(lead)).toBeVisible();
});
