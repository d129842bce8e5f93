import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { expect, test } from 'vitest';
import type { TableDefinition } from '#infra/resources.ts';
import { bindTable } from './function/binding.ts';
import { createTable } from './table.ts';

const DEFINITION: TableDefinition = {
  partitionKey: 'restaurant_id',
  sortKey: 'event_key',
  indexes: { byDay: { partitionKey: 'day', sortKey: 'event_key' } },
  stream: true,
};

function aStackWith(definition: TableDefinition) {
  const stack = new Stack(new App(), 'Stack');
  const table = createTable(stack, 'Events', { definition, keepsData: false });
  return { stack, table };
}

test('a table has the indexes and the stream of its definition', () => {
  const { stack } = aStackWith(DEFINITION);
  Template.fromStack(stack).hasResourceProperties('AWS::DynamoDB::Table', {
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    GlobalSecondaryIndexes: [
      {
        IndexName: 'byDay',
        KeySchema: [
          { AttributeName: 'day', KeyType: 'HASH' },
          { AttributeName: 'event_key', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  });
});

test('a table without them has neither', () => {
  const { stack } = aStackWith({ partitionKey: 'restaurant_id' });
  const [table] = Object.values(Template.fromStack(stack).findResources('AWS::DynamoDB::Table'));
  expect(table?.Properties.StreamSpecification).toBeUndefined();
  expect(table?.Properties.GlobalSecondaryIndexes).toBeUndefined();
});

test('a function may query only the indexes that its binding names', () => {
  const { stack, table } = aStackWith(DEFINITION);
  const role = new Role(stack, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const reference = { name: table.tableName, arn: table.tableArn, hasSortKey: true };
  bindTable(reference, 'get', ['byDay']).grantTo(role);
  const [policy] = Object.values(Template.fromStack(stack).findResources('AWS::IAM::Policy'));
  expect(policy?.Properties.PolicyDocument.Statement).toMatchObject([
    { Action: 'dynamodb:GetItem' },
    {
      Action: 'dynamodb:Query',
      Resource: { 'Fn::Join': ['', [expect.anything(), '/index/byDay']] },
    },
  ]);
});
