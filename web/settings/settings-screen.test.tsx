import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#shared/accounts/contract/account.ts';
import { TEXTING_HOURS_MESSAGES } from '#shared/sms/contract/texting-hours.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { SettingsScreen } from './settings-screen.tsx';

type Answer = ScreenAnswer | Promise<ScreenAnswer>;
const TEXTING = {
  sender_number: '+12125550147' as string | null,
  missing: null as string | null,
  hours: null as object | null,
  hours_warning: null as string | null,
  is_simulated: false,
};

type Given = { texting?: Answer; account?: Answer; save?: Answer; user?: object };

async function setup({ texting, account, save, user = {} }: Given = {}) {
  const given = {
    texting: texting ?? { body: { data: TEXTING } },
    account: account ?? { body: { data: { state: 'not_connected', is_simulated: true } } },
    save: save ?? { body: { message: 'Hours saved.', data: TEXTING } },
  };
  const { status, user: owner } = OWNER_SESSION.state;
  const screen = await renderScreen(
    <SettingsScreen />,
    ({ method, path }) => {
      if (method === 'PUT') return given.save;
      return path === '/settings/texting' ? given.texting : given.account;
    },
    { session: { state: { status, user: { ...owner, ...user } as User } } },
  );
  return { ...screen, given };
}

const choose = (name: string) => page.getByRole('radio', { name }).click();

test('the settings of an owner have an export and the state of the email address', async () => {
  await setup({ user: { email_verified: false } });
  await expect.element(page.getByText('Not verified')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect.element(page.getByText('(212) 555-0147')).toBeVisible();
  await expect.element(page.getByText('You can’t send texts yet')).not.toBeInTheDocument();
  await expect.element(button('Connect Facebook')).toBeVisible();
  await expect.element(page.getByText('Test mode: ads work without connecting.')).toBeVisible();
});

test('an administrator who acts for a restaurant can’t export its data', async () => {
  await setup({ user: { role: 'admin', impersonating_restaurant: { restaurant_id: 'lupo', name: 'Lupo' } } });
  await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your data' })).not.toBeInTheDocument();
});

test('each part loads and fails on its own, and can be tried again', async () => {
  const held = heldAnswer(refusal('No texts now.'));
  const { given } = await setup({ texting: held.answer, account: refusal('No ads now.') });
  await expect.element(page.getByText('Loading your sender number…')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'No ads now.' }).first()).toBeVisible();
  held.send();
  await expect.element(page.getByRole('heading', { name: 'No texts now.' }).first()).toBeVisible();
  given.account = { body: { data: { state: 'not_set_up', is_simulated: false } } };
  await button('Try Again').first().click();
  await expect.element(page.getByText('Not available yet')).toBeVisible();
  await expect.element(button('Connect Facebook')).not.toBeInTheDocument();
});

test('what is missing before texts can be sent is named', async () => {
  const texting = {
    ...TEXTING,
    sender_number: null,
    missing: 'No number.',
    is_simulated: true,
    hours_warning: 'None.',
  };
  await setup({ texting: { body: { data: texting } } });
  await expect.element(page.getByText('No number. Contact support to get a phone number.')).toBeVisible();
  await expect.element(page.getByText('Sender number')).not.toBeInTheDocument();
  await expect.element(page.getByText('None.', { exact: true })).toBeVisible();
});

test('custom hours are checked by day, and saved once', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, sent, press } = await setup({ save: answer });
  await choose('Custom hours');
  await page.getByLabelText('Monday from').fill('20:30');
  await press('Save hours');
  await expect.element(page.getByText(TEXTING_HOURS_MESSAGES.order)).toBeVisible();
  await expect.element(page.getByLabelText('Monday from')).toBeInvalid();
  await expect.element(page.getByLabelText('Tuesday from')).not.toBeInvalid();
  expect(sent).toEqual([]);
  await page.getByLabelText('Monday from').fill('11:00');
  await expect.element(page.getByText(TEXTING_HOURS_MESSAGES.order)).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Sunday' }).click();
  await expect.element(page.getByText('No texts', { exact: true })).toBeVisible();
  await press('Save hours');
  await button(/Saving/).click({ force: true });
  send();
  await expect.element(page.getByText('Error: Not now.')).toBeVisible();
  await expect.element(page.getByLabelText('Monday from')).toHaveValue('11:00');
  given.save = { body: { message: 'Hours saved.', data: TEXTING } };
  await press('Save hours');
  await expect.element(page.getByText('Hours saved.')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toMatchObject({ hours: { sunday: null, monday: { from: '11:00', to: '20:00' } } });
});

test('a week without texts isn’t saved; going back to the legal hours removes the own ones', async () => {
  const day = { from: '10:00', to: '12:00' };
  const hours = {
    sunday: null,
    monday: day,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
  };
  const { sent, press } = await setup({ texting: { body: { data: { ...TEXTING, hours } } } });
  await expect.element(page.getByLabelText('Monday to')).toHaveValue('12:00');
  await page.getByRole('checkbox', { name: 'Monday' }).click();
  await press('Save hours');
  await expect.element(page.getByText(`Error: ${TEXTING_HOURS_MESSAGES.nobody}`)).toBeVisible();
  expect(sent).toEqual([]);
  await choose('All hours allowed by law');
  await press('Save hours');
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ hours: null }]);
});
