import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useItemUpdates } from './use-item-updates.ts';

afterEach(() => void vi.unstubAllGlobals());

const refused = () =>
  Response.json(
    { success: false, error: 'Try again.', code: 'unavailable', request_id: 'one' },
    { status: 503 },
  );
const saved = () =>
  Response.json({
    success: true,
    data: { item_id: 'Hours', status: 'completed', notes: '', status_changed_at: null },
  });

function Items() {
  const { update, isPending, failureOf } = useItemUpdates('restaurant-1');
  const item = (itemId: string) => (
    <li>
      <button type="button" onClick={() => void update({ itemId, status: 'completed' })}>
        {itemId}
      </button>
      <p>{isPending(itemId) ? 'saving' : (failureOf(itemId) ?? 'no error')}</p>
    </li>
  );
  return (
    <ul>
      {item('Hours')}
      {item('Menu')}
    </ul>
  );
}

/** Two items of a checklist, whose changes get these answers. */
async function setup(...answers: (() => Response | Promise<Response>)[]) {
  const fetching = vi.fn(async () => (answers[fetching.mock.calls.length - 1] ?? refused)());
  vi.stubGlobal('fetch', fetching);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Items />
    </QueryClientProvider>,
  );
  const [hours, menu] = [page.getByRole('listitem').first(), page.getByRole('listitem').last()];
  const change = (name: string) => page.getByRole('button', { name }).click();
  return { fetching, hours, menu, change };
}

test('an item shows its own error until a change succeeds', async () => {
  const { hours, menu, change } = await setup(refused, saved);
  await change('Hours');
  await expect.element(hours.getByText('Try again.')).toBeVisible();
  await expect.element(menu.getByText('no error')).toBeVisible();
  await change('Hours');
  await expect.element(hours.getByText('no error')).toBeVisible();
});

test('an item that is being saved isn’t sent again, and other items are', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { fetching, hours, menu, change } = await setup(() => promise, saved);
  await change('Hours');
  await expect.element(hours.getByText('saving')).toBeVisible();
  await change('Hours');
  await change('Menu');
  await expect.element(menu.getByText('no error')).toBeVisible();
  expect(fetching).toHaveBeenCalledTimes(2);
  resolve(saved());
  await expect.element(hours.getByText('no error')).toBeVisible();
});
