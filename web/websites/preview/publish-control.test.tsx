import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Website } from '#shared/websites/contract/website.ts';
import { aWebsite } from '#tests/builders/a-website-api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { FactSources } from './fact-sources.tsx';
import { PublishControl } from './publish-control.tsx';

const WEBSITE = {
  website_id: 'w1',
  website_name: 'Osteria Lupo',
  status: 'draft',
  version: 4,
  has_unpublished_changes: true,
  fact_sources: {},
} as Website;

const show = (changes: Partial<Website>, answer: ScreenAnswer | Promise<ScreenAnswer> = {}) =>
  renderScreen(<PublishControl website={{ ...WEBSITE, ...changes }} />, ({ method }) =>
    method === 'GET' ? { body: { data: null } } : answer,
  );

test.each([
  ['a draft', { status: 'draft' as const }, ['Publish']],
  ['a published website with changes', { status: 'published' as const }, ['Publish changes', 'More actions']],
  [
    'a published website without changes',
    { status: 'published' as const, has_unpublished_changes: false },
    ['More actions'],
  ],
])('%s has the buttons %s', async (_, changes, names) => {
  await show(changes);
  for (const name of names) await expect.element(button(name)).toBeVisible();
  expect(page.getByRole('button', { name: /Publish|More/ }).elements()).toHaveLength(names.length);
});

test('a publication is sent once, and its problems are listed until they are closed', async () => {
  const fields = { 'Menu, item 2': 'Enter a price.' };
  const failed = refusal('Two things need your attention', 'not_publishable', 422);
  const { answer, send } = heldAnswer({ ...failed, body: { ...failed.body, fields } });
  const { sent, press } = await show({}, answer);
  await press('Publish');
  await button(/Publishing/).click({ force: true });
  send();
  const alert = page.getByRole('alertdialog', { name: 'Not published' });
  await expect.element(alert).toBeVisible();
  await expect
    .element(alert.getByText('Error publishing website: Two things need your attention'))
    .toBeVisible();
  await expect.element(alert.getByText('Menu, item 2')).toBeVisible();
  await expect.element(alert.getByText('Reference request-1')).toBeVisible();
  expect(sent).toHaveLength(1);
  await alert.getByRole('button').last().click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(button('Publish')).toBeVisible();
});

test('an unverified address can be verified from the failure, once', async () => {
  const { press } = await renderScreen(<PublishControl website={WEBSITE} />, ({ path }) =>
    path.endsWith('/publish')
      ? refusal('Open the link in our email.', 'email_unverified', 403)
      : { body: { message: 'Sent.' } },
  );
  await press('Publish');
  const alert = page.getByRole('alertdialog', { name: 'Verify your email first' });
  await expect.element(alert.getByText('Open the link in our email.')).toBeVisible();
  await press('Resend verification email');
  await expect.element(alert.getByText('Sent.')).toBeVisible();
  await expect.element(button('Resend verification email')).toBeDisabled();
});

async function openSources(answer: ScreenAnswer | Promise<ScreenAnswer>) {
  const screen = await renderScreen(<FactSources website={WEBSITE} />, () => answer);
  await page.getByText(/details come from your profile$/).click();
  const choice = page.getByRole('switch', { name: 'Menu' });
  return { ...screen, choice, wasOn: (choice.element() as HTMLInputElement).checked };
}

test('a detail is taken from the profile only after a question; a failure says why', async () => {
  const fields = { menu: 'Your profile has no menu yet.' };
  const failed = refusal('We couldn’t save that', 'invalid_input', 422);
  const { answer, send } = heldAnswer({ ...failed, body: { ...failed.body, fields } });
  const { sent, choice, wasOn } = await openSources(answer);
  await choice.click({ force: true });
  if (!wasOn) {
    expect(sent).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use profile details' }).click();
  }
  await expect.element(page.getByRole('switch', { name: 'Name', includeHidden: true })).toBeDisabled();
  send();
  await expect.element(page.getByText('Your profile has no menu yet.')).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent.map(({ body, query }) => [body, query])).toEqual([
    [{ menu: wasOn ? 'own' : 'profile' }, { version: '4' }],
  ]);
});

test('other sources of details reload the lists of websites', async () => {
  const website = aWebsite({ version: 5 });
  const { choice, wasOn, queries } = await openSources({ body: { message: 'Saved.', data: website } });
  const list = [...queryKeys.websiteLists, 'first'];
  queries.setQueryData(list, {});
  await choice.click({ force: true });
  if (!wasOn)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use profile details' }).click();
  await expect.poll(() => queries.getQueryState(list)?.isInvalidated).toBe(true);
  expect(queries.getQueryData(queryKeys.website('w1'))).toMatchObject({ version: 5 });
});
