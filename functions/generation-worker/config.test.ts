import { expect, test } from 'vitest';
import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { readGenerationWorkerConfig } from './config.ts';

const COMPLETE = {
  FEATURE_TOGGLES_TABLE_NAME: 'feature-toggles',
  AI_USAGE_TABLE_NAME: 'ai-usage',
  SUBSCRIPTIONS_TABLE_NAME: 'subscriptions',
  PLAN_USAGE_TABLE_NAME: 'plan-usage',
  PLATFORM_RECORDS_TABLE_NAME: 'platform-records',
  FIGURES_TABLE_NAME: 'figures',
  MODERATION_TABLE_NAME: 'moderation',
  WEBSITES_TABLE_NAME: 'websites',
  GENERATION_JOBS_TABLE_NAME: 'jobs',
  PROFILES_TABLE_NAME: 'profiles',
  RESTAURANTS_TABLE_NAME: 'restaurants',
  SITES_BUCKET_NAME: 'sites',
  SITE_VERSIONS_BUCKET_NAME: 'site-versions',
  GENERATION_QUEUE_URL: 'https://sqs.eu-west-1.amazonaws.com/000000000000/generation',
  SITES_ORIGIN: 'https://sites.example.com',
};

test('all that is missing is said at once', () => {
  expect(() => readGenerationWorkerConfig({})).toThrow(
    /FEATURE_TOGGLES_TABLE_NAME.*AI_USAGE_TABLE_NAME.*SUBSCRIPTIONS_TABLE_NAME.*RESTAURANTS_TABLE_NAME.*PLAN_USAGE_TABLE_NAME.*PLATFORM_RECORDS_TABLE_NAME.*FIGURES_TABLE_NAME.*MODERATION_TABLE_NAME.*WEBSITES_TABLE_NAME.*GENERATION_JOBS_TABLE_NAME.*PROFILES_TABLE_NAME.*SITES_BUCKET_NAME.*SITE_VERSIONS_BUCKET_NAME.*GENERATION_QUEUE_URL.*SITES_ORIGIN/,
  );
});

test('the built-in writer writes unless Bedrock was asked for', () => {
  expect(modelSettings(readGenerationWorkerConfig(COMPLETE))).toEqual({ provider: 'built-in' });
});

test('Bedrock is used with the model of the stage, and refused without one', () => {
  const bedrock = { ...COMPLETE, TEXT_PROVIDER: 'bedrock', AWS_REGION: 'eu-west-1' };
  expect(
    modelSettings(readGenerationWorkerConfig({ ...bedrock, BEDROCK_MODEL_ID: 'a-model' })),
  ).toMatchObject({
    provider: 'bedrock',
    bedrock: { modelId: 'a-model', region: 'eu-west-1' },
  });
  expect(() => modelSettings(readGenerationWorkerConfig(bedrock))).toThrow('Set TEXT_MODEL');
});

test('an origin that ends in a slash is refused, because addresses are made from it', () => {
  expect(() =>
    readGenerationWorkerConfig({ ...COMPLETE, SITES_ORIGIN: 'https://sites.example.com/' }),
  ).toThrow('must not end in a slash');
});
