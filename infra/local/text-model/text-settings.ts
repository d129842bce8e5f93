import * as z from 'zod/mini';
import { type ModelSettings, modelSettings, modelVariables } from '#functions/ai/models/model-settings.ts';
import { TEXT_PROVIDERS } from '#shared/platform-settings/text-provider.ts';
import { StartError } from '../local-settings.ts';

/** The text model's variables in every function's environment. Undefined: not set. */
type TextVariables = Record<
  | 'TEXT_PROVIDER'
  | 'TEXT_MODEL'
  | 'TEXT_VISION'
  | 'TEXT_BASE_URL'
  | 'TEXT_API_KEY'
  | 'TEXT_INPUT_PRICE'
  | 'TEXT_OUTPUT_PRICE'
  | 'BEDROCK_REGION',
  string | undefined
>;

export type TextSettings = { variables: TextVariables; model: ModelSettings };

/** The text model of local mode. Throws `StartError` with what to set. */
export function readTextSettings(environment: Record<string, string | undefined>): TextSettings {
  const given = (name: string) => environment[name]?.trim() || undefined;
  const provider = given('TEXT_PROVIDER') ?? 'built-in';
  if (![...TEXT_PROVIDERS, 'composer'].includes(provider)) {
    throw new StartError(`TEXT_PROVIDER is "${provider}". Use built-in, bedrock, or openai-compatible.`);
  }
  const vision = given('TEXT_VISION');
  if (vision !== undefined && !['true', 'false'].includes(vision)) {
    throw new StartError(`TEXT_VISION is "${vision}". Use true or false.`);
  }
  const variables: TextVariables = {
    TEXT_PROVIDER: provider,
    TEXT_MODEL: given('TEXT_MODEL') ?? given('BEDROCK_MODEL_ID'),
    TEXT_VISION: vision,
    TEXT_BASE_URL: given('TEXT_BASE_URL'),
    TEXT_API_KEY: given('TEXT_API_KEY'),
    TEXT_INPUT_PRICE: given('TEXT_INPUT_PRICE'),
    TEXT_OUTPUT_PRICE: given('TEXT_OUTPUT_PRICE'),
    // The emulators use a different region and credentials.
    BEDROCK_REGION: given('AWS_REGION') ?? given('AWS_DEFAULT_REGION'),
  };
  const { TEXT_MODEL, BEDROCK_REGION, TEXT_API_KEY } = variables;
  const isIncomplete = [TEXT_MODEL, BEDROCK_REGION, TEXT_API_KEY].includes(undefined);
  if (provider === 'bedrock' && isIncomplete) {
    throw new StartError(
      'TEXT_PROVIDER=bedrock also needs TEXT_MODEL (such as amazon.nova-lite-v1:0), AWS_REGION, and TEXT_API_KEY (an Amazon Bedrock API key).',
    );
  }
  return { variables, model: modelOf(variables) };
}

function modelOf(variables: TextVariables): ModelSettings {
  try {
    return modelSettings(z.object(modelVariables).parse(variables));
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'The model settings are invalid.');
  }
}

/** Sets them in this process's environment, and removes others. */
export function setTextVariables({ variables }: TextSettings): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  delete process.env.BEDROCK_MODEL_ID;
}
