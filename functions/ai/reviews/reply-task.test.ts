import { expect, test } from 'vitest';
import { REVIEW_MOODS } from '#shared/posts/contract/restaurant-text.ts';
import { REPLY_LINES } from './reply-lines.ts';
import { reviewReplyTask } from './reply-task.ts';

const FACTS = { name: 'Blue Heron Grill', review: 'Great food.', mood: 'happy', turn: 0 } as const;

test('a name with special characters appears unchanged in the reply', () => {
  expect(reviewReplyTask.compose({ ...FACTS, name: 'Joe’s $& Grill' }).reply).toContain('Joe’s $& Grill');
});

test.each(REVIEW_MOODS)('no line for a guest who is %s offers money or says what happened', (mood) => {
  for (const line of REPLY_LINES[mood]) {
    expect(line).toContain('{name}');
    expect(line).not.toMatch(/refund|discount|free|on us|service|food|wait/i);
  }
});
