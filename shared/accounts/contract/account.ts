import * as z from 'zod/mini';
import { ADMIN_ROLES } from '#shared/contract/admin-role.ts';
import { displayName } from '#shared/contract/display-name.ts';
import { EmailSchema } from '#shared/contract/email-address.ts';
import { LINK_INCOMPLETE } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { linkTokenField } from '#shared/contract/link-token.ts';
import { SuspensionSchema } from '#shared/restaurants/contract/suspension.ts';
import { IMPERSONATION_REASON, REASON_TOO_SHORT } from './impersonation-reason.ts';

/** NIST SP 800-63B §3.1.1.2: at least 8. The upper limit bounds the cost of hashing. */
const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 200;

/** The rules for a new password, as people read them before and after they choose one. */
export const PASSWORD_RULE = `Use at least ${PASSWORD_MIN_LENGTH} characters and avoid common passwords.`;

export const NewPasswordSchema = z
  .string(PASSWORD_RULE)
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, PASSWORD_RULE),
    z.maxLength(PASSWORD_MAX_LENGTH, atMostCharacters(PASSWORD_MAX_LENGTH)),
  );

/** The password at sign-in. It is only checked for length; its rules were checked when it was set. */
const CurrentPasswordSchema = z
  .string('Enter your password.')
  .check(z.minLength(1, 'Enter your password.'), z.maxLength(PASSWORD_MAX_LENGTH, 'Use a shorter password.'));

/** Undefined if empty. `asTyped` gets the value before it is trimmed. */
const optionalLine = (maxLength: number, ...asTyped: z.core.$ZodCheck<string>[]) =>
  z.optional(
    z.pipe(
      z.string().check(...asTyped, z.trim(), z.maxLength(maxLength, atMostCharacters(maxLength))),
      z.transform((text) => (text === '' ? undefined : text)),
    ),
  );

export const ChangePasswordSchema = z.strictObject({
  current_password: CurrentPasswordSchema,
  new_password: NewPasswordSchema,
});

export const ChangeEmailSchema = z.strictObject({
  new_email: EmailSchema,
  current_password: CurrentPasswordSchema,
});

export const ConfirmEmailSchema = z.strictObject({
  token: linkTokenField(LINK_INCOMPLETE),
});

/** The word to type before an account is deleted. */
export const DELETE_WORD = 'DELETE';

export const DeleteAccountSchema = z.strictObject({
  confirmation: z.literal(DELETE_WORD, `Type ${DELETE_WORD} to confirm.`),
  current_password: CurrentPasswordSchema,
});

export const ForgotPasswordSchema = z.strictObject({ email: EmailSchema });

export const ResetPasswordSchema = z.strictObject({
  token: linkTokenField(LINK_INCOMPLETE),
  password: NewPasswordSchema,
});

export const SignInSchema = z.strictObject({ email: EmailSchema, password: CurrentPasswordSchema });

export const RegistrationSchema = z.strictObject({
  email: EmailSchema,
  password: NewPasswordSchema,
  restaurantName: displayName('Enter your restaurant’s name.'),
  address: optionalLine(300),
  phone: optionalLine(50),
});

const { min: REASON_MIN, max: REASON_MAX } = IMPERSONATION_REASON;
const isNoneOrLongEnough = (typed: string) => typed === '' || typed.trim().length >= REASON_MIN;

/** `reason`: why an administrator acts for a restaurant, shown to its owner. Spaces alone are too short. */
export const ImpersonationSchema = z.strictObject({
  reason: optionalLine(REASON_MAX, z.refine(isNoneOrLongEnough, REASON_TOO_SHORT)),
});

export const UserSchema = z
  .object({
    user_id: z.string(),
    email: z.string(),
    role: z.enum(['admin', 'restaurant']),
    /** What an administrator may do. Missing: everything. */
    admin_role: z.optional(z.enum(ADMIN_ROLES)),
    email_verified: z.boolean(),
    /** A new address that is waiting for confirmation. */
    pending_email: z.optional(z.string()),
    restaurant_name: z.optional(z.string()),
    impersonating_restaurant_id: z.optional(z.string()),
    impersonating_restaurant: z.optional(z.object({ restaurant_id: z.string(), name: z.string() })),
    /** When the impersonation expires. */
    impersonation_ends_at: z.optional(z.iso.datetime()),
    /** The restaurant that requests are made for. */
    suspended: z.optional(SuspensionSchema),
  })
  .register(z.globalRegistry, { id: 'User' });
export type User = z.infer<typeof UserSchema>;
