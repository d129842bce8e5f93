import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { findFlags } from '#shared/domain/moderation/find-flags.ts';
import { RULE_KINDS } from '#shared/domain/moderation/moderation-rule.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { type Emulators, tableName } from '../emulators.ts';
import { createDemoModeration, DEMO_CONTENT } from './demo-moderation.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('the demo has flagged content of every kind, of several types, and some that was decided on', async () => {
  await createDemoModeration(createDynamoClient(), tableName);
  const { moderation } = openRepositories();
  const listed = async (status: 'flagged' | 'approved' | 'rejected') =>
    (await moderation.listEventually({ status, limit: 50 })).rows;
  const flagged = await listed('flagged');
  expect(flagged).toHaveLength(6);
  expect(new Set(flagged.map(({ content_type }) => content_type)).size).toBe(4);
  const kinds = DEMO_CONTENT.flatMap(({ text }) => findFlags(text).map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(new Set(RULE_KINDS));
  expect([await listed('approved'), await listed('rejected')].map(({ length }) => length)).toEqual([1, 1]);
});

test('a second start leaves what an administrator has decided', async () => {
  const { moderation } = openRepositories();
  const [row] = (await moderation.listEventually({ status: 'flagged', limit: 1 })).rows;
  if (row === undefined) throw new Error('There is flagged content.');
  const decision = { decisionId: 'one', administratorId: 'admin', at: '2026-11-22T12:00:00.000Z' };
  await moderation.decide(row, { ...decision, status: 'approved' });
  await createDemoModeration(createDynamoClient(), tableName);
  expect(await moderation.find(row.moderation_id)).toMatchObject({
    status: 'approved',
    reviewed_by: 'admin',
  });
});
