import { expect, test } from 'vitest';
import { readMessageTask } from '#functions/profile/api/read-message-task.ts';
import { someRewriteFacts } from '#tests/builders/some-rewrite-facts.ts';
import { someWebsiteFacts } from '#tests/builders/website-facts.ts';
import { pageTask } from './drafts/page-task.ts';
import { ANSWER_FAILURES } from './models/model-failure.ts';
import { reviewReplyTask } from './reviews/reply-task.ts';
import { rewriteTask } from './rewrite/rewrite-task.ts';

type Complete = (answer: object, facts: object, unproven: readonly never[]) => object;
/** What a task makes of a model's answer, or why it isn't used. */
function completed({ prompt }: { prompt?: { complete?: unknown } }, answer: object, facts: object) {
  try {
    const complete = prompt?.complete as Complete;
    return complete(answer, facts, []);
  } catch (error) {
    return (error as Error).message;
  }
}

const REVIEW = { name: 'Lupo', review: 'Great food.', mood: 'happy', turn: 0 };

test.each([
  ['page without texts', pageTask, { hero_description: '', about_content: '' }, someWebsiteFacts()],
  ['reply without words', reviewReplyTask, { reply: '' }, REVIEW],
  ['rewritten text without words', rewriteTask, { text: '' }, someRewriteFacts({ text: 'Come in.' })],
])('a model’s %s isn’t used', (_, task, answer, facts) => {
  expect(completed(task, answer, facts)).toBe(ANSWER_FAILURES.wrongForm);
});

test.each([
  [
    'every text',
    { hero_description: 'Warm plates.', about_content: 'A corner table.' },
    ['Warm plates.', 'A corner table.'],
  ],
  ['only the first', { hero_description: 'Warm plates.', about_content: '' }, ['Warm plates.']],
  ['only the second', { hero_description: '', about_content: 'A corner table.' }, ['A corner table.']],
])('a page has the model’s texts where it wrote %s, and the built-in ones elsewhere', (_, answer, texts) => {
  const page = completed(pageTask, answer, someWebsiteFacts()) as Record<string, unknown>;
  for (const text of texts) expect(JSON.stringify(page)).toContain(text);
  expect(page.hero_description).not.toBe('');
  expect(page.about_content).not.toBe('');
});

const ADDED = 'The model added details that aren’t in the message.';

test.each([
  ['price', 'How much is the CARBONARA?', 'carbonara', { question: 'How much is carbonara?' }],
  ['price', 'How much is the carbonara?', 'Carbonara', { question: 'How much is Carbonara?' }],
  ['price', 'How much is the carbonara?', 'pizza', ADDED],
  ['drop tables', 'How much is the carbonara?', '', { question: null }],
])('the entry %s is used for “%s” only with words of the message: %s', (entry, message, words, expected) => {
  expect(completed(readMessageTask, { entry, words }, { message })).toEqual(expected);
});
