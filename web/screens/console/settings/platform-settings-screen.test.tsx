import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PlatformSettingsScreen } from './platform-settings-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const NONE = { daily_limit: null, hourly_limit: null };
const SETTINGS = {
  version: 3,
  updated_at: null,
  brand_name: 'Tableside',
  default_limits: {
    image_enhancement: NONE,
    content_generation: NONE,
    marketing_assistant: NONE,
    menu_optimizer: NONE,
    digital_grader: { daily_limit: 20, hourly_limit: null },
  },
  monthly_budget: null,
  providers: [{ provider: 'text', state: 'failing', detail: 'Amazon Bedrock. 5 of 10 uses failed.' }],
  senders: { email: 'hello@example.com', texts: 'numbers' },
};
type Answer = { status: number; body: object };

/** The screen against a platform that answers changes with `answer`. */
async function setup(answer: (body: Record<string, unknown>) => Answer, first: Answer[] = []) {
  const sent: Record<string, unknown>[] = [];
  let settings: object = SETTINGS;
  vi.stubGlobal('fetch', async (_input: string, init: RequestInit) => {
    const waiting = first.shift();
    let reply: Answer = waiting ?? { status: 200, body: { data: settings } };
    if (init.method === 'PUT') {
      const body = JSON.parse(String(init.body)) as Record<string, unknown>;
      sent.push(body);
      reply = answer(body);
      if (reply.status === 200) settings = (reply.body as { data: object }).data;
    }
    return new Response(JSON.stringify({ success: reply.status < 400, ...reply.body }), {
      status: reply.status,
    });
  });
  const router = createMemoryRouter([{ path: '/', element: <PlatformSettingsScreen /> }]);
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { sent };
}

const saved = (body: object): Answer => ({
  status: 200,
  body: { data: { ...SETTINGS, ...body, version: 4 } },
});
const budget = () => page.getByRole('textbox', { name: /Dollars a month/ });

test('a budget is saved with the version that was read, and says when it warns', async () => {
  const { sent } = await setup((body) => saved(body));
  await budget().fill('$1,250.50');
  await expect.element(page.getByText('You are warned from $1,000.40 on.')).toBeVisible();
  await page.getByRole('button', { name: 'Save budget' }).click();
  await expect.poll(() => sent).toEqual([{ version: 3, monthly_budget: 1250.5 }]);
  await expect.element(budget()).toHaveValue('1250.5');
});

test('what is no amount is said at the field, and nothing is sent', async () => {
  const { sent } = await setup((body) => saved(body));
  await budget().fill('a lot');
  await page.getByRole('button', { name: 'Save budget' }).click();
  await expect
    .element(budget())
    .toHaveAccessibleDescription(
      /Use an amount from 1 to 1,000,000 dollars, or leave it empty for no budget\./,
    );
  expect(sent).toEqual([]);
});

test('only the limits of features that were changed are sent', async () => {
  const { sent } = await setup(() => saved({}));
  await page.getByRole('textbox', { name: 'Menu optimizer, an hour' }).fill('12');
  await page.getByRole('textbox', { name: 'Digital grader, a day' }).fill('');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        version: 3,
        default_limits: {
          menu_optimizer: { daily_limit: null, hourly_limit: 12 },
          digital_grader: { daily_limit: null, hourly_limit: null },
        },
      },
    ]);
});

test('who was overtaken is told so, and keeps what was typed', async () => {
  const error = 'These settings were changed somewhere else meanwhile.';
  await setup(() => ({ status: 409, body: { error, code: 'settings_changed', request_id: 'r' } }));
  const name = page.getByRole('textbox', { name: 'Name in e-mails' });
  await name.fill('Trattoria Desk');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(error);
  await expect.element(name).toHaveValue('Trattoria Desk');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.element(name).toHaveValue('Tableside');
  await expect.element(page.getByText('Failing')).toBeVisible();
});

test('settings that cannot be read say so, and are read again on demand', async () => {
  const down = { status: 500, body: { error: 'Something went wrong.', code: 'internal', request_id: 'r' } };
  await setup((body) => saved(body), [down]);
  await expect.element(page.getByText('Error Loading Platform Settings')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('Amazon Bedrock. 5 of 10 uses failed.')).toBeVisible();
});
