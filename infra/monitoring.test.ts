import { beforeAll, describe, expect, test } from 'vitest';
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

test('S3 keeps access logs for 30 days, in a bucket that only this account’s S3 may write to', () => {
  const [logs] = production.resources('AWS::S3::Bucket', 'access-logs');
  expect(logs?.Properties.LifecycleConfiguration).toMatchObject({ Rules: [{ ExpirationInDays: 30 }] });
  const policy = JSON.stringify(production.resources('AWS::S3::BucketPolicy', 'access-logs'));
  expect(policy).toContain('"Condition":{"StringEquals":{"aws:SourceAccount":{"Ref":"AWS::AccountId"}}}');
  const buckets = production.resources('AWS::S3::Bucket').filter(({ part }) => part !== 'access-logs');
  const logged = buckets.filter(({ logicalId }) => !logicalId.startsWith('Transfers'));
  expect(buckets).toHaveLength(5);
  expect(logged).toHaveLength(4);
  for (const { Properties } of logged) {
    const target = Properties.LoggingConfiguration as { DestinationBucketName: unknown };
    expect(production.targetOf(target.DestinationBucketName)).toBe(logs?.logicalId);
  }
});

test('the bucket that browsers open directly has no access log', () => {
  const transfers = production
    .resources('AWS::S3::Bucket', 'data')
    .find(({ logicalId }) => logicalId.startsWith('Transfers'));
  expect(transfers?.Properties).not.toHaveProperty('LoggingConfiguration');
});

describe('logs of CloudFront', () => {
  const deliveries = () => production.resources('AWS::Logs::Delivery', 'edge-logs');

  test.each(['sites', 'web'])('requests to %s are logged for 30 days', (part) => {
    const [distribution] = production.resources('AWS::CloudFront::Distribution', part);
    expect(distribution?.Properties.DistributionConfig).not.toHaveProperty('Logging');
    const source = production
      .resources('AWS::Logs::DeliverySource', 'edge-logs')
      .find(({ Properties }) => Properties.Name === `tableside-production-${part}`);
    expect(source?.Properties.LogType).toBe('ACCESS_LOGS');
    expect(JSON.stringify(source?.Properties.ResourceArn)).toContain(`"tableside-production-${part}"`);
    expect(production.templates[part]?.Outputs).toHaveProperty('DistributionId');
    const [logs] = production.resources('AWS::Logs::LogGroup', 'edge-logs');
    expect(logs?.Properties.RetentionInDays).toBe(30);
  });

  test('they have no address, browser, cookie, query, or referrer', () => {
    expect(deliveries()).toHaveLength(2);
    for (const { Properties } of deliveries())
      expect(String(Properties.RecordFields)).not.toMatch(/c-ip|forwarded|cookie|query|agent|referer|asn/i);
  });

  test('the web app’s have no path, because those of its API contain phone numbers', () => {
    const ofApp = deliveries().find(
      ({ Properties }) => Properties.DeliverySourceName === 'tableside-production-web',
    );
    expect(ofApp?.Properties.RecordFields).not.toContain('cs-uri-stem');
  });
});
