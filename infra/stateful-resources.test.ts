import { describe, expect, test } from 'vitest';
import type { StageName } from './stages.ts';
import { synthesizedStage } from './synthesized-stage.ts';

/**
 * The first deployed logical IDs of resources with data, an address, or a key: `part: type: ids`. With another ID,
 * CloudFormation would create a new, empty one. New resources need no line here; none of these may be removed.
 */
const DEPLOYED = {
  data: {
    'AWS::DynamoDB::Table': [
      'Logins95E12B19',
      'Users0A0EEA89',
      'RestaurantsE94BF231',
      'EmailTokens634096A1',
      'RateLimits2BA5B3CC',
      'Websites85F76D7C',
      'GenerationJobsA2B876DA',
      'Images2D38C313',
      'Slugs9AA17011',
    ],
    'AWS::SQS::Queue': [
      'GenerationDeadLetters148AEDE7',
      'GenerationQueue848CF7A0',
      'EmailsDeadLettersF1A5F28D',
      'EmailsQueueF3588977',
    ],
    'AWS::S3::Bucket': ['SiteVersions27AC8E9B', 'Transfers793EE2FE'],
    'AWS::SecretsManager::Secret': ['TokenSecret75569B26'],
  },
  sites: { 'AWS::S3::Bucket': ['Sites3DA126B0'], 'AWS::CloudFront::Distribution': ['Distribution830FAC52'] },
  web: { 'AWS::S3::Bucket': ['Web3C8945DB'], 'AWS::CloudFront::Distribution': ['Distribution830FAC52'] },
  api: {
    'AWS::SecretsManager::Secret': ['OriginKey10CF34FB'],
    'AWS::ApiGatewayV2::Api': ['HttpApi4E1D4184'],
    'AWS::Lambda::Function': ['AuthFunction10B56468'],
  },
  alarms: { 'AWS::SNS::Topic': ['TopicBFC7AF6E'] },
  email: { 'AWS::SES::EmailIdentity': ['SenderF5F9B8E0'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

describe.each<StageName>(['staging', 'production'])('the stage %s', (name) => {
  const stage = synthesizedStage(name);

  test('keeps every stateful resource in its first stack', () => {
    for (const [part, types] of Object.entries(DEPLOYED))
      for (const [type, ids] of Object.entries(types)) {
        const found = stage.resources(type, part).map(({ logicalId }) => logicalId);
        expect(found, `${type} of ${part}`).toEqual(expect.arrayContaining([...ids]));
      }
  });

  test('gives no stateful resource a fixed name, so that it can be replaced', () => {
    const named = ['TableName', 'BucketName', 'QueueName', 'TopicName'];
    const resources = Object.values(stage.templates).flatMap(({ Resources }) => Object.values(Resources));
    expect(
      resources.filter(
        ({ Properties, Type }) =>
          Type !== 'AWS::SNS::TopicPolicy' && named.some((key) => typeof Properties?.[key] === 'string'),
      ),
    ).toEqual([]);
  });
});
