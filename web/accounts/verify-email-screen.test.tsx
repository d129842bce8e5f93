import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Session, SessionContext } from './session-context.ts';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

/** Opens the address, and returns how many requests were sent. */
async function setup(address: string, answer: () => Response): Promise<() => number> {
  const fetching = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetching);
  const session = { state: { status: 'signedOut' } } as unknown as Session;
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext.Provider value={session}>
        <MemoryRouter initialEntries={[address]}>
          <VerifyEmailScreen />
        </MemoryRouter>
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
  return () => fetching.mock.calls.length;
}

const html = { 'content-type': 'text/html' };

test.each<[string, () => Response]>([
  ['without a body', () => new Response(null, { status: 204 })],
  ['with an empty body', () => new Response('')],
  ['with a page', () => new Response('<p>Thank you</p>', { status: 202, headers: html })],
  ['without a message', () => Response.json({ success: true })],
  ['that says it failed', () => Response.json({ success: false, error: 'Someone was faster.' })],
])('a successful response %s verifies the address', async (_, answer) => {
  await setup('/verify-email?token=good', answer);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
  await expect.element(page.getByText(/^Your email address is verified\./)).toBeVisible();
  const next = page.getByRole('link', { name: 'Launch Your Platform' });
  await expect.element(next).toHaveAttribute('href', '/login');
});

test('an invalid link leads back to sign-in', async () => {
  const error = { success: false, error: 'The link is invalid.', code: 'invalid_input' };
  await setup('/verify-email?token=made-up', () => Response.json(error, { status: 422 }));
  await expect.element(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect.element(page.getByText('The verification link is invalid or has expired.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
});

test('a link without a token fails without a request', async () => {
  const requests = await setup('/verify-email', () => Response.json({}));
  await expect.element(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  expect(requests()).toBe(0);
});
