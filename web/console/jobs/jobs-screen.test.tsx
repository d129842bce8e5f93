import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import { WORK_QUEUE_NAMES } from '#shared/jobs/work-queues.ts';
import { JobsScreen } from './jobs-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const LETTER = {
  message_id: 'message-1',
  ids: { user_id: 'r-1' },
  reason: 'The worker failed: TypeError.',
  sent_at: '2026-11-30T11:00:00.000Z',
  failed_at: '2026-11-30T12:00:00.000Z',
};
const GENERATION = {
  restaurant_id: 'r-1',
  restaurant_name: 'Osteria Lupo',
  generation_id: 'g-1',
  website_name: 'Lupo',
  reason: 'We were interrupted.',
  failed_at: '2026-11-30T12:00:00.000Z',
};
const EVENT = {
  event_id: 'evt_1',
  type: 'invoice.paid',
  created_at: '2026-11-30T12:00:00.000Z',
  received_at: '2026-11-30T12:00:00.000Z',
  processed_at: null,
};
const ERROR = {
  operation: 'publishWebsite',
  code: 'internal',
  status: 500,
  count: 3,
  last_at: '2026-11-30T12:00:00.000Z',
};

/** Answers by the end of the path. */
async function setup(failing = '') {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const path = new URL(input, 'http://here').pathname;
    if (init.method !== 'GET') {
      sent.push({ path, body: JSON.parse(String(init.body ?? '{}')) });
      return Response.json({ success: true, message: 'Done.', data: { moved: 1, kept: 0 } });
    }
    if (failing !== '' && path.endsWith(failing))
      return Response.json({ success: false, error: 'Not now.', code: 'internal' }, { status: 500 });
    const queues = WORK_QUEUE_NAMES.map((queue) => ({
      queue,
      waiting: 0,
      in_progress: 0,
      delayed: 0,
      dead_letters: queue === 'emails' ? 1 : 0,
      waiting_since: null,
    }));
    const answers: Record<string, object> = {
      queues: { queues },
      'dead-letters': { dead_letters: [LETTER] },
      generations: { generations: [GENERATION] },
      'payment-events': { events: [EVENT] },
      errors: { total: 3, errors: [ERROR] },
    };
    return Response.json({ success: true, data: answers[path.split('/').at(-1) ?? ''] });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <JobsScreen /> }])} />
    </QueryClientProvider>,
  );
  return { sent };
}

const openLetters = () => page.getByRole('button', { name: 'View 1, dead letters of Emails' }).click();

test('a dead letter shows its reason and ids, and is retried alone or with all', async () => {
  const { sent } = await setup();
  await openLetters();
  await expect.element(page.getByText('The worker failed: TypeError.')).toBeVisible();
  await expect.element(page.getByText('message message-1 · user_id r-1')).toBeVisible();
  await page.getByRole('button', { name: 'Retry message message-1' }).click();
  await page.getByRole('button', { name: 'Retry all' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { path: '/api/admin/jobs/queues/emails/retry', body: { message_id: 'message-1' } },
      { path: '/api/admin/jobs/queues/emails/retry', body: {} },
    ]);
});

test('discarding needs a reason', async () => {
  const { sent } = await setup();
  await openLetters();
  await page.getByRole('button', { name: 'Discard message message-1' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.element(page.getByText('Enter a reason.')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Sent by hand');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/api/admin/jobs/queues/emails/discard',
        body: { message_id: 'message-1', reason: 'Sent by hand' },
      },
    ]);
});

test('a failed website is retried, and a payment event replayed', async () => {
  const { sent } = await setup();
  await page.getByRole('tab', { name: 'Failed websites' }).click();
  await expect.element(page.getByRole('link', { name: 'Osteria Lupo' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry Lupo' }).click();
  await page.getByRole('tab', { name: 'Payment events' }).click();
  await expect.element(page.getByText('Not processed')).toBeVisible();
  await page.getByRole('button', { name: 'Replay invoice.paid evt_1' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.path).toBe('/api/admin/jobs/payment-events/evt_1/replay');
});

test('errors show their operation, the sentence that callers read, their code, and count', async () => {
  await setup();
  await page.getByRole('tab', { name: 'Errors' }).click();
  await expect.element(page.getByText('3 errors in this period.')).toBeVisible();
  await expect.element(page.getByText('publishWebsite')).toBeVisible();
  const sentence = ERROR_CODES.internal.message;
  await expect.element(page.getByRole('cell', { name: `${sentence} internal` })).toBeVisible();
});

test('a list that can’t be loaded says so', async () => {
  await setup('/queues');
  await expect.element(page.getByText('We couldn’t load the queues')).toBeVisible();
});
