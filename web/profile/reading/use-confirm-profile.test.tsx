import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Accepted } from '#shared/profile/proposal-changes.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { aRestaurantApi } from '#tests/builders/a-restaurant-api.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import type { StoredProfile } from '#web/profile/api/profile.ts';
import { refusal, renderScreen } from '#web/shell/render-screen.test-data.tsx';
import { ProfileQuestion } from './profile-question.tsx';
import { useConfirmProfile } from './use-confirm-profile.ts';

const SEEN = aSparseProfile({ payment: 'Cash only', parking: 'Behind us' });
const ACCEPTED: Accepted[] = [
  { field: 'payment', value: 'All cards' },
  { field: 'parking', value: 'On the street' },
] as Accepted[];

function Confirming({ accepted }: { accepted: readonly Accepted[] }) {
  const { confirm, question } = useConfirmProfile();
  const [outcome, setOutcome] = useState('');
  const stored: StoredProfile = { profile: SEEN, version: 3, updated_at: '2026-11-22T12:00:00.000Z' };
  const run = () =>
    confirm(stored, accepted).then(
      (version) => setOutcome(`Version ${version}`),
      (error: Error) => setOutcome(error.message),
    );
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Confirm
      </button>
      <p>{outcome}</p>
      <ProfileQuestion question={question} />
    </>
  );
}

/** `theirs`: what someone else saved after the owner saw the profile. */
async function setup(theirs?: Partial<RestaurantProfile>, accepted: readonly Accepted[] = ACCEPTED) {
  const { state, fetch } = aRestaurantApi({ ...SEEN, ...theirs });
  if (theirs !== undefined) state.version = 4;
  const screen = await renderScreen(
    <Confirming accepted={accepted} />,
    async ({ method, path, query, body }) => {
      const search = new URLSearchParams(query);
      const answer = await fetch(`/api${path}?${search}`, { method, body: JSON.stringify(body) });
      return { status: answer.status, body: await answer.json() };
    },
  );
  await screen.press('Confirm');
  return { ...screen, state };
}

const question = page.getByText('Keep mine');

test('accepted details are saved to the version that the owner saw', async () => {
  const { sent, state } = await setup();
  await expect.element(page.getByText('Version 4')).toBeVisible();
  expect(state.profile).toMatchObject({ payment: 'All cards', parking: 'On the street' });
  expect(sent.map(({ query }) => query.version)).toEqual(['3']);
});

test('nothing is saved if the profile has all details', async () => {
  const { sent } = await setup(undefined, [{ field: 'payment', value: 'Cash only' }] as Accepted[]);
  await expect.element(page.getByText('Version 3')).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ['Keep mine', { payment: 'All cards', parking: 'On the street' }],
  ['Use theirs', { payment: 'No checks', parking: 'On the street' }],
])('another value that someone else saved is asked about, and “%s” decides', async (choice, saved) => {
  const { state, press } = await setup({ payment: 'No checks' });
  await expect.element(page.getByText('No checks')).toBeVisible();
  await expect.element(page.getByText('Behind us')).not.toBeInTheDocument();
  await press(choice);
  await expect.element(page.getByText('Version 5')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(state.profile).toMatchObject(saved);
});

test('a change of other details doesn’t ask', async () => {
  const { state } = await setup({ access: 'One step.' });
  await expect.element(page.getByText('Version 5')).toBeVisible();
  expect(state.profile).toMatchObject({
    payment: 'All cards',
    parking: 'On the street',
    access: 'One step.',
  });
});

test('a failure is passed on', async () => {
  const { press } = await renderScreen(<Confirming accepted={ACCEPTED} />, () => refusal('Not now.'));
  await press('Confirm');
  await expect.element(page.getByText('Not now.')).toBeVisible();
});
