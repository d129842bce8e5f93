import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Website } from '#shared/websites/contract/website.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { DeleteWebsite } from './delete-website.tsx';

const WEBSITE = { website_id: 'w1', website_name: 'Osteria Lupo' } as Website;
const question = page.getByRole('alertdialog', { name: 'Delete Osteria Lupo?' });

async function ask(answer: ScreenAnswer | Promise<ScreenAnswer>) {
  const screen = await renderScreen(<DeleteWebsite website={WEBSITE} />, () => answer);
  await screen.press('Delete website');
  await expect.element(question).toBeVisible();
  return { ...screen, confirm: () => question.getByRole('button', { name: 'Delete' }).click() };
}

test('nothing is deleted before the question is answered', async () => {
  const { sent, press } = await ask({});
  await press('Cancel');
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await expect.element(button('Delete website')).toHaveFocus();
});

test('a deletion can’t be started twice or canceled, and leads to the list', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Website deleted.' } });
  const { sent, router, confirm } = await ask(answer);
  await confirm();
  await expect.element(question.getByRole('button', { name: 'Working' })).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  send();
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe('/website-builder');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /website-builder/websites/w1',
  ]);
});

test('a deletion that fails closes the question and shows why', async () => {
  const { confirm } = await ask(refusal('We couldn’t delete the website.'));
  await confirm();
  await expect.element(page.getByText('We couldn’t delete the website.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
