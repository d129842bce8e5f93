import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BulkEmailsScreen } from './bulk-emails-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const EMAIL = {
  bulk_email_id: 'one',
  subject: 'News for {restaurant_name}',
  text: 'Hi {restaurant_name}!\n<img src=x onerror="document.title=\'hacked\'">',
  audience: { search: '', status: 'past_due' },
  state: 'ready',
  author: 'admin@example.com',
  created_at: '2026-11-30T12:00:00.000Z',
  sent_at: null,
  recipients: 3,
  left_out: 1,
  sent: 0,
  bounced: 0,
  opted_out: 0,
};
const SENT = { ...EMAIL, state: 'sent', sent: 3, bounced: 1, opted_out: 2, sent_at: EMAIL.created_at };

async function setup({ address = '/', emails = [EMAIL] as object[], hasPostalAddress = true } = {}) {
  const posted: { path: string; body: unknown }[] = [];
  let present: object = emails[0] ?? EMAIL;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input, 'http://here');
    const answer = (data: object, status = 200) =>
      new Response(JSON.stringify({ success: status < 400, ...data }), { status });
    if (init?.method !== 'POST')
      return answer({
        data: pathname.endsWith('/one')
          ? present
          : { bulk_emails: emails, has_postal_address: hasPostalAddress },
      });
    posted.push({
      path: pathname,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    });
    if (pathname.endsWith('/test')) return answer({ message: 'We sent a test to admin@example.com.' }, 202);
    if (pathname.endsWith('/send')) present = SENT;
    return answer({ data: present }, 201);
  });
  const router = createMemoryRouter([{ path: '/', element: <BulkEmailsScreen /> }], {
    initialEntries: [address],
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { posted };
}

test('an email is written to the filtered restaurants, tested, and sent', async () => {
  const { posted } = await setup({ address: '/?new=true&status=past_due' });
  await page.getByRole('textbox', { name: 'Subject' }).fill('News');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hi!');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('3 owners', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect.element(page.getByText('We sent a test to admin@example.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Send to 3 owners' }).click();
  await expect.element(page.getByText('Opted out or reported spam')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send to 3 owners' })).not.toBeInTheDocument();
  expect(posted.map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual([
    'admin/bulk-emails',
    'one/test',
    'one/send',
  ]);
  expect(posted[0]?.body).toEqual({
    subject: 'News',
    text: 'Hi!',
    audience: { search: '', status: 'past_due' },
  });
});

test('the preview shows an example name, and hostile text as text', async () => {
  await setup({ address: '/?email=one' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('News for Example Restaurant')).toBeVisible();
  await expect.element(preview.getByText(/<img src=x/)).toBeVisible();
  expect(document.title).not.toBe('hacked');
});

test('the list shows the results', async () => {
  await setup({ emails: [SENT] });
  await expect.element(page.getByRole('row', { name: /News.*Past due.*Sent.*3.*1.*2/ })).toBeVisible();
});

test('a missing postal address leads to Platform Settings before anything is written', async () => {
  await setup({ address: '/?new=true', hasPostalAddress: false });
  await expect.element(page.getByText('Enter your postal address first')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open Platform Settings' });
  await expect.element(link).toHaveAttribute('href', '/admin/settings');
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('without emails, the screen says how to start', async () => {
  await setup({ emails: [] });
  await expect.element(page.getByRole('heading', { name: 'No emails yet' })).toBeVisible();
});
