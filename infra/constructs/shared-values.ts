import { Stack } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';

/** Parameters that CloudFormation may create at the same time. Systems Manager takes about three writes a second. */
const CREATED_TOGETHER = 3;

/**
 * Values that other stacks read during deployment: parameters of Systems Manager, `/<stack>/<path>`. A stack has at
 * most 200 exports, and CloudFormation doesn't change or delete one that another stack imports. Parameters have
 * neither limit.
 */
export class SharedValues extends Construct {
  constructor(scope: Stack, id: string, values: Readonly<Record<string, string>>) {
    super(scope, id);
    const parameters: StringParameter[] = [];
    for (const [path, stringValue] of Object.entries(values)) {
      const parameterName = this.parameterName(path);
      const parameter = new StringParameter(this, path, { parameterName, stringValue });
      const earlier = parameters.at(-CREATED_TOGETHER);
      if (parameters.length >= CREATED_TOGETHER && earlier !== undefined)
        parameter.node.addDependency(earlier);
      parameters.push(parameter);
    }
  }

  /** The value at `path`, as text in the stack of `reader`, which is deployed after this one. */
  read(reader: Construct, path: string): string {
    Stack.of(reader).addStackDependency(Stack.of(this));
    return StringParameter.valueForStringParameter(reader, this.parameterName(path));
  }

  private parameterName(path: string): string {
    return `/${Stack.of(this).stackName}/${path}`;
  }
}
