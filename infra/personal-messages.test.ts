import { beforeAll, expect, test } from 'vitest';
import { QUEUES, type QueueDefinition } from './resources.ts';
import { type SynthesizedStage, synthesizedStage } from './synthesized-stage.ts';

let production: SynthesizedStage;
beforeAll(() => {
  production = synthesizedStage('production');
});

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function messagesKey() {
  const key = production
    .resources('AWS::KMS::Key', 'data')
    .find(({ logicalId }) => logicalId.startsWith('MessagesKey'));
  if (key === undefined) throw new Error('The data stack has no key for messages.');
  return key;
}

test('queues with guests’ words, phone numbers, and emails are encrypted with one rotated key', () => {
  const key = messagesKey();
  expect(key.Properties).toMatchObject({ EnableKeyRotation: true });
  expect(key.DeletionPolicy).toBe('Retain');
  const encrypted = production
    .resources('AWS::SQS::Queue', 'data')
    .filter(({ Properties }) => production.targetOf(Properties.KmsMasterKeyId) === key.logicalId)
    .map(({ logicalId }) => logicalId.replace(/[0-9A-F]{8}$/, ''));
  const personal = Object.entries<QueueDefinition>(QUEUES).filter(([, { isPersonal }]) => isPersonal);
  expect(personal.map(([name]) => name).toSorted()).toEqual([
    'bulkEmails',
    'emails',
    'inboundTexts',
    'sms',
    'smsReceipts',
  ]);
  expect(encrypted.toSorted()).toEqual(
    personal.flatMap(([name]) => [`${pascal(name)}DeadLetters`, `${pascal(name)}Queue`]).toSorted(),
  );
});

test('topics with guests’ words are encrypted with the same key, which their publisher may use', () => {
  const key = messagesKey();
  const topics = production.resources('AWS::SNS::Topic', 'data');
  expect(topics).toHaveLength(3);
  for (const { Properties } of topics)
    expect(production.targetOf(Properties.KmsMasterKeyId)).toBe(key.logicalId);
  const { Statement } = key.Properties.KeyPolicy as {
    Statement: { Principal: { Service?: string | string[] }; Action: string[]; Condition?: object }[];
  };
  for (const service of ['sms-voice.amazonaws.com', 'ses.amazonaws.com']) {
    const publisher = Statement.find(({ Principal }) => [Principal.Service].flat().includes(service));
    expect(publisher).toMatchObject({
      Action: expect.arrayContaining(['kms:GenerateDataKey*', 'kms:Decrypt']),
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    });
  }
  expect(Statement.some(({ Principal }) => Principal.Service === 'sns.amazonaws.com')).toBe(true);
});

test('every function that sends to or reads from such a queue may use its key', () => {
  const key = messagesKey();
  const queues = production
    .resources('AWS::SQS::Queue', 'data')
    .filter(({ Properties }) => production.targetOf(Properties.KmsMasterKeyId) === key.logicalId)
    .map(({ logicalId }) => logicalId);
  const policies = production.resources('AWS::IAM::Policy').map(({ logicalId, Properties }) => {
    const { Statement } = Properties.PolicyDocument as {
      Statement: { Action: string | string[]; Resource: unknown }[];
    };
    const actionsOn = (isMeant: (target: string) => boolean) =>
      Statement.filter(({ Resource }) =>
        [Resource].flat().some((each) => isMeant(String(production.targetOf(each)))),
      ).flatMap(({ Action }) => Action);
    return {
      logicalId,
      onQueues: actionsOn((target) => queues.includes(target)),
      onKey: actionsOn((target) => target === key.logicalId),
    };
  });
  const senders = policies.filter(({ onQueues }) => onQueues.includes('sqs:SendMessage'));
  const readers = policies.filter(({ onQueues }) => onQueues.includes('sqs:ReceiveMessage'));
  expect(senders.length).toBeGreaterThan(3);
  // The four workers, and the Jobs screen, which lists dead letters.
  expect(readers).toHaveLength(6);
  for (const { logicalId, onKey } of senders)
    expect(onKey, logicalId).toEqual(expect.arrayContaining(['kms:GenerateDataKey', 'kms:Decrypt']));
  for (const { logicalId, onKey } of readers) expect(onKey, logicalId).toContain('kms:Decrypt');
});
