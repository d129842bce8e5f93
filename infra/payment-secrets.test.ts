import { expect, test } from 'vitest';
import { STAGES, type StageConfig } from './stages.ts';
import { type PlacedResource, synthesizedStage } from './synthesized-stage.ts';

const secretArn = (name: string) => `arn:aws:secretsmanager:us-east-1:123456789012:secret:${name}-AbCdEf`;
const [KEY, SIGNING] = [secretArn('stripe-key'), secretArn('stripe-webhook')];
const payments: StageConfig['payments'] = {
  provider: 'stripe',
  keySecretArn: KEY,
  webhookSecretArn: SIGNING,
};
const withStripe = synthesizedStage('staging', { ...STAGES.staging, payments });

type Statement = { Action: string | string[]; Resource: unknown };

/** The function that a resource belongs to: a stack of its own, or a part of the API. */
function functionOf({ part, logicalId }: PlacedResource): string {
  return part === 'api' || part === 'api-roles'
    ? logicalId.replace(/Role.*|Function.*|[0-9A-F]{8}$/, '')
    : part;
}

/** The functions that may read a secret, with all that they may do with it. */
function readersOf(stage: typeof withStripe, arn: string): [name: string, actions: string[]][] {
  return stage.resources('AWS::IAM::Policy').flatMap((policy) => {
    const { Statement: all } = policy.Properties.PolicyDocument as { Statement: Statement[] };
    const onSecret = all.filter(({ Resource }) => [Resource].flat().includes(arn));
    const actions = onSecret.flatMap(({ Action }) => Action);
    return actions.length === 0 ? [] : [[functionOf(policy), actions] as [string, string[]]];
  });
}

/** The functions whose environment names a secret. */
function namedIn(stage: typeof withStripe, arn: string): string[] {
  return stage
    .resources('AWS::Lambda::Function')
    .filter(({ Properties }) => JSON.stringify(Properties.Environment ?? {}).includes(arn))
    .map(functionOf);
}

const CALLS_STRIPE = [
  'Billing',
  'PlatformSettings',
  'account-deletion',
  'billing-cycle',
  'payment-events',
  'payment-reconciliation',
];

test('exactly the functions that call Stripe may read its key', () => {
  expect(
    readersOf(withStripe, KEY)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(CALLS_STRIPE);
  expect(namedIn(withStripe, KEY).toSorted()).toEqual(CALLS_STRIPE);
});

test('only the function that receives webhooks may read the signing secret', () => {
  expect(readersOf(withStripe, SIGNING)).toEqual([['PaymentWebhooks', ['secretsmanager:GetSecretValue']]]);
  expect(namedIn(withStripe, SIGNING)).toEqual(['PaymentWebhooks']);
});

test('secrets are read and never written, and a stage with built-in payments names none', () => {
  const actions = [KEY, SIGNING].flatMap((arn) => readersOf(withStripe, arn).flatMap(([, all]) => all));
  expect(new Set(actions)).toEqual(new Set(['secretsmanager:GetSecretValue']));
  expect(JSON.stringify(synthesizedStage('staging').templates)).not.toMatch(/STRIPE_\w*_ARN/);
});
