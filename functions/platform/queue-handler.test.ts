import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aLog } from '#tests/builders/log.ts';
import { createQueueHandler, type Delivery } from './queue-handler.ts';

const DishSchema = z.strictObject({ dish: z.string() });

function aRecord(messageId: string, body: string, receiveCount = 1): SQSRecord {
  return {
    messageId,
    receiptHandle: `receipt-${messageId}`,
    body,
    attributes: {
      ApproximateReceiveCount: String(receiveCount),
      SentTimestamp: '0',
      SenderId: 'sender',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:dishes',
    awsRegion: 'us-east-1',
  };
}

function setup() {
  const log = aLog();
  const cooked: { dish: string; delivery: Delivery }[] = [];
  const handler = createQueueHandler({
    schema: DishSchema,
    work: async ({ dish }, delivery) => {
      if (dish === 'burnt') throw new Error('unexpected failure');
      cooked.push({ dish, delivery });
    },
    log,
  });
  const deliver = (...Records: SQSRecord[]) => handler({ Records } satisfies SQSEvent);
  return { deliver, cooked, log };
}

test('a message is processed once with its delivery', async () => {
  const { deliver, cooked } = setup();
  expect(await deliver(aRecord('1', '{"dish":"soup"}', 2))).toEqual({ batchItemFailures: [] });
  expect(cooked).toEqual([
    {
      dish: 'soup',
      delivery: { messageId: '1', receiptHandle: 'receipt-1', receiveCount: 2, sentAt: new Date(0) },
    },
  ]);
});

test('only failed messages return', async () => {
  const { deliver, cooked, log } = setup();
  const answer = await deliver(
    aRecord('1', '{"dish":"soup"}'),
    aRecord('2', '{"dish":"burnt"}'),
    aRecord('3', '{"dish":"bread"}'),
  );
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  expect(cooked.map(({ dish }) => dish)).toEqual(['soup', 'bread']);
  expect(log.requests[1]).toMatchObject({ message_id: '2', error: { message: 'unexpected failure' } });
});

test.each(['not json', '{"dish":7}', '{"dish":"soup","price":1}', 'null', ''])(
  'the message %j is unreadable and never acknowledged',
  async (body) => {
    const { deliver, cooked } = setup();
    expect(await deliver(aRecord('1', body))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(cooked).toEqual([]);
  },
);
