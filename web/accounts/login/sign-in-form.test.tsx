import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aSession } from '#web/accounts/a-session.test-data.ts';
import { type Credentials, type Session, SessionContext } from '#web/accounts/session-context.ts';
import { SessionProvider } from '#web/app/session-provider.tsx';
import { ApiError } from '#web/client/api-error.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { readToken } from '#web/client/token-storage.ts';
import { SignInForm } from './sign-in-form.tsx';

afterEach(() => void vi.unstubAllGlobals());

async function renderIn(session: (form: ReactNode) => ReactNode): Promise<void> {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(queryKeys.demoAdmin, null);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{session(<SignInForm />)}</MemoryRouter>
    </QueryClientProvider>,
  );
}

async function setup(signIn: Session['signIn'] = () => Promise.resolve(undefined)) {
  const sent: Credentials[] = [];
  const session = aSession({
    signIn: (credentials) => {
      sent.push(credentials);
      return signIn(credentials);
    },
  });
  await renderIn((form) => <SessionContext.Provider value={session}>{form}</SessionContext.Provider>);
  return { sent };
}

const email = () => page.getByRole('textbox', { name: 'Email' });
const password = () => page.getByLabelText('Password', { exact: true });
const submit = () => page.getByRole('button', { name: 'Sign In' });

test('what was typed is sent', async () => {
  const { sent } = await setup();
  await email().fill('ada@example.com');
  await password().fill('table for two');
  await submit().click();
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'table for two' }]);
});

test('an invalid email address shows an error and isn’t sent', async () => {
  const { sent } = await setup();
  await email().fill('ada');
  await password().fill('table for two');
  await submit().click();
  await expect.element(email()).toBeInvalid();
  await expect.element(email()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a refused sign-in shows the error and keeps the input', async () => {
  await setup(() =>
    Promise.reject(new ApiError('Invalid email or password', { code: 'invalid_credentials', status: 401 })),
  );
  await email().fill('ada@example.com');
  await password().fill('a wrong guess');
  await submit().click();
  await expect.element(page.getByText('Invalid email or password')).toBeVisible();
  await expect.element(email()).toHaveValue('ada@example.com');
});

test('errors update while typing, and a field that the server refuses shows its reason', async () => {
  const { sent } = await setup(() =>
    Promise.reject(
      new ApiError('Check the highlighted fields.', {
        code: 'invalid_input',
        status: 422,
        fields: { email: 'Nobody lives there.' },
      }),
    ),
  );
  await email().fill('ada');
  await password().fill('table for two');
  await submit().click();
  await email().fill('ada@example.com');
  await expect.element(email()).toBeValid();
  await submit().click();
  await expect.element(page.getByText('Nobody lives there.')).toBeVisible();
  await expect.element(page.getByText('Check the highlighted fields.')).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

const USER = { user_id: 'u1', email: 'ada@example.com', role: 'restaurant', email_verified: true };

test.each([{ user: USER }, { token: 'a.b.c' }, {}, { token: 'a.b.c', user: {} }])(
  'an answer without a token or a readable user doesn’t start a session: %o',
  async (answer) => {
    const held = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async () => {
      await held.promise;
      return Response.json({ success: true, ...answer });
    });
    const navigate = vi.fn(async () => undefined);
    await renderIn((form) => <SessionProvider navigate={navigate}>{form}</SessionProvider>);
    await email().fill('ada@example.com');
    await password().fill('a long enough password');
    await submit().click();
    await expect.element(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
    held.resolve();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid response from server');
    await expect.element(email()).toHaveValue('ada@example.com');
    expect([readToken(), navigate.mock.calls]).toEqual([null, []]);
  },
);
