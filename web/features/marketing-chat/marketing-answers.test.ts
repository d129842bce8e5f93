import { expect, test } from 'vitest';
import { CLAIMS } from './claims.ts';
import { GREETING, marketingAnswer, QUICK_QUESTIONS } from './marketing-answers.ts';

const said = (question: string) => marketingAnswer(question).paragraphs.join(' ');

test('the chat introduces itself and offers five questions, each with an answer of its own', () => {
  expect(GREETING.paragraphs[0]).toMatch(/Marketing AI Assistant/);
  expect(new Set(QUICK_QUESTIONS.map(said)).size).toBe(5);
  expect(QUICK_QUESTIONS.map(said).filter((answer) => answer.startsWith('That I cannot'))).toEqual([]);
});

test.each(['How much does it cost?', 'what are your PRICES', 'is pro worth it?', 'monthly fee?'])(
  '%s: all three plans',
  (question) => expect(said(question)).toContain('Starter $97, Growth $197, Pro $297'),
);

test.each(['How does the free trial work?', 'is there a discount', 'can i try it'])(
  '%s: 14 days and half the first month',
  (question) => {
    expect(said(question)).toContain('14 days');
    expect(said(question)).toContain('50% off');
  },
);

test('to offer something is no discount', () => {
  expect(said('do you offer refunds')).toContain('cancel anytime');
});

test('success is claimed in the sentences of one file', () => {
  const [, ...claims] = marketingAnswer('Do you have success stories?').paragraphs;
  expect(claims).toEqual(CLAIMS.map(({ sentence }) => sentence));
});

test.each(['What is the weather?', '???', 'lorem ipsum', '__proto__'])(
  '%s: says that it cannot',
  (question) => expect(said(question)).toMatch(/^That I cannot answer/),
);
