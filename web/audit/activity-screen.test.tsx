import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#shared/accounts/contract/account.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { ActivityScreen } from './activity-screen.tsx';

type Answer = ScreenAnswer | Promise<ScreenAnswer>;

const entry = (entry_id: string, changes: object = {}) => ({
  entry_id,
  at: '2026-11-22T12:00:00.000Z',
  actor: 'owner',
  operation: 'updateProfile',
  what: `Change ${entry_id}`,
  differences: [],
  undo: null,
  ...changes,
});
const listed = (entries: object[], more: object = {}): ScreenAnswer => ({
  body: { data: { entries, ...more } },
});

async function setup(list: Answer | ((cursor?: string) => Answer), undo: Answer = {}, user: object = {}) {
  const given = { list, undo };
  const { status, user: owner } = OWNER_SESSION.state;
  const screen = await renderScreen(
    <ActivityScreen />,
    ({ method, query }) => {
      if (method !== 'GET') return given.undo;
      return typeof given.list === 'function' ? given.list(query.cursor) : given.list;
    },
    { session: { state: { status, user: { ...owner, ...user } as User } } },
  );
  return { ...screen, given };
}

test('activity loads, and a failure can be tried again until there is none', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, press } = await setup(answer);
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading activity…' })).toBeVisible();
  send();
  await expect.element(page.getByRole('heading', { name: 'Not now.' })).toBeVisible();
  given.list = listed([]);
  await press('Try Again');
  await expect.element(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
});

test('a change shows who made it, how it ended, and what it was before', async () => {
  await setup(
    listed([
      entry('1', { actor: 'assistant', confirmed_by: 'owner' }),
      entry('2', { actor: 'till', outcome: 'unfinished' }),
      entry('3', { actor: 'administrator', outcome: 'refused', confirmed_by: 'administrator' }),
      entry('4', {
        differences: [
          { name: 'Price', before: '$9', after: '$10' },
          { name: 'Phone', before: null, after: '555' },
          { name: 'Email', before: 'a@b.example', after: null },
          { name: 'Menu', before: null, after: null },
        ],
      }),
    ]),
  );
  for (const text of [
    'The assistant',
    'Confirmed by you.',
    'Staff',
    'Uncertain',
    'Incomplete',
    'An administrator',
    'You',
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  const lines = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(lines.slice(-4)).toEqual([
    'Price: $9 → $10',
    'Phone: 555',
    'Email: a@b.example → nothing',
    'Menu: changed',
  ]);
  await expect.element(page.getByText('No earlier activity.', { exact: false })).toBeVisible();
});

test('an administrator reads of the owner', async () => {
  await setup(
    listed([entry('1'), entry('2', { actor: 'assistant', confirmed_by: 'owner' })]),
    {},
    {
      role: 'admin',
      impersonating_restaurant_id: 'lupo',
    },
  );
  await expect.element(page.getByText('The owner', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Confirmed by the owner.')).toBeVisible();
});

test('earlier activity loads by page', async () => {
  const { press } = await setup((cursor) =>
    cursor === 'next' ? listed([entry('2')]) : listed([entry('1')], { next_cursor: 'next' }),
  );
  await expect.element(page.getByText('Change 1')).toBeVisible();
  await expect.element(page.getByText(/^No earlier activity/)).not.toBeInTheDocument();
  await press('Show earlier activity');
  await expect.element(page.getByText('Change 2')).toBeVisible();
  await expect.element(page.getByText(/^No earlier activity/)).toBeVisible();
});

const PROFILE = { kind: 'profile', version: 4, changes: { name: 'Lupo' } };
const ITEM = { kind: 'checklist_item', item_id: 'i1', status: 'pending', notes: 'later' };
const REDEMPTION = { kind: 'redemption', redemption_id: 'r1' };

test.each([
  ['profile', PROFILE, { method: 'PATCH', body: { name: 'Lupo' }, query: { version: '4' } }],
  ['redemption', REDEMPTION, { method: 'POST' }],
])('a change of a %s is undone once, one at a time, and everything reloads', async (_, undo, call) => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, sent, press } = await setup(
    listed([entry('1', { undo }), entry('2', { undo: { ...PROFILE, version: 9 } })]),
    answer,
  );
  await press(/^Undo.*Change 1/);
  await button(/Working/).click({ force: true });
  await press(/^Undo.*Change 2/);
  send();
  await expect.element(page.getByText('We couldn’t undo this.')).toBeVisible();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject(call);
  given.undo = refusal('Still not.');
  await press(/^Undo.*Change 1/);
  await expect.element(page.getByText('Still not.')).toBeVisible();
});

test('a checklist item is set back with its notes', async () => {
  const { sent, press } = await setup(listed([entry('1', { undo: ITEM })]), refusal('Not now.'));
  await press(/^Undo.*Change 1/);
  await expect.poll(() => sent.map(({ query }) => query)).toEqual([{ status: 'pending', notes: 'later' }]);
});
