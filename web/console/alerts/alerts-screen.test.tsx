import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Alerts } from '#shared/alerts/contract/alerts.ts';
import { AlertsScreen } from './alerts-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const OFF = { is_on: false, threshold: 10 };
const ALERTS: Alerts = {
  settings: {
    rules: {
      budget: OFF,
      overdue: OFF,
      disputes: OFF,
      failure_rate: OFF,
      dead_letters: { is_on: true, threshold: 1 },
    },
    emails: ['ops@example.com'],
    webhook_url: null,
  },
  states: {
    dead_letters: { value: 3, over_since: '2026-11-30T12:00:00.000Z', notified_at: null, is_open: true },
  },
  checked_at: '2026-11-30T12:05:00.000Z',
};

async function setup(answer: (method: string, path: string) => Response) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const path = new URL(input, 'http://here').pathname;
    const method = String(init.method);
    if (method === 'GET') return Response.json({ success: true, data: ALERTS });
    sent.push({ method, path, body: JSON.parse(String(init.body ?? '{}')) });
    return answer(method, path);
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <AlertsScreen /> }])} />
    </QueryClientProvider>,
  );
  return { sent };
}

const saved = () => Response.json({ success: true, data: ALERTS, webhook_secret: 'the-secret' });

test('a rule shows its last value, and since when it exceeds its threshold', async () => {
  await setup(saved);
  await expect.element(page.getByText('Currently 3')).toBeVisible();
  await expect.element(page.getByText(/^Over the threshold since /)).toBeVisible();
});

test('thresholds and addresses are saved together, and a new secret is shown once', async () => {
  const { sent } = await setup(saved);
  await page.getByRole('switch', { name: 'Alert on budget used' }).click();
  await page.getByLabelText('Percentage of monthly budget').fill('75');
  await page.getByRole('textbox', { name: /^Email addresses/ }).fill('ada@example.com, bo@example.com');
  await page.getByRole('textbox', { name: /^Webhook/ }).fill('https://hooks.example.com/a');
  await page.getByRole('button', { name: 'Save alerts' }).click();
  await expect.element(page.getByText('the-secret')).toBeVisible();
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      body: {
        rules: { budget: { is_on: true, threshold: 75 } },
        emails: ['ada@example.com', 'bo@example.com'],
        webhook_url: 'https://hooks.example.com/a',
      },
    },
  ]);
});

test('a refused address shows why', async () => {
  const fields = { 'emails.0': 'Enter an email address such as you@restaurant.com.' };
  await setup(() =>
    Response.json(
      { success: false, error: 'Check the fields.', code: 'invalid_input', fields },
      { status: 422 },
    ),
  );
  await page.getByRole('button', { name: 'Save alerts' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Email addresses/ })).toBeInvalid();
});

test('a test is sent to the saved addresses', async () => {
  const { sent } = await setup(() =>
    Response.json({ success: true, message: 'We sent a test.', data: { has_failed: false } }),
  );
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/api/admin/alerts/test']);
});
