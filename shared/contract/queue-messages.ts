import * as z from 'zod/mini';

/** Asks the generation worker to work on a job. Ids only: everything else is read from the job row. */
export const GenerationMessageSchema = z.strictObject({
  restaurant_id: z.string().check(z.minLength(1)),
  generation_id: z.string().check(z.minLength(1)),
});
export type GenerationMessage = z.infer<typeof GenerationMessageSchema>;

/**
 * Asks the e-mail worker to tell a user something: a link to verify the address, a link to choose a new password, or
 * that the password was changed.
 */
export const EmailMessageSchema = z.strictObject({
  kind: z.enum(['verification', 'password_reset', 'password_changed']),
  /** Of nobody, when a new password was asked for with an address that has no account: then nothing is sent. */
  user_id: z.string().check(z.minLength(1)),
  /** The same for every delivery of one request, so that a repeated delivery sends one e-mail. */
  request_id: z.string().check(z.minLength(1)),
});
export type EmailMessage = z.infer<typeof EmailMessageSchema>;
