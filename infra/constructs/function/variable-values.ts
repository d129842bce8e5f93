import type { Construct } from 'constructs';
import type { VariableName } from '#functions/platform/needs/variables.ts';
import type { Platform } from '#infra/stacks/platform.ts';
import type { StageConfig } from '#infra/stages.ts';
import { type Binding, bindFeedback, bindModel, bindSecret, bindSecretArn, bindTexting } from './binding.ts';

/** The sources of a function's variables: the stage, the stacks before its own, and its own stack. */
export type VariableContext = Pick<Platform, 'stage'> &
  Partial<Platform> & {
    scope: Construct;
    /** Of the web app, without a trailing slash. */
    webOrigin?: string;
    /** Sent by CloudFront with each request, if there is a distribution. */
    originKeys?: { current: string; previous?: string | undefined };
  };

type Value = string | Binding | undefined;
type ValueOf = (config: StageConfig, context: VariableContext) => Value;

/** Set only in local mode, by Lambda, or by an operator. */
const notSet: ValueOf = () => undefined;

const hourly =
  (work: keyof NonNullable<StageConfig['hourlyLimits']>): ValueOf =>
  ({ hourlyLimits = {} }) =>
    numberText(hourlyLimits[work]);

/** A deployed stage's value for each variable that functions may declare. Undefined: the function's default. */
export const VARIABLE_VALUES: Readonly<Record<VariableName, ValueOf>> = {
  STAGE: (_, { stage }) => stage.name,
  WEB_ORIGIN: (_, { webOrigin }) => webOrigin,
  SITES_ORIGIN: (_, { sites }) => sites?.origin,
  UPLOADS_ORIGIN: notSet,
  ORIGIN_KEY: (_, { originKeys }) => originKeys?.current,
  PREVIOUS_ORIGIN_KEY: (_, { originKeys }) => originKeys?.previous,
  TOKEN_SECRET_ARN: (_, { data }) => data && bindSecret(data.tokenSecret),
  TOKEN_SECRET_FILE: notSet,
  // Bound according to the function's use of the key.
  SEALING_KEY_ARN: notSet,
  SEALING_KEY_FILE: notSet,
  ADMIN_SECOND_FACTOR: ({ adminSecondFactor }) => adminSecondFactor,
  PUBLISH_NEEDS_VERIFIED_EMAIL: ({ publishNeedsVerifiedEmail }) => String(publishNeedsVerifiedEmail),
  BULK_EMAILS_PER_SECOND: ({ email }) => numberText(email.bulkPerSecond),
  COMING_SOON: ({ comingSoon }) => comingSoon?.join(','),
  LOGIN_LIMIT: notSet,
  LOGIN_ACCOUNT_LIMIT: notSet,
  LOGIN_ADDRESS_LIMIT: notSet,
  REGISTRATION_LIMIT: notSet,
  RESEND_LIMIT: notSet,
  SETTINGS_SECONDS: notSet,
  GENERATIONS_PER_HOUR: hourly('generations'),
  PUBLICATIONS_PER_HOUR: hourly('publications'),
  IMPORTS_PER_HOUR: hourly('imports'),
  SAVES_PER_HOUR: hourly('savesAndPreviews'),
  READINGS_PER_HOUR: hourly('readings'),
  ADS_PER_HOUR: hourly('ads'),
  REDEMPTIONS_PER_HOUR: hourly('redemptions'),
  TEST_TEXTS_PER_HOUR: hourly('testTexts'),
  MODEL_TRIES_PER_HOUR: hourly('modelTries'),
  UPLOADS_PER_HOUR: hourly('uploads'),
  CONNECTIONS_PER_HOUR: hourly('connections'),
  CHANGES_PER_HOUR: hourly('changes'),
  EMAIL_PROVIDER: ({ email }) => email.provider,
  EMAIL_SENDER: ({ email }) => email.sender,
  EMAIL_CONFIGURATION_SET: (_, { data }) => data?.feedback && bindFeedback(data.feedback.configurationSet),
  SMS_PROVIDER: ({ sms }) => sms.provider,
  SMS_RECEIPTS_QUEUE_URL: notSet,
  SMS_CONFIGURATION_SET: (_, { data }) => data?.texting && bindTexting(data.texting.configurationSet),
  SMS_QUIET_HOURS: notSet,
  HAS_SMS_NUMBERS: ({ sms }) => String(sms.hasNumbers),
  ADS_PROVIDER: ({ ads }) => ads.provider,
  HAS_ADS_APP: ({ ads }) => String(ads.app !== undefined),
  META_APP_ID: ({ ads }) => ads.app?.id,
  META_APP_SECRET_ARN: ({ ads }) => ads.app && bindSecretArn(ads.app.secretArn),
  PAYMENTS: ({ payments }) => payments.provider,
  STRIPE_SECRET_KEY: notSet,
  STRIPE_SECRET_KEY_ARN: ({ payments }) =>
    payments.provider === 'stripe' ? bindSecretArn(payments.keySecretArn) : undefined,
  STRIPE_WEBHOOK_SECRET: notSet,
  STRIPE_WEBHOOK_SECRET_ARN: ({ payments }) =>
    payments.provider === 'stripe' ? bindSecretArn(payments.webhookSecretArn) : undefined,
  STRIPE_TAX: ({ payments }) => (payments.provider === 'stripe' && payments.hasTax ? 'on' : undefined),
  STRIPE_DEBITS: ({ payments }) => (payments.provider === 'stripe' ? payments.debits : undefined),
  STRIPE_API_URL: notSet,
  OUTBOX_DIRECTORY: notSet,
  GOOGLE_PLACES_KEY_ARN: ({ places }) => places && bindSecretArn(places.secretArn),
  HAS_PLACES: ({ places }) => String(places !== undefined),
  LOCAL_SITES_ORIGIN: notSet,
  // Pages at private addresses may be analyzed only on an emulator, where tests need it.
  ALLOW_PRIVATE_ANALYSIS: (_, { stage }) => (stage.isEmulated ? 'true' : 'false'),
  IMAGES_AT_ONCE: notSet,
  TEXT_PROVIDER: ({ text }) => text.provider,
  TEXT_MODEL: ({ text }, { scope }) => {
    if (text.provider === 'bedrock') return bindModel(scope, text.modelId);
    return modelOf(text)?.modelId;
  },
  TEXT_VISION: ({ text }) => (modelOf(text)?.vision === true ? 'true' : undefined),
  TEXT_BASE_URL: ({ text }) => (text.provider === 'openai-compatible' ? text.baseUrl : undefined),
  TEXT_API_KEY: notSet,
  TEXT_API_KEY_ARN: ({ text }) =>
    text.provider === 'openai-compatible' && text.keySecretArn !== undefined
      ? bindSecretArn(text.keySecretArn)
      : undefined,
  TEXT_INPUT_PRICE: ({ text }) => numberText(modelOf(text)?.price?.input),
  TEXT_OUTPUT_PRICE: ({ text }) => numberText(modelOf(text)?.price?.output),
  BEDROCK_MODEL_ID: notSet,
  BEDROCK_REGION: notSet,
  AWS_REGION: notSet,
};

/** Undefined for the built-in writer. */
function modelOf(text: StageConfig['text']) {
  return 'modelId' in text ? text : undefined;
}

function numberText(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
