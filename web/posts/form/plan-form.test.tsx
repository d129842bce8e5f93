import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PlanForm } from './plan-form.tsx';

afterEach(() => void vi.unstubAllGlobals());

type Setup = { country?: string; refusal?: { status: number; code: string }; hasOccasions?: boolean };

async function setup({ country = 'US', refusal, hasOccasions = true }: Setup = {}) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method !== 'GET') sent.push(address);
    if (method !== 'GET' && refusal !== undefined)
      return Response.json(
        { success: false, error: 'Nothing to write.', code: refusal.code },
        { status: refusal.status },
      );
    if (!hasOccasions)
      return Response.json({ success: false, error: 'Away.', code: 'internal' }, { status: 500 });
    return Response.json({ success: true, data: { from: '2026-11-24', country, occasions: [] } });
  });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <PlanForm onPlanned={() => undefined} heading={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

test('a form without a platform isn’t sent: the platforms show the error and get the focus', async () => {
  const sent = await setup();
  const where = page.getByRole('group', { name: 'Platforms' });
  const chosen = ['Facebook', 'Instagram', 'Google Business Profile'];
  for (const name of chosen) await where.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: 'Write posts' }).click();
  await expect.element(where).toHaveFocus();
  await expect.element(where).toHaveAccessibleDescription('Choose at least one platform.');
  await expect.element(where.getByRole('checkbox', { name: 'TikTok' })).toBeInvalid();
  expect(sent).toEqual([]);
  await where.getByRole('checkbox', { name: 'TikTok' }).click();
  await expect.element(page.getByText('Choose at least one platform.')).not.toBeInTheDocument();
});

test('without a country, the form says that holidays are missing, and links to the profile', async () => {
  await setup({ country: '' });
  const link = page.getByRole('group', { name: 'Occasions' }).getByRole('link');
  await expect.element(link).toHaveTextContent('Add your country to see holidays');
  await expect.element(link).toHaveAttribute('href', '/profile#basics');
});

test('an owner without details to write about is sent to the profile', async () => {
  await setup({ refusal: { status: 409, code: 'nothing_to_write' } });
  await page.getByRole('button', { name: 'Write posts' }).click();
  const link = page.getByRole('alert').getByRole('link', { name: 'Open your profile' });
  await expect.element(link).toHaveAttribute('href', '/profile');
});

test('if food days and holidays fail to load, the form says so, and posts can still be written', async () => {
  await setup({ hasOccasions: false });
  await expect.element(page.getByText(/^We couldn’t load food days and holidays\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Write posts' })).toBeEnabled();
});
