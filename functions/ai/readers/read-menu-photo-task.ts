import * as z from 'zod/mini';
import { ANSWER_FAILURES, ModelFailure } from '#functions/ai/models/model-failure.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { MENU_PHOTO } from '#shared/menu/contract/menu-photo.ts';
import { MAX_READ_LENGTH } from '#shared/profile/profile-reading.ts';
import { MENU_PHOTO_PROMPT } from '../prompts/menu-photo.ts';

const FactsSchema = z.object({
  format: z.enum(['jpeg', 'png', 'webp']),
  bytes: z.custom<Uint8Array>((is) => is instanceof Uint8Array && is.byteLength <= MENU_PHOTO.maxBytes),
});
type Facts = z.infer<typeof FactsSchema>;

const LinesSchema = z.object({ lines: z.array(z.string()) });
type Lines = z.infer<typeof LinesSchema>;

/** Copies the lines of a menu from a photo for the owner to check. It reads nothing without a model. */
export const readMenuPhotoTask = defineTextTask<Facts, Lines>({
  name: 'read_menu_photo',
  feature: 'marketing_assistant',
  facts: FactsSchema,
  result: LinesSchema,
  compose: () => ({ lines: [] }),
  prompt: {
    ...MENU_PHOTO_PROMPT,
    text: () => MENU_PHOTO_PROMPT.request,
    image: (photo) => photo,
    answer: LinesSchema,
    complete: ({ lines }) => ({ lines: asPasted(lines) }),
  },
  check: ({ lines }) => {
    if (lines.join('\n').length > MAX_READ_LENGTH) throw new ModelFailure(ANSWER_FAILURES.tooLarge);
  },
});

/** Lines like those of a pasted text: no control characters, and at most one empty line in a row. */
function asPasted(lines: readonly string[]): string[] {
  const text = lines
    .flatMap((line) => line.toWellFormed().split(/\r?\n/u))
    .map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
  return text === '' ? [] : text.split('\n');
}
