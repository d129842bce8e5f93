import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SavedView } from '#shared/accounts/contract/saved-view-routes.ts';
import { ViewPicker } from './view-picker.tsx';

afterEach(() => void vi.unstubAllGlobals());

const GONE: SavedView = { view_id: 'one', name: 'Gone', address: 'status=canceled' };
const TOO_MANY = 'You can save up to 30 views. Delete one first.';

async function setup(address: string, { views = [] as SavedView[], isFull = false } = {}) {
  let stored = views;
  const sent: object[] = [];
  const opened: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      const view = JSON.parse(String(body));
      sent.push(view);
      if (isFull)
        return Response.json(
          { success: false, error: TOO_MANY, fields: { name: TOO_MANY } },
          { status: 422 },
        );
      stored = [...stored, { view_id: 'new', ...view }];
    }
    if (method === 'DELETE') stored = stored.filter(({ view_id }) => !url.endsWith(view_id));
    return Response.json({ success: true, data: { views: stored } });
  });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewPicker address={address} onOpen={(each) => opened.push(each)} />
    </QueryClientProvider>,
  );
  return { sent, opened };
}

const picker = () => page.getByLabelText('View');
const name = async (text: string) => {
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
};

test('a saved view is opened by name', async () => {
  const { opened } = await setup('', { views: [GONE] });
  await expect.element(picker().getByRole('option', { name: 'Gone' })).toBeInTheDocument();
  await picker().selectOptions('Gone');
  expect(opened).toEqual(['status=canceled']);
});

test('the current view is saved under a new name, and then shown by it', async () => {
  const { sent } = await setup('status=canceled');
  await name('Past due');
  await expect.element(page.getByText('That name is taken. Choose another one.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Gone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect.element(picker()).toHaveValue('Gone');
  expect(sent).toEqual([{ name: 'Gone', address: 'status=canceled' }]);
});

test('a refused view says why in its field', async () => {
  await setup('status=canceled', { isFull: true });
  await name('Gone');
  await expect
    .element(page.getByRole('textbox', { name: 'Name' }))
    .toHaveAccessibleDescription(expect.stringContaining(TOO_MANY));
});

test('a deleted view leaves the list', async () => {
  await setup('status=canceled', { views: [GONE] });
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect.element(picker()).toHaveValue('unsaved');
});
