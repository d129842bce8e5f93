import { beforeAll, expect, test } from 'vitest';
import { type PlacedResource, type SynthesizedStage, synthesizedStage } from './synthesized-stage.ts';

let production: SynthesizedStage;
beforeAll(() => {
  production = synthesizedStage('production');
});

type Metric = { MetricName: string; Namespace: string; Dimensions?: { Value: unknown }[] };
type MetricQuery = { MetricStat?: { Metric: Metric } };

/** The metrics that an alarm watches, one or several combined. */
function watched({ Properties }: PlacedResource): Metric[] {
  const queries = (Properties.Metrics ?? []) as MetricQuery[];
  if (queries.length === 0) return [Properties as Metric];
  return queries.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
}

test('throttling of every function raises an alarm', () => {
  const functions = production.resources('AWS::Lambda::Function').map(({ logicalId }) => logicalId);
  const throttles = production
    .resources('AWS::CloudWatch::Alarm')
    .flatMap(watched)
    .filter(({ Namespace, MetricName }) => Namespace === 'AWS/Lambda' && MetricName === 'Throttles')
    .map(({ Dimensions }) => production.targetOf(Dimensions?.[0]?.Value));
  expect(functions.length).toBeGreaterThan(40);
  expect(throttles.toSorted()).toEqual(functions.toSorted());
});

test('no alarm adds up more than ten metrics, which is CloudWatch’s limit', () => {
  for (const alarm of production.resources('AWS::CloudWatch::Alarm'))
    expect(watched(alarm).length, alarm.logicalId).toBeLessThanOrEqual(10);
});

test('one dashboard shows every metric that an alarm watches', () => {
  const [dashboard, ...others] = production.resources('AWS::CloudWatch::Dashboard');
  expect(others).toEqual([]);
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  const names = production
    .resources('AWS::CloudWatch::Alarm')
    .flatMap(watched)
    .map(({ MetricName }) => MetricName);
  for (const name of new Set(names)) expect(body).toContain(name);
});

test('published websites and S3 keep access logs for 30 days, in a bucket that only this account’s S3 may write to', () => {
  const [logs] = production.resources('AWS::S3::Bucket', 'access-logs');
  expect(logs?.Properties.LifecycleConfiguration).toMatchObject({ Rules: [{ ExpirationInDays: 30 }] });
  const policy = JSON.stringify(production.resources('AWS::S3::BucketPolicy', 'access-logs'));
  expect(policy).toContain('"Condition":{"StringEquals":{"aws:SourceAccount":{"Ref":"AWS::AccountId"}}}');
  const logged = production.resources('AWS::S3::Bucket').filter(({ part }) => part !== 'access-logs');
  expect(logged).toHaveLength(5);
  for (const { Properties } of logged) {
    const target = Properties.LoggingConfiguration as { DestinationBucketName: unknown };
    expect(production.targetOf(target.DestinationBucketName)).toBe(logs?.logicalId);
  }
  const [sites] = production.resources('AWS::CloudFront::Distribution', 'sites');
  const { Logging } = (sites?.Properties.DistributionConfig ?? {}) as {
    Logging?: { Bucket: unknown; Prefix: string };
  };
  expect(production.targetOf(Logging?.Bucket)).toBe(logs?.logicalId);
  expect(Logging?.Prefix).toBe('cloudfront/tableside-production-sites/');
});

test('no log has addresses of the API, which contain guests’ numbers and searched names', () => {
  const [web] = production.resources('AWS::CloudFront::Distribution', 'web');
  expect(web?.Properties.DistributionConfig).not.toHaveProperty('Logging');
  const [api] = production.resources('AWS::ApiGatewayV2::Stage');
  const settings = JSON.stringify(api?.Properties.AccessLogSettings);
  expect(settings).toContain('$context.routeKey');
  expect(settings).not.toContain('$context.path');
});

test('X-Ray traces every function, but not on an emulator', () => {
  for (const { Properties } of production.resources('AWS::Lambda::Function'))
    expect(Properties.TracingConfig).toEqual({ Mode: 'Active' });
  for (const { Properties } of synthesizedStage('local').resources('AWS::Lambda::Function'))
    expect(Properties.TracingConfig).toBeUndefined();
});
