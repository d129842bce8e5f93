import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ModerationItem } from '#shared/moderation/contract/moderation-routes.ts';
import { ModerationScreen } from './moderation-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

function anItem(number: number, changes: Partial<ModerationItem> = {}): ModerationItem {
  return {
    moderation_id: `item-${number}`,
    restaurant_id: 'demo-1',
    status: 'flagged',
    content_type: 'menu_item',
    content_data: { description: `Soup ${number} cures colds.`, used_for: 'website' },
    flags: ['health.disease'],
    flag_details: [
      {
        flag: 'health.disease',
        kind: 'health',
        passage: `Soup ${number} cures colds.`,
        sentence: 'Restaurants can’t make that claim.',
      },
    ],
    flagged_at: '2026-11-20T12:00:00.000Z',
    reviewed_at: null,
    reviewed_by: null,
    reason: null,
    withdrawn_at: null,
    ...changes,
  };
}

/** The restaurant `demo-2` was deleted. */
const NAMES = { 'demo-1': 'Osteria Lupo' };

type Answer = { status?: number; body: object; after?: Promise<void> };
type Asked = { url: URL; body: { content_ids?: string[]; action?: string; reason?: string } };

/** Renders the screen against a server that lists `items` and answers decisions with `decide`. */
async function setup(
  items: ModerationItem[],
  decide: (asked: Asked) => Answer = () => ({ body: {} }),
  address = '/',
) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = { url: new URL(input, 'http://here'), body: JSON.parse(String(init.body ?? '{}')) };
    asked.push(request);
    const counts = { flagged: items.length, approved: 0, rejected: 0 };
    const status = request.url.searchParams.get('status');
    const content = items.filter((item) => item.status === status);
    const answer: Answer =
      init.method === 'GET'
        ? { body: { data: { content, counts, restaurant_names: NAMES } } }
        : decide(request);
    await answer.after;
    return new Response(JSON.stringify({ success: true, ...answer.body }), { status: answer.status ?? 200 });
  });
  const router = createMemoryRouter([{ path: '/', element: <ModerationScreen /> }], {
    initialEntries: [address],
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    asked,
    router,
    decisions: () => asked.filter(({ url }) => !url.pathname.endsWith('flagged-content')),
  };
}

const entry = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const decided = (item: ModerationItem): ModerationItem => ({ ...item, status: 'approved' });

test('the list loads 100 flagged items, and a search runs on the server', async () => {
  const { asked } = await setup([anItem(1)]);
  await expect.element(page.getByText('Soup 1 cures colds.')).toBeVisible();
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({ status: 'flagged', limit: '100' });
  await page.getByRole('searchbox', { name: 'Search content' }).fill('menu_item');
  await expect.poll(() => asked.at(-1)?.url.searchParams.get('search')).toBe('menu_item');
});

test('a link can name a status and a search, and typing changes the URL', async () => {
  const { asked, router } = await setup([], undefined, '/?status=rejected&search=demo-1');
  const field = page.getByRole('searchbox', { name: 'Search content' });
  await expect.element(field).toHaveValue('demo-1');
  const query = { status: 'rejected', search: 'demo-1', limit: '100' };
  await expect.poll(() => Object.fromEntries(asked.at(-1)?.url.searchParams ?? [])).toEqual(query);
  await field.fill('soup ');
  await expect.poll(() => router.state.location.search).toBe('?status=rejected&search=soup');
  await page.getByText('Flagged 0').click();
  await expect.poll(() => router.state.location.search).toBe('?search=soup');
});

test('if one of 100 approvals fails, the others leave the list and the failure is shown', async () => {
  const items = Array.from({ length: 100 }, (_, index) => anItem(index + 1));
  const { decisions } = await setup(items, ({ body }) => ({
    body: {
      data: {
        moderated: items.filter((item) => item.moderation_id !== 'item-3').map(decided),
        refused: [
          { moderation_id: 'item-3', code: 'already_moderated', error: 'Someone already reviewed this.' },
        ],
      },
    },
    ...(body.content_ids?.length === 100 ? {} : { status: 422 }),
  }));
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to bulk approve: 1 of 100. Someone already reviewed this.');
  await expect.element(page.getByText('Approved: 99 of 100.')).toBeVisible();
  expect(decisions()).toHaveLength(1);
  expect(decisions()[0]?.body.action).toBe('approve');
  await expect.element(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
});

test('after the last decision, focus stays on the list', async () => {
  const items = [anItem(1), anItem(2)];
  await setup(items, () => ({ body: { data: { moderated: items.map(decided), refused: [] } } }));
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await expect.element(page.getByText('Nothing to review')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Content' })).toHaveFocus();
});

test.each([
  ['Approve selected', 'Reject selected'],
  ['Reject selected', 'Approve selected'],
])('while “%s” is in progress, that button shows it and “%s” is blocked', async (name, other) => {
  const items = [anItem(1), anItem(2), anItem(3)];
  const { promise: after, resolve } = Promise.withResolvers<void>();
  await setup(items, () => ({
    after,
    body: { data: { moderated: items.slice(0, 2).map(decided), refused: [] } },
  }));
  for (const soup of ['Soup 1', 'Soup 2']) await entry(soup).getByRole('checkbox').click();
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  if (name === 'Reject selected') await dialog.getByRole('button', { name: /^Reject/ }).click();
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await expect.element(bar.getByRole('button').filter({ hasText: name })).toHaveAccessibleName('Working');
  await expect.element(bar.getByRole('button').filter({ hasText: other })).toHaveAccessibleName(other);
  resolve();
  await expect.element(bar.getByRole('button', { name })).toBeVisible();
});

test('while one decision is saved, its item takes no other', async () => {
  const { promise: after, resolve } = Promise.withResolvers<void>();
  const { decisions } = await setup([anItem(1), anItem(2)], () => ({ after, status: 409, body: {} }));
  await entry('Soup 1')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect.element(entry('Soup 1')).toHaveAttribute('aria-busy', 'true');
  for (const name of [/^Approve/, /^Reject/])
    await entry('Soup 1').getByRole('button', { name }).click({ force: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(decisions()).toHaveLength(1);
  await expect.element(entry('Soup 2').getByRole('button', { name: /^Reject/ })).toBeEnabled();
  resolve();
});

test('nothing is sent without a selection', async () => {
  const { decisions } = await setup([anItem(1)]);
  await page.getByRole('button', { name: 'Approve selected' }).click({ force: true });
  await page.getByRole('button', { name: 'Reject selected' }).click({ force: true });
  expect(decisions()).toEqual([]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a failed decision shows the error, and the item stays', async () => {
  await setup([anItem(1)], () => ({
    status: 409,
    body: { success: false, error: 'Already decided.', code: 'already_moderated', request_id: 'r' },
  }));
  await page.getByRole('button', { name: /^Approve “/ }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to approve content: Already decided.');
  await expect.element(entry('Soup 1')).toBeVisible();
});

test('the keyboard selects the second item, rejects it with a reason, and moves on', async () => {
  const items = [anItem(1), anItem(2), anItem(3)];
  const { decisions } = await setup(items, ({ url }) => ({
    body: {
      data: { ...anItem(2), moderation_id: url.searchParams.get('moderation_id'), status: 'rejected' },
    },
  }));
  await expect.element(entry('Soup 2')).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(entry('Soup 2')).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('textbox', { name: /^Reason/ })).toHaveFocus();
  await userEvent.keyboard('Not true. a{Control>}{Enter}{/Control}');
  await expect.element(entry('Soup 2')).not.toBeInTheDocument();
  await expect.element(entry('Soup 3')).toHaveFocus();
  expect(Object.fromEntries(decisions()[0]?.url.searchParams ?? [])).toEqual({
    moderation_id: 'item-2',
    action: 'reject',
    reason: 'Not true. a',
  });
  expect(decisions()).toHaveLength(1);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])(
  'a shortcut of the browser (%s) decides nothing',
  async (modifier) => {
    const { asked } = await setup([anItem(1), anItem(2)]);
    await expect.element(page.getByText('Soup 1 cures colds.').first()).toBeVisible();
    await userEvent.keyboard('j');
    const sent = asked.length;
    for (const key of ['a', 'r', 'x', '?']) {
      const press = new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(press);
      expect(press.defaultPrevented).toBe(false);
    }
    expect(asked).toHaveLength(sent);
  },
);

test('single-key shortcuts can be turned off', async () => {
  const { decisions } = await setup([anItem(1)]);
  await expect.element(entry('Soup 1')).toBeVisible();
  await userEvent.keyboard('?');
  await page.getByRole('switch', { name: 'Use single-key shortcuts' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('ja');
  expect(decisions()).toEqual([]);
  localStorage.removeItem('moderation-shortcuts');
});

test('reviewed items have no actions and show their outcome', async () => {
  await setup([
    anItem(1, {
      status: 'rejected',
      reviewed_at: '2026-11-21T12:00:00.000Z',
      reviewed_by: 'admin-7',
      reason: 'Not true.',
      withdrawn_at: '2026-11-21T12:00:05.000Z',
    }),
  ]);
  await page.getByRole('radio', { name: /^Rejected/ }).click({ force: true });
  await expect.element(page.getByText('Reason: Not true.')).toBeVisible();
  await expect.element(page.getByText(/^Removed everywhere/)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /Approve|Reject/ })).not.toBeInTheDocument();
});

test('a list that fails to load shows the error and can be retried', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  const router = createMemoryRouter([{ path: '/', element: <ModerationScreen /> }]);
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Failed to fetch flagged content' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('an item links to its restaurant and shows its ID; a deleted one has only the ID', async () => {
  await setup([anItem(1), anItem(2, { restaurant_id: 'demo-2' })]);
  const link = entry('Soup 1').getByRole('link', { name: 'Osteria Lupo' });
  await expect.element(link).toHaveAttribute('href', '/admin/restaurants/demo-1');
  await expect.element(entry('Soup 1').getByText('demo-1')).toBeVisible();
  await expect.element(entry('Soup 2').getByText('demo-2')).toBeVisible();
  await expect.element(entry('Soup 2').getByRole('link')).not.toBeInTheDocument();
});

test.each([
  [1, 'Reject this content?', 'We’ll remove it everywhere and email the owner.'],
  [3, 'Reject 3 items?', 'We’ll remove them everywhere and email the owners.'],
])('the dialog to reject %i items counts them', async (count, title, description) => {
  await setup(Array.from({ length: count }, (_, index) => anItem(index + 1)));
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await expect.element(page.getByRole('dialog', { name: title })).toHaveAccessibleDescription(description);
});
