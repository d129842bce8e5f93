import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdAccountView } from '#shared/ads/contract/ad-account.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { AdAccountChoice } from './ad-account-choice.tsx';
import { AdConnection } from './ad-connection.tsx';

type Connection = NonNullable<AdAccountView['connection']>;
const CONNECTION: Connection = {
  person_name: 'Ana Ruiz',
  connected_at: '2026-11-01T12:00:00.000Z',
  scopes: [],
  accounts: [{ id: 'act_1', name: 'Lupo Ads', currency: 'USD' }],
  pages: [{ id: 'page-1', name: 'Osteria Lupo' }],
  account_id: 'act_1',
  page_id: 'page-1',
};
const MORE: Partial<Connection> = {
  accounts: [...CONNECTION.accounts, { id: 'act_2', name: 'Luna Ads', currency: 'USD' }],
};

function anAccount(changes: Partial<Connection> = {}, state: AdAccountView['state'] = 'connected') {
  return { state, is_simulated: false, connection: { ...CONNECTION, ...changes } };
}

const show = (account: AdAccountView, answer: ScreenAnswer | Promise<ScreenAnswer> = {}) =>
  renderScreen(<AdConnection account={account} />, () => answer);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const question = page.getByRole('alertdialog', { name: 'Disconnect your ad account?' });

test('a connection shows who pays and for which Page', async () => {
  await show(anAccount());
  for (const text of ['Connected', 'Lupo Ads', 'Osteria Lupo', 'Ana Ruiz, November 1, 2026'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByText('Test mode')).not.toBeInTheDocument();
  await expect.element(button('Change account')).not.toBeInTheDocument();
});

test.each([
  [6, true],
  [8, false],
])('a connection that ends in %i days asks to reconnect: %s', async (days, asks) => {
  await show(anAccount({ expires_at: inDays(days) }));
  await expect.element(page.getByText('Expires')).toBeVisible();
  expect(page.getByText(/Reconnect before then\./).elements()).toHaveLength(asks ? 1 : 0);
});

test('a lost connection can only be renewed or removed', async () => {
  await show(anAccount({ ...MORE, expires_at: inDays(6) }, 'lost'));
  await expect.element(page.getByText('Connection lost')).toBeVisible();
  await expect.element(page.getByText('Reconnect Facebook')).toBeVisible();
  await expect.element(page.getByText('Expires')).not.toBeInTheDocument();
  await expect.element(button('Change account')).not.toBeInTheDocument();
});

test('a disconnection can’t be started twice, and closes the question', async () => {
  const data = { state: 'not_connected', is_simulated: false };
  const { answer, send } = heldAnswer({ body: { message: 'Disconnected.', data } });
  const { sent, press } = await show(anAccount(), answer);
  await press('Disconnect');
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(question.getByRole('button', { name: 'Working' })).toBeVisible();
  send();
  await expect.element(page.getByText('Disconnected.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('a disconnection that fails closes the question and shows why', async () => {
  const { press } = await show(anAccount(), refusal('Facebook didn’t answer.'));
  await press('Disconnect');
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(page.getByText('Error: Facebook didn’t answer.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('another account can be chosen, and canceling goes back', async () => {
  const { press } = await show(anAccount(MORE));
  await press('Change account');
  await expect.element(page.getByRole('combobox', { name: 'Ad account' })).toHaveValue('act_1');
  await press('Cancel');
  await expect.element(button('Change account')).toBeVisible();
});

test('choices can be saved only when both are made, and once', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Saved.', data: anAccount(MORE) } });
  const account = anAccount({ ...MORE, account_id: undefined, page_id: undefined }, 'choice_needed');
  const { sent, press } = await renderScreen(<AdAccountChoice account={account} />, () => answer);
  await expect.element(button('Save choices')).toBeDisabled();
  await page.getByRole('combobox', { name: 'Ad account' }).selectOptions('Luna Ads');
  await press('Save choices');
  await button(/Working/).click({ force: true });
  send();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ account_id: 'act_2', page_id: 'page-1' }]);
});

test('choices that can’t be saved show why', async () => {
  const { press } = await renderScreen(<AdAccountChoice account={anAccount()} />, () => refusal('Not now.'));
  await press('Save choices');
  await expect.element(page.getByText('Error: Not now.')).toBeVisible();
});

test.each([
  [
    { accounts: [{ id: 'act_1', name: 'Lupo', currency: 'EUR' }] },
    'None of your ad accounts use US dollars.',
  ],
  [{ accounts: [] }, 'You don’t have a Facebook ad account with a payment method.'],
  [{ pages: [] }, 'You don’t have permission to advertise for a Page.'],
])('without a choice, the reason is shown: %o', async (changes, reason) => {
  await renderScreen(<AdAccountChoice account={anAccount(changes)} />, () => ({}));
  await expect.element(page.getByText(reason, { exact: false })).toBeVisible();
  await expect.element(button('Connect again')).toBeVisible();
});
