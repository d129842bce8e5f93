import { expect, test } from 'vitest';
import type { ModerationRow } from '#functions/moderation/moderation-row.ts';
import { sentenceOfRule } from '#shared/moderation/find-flags.ts';
import { createContentRejectedMail } from './content-rejected-mail.ts';

function textOf(changes: Partial<ModerationRow>): string {
  const content = { text: 'Our broth cures the flu.', flags: ['health.disease'], ...changes };
  const about = { id: 'm1', to: 'ana@example.com', brand: 'Tableside', link: 'https://app.example.com/' };
  return createContentRejectedMail({ ...about, content: content as ModerationRow }).text;
}
const times = (text: string, part: string) => text.split(part).length - 1;

test('two flags with the same sentence say it once', () => {
  const flags = ['health.disease', 'health.disease'];
  expect(times(textOf({ flags }), sentenceOfRule('health.disease'))).toBe(1);
});

test('a text of 200 characters is quoted whole, a longer one is cut', () => {
  expect(textOf({ text: 'x'.repeat(200) })).toContain(`“${'x'.repeat(200)}”`);
  expect(textOf({ text: 'x'.repeat(201) })).toContain(`“${'x'.repeat(200)}…”`);
});

test('it says what happened to the text, and what the reviewer noted', () => {
  const removed = textOf({ withdrawn_from: ['website', 'ad'], reason: 'Prove it.' });
  expect(removed).toContain('We removed it from your website. We ended the ad that used it.');
  expect(removed).toContain('Reviewer’s note: “Prove it.”');
  const unused = textOf({ withdrawn_from: [] });
  expect(unused).toContain('This content was never published.');
  expect(unused).not.toContain('Reviewer’s note');
});
