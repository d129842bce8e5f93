import * as z from 'zod/mini';
import { EVENTS, type EventKind } from '#shared/contract/events.ts';
import { groupDigits } from '#shared/format/group-digits.ts';

export const NOTE_MAX_LENGTH = 2_000;
const TAG_MAX_LENGTH = 30;
export const MOST_TAGS = 10;

const NOTE = `Enter a note of 1 to ${groupDigits(NOTE_MAX_LENGTH)} characters.`;
const TAG = `Use tags of 1 to ${TAG_MAX_LENGTH} characters.`;

export const NoteBodySchema = z.strictObject({
  text: z.string(NOTE).check(z.trim(), z.minLength(1, NOTE), z.maxLength(NOTE_MAX_LENGTH, NOTE)),
});

export const TagsBodySchema = z.strictObject({
  tags: z
    .array(
      z.string(TAG).check(z.trim(), z.toLowerCase(), z.minLength(1, TAG), z.maxLength(TAG_MAX_LENGTH, TAG)),
      'Include a list of tags.',
    )
    .check(z.maxLength(MOST_TAGS, `Use at most ${MOST_TAGS} tags.`)),
});

const at = z.iso.datetime();

/** A restaurant’s events, notes about it, and emails to its owner. */
export const TimelineEntrySchema = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('event'),
      id: z.string(),
      at,
      kind: z.enum(Object.keys(EVENTS) as EventKind[]),
      /** Of an invoice or credit, in dollars. */
      amount: z.optional(z.number()),
    }),
    z.object({
      type: z.literal('note'),
      id: z.string(),
      at,
      text: z.string(),
      /** The administrator’s email address. */
      author: z.string(),
      edited: z.nullable(z.object({ at, author: z.string() })),
    }),
    z.object({
      type: z.literal('letter'),
      id: z.string(),
      at,
      subject: z.string(),
      text: z.string(),
      author: z.string(),
    }),
  ])
  .register(z.globalRegistry, { id: 'TimelineEntry' });
export type TimelineEntry = z.output<typeof TimelineEntrySchema>;
