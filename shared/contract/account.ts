import * as z from 'zod';
import { displayName } from './display-name.ts';

/** Longest e-mail address that can be delivered to (RFC 5321 §4.5.3.1.3, less the brackets). */
const EMAIL_MAX_LENGTH = 254;
/** NIST SP 800-63B §3.1.1.2: at least 8; the upper bound keeps hashing cheap to refuse. */
const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 200;

export const EmailSchema = z
  .string('Enter your e-mail address.')
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, 'This e-mail address is too long.')
  .pipe(z.email('Enter an e-mail address such as you@restaurant.com.'));

export const NewPasswordSchema = z
  .string('Choose a password.')
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters.`);

/** The password typed at sign-in: only present and bounded; its rules were checked when it was set. */
const CurrentPasswordSchema = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(PASSWORD_MAX_LENGTH, 'The password is too long.');

const optionalLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Use at most ${maxLength} characters.`)
    .transform((text) => (text === '' ? undefined : text))
    .optional();

export const SignInSchema = z.strictObject({ email: EmailSchema, password: CurrentPasswordSchema });

export const RegistrationSchema = z.strictObject({
  email: EmailSchema,
  password: NewPasswordSchema,
  restaurantName: displayName('Enter the name of your restaurant.'),
  address: optionalLine(300),
  phone: optionalLine(50),
});

export const UserSchema = z
  .object({
    user_id: z.string(),
    email: z.string(),
    role: z.enum(['admin', 'restaurant']),
    email_verified: z.boolean(),
    restaurant_name: z.string().optional(),
    impersonating_restaurant_id: z.string().optional(),
    impersonating_restaurant: z.object({ restaurant_id: z.string(), name: z.string() }).optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof UserSchema>;
