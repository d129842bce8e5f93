import { NestedStack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, expect, test } from 'vitest';
import { ROUTE_GROUPS } from '#shared/contract/routes.ts';
import { addStage } from './app.ts';
import { createStage } from './stacks/stage.ts';
import { parseReleases } from './stage-choices.ts';
import type { Releases } from './stages.ts';
import { aStage, createTestApp, synthesizedStage } from './synthesized-stage.ts';

const GROUPS = Object.keys(ROUTE_GROUPS).length;

/** The nested stack with the aliases of a stage. */
function releasesOf(releases: Releases): Template {
  const app = createTestApp();
  const stage = aStage('production');
  addStage(app, { ...stage, config: { ...stage.config, releases } });
  const [nested] = app.node.findAll().filter((each) => each instanceof NestedStack);
  if (nested === undefined) throw new Error('The nested stack is missing.');
  return Template.fromStack(nested);
}

let canary: Template;
beforeAll(() => {
  canary = releasesOf('canary');
});

test('each API function has an alias that sends a tenth of calls to a new version for five minutes', () => {
  const aliases = Object.values(canary.findResources('AWS::Lambda::Alias'));
  expect(aliases).toHaveLength(GROUPS);
  for (const { UpdatePolicy, Properties } of aliases) {
    expect(Properties.Name).toBe('live');
    expect(UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName).toBeDefined();
  }
  canary.allResourcesProperties('AWS::CodeDeploy::DeploymentGroup', {
    DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
  });
  canary.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', GROUPS);
});

test('a release is rolled back if its own function fails', () => {
  const alarms = canary.findResources('AWS::CloudWatch::Alarm');
  const watched = Object.values(canary.findResources('AWS::CodeDeploy::DeploymentGroup')).map(
    ({ Properties }) => {
      expect(Properties.AutoRollbackConfiguration).toEqual({
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
      });
      expect(Properties.AlarmConfiguration).toMatchObject({ Enabled: true });
      return Properties.AlarmConfiguration.Alarms.map(({ Name }: { Name: { Ref: string } }) => Name.Ref);
    },
  );
  expect(watched.flat().toSorted()).toEqual(Object.keys(alarms).toSorted());
  expect(Object.keys(alarms)).toHaveLength(GROUPS);
  for (const { Properties } of Object.values(alarms))
    expect(Properties).toMatchObject({ MetricName: 'Errors', Namespace: 'AWS/Lambda' });
});

test('API Gateway may call only the aliases', () => {
  const permissions = Object.values(canary.findResources('AWS::Lambda::Permission'));
  const aliases = Object.keys(canary.findResources('AWS::Lambda::Alias'));
  const callees = permissions.map(({ Properties }) => Properties.FunctionName.Ref);
  expect(callees.toSorted()).toEqual(aliases.toSorted());
  for (const { Properties } of synthesizedStage('production').resources('AWS::ApiGatewayV2::Integration'))
    expect(JSON.stringify(Properties.IntegrationUri)).toContain('Outputs.');
});

test('a stage or a deployment without a canary switches to a new version right away', () => {
  releasesOf('all-at-once').allResourcesProperties('AWS::CodeDeploy::DeploymentGroup', {
    DeploymentConfigName: 'CodeDeployDefault.LambdaAllAtOnce',
  });
  expect(createStage('staging').config.releases).toBe('all-at-once');
  expect(createStage('production').config.releases).toBe('canary');
  expect(createStage('production', { releases: 'all-at-once' }).config.releases).toBe('all-at-once');
  expect(() => parseReleases('half')).toThrow('Choose one of: canary, all-at-once.');
});

test('an emulator, which has no CodeDeploy, gets no alias', () => {
  for (const stage of [
    synthesizedStage('local'),
    synthesizedStage('local', createStage('local', { gateway: 'http' }).config),
  ])
    for (const type of ['AWS::Lambda::Version', 'AWS::CloudFormation::Stack'])
      expect(stage.resources(type)).toEqual([]);
});

test('the nested stack has room for twice as many functions', () => {
  const { Parameters = {}, Resources } = canary.toJSON();
  expect(Object.keys(Parameters).length).toBeLessThanOrEqual(100);
  expect(Object.keys(Resources).length).toBeLessThanOrEqual(250);
});
