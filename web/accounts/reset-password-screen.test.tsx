import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { type Session, SessionContext } from './session-context.ts';

async function setup(address: string) {
  const session = { state: { status: 'signedOut' } } as unknown as Session;
  await render(
    <SessionContext.Provider value={session}>
      <MemoryRouter initialEntries={[address]}>
        <ResetPasswordScreen />
      </MemoryRouter>
    </SessionContext.Provider>,
  );
}

test('an invited administrator sets the first password, and resets nothing', async () => {
  await setup('/reset-password?invited=true#token');
  await expect.element(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Set password' })).toBeVisible();
  await expect.element(page.getByText(/^Remembered it/)).not.toBeInTheDocument();
});

test('an owner who forgot the password resets it', async () => {
  await setup('/reset-password#token');
  await expect.element(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  await expect.element(page.getByText(/^Remembered it/)).toBeVisible();
});
