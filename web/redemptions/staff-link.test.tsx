import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { StaffLink } from './staff-link.tsx';

const CREATED = '2026-11-22T12:00:00.000Z';
const LINK = {
  body: { message: 'Created.', data: { till_token: `lupo.${'x'.repeat(24)}`, created_at: CREATED } },
};

const setup = (created_at: string | null, answer: ScreenAnswer | Promise<ScreenAnswer> = LINK) =>
  renderScreen(<StaffLink />, ({ method }) =>
    method === 'GET' ? { body: { data: { created_at } } } : answer,
  );

test('the first link is created without a question, once, and shown once', async () => {
  const { answer, send } = heldAnswer(LINK);
  const { sent, press } = await setup(null, answer);
  await press('Create staff link');
  await button('Working').click({ force: true });
  send();
  await expect.element(page.getByText(/\/till\/?#?.*x{24}/)).toBeVisible();
  await expect.element(button('Copy')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a link is replaced only after a question', async () => {
  const { sent, press } = await setup(CREATED);
  await expect.element(page.getByText('You have a staff link, created on November 22, 2026.')).toBeVisible();
  await expect.element(button('Copy')).not.toBeInTheDocument();
  await press('Create new link');
  const question = page.getByRole('alertdialog', { name: 'Replace your staff link?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);
  await press('Create new link');
  await question.getByRole('button', { name: 'Create new link' }).click();
  await expect.element(button('Copy')).toBeVisible();
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
});

test('a link is turned off once; then one can be created', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Turned off.' } });
  const { sent, press } = await setup(CREATED, answer);
  await press('Turn off link');
  await button('Working').click({ force: true });
  send();
  await expect.element(button('Create staff link')).toBeVisible();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
});

test('a link that can’t be created shows why', async () => {
  const { press } = await setup(null, refusal('We couldn’t create the link.'));
  await press('Create staff link');
  await expect.element(page.getByText('We couldn’t create the link.')).toBeVisible();
});
