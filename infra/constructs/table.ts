import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { IndexDefinition, TableDefinition } from '#infra/resources.ts';

/**
 * A table from its definition: on demand, with point-in-time recovery. With `keepsData` it outlives its stack and has
 * deletion protection.
 */
export function createTable(
  scope: Construct,
  id: string,
  props: { definition: TableDefinition; keepsData: boolean },
): Table {
  const { definition, keepsData } = props;
  const expiry = definition.timeToLiveAttribute;
  const table = new Table(scope, id, {
    ...keysOf(definition),
    ...(definition.stream === true ? { stream: StreamViewType.NEW_IMAGE } : {}),
    ...(expiry === undefined ? {} : { timeToLiveAttribute: expiry }),
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: keepsData,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  for (const [indexName, index] of Object.entries(definition.indexes ?? {})) {
    table.addGlobalSecondaryIndex({ indexName, ...keysOf(index), projectionType: ProjectionType.ALL });
  }
  return table;
}

function keysOf({ partitionKey, sortKey }: IndexDefinition) {
  const key = (name: string) => ({ name, type: AttributeType.STRING });
  return {
    partitionKey: key(partitionKey),
    ...(sortKey === undefined ? {} : { sortKey: key(sortKey) }),
  };
}
