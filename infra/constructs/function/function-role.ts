import { RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Binding } from './binding.ts';

export type FunctionLogProps = {
  logRetentionDays: number;
  /** Whether the log outlives its stack. */
  keepsLogs: boolean;
};

export type FunctionRoleProps = {
  /** A text, or a binding with the permissions for what it names. */
  environment: Readonly<Record<string, string | Binding>>;
  log: ILogGroup;
  isTraced: boolean;
};

/** A log for one or several functions. Names of its streams begin with the day and the function. */
export function createFunctionLog(scope: Construct, id: string, props: FunctionLogProps): LogGroup {
  return new LogGroup(scope, id, {
    retention: props.logRetentionDays,
    removalPolicy: props.keepsLogs ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}

/** The role of one function: it has the permissions of its environment's bindings, and may write its log. */
export function createFunctionRole(scope: Construct, id: string, props: FunctionRoleProps): Role {
  const role = new Role(scope, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  props.log.grantWrite(role);
  if (props.isTraced)
    acknowledge(
      role,
      'IAM5[Resource::*]',
      'X-Ray has no resources, so its permissions always cover all traces.',
    );
  for (const value of Object.values(props.environment)) if (typeof value !== 'string') value.grantTo(role);
  return role;
}
