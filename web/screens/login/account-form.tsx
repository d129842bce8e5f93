import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { RegistrationSchema } from '#shared/contract/account.ts';
import { showFailure } from '#web/features/errors/form-failure.ts';
import { type Registration, useSession } from '#web/features/session/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './login-screen.module.css';

const FIELDS = ['email', 'password', 'restaurantName', 'address', 'phone'] as const;
const EMPTY = { email: '', password: '', restaurantName: '', address: '', phone: '' };

/** A new account with its restaurant. Typing takes the form's error away (spec, owner tools §4). */
export function AccountForm() {
  const { register: createAccount } = useSession();
  const form = useForm<Registration, unknown, z.output<typeof RegistrationSchema>>({
    resolver: zodResolver(RegistrationSchema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (registration) => {
    await createAccount(registration).catch((error: unknown) => showFailure(form, error, FIELDS));
  });
  const field = (name: (typeof FIELDS)[number]) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onInput={() => form.clearErrors('root')}
      noValidate
    >
      {errors.root?.message ? <Notice tone="danger">{errors.root.message}</Notice> : null}
      <Field label="Restaurant name" autoComplete="organization" required {...field('restaurantName')} />
      <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={errors.password === undefined ? 'At least 8 characters.' : undefined}
        required
        {...field('password')}
      />
      <Field label="Address" autoComplete="street-address" isOptional {...field('address')} />
      <Field label="Phone" type="tel" autoComplete="tel" isOptional {...field('phone')} />
      <Button variant="primary" type="submit" isWide disabled={isSubmitting}>
        {isSubmitting ? 'Please wait...' : 'Create Account'}
      </Button>
    </form>
  );
}
