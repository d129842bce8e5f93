import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { TableDefinition } from '#infra/resources.ts';

/**
 * A table from its definition: on demand, point-in-time recovery. With `keepsData` it outlives its stack
 * and cannot be deleted while the protection is on.
 */
export function createTable(
  scope: Construct,
  id: string,
  props: { definition: TableDefinition; keepsData: boolean },
): Table {
  const { definition, keepsData } = props;
  const key = (name: string | undefined) =>
    name === undefined ? {} : { sortKey: { name, type: AttributeType.STRING } };
  const expiry = definition.timeToLiveAttribute;
  return new Table(scope, id, {
    partitionKey: { name: definition.partitionKey, type: AttributeType.STRING },
    ...key(definition.sortKey),
    ...(expiry === undefined ? {} : { timeToLiveAttribute: expiry }),
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: keepsData,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
