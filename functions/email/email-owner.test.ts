import { expect, test } from 'vitest';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { aLog } from '#tests/builders/log.ts';
import { emailOwner } from './email-owner.ts';

const MESSAGE: EmailMessage = { kind: 'password_changed', user_id: 'ada', request_id: 'request-1' };

test('an email to an owner is queued without a warning', async () => {
  const sent: EmailMessage[] = [];
  const log = aLog();
  const emails = { send: async (message: EmailMessage) => void sent.push(message) };
  expect(await emailOwner({ emails, log }, MESSAGE)).toBe(true);
  expect([sent, log.warnings]).toEqual([[MESSAGE], []]);
});

test('a queue that is down is logged with the owner and the request, and never thrown', async () => {
  const log = aLog();
  const error = new Error('the queue is down');
  expect(await emailOwner({ emails: { send: () => Promise.reject(error) }, log }, MESSAGE)).toBe(false);
  const details = { user_id: 'ada', request_id: 'request-1', error };
  expect(log.warnings).toEqual([{ message: 'an email to an owner was not queued', details }]);
});
