import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { button, heldAnswer, refusal, renderScreen } from '#web/shell/render-screen.test-data.tsx';
import { VerificationNotice } from './verification-notice.tsx';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [200, { success: true, message: 'We sent a new link.' }, 'We sent a new link.'],
  [
    429,
    { success: false, error: 'Try again in 20 minutes.', code: 'too_many_requests' },
    'Try again in 20 minutes.',
  ],
])('after a new link is requested, the answer with status %i is shown', async (status, body, shown) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const session = { state: { status: 'signedOut' }, refresh: async () => undefined } as unknown as Session;
  await render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <VerificationNotice email="ada@example.com" />
      </QueryClientProvider>
    </SessionContext>,
  );
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect.element(page.getByText(shown)).toBeVisible();
});

test('the email is sent again once at a time, and a failure says why', async () => {
  const { answer, send } = heldAnswer(refusal('Too many requests.'));
  const { sent, press } = await renderScreen(<VerificationNotice email="ana@example.com" />, () => answer);
  await press('Resend verification email');
  await button(/Working/).click({ force: true });
  send();
  await expect.element(page.getByText('Too many requests.')).toBeVisible();
  await expect.element(button('Resend verification email')).toBeVisible();
  expect(sent).toHaveLength(1);
});
