import { randomUUID } from 'node:crypto';

/** A valid sign-up form with a unique email address. */
export function aRegistration(
  overrides: Partial<{ email: string; password: string; restaurantName: string }> = {},
) {
  return {
    email: `owner-${randomUUID()}@example.com`,
    password: 'a long enough password',
    restaurantName: 'Osteria Lupo',
    ...overrides,
  };
}
