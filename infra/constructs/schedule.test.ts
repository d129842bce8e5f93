import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { test } from 'vitest';
import { createSchedule } from './schedule.ts';

test('a schedule calls its function at its defined interval', () => {
  const stack = new Stack(new App(), 'Stack');
  const target = new LambdaFunction(stack, 'Function', {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromInline('exports.handler = async () => {}'),
  });
  createSchedule(stack, 'Dispatch', { definition: { everyMinutes: 5 }, target });
  Template.fromStack(stack).hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(5 minutes)',
    Targets: [{ RetryPolicy: { MaximumRetryAttempts: 0 } }],
  });
});
