import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Administrator } from '#shared/accounts/contract/administrator-routes.ts';
import { AdministratorsSection } from './administrators-section.tsx';

afterEach(() => void vi.unstubAllGlobals());

const SELF: Administrator = {
  user_id: 'one',
  email: 'ana@example.com',
  role: 'admin',
  is_invited: false,
  is_self: true,
  added_at: '2026-03-05T12:00:00.000Z',
};
const BEN = { ...SELF, user_id: 'two', email: 'ben@example.com', role: 'support', is_self: false } as const;

/** The section with two administrators. `status` and `error`: of what answers a change. */
async function setup(status = 200, error = '') {
  const sent: { method: string; url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET')
      sent.push({ method, url, body: body == null ? undefined : JSON.parse(String(body)) });
    const isRefused = method !== 'GET' && status >= 400;
    const refusal = { success: false, error, code: 'administrator_needed', request_id: 'one' };
    const answer = { success: true, message: 'Done.', data: { administrators: [SELF, BEN] } };
    return new Response(JSON.stringify(isRefused ? refusal : answer), { status: isRefused ? status : 200 });
  });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AdministratorsSection />
    </QueryClientProvider>,
  );
  return sent;
}

test('administrators are listed, and they can’t change their own role', async () => {
  await setup();
  await expect.element(page.getByText('ana@example.com')).toBeVisible();
  await expect
    .element(page.getByRole('combobox', { name: 'Role for ben@example.com' }))
    .toHaveValue('support');
  expect(page.getByRole('combobox', { name: 'Role for ana@example.com' }).elements()).toHaveLength(0);
});

test('an administrator is invited with a role', async () => {
  const sent = await setup();
  await page.getByRole('textbox', { name: 'Email' }).fill('cleo@example.com');
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOptions('billing');
  await page.getByRole('button', { name: 'Invite administrator' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ method: 'POST', body: { email: 'cleo@example.com', role: 'billing' } }]);
});

test('a role is changed', async () => {
  const sent = await setup();
  await page.getByRole('combobox', { name: 'Role for ben@example.com' }).selectOptions('billing');
  await expect.poll(() => sent).toMatchObject([{ method: 'PUT', body: { role: 'billing' } }]);
});

test('removing someone asks first', async () => {
  const sent = await setup();
  await page.getByRole('button', { name: 'Remove ben@example.com' }).click();
  expect(sent).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => sent).toMatchObject([{ method: 'DELETE' }]);
});
