import { expect, test } from 'vitest';
import { KEEP_EXPORTS } from './stacks/earlier-exports.ts';
import { type SynthesizedStage, synthesizedStage, synthesizeStage } from './synthesized-stage.ts';

/** CloudFormation's limits per template (its quotas page). */
const MAX = { resources: 500, parameters: 200, outputs: 200 };
/** Far below the limit: what each table or queue adds to a stage must not be an output. */
const FEW_OUTPUTS = 60;
/** A stack with this many resources has room for a year of new routes. */
const ROOMY = 350;

const production = synthesizedStage('production');
const exportsOf = (stage: SynthesizedStage) =>
  Object.values(stage.templates.data?.Outputs ?? {}).flatMap(({ Export }) => Export?.Name ?? []);

test('no stack exceeds CloudFormation’s limits or has more than a few outputs', () => {
  for (const [part, template] of Object.entries(production.templates)) {
    const { Outputs = {}, Parameters = {}, Resources } = template;
    expect(Object.keys(Resources).length, part).toBeLessThan(MAX.resources);
    expect(Object.keys(Parameters).length, part).toBeLessThanOrEqual(MAX.parameters);
    expect(Object.keys(Outputs).length, part).toBeLessThanOrEqual(FEW_OUTPUTS);
  }
});

test('the API’s stack has room for more routes, because permissions are in other stacks', () => {
  const resources = Object.values(production.templates.api?.Resources ?? {});
  const own = resources.filter(({ Type }) => Type !== 'AWS::Lambda::Version');
  expect(own.length).toBeLessThanOrEqual(ROOMY);
  const apart = ['AWS::IAM::Role', 'AWS::IAM::Policy', 'AWS::Lambda::Permission'];
  expect(own.filter(({ Type }) => apart.includes(Type))).toEqual([]);
});

test('no table or queue is exported, so a new one adds no output for other stacks', () => {
  const { Outputs = {} } = production.templates.data ?? {};
  const stateful = ['AWS::DynamoDB::Table', 'AWS::SQS::Queue'].flatMap((type) =>
    production.resources(type, 'data').map(({ logicalId }) => logicalId),
  );
  const exported = Object.values(Outputs)
    .filter(({ Export }) => Export !== undefined)
    .map(({ Value }) => production.targetOf(Value));
  expect(exported.filter((target) => stateful.includes(String(target)))).toEqual([]);
  const imported = JSON.stringify(production.templates).match(/tableside-production-data:\w+/g) ?? [];
  expect([...new Set(imported)].toSorted()).toEqual(exportsOf(production).toSorted());
});

test('a function’s rights name the table, the index, the queue, and the stream that its variables name', () => {
  const policies = JSON.stringify(production.resources('AWS::IAM::Policy'));
  const parameter = (name: string) => `SsmParameterValuetablesideproductiondata${name}[0-9A-F]{32}Parameter`;
  const arn = (service: string) =>
    `"arn:",\\{"Ref":"AWS::Partition"\\},":${service}:",` +
    `\\{"Ref":"AWS::Region"\\},":",\\{"Ref":"AWS::AccountId"\\},"`;
  const table = `${arn('dynamodb')}:table/",\\{"Ref":"${parameter('tablescampaigns')}"\\}`;
  expect(policies).toMatch(new RegExp(`${table}\\]`));
  expect(policies).toMatch(new RegExp(`${table},"/index/byDue"`));
  const name = `\\{"Fn::Select":\\[4,\\{"Fn::Split":\\["/",\\{"Ref":"${parameter('queuesemails')}"`;
  expect(policies).toMatch(new RegExp(`${arn('sqs')}:",${name}`));
  expect(policies).toMatch(new RegExp(`"Resource":\\[?.*\\{"Ref":"${parameter('streamscampaigns')}"\\}`));
});

test('a deployment of an earlier release can keep the exports that its stacks import', () => {
  const keeping = synthesizeStage('production', { context: { [KEEP_EXPORTS]: 'true' } });
  const kept = exportsOf(keeping);
  // Names from deployed stages.
  for (const name of [
    'ExportsOutputRefLogins95E12B19B8F1CB72',
    'ExportsOutputFnGetAttPlatformRecords7A03C8D2ArnB6947D68',
    'ExportsOutputFnGetAttInvoicesF0222E8DStreamArn7E216A11',
    'ExportsOutputRefSmsQueue37C0E395FEA5F927',
    'ExportsOutputFnGetAttPaymentEventsQueueDE8B9A29ArnEDC13BCC',
    'ExportsOutputFnGetAttEmailsDeadLettersF1A5F28DQueueName605AE104',
    'ExportsOutputRefTokenSecret75569B26BDC42845',
  ])
    expect(kept).toContain(`tableside-production-data:${name}`);
  expect(Object.keys(keeping.templates.data?.Outputs ?? {}).length).toBeLessThanOrEqual(MAX.outputs);
  const { data: _, ...others } = keeping.templates;
  const { data: __, ...now } = production.templates;
  expect(others).toEqual(now);
});
