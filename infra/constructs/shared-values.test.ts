import { App, CfnOutput, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { SharedValues } from './shared-values.ts';

/** The parameters of a stack that Systems Manager resolves, by ID. */
function readParameters(stack: Stack): Record<string, { Type: string; Default: string }> {
  const { Parameters } = Template.fromStack(stack).toJSON();
  return Object.fromEntries(
    Object.entries(Parameters ?? {}).filter(([id]) => id.startsWith('SsmParameterValue')),
  ) as Record<string, { Type: string; Default: string }>;
}

function setup(values: Record<string, string>) {
  const app = new App();
  const owner = new Stack(app, 'owner');
  const reader = new Stack(app, 'reader');
  return { owner, reader, shared: new SharedValues(owner, 'Names', values) };
}

test('a shared value is a parameter that the reading stack resolves during deployment', () => {
  const { owner, reader, shared } = setup({ 'tables/logins': 'owner-Logins-1' });
  new CfnOutput(reader, 'Name', { value: shared.read(reader, 'tables/logins') });
  Template.fromStack(owner).hasResourceProperties('AWS::SSM::Parameter', {
    Name: '/owner/tables/logins',
    Value: 'owner-Logins-1',
  });
  const [[id, parameter] = []] = Object.entries(readParameters(reader));
  expect(parameter).toEqual({
    Type: 'AWS::SSM::Parameter::Value<String>',
    Default: '/owner/tables/logins',
  });
  Template.fromStack(reader).hasOutput('Name', { Value: { Ref: id } });
});

test('the stack that reads a value is deployed after the stack that shares it', () => {
  const { owner, reader, shared } = setup({ 'tables/logins': 'owner-Logins-1' });
  expect(reader.dependencies).toEqual([]);
  shared.read(reader, 'tables/logins');
  expect(reader.dependencies).toEqual([owner]);
});

test('a value that is read twice is one parameter of the reading stack', () => {
  const { reader, shared } = setup({ 'tables/logins': 'owner-Logins-1' });
  shared.read(reader, 'tables/logins');
  shared.read(reader, 'tables/logins');
  expect(Object.keys(readParameters(reader))).toHaveLength(1);
});

test('CloudFormation creates at most three parameters at the same time', () => {
  const values = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`value-${index}`, 'text']));
  const { owner } = setup(values);
  const waiting = Object.values(Template.fromStack(owner).findResources('AWS::SSM::Parameter')).filter(
    ({ DependsOn }) => DependsOn?.length === 1,
  );
  expect(waiting).toHaveLength(9 - 3);
});
