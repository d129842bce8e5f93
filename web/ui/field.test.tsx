import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { TextAreaField } from './text-area-field.tsx';

test('screen readers read a field’s error before its hint', async () => {
  const screen = await render(<Field label="Email" hint="We write to it once." error={undefined} />);
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect.element(email).toBeValid();
  await expect.element(email).toHaveAccessibleDescription('We write to it once.');
  await screen.rerender(
    <Field label="Email" hint="We write to it once." error="Enter an address such as ada@example.com." />,
  );
  await expect.element(email).toBeInvalid();
  await expect
    .element(email)
    .toHaveAccessibleDescription('We write to it once. Enter an address such as ada@example.com.');
});

test('a field says whether it’s required', async () => {
  await render(
    <>
      <Field label="Website name" required />
      <TextAreaField label="Special requirements" isOptional />
    </>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Website name' })).toBeRequired();
  await expect.element(page.getByRole('textbox', { name: /Special requirements\s*Optional/ })).toBeVisible();
});

test('a password is hidden until its owner shows it', async () => {
  await render(<Field label="Password" type="password" />);
  const password = page.getByLabelText('Password', { exact: true });
  await password.fill('table for two');
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /show/i }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveValue('table for two');
});

test('a full field says so, controlled or not, until there is room again', async () => {
  await render(
    <>
      <Field label="Theme" maxLength={10} hint="Optional words" />
      <TextAreaField label="Reason" maxLength={5} value="12345" onChange={() => undefined} />
    </>,
  );
  const full = (most: number) => page.getByText(`You’ve reached the ${most}-character limit.`);
  await expect.element(full(5)).toBeVisible();
  await expect.element(full(10)).not.toBeInTheDocument();
  await userEvent.type(page.getByRole('textbox', { name: 'Theme' }), 'Soup season');
  await expect.element(full(10)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Theme' })).toHaveValue('Soup seaso');
  await userEvent.keyboard('{Backspace}');
  await expect.element(full(10)).not.toBeInTheDocument();
});

test('a field without a limit is never full', async () => {
  await render(<Field label="Theme" defaultValue="Soup season" />);
  await page.getByRole('textbox', { name: 'Theme' }).fill('Soup season, all winter long');
  await expect.element(page.getByText('the limit')).not.toBeInTheDocument();
});

test('a field whose error is shown elsewhere is invalid, too', async () => {
  await render(<Field label="From" aria-invalid />);
  await expect.element(page.getByRole('textbox', { name: 'From' })).toBeInvalid();
});
