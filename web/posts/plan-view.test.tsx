import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aContentPlan, aContentPost } from '#tests/builders/a-content-plan.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { PlanView } from './plan-view.tsx';

const question = page.getByRole('alertdialog', { name: 'Delete this calendar?' });

async function setup(deletion: ScreenAnswer | Promise<ScreenAnswer>, changes = {}) {
  const [onClose, onDeleted] = [vi.fn(), vi.fn()];
  const plan = aContentPlan(
    [aContentPost({ date: '2026-11-27' }), aContentPost({ post_id: 'post-2' })],
    changes,
  );
  const view = <PlanView plan={plan} onClose={onClose} onDeleted={onDeleted} />;
  const screen = await renderScreen(view, ({ method }) => (method === 'DELETE' ? deletion : {}));
  const remove = async () => {
    await screen.press('Delete calendar');
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  return { ...screen, onClose, onDeleted, remove };
}

test('the heading has the focus, and the summary starts with the earliest post', async () => {
  const { onClose, press } = await setup({});
  await expect.element(page.getByRole('heading', { name: 'Your posts' })).toHaveFocus();
  await expect.element(page.getByText(/^2 posts, starting .*November 25.*\.$/).first()).toBeVisible();
  await press('New content calendar');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a deletion asks first, and can’t be started twice', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Deleted.' } });
  const { sent, onDeleted, remove } = await setup(answer);
  await remove();
  await expect.element(button('Working')).toBeVisible();
  expect(onDeleted).not.toHaveBeenCalled();
  send();
  await expect.poll(() => onDeleted.mock.calls.length).toBe(1);
  expect(sent.map(({ path }) => path)).toEqual(['/ai/content/plans/plan-1']);
});

test('a deletion that fails shows why', async () => {
  const { onDeleted, remove } = await setup(refusal('We couldn’t delete the calendar.'));
  await remove();
  await expect.element(page.getByText('We couldn’t delete the calendar.')).toBeVisible();
  expect(onDeleted).not.toHaveBeenCalled();
});

test('missing facts are listed with a link to the profile', async () => {
  await setup({}, { missing: ['Add your hours.'], theme: 'Soup season' });
  await expect.element(page.getByRole('heading', { name: 'Soup season' })).toBeVisible();
  await expect.element(page.getByText('Add your hours.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open your profile' })).toBeVisible();
});
