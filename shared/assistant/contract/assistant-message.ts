import * as z from 'zod/mini';
import { atMostCharacters } from '#shared/contract/length-message.ts';

/** The most characters of a message to the restaurant’s assistant. */
export const MAX_MESSAGE_LENGTH = 500;

export const ReadMessageSchema = z.strictObject({
  message: z
    .string('Write a message first.')
    .check(
      z.trim(),
      z.minLength(1, 'Write a message first.'),
      z.maxLength(MAX_MESSAGE_LENGTH, atMostCharacters(MAX_MESSAGE_LENGTH)),
    ),
});
