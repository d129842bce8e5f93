import { expect, test } from 'vitest';
import { deletedNotice, reactivatedMessage, suspendedMessage } from './owner-notices.ts';

const [FIRST, SECOND] = ['2026-11-22T12:00:00.000Z', '2026-11-23T12:00:00.000Z'];

test('each suspension and reactivation sends its own email, and a repeated call sends the same one', () => {
  const suspended = (at: string) => suspendedMessage('lupo', { at, reason: 'Unpaid' });
  const messages = [suspended(FIRST), suspended(SECOND), reactivatedMessage('lupo', FIRST)];
  const others = [reactivatedMessage('lupo', SECOND), suspendedMessage('luna', { at: FIRST, reason: '' })];
  const ids = [...messages, ...others].map((message) => ('request_id' in message ? message.request_id : ''));
  expect(new Set(ids).size).toBe(5);
  expect(suspended(FIRST)).toEqual(suspended(FIRST));
});

test('the emails say what changed, why, and what still works', () => {
  expect(suspendedMessage('lupo', { at: FIRST, reason: 'Unpaid' })).toMatchObject({
    kind: 'notice',
    user_id: 'lupo',
    notice: {
      by: 'administrator',
      subject: 'Your account is suspended',
      paragraphs: [
        'Reason: Unpaid',
        'You can view everything, but you can’t send, publish, or create content. Your websites stay online.',
      ],
      path: '/dashboard',
    },
  });
  expect(reactivatedMessage('lupo', FIRST)).toMatchObject({
    notice: {
      subject: 'Your account is active again',
      paragraphs: ['You can send, publish, and create content again.'],
    },
  });
  expect(deletedNotice('ana@example.com', 'Osteria Lupo')).toEqual({
    by: 'administrator',
    subject: 'Your account was deleted',
    paragraphs: [
      'The account for Osteria Lupo was deleted.',
      'Your websites are offline, and you can’t sign in anymore. If you had a plan, it has ended, and we won’t charge you again.',
    ],
    to: 'ana@example.com',
  });
});
