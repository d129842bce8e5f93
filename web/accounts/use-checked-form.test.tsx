import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { ApiError } from '#web/client/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const schema = z.object({
  email: z.string().check(z.minLength(1, 'Enter your email.')),
  code: z.string().check(z.minLength(6, 'Enter all six digits.'), z.regex(/^\d*$/, 'Use digits only.')),
});

function CheckedForm({ send }: { send: (values: z.output<typeof schema>) => Promise<unknown> }) {
  const { form, field, error } = useCheckedForm({ schema, send });
  return (
    <form {...form}>
      {error === undefined ? null : <p role="alert">{error}</p>}
      <Field label="Email" {...field('email')} />
      <Field label="Code" {...field('code')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

async function setup(send: () => Promise<unknown> = async () => undefined) {
  const sending = vi.fn(send);
  await render(<CheckedForm send={sending} />);
  return {
    sending,
    email: page.getByRole('textbox', { name: 'Email' }),
    code: page.getByRole('textbox', { name: 'Code' }),
    press: () => page.getByRole('button', { name: 'Send' }).click(),
  };
}

test('a field with two errors shows the first one, and the first invalid field gets the focus', async () => {
  const { sending, email, code, press } = await setup();
  await email.fill('ana@example.com');
  await code.fill('12a');
  await press();
  await expect.element(page.getByText('Enter all six digits.')).toBeVisible();
  await expect.element(code).toHaveFocus();
  expect(sending).not.toHaveBeenCalled();
});

test('fields are checked while typing only after the first submit, each for itself', async () => {
  const { email, code, press } = await setup();
  await code.fill('12');
  expect(page.getByText('Enter all six digits.').elements()).toEqual([]);
  await press();
  await expect.element(email).toHaveFocus();
  await expect.element(page.getByText('Enter all six digits.')).toBeVisible();
  await code.fill('12345a');
  await expect.element(page.getByText('Use digits only.')).toBeVisible();
  await expect.element(page.getByText('Enter your email.')).toBeVisible();
  await code.fill('123456');
  await expect.element(page.getByText('Use digits only.')).not.toBeInTheDocument();
});

test.each([
  ['of a field appears there', { code: 'This code has expired.' }, 'This code has expired.'],
  ['of no field appears above the form', {}, 'We couldn’t send it.'],
])('an error of the server %s', async (_, fields, shown) => {
  const { sending, email, code, press } = await setup(async () => {
    throw new ApiError('We couldn’t send it.', { status: 422, code: 'invalid_input', fields });
  });
  await email.fill('ana@example.com');
  await code.fill('123456');
  await press();
  await expect.element(page.getByText(shown)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength('code' in fields ? 0 : 1);
  expect(sending).toHaveBeenCalledWith({ email: 'ana@example.com', code: '123456' });
});

test('a form that is being sent isn’t sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sending, email, code, press } = await setup(() => promise);
  await email.fill('ana@example.com');
  await code.fill('123456');
  await press();
  await press();
  expect(sending).toHaveBeenCalledTimes(1);
  resolve();
});
