import { expect, test } from 'vitest';
import { WORK_QUEUE_NAMES } from '#shared/jobs/work-queues.ts';
import { QUEUES } from './resources.ts';

test('the console shows every queue', () => {
  expect(WORK_QUEUE_NAMES.toSorted()).toEqual(Object.keys(QUEUES).toSorted());
});
