import * as z from 'zod/mini';
import { atMostCharacters } from '#shared/contract/length-message.ts';

/** The most characters of a message to the restaurant’s assistant. */
export const MAX_MESSAGE_LENGTH = 500;

const MESSAGE_MISSING = 'Write a message first.';

export const ReadMessageSchema = z.strictObject({
  message: z
    .string(MESSAGE_MISSING)
    .check(
      z.trim(),
      z.minLength(1, MESSAGE_MISSING),
      z.maxLength(MAX_MESSAGE_LENGTH, atMostCharacters(MAX_MESSAGE_LENGTH)),
    ),
});
