import { createApiClient } from '#tests/api/api-client.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, webOrigin } from './owner.ts';

/** No other journey texts this number. */
const PHONE = '(646) 555-0172';
const LIST = `customer_name,phone_number,last_order_date\nAna Ruiz,${PHONE},2026-01-05\n`;
const WORDS = { restaurantName: 'Osteria Lupo', offer: 'A free dessert', csv: LIST };

test('a guest who texts STOP gets one confirmation and no more campaigns', async ({ page, owner }) => {
  const launch = (offerCode: string) =>
    createApiClient(webOrigin())('createSmsCampaign', {
      token: owner.token,
      body: { ...WORDS, offerCode },
    });
  expect(await launch('DOLCE')).toMatchObject({ status: 201 });

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/dev/phone');
  await expect(page.getByText('Test mode', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: PHONE }).click();
  const talk = page.getByRole('region', { name: `Texts to ${PHONE}` });
  await expect(talk.getByRole('listitem')).toHaveText([/Ana.*A free dessert.*DOLCE/]);
  await talk.getByLabel('Reply as the guest').fill('Stop please.');
  await talk.getByLabel('Reply as the guest').press('Enter');
  const said = [
    /A free dessert/,
    /Stop please\./,
    /You're unsubscribed and won't get more texts\. Reply START/,
  ];
  await expect(talk.getByRole('listitem')).toHaveText(said);
  await talk.getByLabel('Reply as the guest').fill('STOP!');
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(talk.getByRole('listitem')).toHaveText([...said, /STOP!/]);
  await talk.getByLabel('Reply as the guest').fill('help');
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(talk.getByRole('listitem')).toHaveText([
    ...said,
    /STOP!/,
    /help/,
    /We text offers to our guests/,
  ]);
  await lookEverywhere(page, 'the phone of a guest');

  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/dashboard/guests');
  await expect(page.getByRole('list', { name: 'Your guests' }).getByText('Opted out')).toBeVisible();
  await page.getByRole('button', { name: 'Ana Ruiz' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ana Ruiz' }).getByText(/No\. Opted out on /)).toBeVisible();

  expect(await launch('DOLCE2')).toMatchObject({ status: 201, body: { data: { decisions: { skip: 1 } } } });
  await page.goto('/dashboard/bring-back-regulars');
  await page.getByRole('region', { name: 'Your text campaigns' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('Opted out of texts')).toBeVisible();

  await page.goto('/dashboard/activity');
  await expect(page.getByText('Opted out by text.')).toHaveCount(1);
  await page.goto('/dashboard/settings');
  const texting = page.getByRole('region', { name: 'Text messages' });
  await expect(
    texting.getByText('Test mode: texts aren’t delivered, and you won’t be charged.'),
  ).toBeVisible();
  await lookEverywhere(page, 'the settings with a sender number');
});
