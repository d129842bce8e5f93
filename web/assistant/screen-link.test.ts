import { expect, test } from 'vitest';
import { answerQuestion } from '#shared/assistant/answer-question.ts';
import { nothingRead } from '#shared/assistant/assistant-data.ts';
import { OWNER_VIEWS } from '#web/shell/views.ts';
import { screenLink } from './screen-link.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const linkOf = (question: string) => screenLink(answerQuestion(question, nothingRead(NOW)))?.href;
const views = OWNER_VIEWS.flatMap((group) => group.views);

test.each(views)('$title is explained by each of its names, with the way there', ({ title, name, path }) => {
  for (const each of [title, name ?? title]) {
    expect(linkOf(`What does ${each} do?`)).toBe(path);
    expect(linkOf(`what is the ${each.toLowerCase()} screen for`)).toBe(path);
  }
});

test.each([
  ['what does the grader do', '/ai-features?tab=grader'],
  ['what does the menu optimizer do', '/ai-features?tab=menu'],
  ['what does the content creator do', '/ai-features?tab=content'],
  ['where do I change my password', '/account'],
])('%s: %s', (question, href) => {
  expect(linkOf(question)).toBe(href);
});

test('links to the ad and text screens fill in what the message named', () => {
  expect(linkOf('run a facebook ad for our lobster roll')).toBe(
    '/dashboard/get-new-customers?item=lobster+roll',
  );
  expect(linkOf('write a text about 20% off pasta')).toBe(
    '/dashboard/bring-back-regulars?offer=20%25+off+pasta&code=COMEBACK',
  );
});
