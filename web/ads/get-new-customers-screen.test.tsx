import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AD_MESSAGES, type Ad } from '#shared/ads/contract/ad-campaign.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { GetNewCustomersScreen } from './get-new-customers-screen.tsx';

const AT = '2026-11-22T12:00:00.000Z';
const RANGE = { low: 100, high: 200 };
const REACH = { people: RANGE, impressions: RANGE, basis: 'Prices.', source: 'Meta', as_of: '2026-11-01' };
const PLACEMENT = { address: 'Portland', radius_miles: 5, destination_url: '' };
const VARIANTS = [
  { primary_text: 'Creamy pasta. Code PASTA.', headline: 'Pasta', description: 'Lupo' },
  { primary_text: '20% off. Code PASTA.', headline: 'Deal', description: 'Lupo' },
];
const PREVIEW = {
  adCopy: VARIANTS[0]?.primary_text,
  promoCode: 'PASTA',
  characterCount: 25,
  variants: VARIANTS,
  assumed: [],
  expected: REACH,
  placement: PLACEMENT,
  total_budget_cents: 7_000,
  missing: [],
  is_simulated: false,
};

const anAd = (changes: Partial<Ad> = {}): Ad => ({
  campaign_id: 'ad-1',
  name: 'Pasta: 20% off',
  campaign_type: 'ad',
  status: 'ended',
  created_at: AT,
  ends_at: '2026-11-29T12:00:00.000Z',
  promo_code: 'PASTA',
  daily_budget_cents: 1_000,
  days: 7,
  total_budget_cents: 7_000,
  copy: VARIANTS[0] as Ad['copy'],
  placement: PLACEMENT,
  expected: REACH,
  results: { spent_cents: 0, impressions: 0, people_reached: 0, clicks: 0 },
  redemptions: { count: 0, amount_cents: 0, with_amount: 0 },
  is_simulated: false,
  version: 1,
  ...changes,
});

type Answers = Record<'list' | 'preview' | 'launch' | 'city', ScreenAnswer | Promise<ScreenAnswer>>;

const launchedAd = (campaign = anAd()): ScreenAnswer => ({
  body: {
    message: 'Launched.',
    data: {
      promoCode: 'PASTA',
      expectedReach: 150,
      estimatedImpressions: 150,
      budget: 10,
      adCopy: campaign.copy.primary_text,
      campaign,
    },
  },
});

async function setup(answers: Partial<Answers> = {}, path = '/?item=Pasta&offer=20%25%20off') {
  const given: Answers = {
    list: { body: { data: { campaigns: [] } } },
    preview: { body: { preview: PREVIEW } },
    launch: launchedAd(),
    city: { body: { message: 'Saved.', data: { version: 2, updated_at: AT } } },
    ...answers,
  };
  const screen = await renderScreen(
    <GetNewCustomersScreen />,
    ({ method, path: called }) => {
      if (called === '/campaigns/facebook-ads/preview') return given.preview;
      if (called === '/campaigns/facebook-ads') return method === 'POST' ? given.launch : given.list;
      if (method === 'PATCH') return given.city;
      if (called.includes('/status/'))
        return { body: { data: anAd({ waiting_needs: ['address'], status: 'pending' }) } };
      return refusal('Unknown.', 'not_found', 404);
    },
    { session: OWNER_SESSION, path },
  );
  const launches = () => screen.sent.filter(({ path: called }) => called === '/campaigns/facebook-ads');
  return { ...screen, given, launches };
}

const field = (name: string) => page.getByRole('textbox', { name });
const offer = page.getByRole('textbox', { name: 'Offer' });
const item = page.getByRole('combobox', { name: 'Item to promote' });

test('ads load, and a failure can be tried again until there are none', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, press } = await setup({ list: answer });
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading your ads…' })).toBeVisible();
  send();
  await expect.element(page.getByRole('heading', { name: 'Not now.' })).toBeVisible();
  given.list = { body: { data: { campaigns: [] } } };
  await press('Try Again');
  await expect.element(page.getByRole('heading', { name: 'No ads yet' })).toBeVisible();
});

test('more ads load by page, and pages without ads are skipped', async () => {
  const pages: Record<string, object> = {
    '': { campaigns: [anAd()], next_cursor: 'one' },
    one: { campaigns: [], next_cursor: 'two' },
    two: { campaigns: [anAd({ campaign_id: 'ad-2', name: 'Soup: $2 off' })] },
  };
  const { press } = await renderScreen(
    <GetNewCustomersScreen />,
    ({ path, query }) =>
      path === '/campaigns/facebook-ads'
        ? { body: { data: pages[query.cursor ?? ''] ?? {} } }
        : refusal('Unknown.', 'not_found', 404),
    { session: OWNER_SESSION },
  );
  await expect.element(page.getByText('Pasta: 20% off')).toBeVisible();
  await press('Show more ads');
  await expect.element(page.getByText('Soup: $2 off')).toBeVisible();
  await expect.element(button('Show more ads')).not.toBeInTheDocument();
});

test('a linked item is previewed, its variant chosen, and the copy edited before the launch', async () => {
  const { answer, send } = heldAnswer({ body: { preview: PREVIEW } });
  const { launches, press } = await setup({ preview: answer });
  await expect.element(page.getByRole('heading', { name: 'No preview yet' })).toBeVisible();
  await press('Preview Ad Copy');
  await button(/Writing the preview/).click({ force: true });
  await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveAttribute('aria-busy', 'true');
  send();
  await expect.element(field('Main text')).toHaveValue('Creamy pasta. Code PASTA.');
  await expect
    .element(page.getByText(/within 5 miles of Portland\. It links to a page for your offer\.$/))
    .toBeVisible();
  await page.getByRole('radio', { name: 'Offer' }).click();
  await expect.element(field('Headline')).toHaveValue('Deal');
  await field('Headline').fill('x'.repeat(41));
  await expect.element(field('Headline')).toBeInvalid();
  await field('Headline').fill('Big deal');
  await expect.element(page.getByText('8 of 40 characters')).toBeVisible();
  await page.getByRole('radio', { name: '$20 a day' }).click();
  await page.getByRole('spinbutton', { name: 'Days' }).fill('3');
  await expect.element(page.getByText('$60', { exact: true })).toBeVisible();
  await press('Launch Facebook Ad');
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus();
  expect(launches()).toMatchObject([
    {
      body: {
        restaurantName: 'Osteria Lupo',
        itemToPromote: 'Pasta',
        offer: '20% off',
        budget: 20,
        days: '3',
        promoCode: 'PASTA',
        primaryText: '20% off. Code PASTA.',
        headline: 'Big deal',
        description: 'Lupo',
      },
    },
  ]);
});

test('the preview of an offer that was changed meanwhile isn’t shown', async () => {
  const { answer, send } = heldAnswer({ body: { preview: PREVIEW } });
  const { press } = await setup({ preview: answer });
  await press('Preview Ad Copy');
  await expect.element(button(/Writing the preview/)).toBeVisible();
  await offer.fill('30% off');
  await expect.element(button('Preview Ad Copy')).toBeVisible();
  send();
  await expect.element(button('Preview Ad Copy')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'No preview yet' })).toBeVisible();
});

test('a preview can be canceled, and typing drops it', async () => {
  const { answer } = heldAnswer();
  const { given, press } = await setup({ preview: answer });
  await press('Preview Ad Copy');
  await press('Cancel');
  await expect.element(button('Preview Ad Copy')).toHaveFocus();
  await expect.element(page.getByText(/^Error: /)).not.toBeInTheDocument();
  given.preview = { body: { preview: { ...PREVIEW, is_simulated: true } } };
  await press('Preview Ad Copy');
  await expect.element(page.getByText(/^Test mode: no one sees your ads/)).toBeVisible();
  await item.fill('Soup');
  await expect.element(page.getByRole('heading', { name: 'No preview yet' })).toBeVisible();
});

test('what an ad needs links to where it is added', async () => {
  const missing = (['address', 'website', 'ad_account'] as const).map((need) => ({
    need,
    message: `Add ${need}.`,
  }));
  const { press } = await setup({ preview: { body: { preview: { ...PREVIEW, missing } } } });
  await press('Preview Ad Copy');
  for (const name of ['Open your profile', 'Open Website Builder', 'Open Settings'])
    await expect.element(page.getByRole('link', { name })).toBeVisible();
  await expect.element(page.getByText(/within 5 miles/)).not.toBeInTheDocument();
});

test('empty fields are named, and nothing is sent', async () => {
  const { sent, press } = await setup({}, '/');
  await press('Preview Ad Copy');
  await expect.element(page.getByText(`Error: ${AD_MESSAGES.requiredForPreview}`)).toBeVisible();
  await expect.element(item).toBeInvalid();
  await expect.element(field('Restaurant name')).not.toBeInvalid();
  await press('Launch Facebook Ad');
  await expect.element(page.getByText(`Error: ${AD_MESSAGES.required}`)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a launch is sent once; one without an answer is repeated with the same key, a refused one with another', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, launches, press } = await setup({ launch: answer });
  await press('Launch Facebook Ad');
  await button(/Launching/).click({ force: true });
  send();
  await expect.element(page.getByText('Error: Not now.')).toBeVisible();
  await expect.element(offer).toHaveValue('20% off');
  given.launch = refusal('Facebook rejected it.', 'ad_refused', 422);
  await press('Launch Facebook Ad');
  await expect.element(page.getByText('Error: Facebook rejected it.')).toBeVisible();
  given.launch = refusal('Not now again.');
  await press('Launch Facebook Ad');
  await expect.element(page.getByText('Error: Not now again.')).toBeVisible();
  const keys = launches().map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test.each([
  ['soup.txt', 'text/plain', 10, AD_MESSAGES.photoType],
  ['soup.png', 'image/png', 5_300_000, AD_MESSAGES.photoTooLarge],
])('%s of %s and %i bytes isn’t taken as a photo', async (name, type, size, message) => {
  await setup();
  const input = page.getByLabelText('Dish photo file');
  await input.upload(new File(['x'.repeat(size)], name, { type }));
  await expect.element(page.getByText(`Error: ${message}`)).toBeVisible();
  await expect.element(button('Choose a photo')).toBeVisible();
});

test('a small photo is shown with a warning, and can be removed', async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 240 });
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve);
  const { press } = await setup();
  await page
    .getByLabelText('Dish photo file')
    .upload(new File([(await promise) ?? ''], 'a.png', { type: 'image/png' }));
  await expect.element(page.getByText(/Its shortest side is 240 px/)).toBeVisible();
  await expect.element(button('Choose another photo')).toBeVisible();
  await press('Remove');
  await expect.element(button('Choose a photo')).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: 'Square preview of your dish' }))
    .not.toBeInTheDocument();
});

test('a linked image that can’t be loaded says so', async () => {
  await setup({}, '/?picture=gone');
  await expect.element(page.getByText(/^Error: We couldn’t load your enhanced photo\./)).toBeVisible();
});

test('an ad that waits for the city asks for it, and saves it once', async () => {
  const waiting = anAd({ status: 'pending', waiting_needs: ['address'], waiting_for: 'Add your city.' });
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { sent, given, press } = await setup({ launch: launchedAd(waiting), city: answer });
  await press('Launch Facebook Ad');
  const city = field('Which city are you in?');
  await expect.element(city).toHaveFocus();
  await press('Save city');
  await expect.element(city).toHaveAccessibleDescription('Enter your city.');
  await city.fill(' Portland ');
  await press('Save city');
  await button(/Saving/).click({ force: true });
  send();
  await expect.element(city).toHaveAccessibleDescription('Not now.');
  await expect.element(city).toHaveValue(' Portland ');
  given.city = { body: { message: 'Saved.', data: { version: 2, updated_at: AT } } };
  await press('Save city');
  await expect.element(page.getByText('Saved. Your ad is starting.')).toBeVisible();
  const saves = sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(saves).toEqual([{ 'address.locality': 'Portland' }, { 'address.locality': 'Portland' }]);
  await press(/^Create another ad|^Create/);
  await expect.element(offer).toHaveValue('20% off');
});
