import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { TextAreaField } from './text-area-field.tsx';

test('an error is read out with its field, before the hint', async () => {
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

test('a field says whether it must be filled', async () => {
  await render(
    <>
      <Field label="Website name" required />
      <TextAreaField label="Special requirements" isOptional />
    </>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Website name' })).toBeRequired();
  await expect.element(page.getByRole('textbox', { name: /Special requirements\s*Optional/ })).toBeVisible();
});

test('a password is hidden until its owner wants to see it', async () => {
  await render(<Field label="Password" type="password" />);
  const password = page.getByLabelText('Password', { exact: true });
  await password.fill('table for two');
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /show/i }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveValue('table for two');
});
