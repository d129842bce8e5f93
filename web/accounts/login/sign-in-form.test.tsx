import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Credentials, type Session, SessionContext } from '#web/accounts/session-context.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { SignInForm } from './sign-in-form.tsx';

const unexpected = () => Promise.reject(new Error('not a part of signing in'));

async function setup(signIn: Session['signIn'] = () => Promise.resolve(undefined)) {
  const sent: Credentials[] = [];
  const session: Session = {
    state: { status: 'signedOut' },
    signIn: (credentials) => {
      sent.push(credentials);
      return signIn(credentials);
    },
    enter: unexpected,
    keep: () => undefined,
    register: unexpected,
    signOut: unexpected,
    resetPassword: unexpected,
    changePassword: unexpected,
    signOutEverywhere: unexpected,
    refresh: unexpected,
    startImpersonation: unexpected,
    endImpersonation: unexpected,
  };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(queryKeys.demoAdmin, null);
  await render(
    <QueryClientProvider client={queryClient}>
      <SessionContext.Provider value={session}>
        <MemoryRouter>
          <SignInForm />
        </MemoryRouter>
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
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
