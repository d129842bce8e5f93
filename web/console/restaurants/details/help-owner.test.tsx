import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminRole } from '#shared/contract/admin-role.ts';
import type { RestaurantDetails } from '#web/console/api/restaurant-details.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { HelpOwner } from './help-owner.tsx';
import { AddNote, Note } from './notes.tsx';
import { Suspension } from './suspension.tsx';
import { Tags } from './tags.tsx';

type Changes = { email_verified?: boolean; suspended?: { at: string; reason: string } | null };
const AT = '2026-11-22T12:00:00.000Z';

function someDetails({ email_verified = false, suspended = null }: Changes = {}) {
  return {
    restaurant: { restaurant_id: 'lupo', name: 'Osteria Lupo', suspended },
    owner: { email_verified },
    failed_jobs: [
      { generation_id: 'job-1', website_name: 'Lupo', failed_at: AT, error_details: 'No model.' },
    ],
    failed_mails: [{ request_id: 'mail-1', kind: 'reset_password', failed_at: AT, error: 'Bounced.' }],
  } as unknown as RestaurantDetails;
}

const admin = (admin_role: AdminRole) => ({
  state: {
    status: 'signedIn' as const,
    user: { user_id: 'a', email: 'a@b.example', role: 'admin' as const, email_verified: true, admin_role },
  },
});
const done: ScreenAnswer = { body: { message: 'Done.' } };
const show = (
  part: React.ReactNode,
  answer: ScreenAnswer | Promise<ScreenAnswer> = done,
  role: AdminRole = 'admin',
) => renderScreen(part, () => answer, { session: admin(role) });
const calls = (sent: { method: string; path: string }[]) =>
  sent.map(({ method, path }) => `${method} ${path}`);

test.each([
  ['Send reset link', 'password-reset'],
  ['Resend verification', 'verification'],
  ['Unlock sign-in', 'lock'],
  ['Retry the email', 'mail'],
  ['Retry Lupo', 'job-1'],
])('“%s” is sent once, only its button is busy, and the answer is shown', async (name, part) => {
  const { answer, send } = heldAnswer(done);
  const { sent, press } = await show(<HelpOwner details={someDetails()} />, answer);
  await press(name);
  await expect.poll(() => page.getByRole('button', { name: /Working/ }).elements().length).toBe(1);
  await page.getByRole('button', { name: /Working/ }).click({ force: true });
  send();
  await expect.element(page.getByText('Done.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(`${sent[0]?.path} ${JSON.stringify(sent[0]?.body)}`).toContain(part);
});

test('an action that fails shows why', async () => {
  const { press } = await show(<HelpOwner details={someDetails()} />, refusal('Not now.'));
  await press('Unlock sign-in');
  await expect.element(page.getByText('Not now.')).toBeVisible();
});

test('a verified owner needs no verification', async () => {
  await show(<HelpOwner details={someDetails({ email_verified: true })} />);
  await expect.element(button('Send reset link')).toBeVisible();
  await expect.element(button('Resend verification')).not.toBeInTheDocument();
});

test('a role without the right sees the failures but no actions', async () => {
  await show(<HelpOwner details={someDetails()} />, done, 'billing');
  await expect.element(page.getByText('Bounced.')).toBeVisible();
  await expect.element(button('Email the owner')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Retry|reset|Unlock/ })).not.toBeInTheDocument();
});

test('a suspension asks for a reason, is sent once, and closes the dialog', async () => {
  const { answer, send } = heldAnswer(done);
  const { sent, press } = await show(<Suspension restaurant={someDetails().restaurant} />, answer);
  await press('Suspend');
  const dialog = page.getByRole('dialog', { name: 'Suspend Osteria Lupo' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(' Unpaid ');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await dialog.getByRole('button', { name: /Working/ }).click({ force: true });
  send();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Unpaid' }]);
});

test('a suspension that fails keeps the dialog open with the reason', async () => {
  const { press } = await show(
    <Suspension restaurant={someDetails().restaurant} />,
    refusal('Enter a reason.'),
  );
  await press('Suspend');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  expect(page.getByText('Enter a reason.').elements()).toHaveLength(1);
});

test('a suspended restaurant is reactivated without a question, once', async () => {
  const { answer, send } = heldAnswer(done);
  const { restaurant } = someDetails({ suspended: { at: AT, reason: 'Unpaid' } });
  const { sent, press } = await show(<Suspension restaurant={restaurant} />, answer);
  await press('Reactivate');
  await button(/Working/).click({ force: true });
  send();
  await expect.element(button('Reactivate')).toBeVisible();
  expect(sent).toHaveLength(1);
});

const NOTE = {
  type: 'note',
  id: 'note-1',
  at: AT,
  author: 'sam',
  text: 'Called today.',
  edited: null,
} as const;

test('an added note clears the field; a refused one stays with the reason', async () => {
  let answer: ScreenAnswer = refusal('Enter a note.');
  const { sent, press } = await renderScreen(<AddNote restaurantId="lupo" />, () => answer);
  const field = page.getByRole('textbox', { name: 'Add a note' });
  await field.fill('Called.');
  await press('Add note');
  await expect.element(field).toHaveAccessibleDescription(/Enter a note\./);
  await expect.element(field).toHaveValue('Called.');
  answer = done;
  await press('Add note');
  await expect.element(field).toHaveValue('');
  expect(sent).toHaveLength(2);
});

test('a note is edited in place, and canceling keeps it', async () => {
  const { answer, send } = heldAnswer(done);
  const { sent, press } = await renderScreen(<Note restaurantId="lupo" note={NOTE} />, () => answer);
  await press('Edit note');
  const field = page.getByRole('textbox', { name: 'Note' });
  await expect.element(field).toHaveValue('Called today.');
  await press('Cancel');
  expect(sent).toEqual([]);
  await press('Edit note');
  await field.fill('Called twice.');
  await press('Save note');
  await button(/Working/).click({ force: true });
  send();
  await expect.element(button('Edit note')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Called twice.' }]);
});

test('a deletion of a note asks first; a failure closes the question and shows why', async () => {
  const { sent, press } = await show(<Note restaurantId="lupo" note={NOTE} />, refusal('Not now.'));
  await press('Delete note');
  const question = page.getByRole('alertdialog', { name: 'Delete this note?' });
  await question.getByRole('button', { name: 'Delete note' }).click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(calls(sent)).toEqual(['DELETE /admin/restaurants/lupo/notes/note-1']);
});

test('an edited note says who edited it', async () => {
  const edited = { author: 'kim', at: AT };
  await show(<Note restaurantId="lupo" note={{ ...NOTE, edited }} />);
  await expect.element(page.getByText(/^sam, .*\(edited by kim, /)).toBeVisible();
});

test('tags are typed as a list, and saved without empty ones', async () => {
  const { sent, press } = await show(<Tags restaurantId="lupo" tags={['vip', 'new']} />);
  await press('Edit tags');
  const field = page.getByRole('textbox', { name: 'Tags' });
  await expect.element(field).toHaveValue('vip, new');
  await field.fill(' vip,, late payer , ');
  await press('Save tags');
  await expect.element(button('Edit tags')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ tags: ['vip', 'late payer'] }]);
});

test('tags that are refused stay with the reason', async () => {
  const { press } = await show(<Tags restaurantId="lupo" tags={[]} />, refusal('Use at most 10 tags.'));
  await press('Add tags');
  await press('Save tags');
  await expect
    .element(page.getByRole('textbox', { name: 'Tags' }))
    .toHaveAccessibleDescription(/Use at most 10 tags\./);
});
