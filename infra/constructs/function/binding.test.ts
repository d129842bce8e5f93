import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { expect, test } from 'vitest';
import { type Binding, bindModel, bindSender } from './binding.ts';

/** The permissions of a role with this binding. */
function statementOf(bind: (stack: Stack) => Binding) {
  const stack = new Stack(new App(), 'Stack', { env: { region: 'eu-central-1', account: '111122223333' } });
  const role = new Role(stack, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  bind(stack).grantTo(role);
  const [policy] = Object.values(Template.fromStack(stack).findResources('AWS::IAM::Policy'));
  const text = JSON.stringify(policy?.Properties.PolicyDocument.Statement[0]);
  return JSON.parse(text.replaceAll('{"Ref":"AWS::Partition"}', '"aws"'), joinText);
}

function joinText(_key: string, value: unknown): unknown {
  const join = (value as { 'Fn::Join'?: [string, string[]] } | null)?.['Fn::Join'];
  return join === undefined ? value : join[1].join(join[0]);
}

const INVOKE = ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'];

test('only the configured foundation model in the stage’s region may be invoked', () => {
  expect(statementOf((stack) => bindModel(stack, 'amazon.nova-lite-v1:0'))).toMatchObject({
    Action: INVOKE,
    Resource: 'arn:aws:bedrock:eu-central-1::foundation-model/amazon.nova-lite-v1:0',
  });
});

test('an inference profile may be invoked with its model in its regions', () => {
  expect(statementOf((stack) => bindModel(stack, 'eu.amazon.nova-lite-v1:0'))).toMatchObject({
    Action: INVOKE,
    Resource: [
      'arn:aws:bedrock:*::foundation-model/amazon.nova-lite-v1:0',
      'arn:aws:bedrock:eu-central-1:111122223333:inference-profile/eu.amazon.nova-lite-v1:0',
    ],
  });
});

test('the email worker may send only as its stage’s address', () => {
  const identity = 'arn:aws:ses:eu-central-1:111122223333:identity/tableside.example';
  expect(statementOf(() => bindSender('hello@tableside.example', identity))).toMatchObject({
    Action: 'ses:SendEmail',
    Resource: identity,
    Condition: { StringEquals: { 'ses:FromAddress': 'hello@tableside.example' } },
  });
});
