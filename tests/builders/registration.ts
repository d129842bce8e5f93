import { randomUUID } from 'node:crypto';

/** A sign-up form as an owner would send it, with an address nobody else has. */
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
