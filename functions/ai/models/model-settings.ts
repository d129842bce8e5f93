import * as z from 'zod/mini';
import { lazy } from '#functions/platform/lazy.ts';
import type { TokenPrice } from '#shared/platform-settings/ai-prices.ts';
import { TEXT_PROVIDERS, type TextProvider } from '#shared/platform-settings/text-provider.ts';
import type { BedrockSettings } from './bedrock/bedrock-settings.ts';
import type { OpenAiSettings } from './openai-compatible/openai-settings.ts';

/**
 * Who writes texts: the built-in writer, or a model with the built-in writer where it fails. `price`: what the operator set
 * of it.
 */
export type ModelSettings =
  | { provider: 'built-in' }
  | { provider: 'bedrock'; bedrock: BedrockSettings; price?: TokenPrice }
  | { provider: 'openai-compatible'; openai: OpenAiSettings; price?: TokenPrice };

const text = z.optional(z.string().check(z.minLength(1)));

/** Stages that were deployed by an earlier release say `composer` for the built-in writer. */
export const textProviderVariable = z._default(
  z.pipe(
    z.enum([...TEXT_PROVIDERS, 'composer']),
    z.transform((name): TextProvider => (name === 'composer' ? 'built-in' : name)),
  ),
  'built-in',
);

/** Spread into the environment schema of a function that has any text written. */
export const modelVariables = {
  TEXT_PROVIDER: textProviderVariable,
  TEXT_MODEL: text,
  /** The model sees images, so that it can read photos of menus. */
  TEXT_VISION: z._default(z.stringbool(), false),
  /** Of an OpenAI-compatible server, up to `/v1`; with Bedrock only for tests and private endpoints. */
  TEXT_BASE_URL: text,
  /** In local mode. */
  TEXT_API_KEY: text,
  /** In deployed stages: a secret of Secrets Manager. */
  TEXT_API_KEY_ARN: text,
  /** Dollars per million tokens, where `AI_PRICES` doesn’t have the model or its price is another. */
  TEXT_INPUT_PRICE: text,
  TEXT_OUTPUT_PRICE: text,
  /** The name that TEXT_MODEL had before. */
  BEDROCK_MODEL_ID: text,
  /** Where it isn’t the function’s own. */
  BEDROCK_REGION: text,
  /** Lambda sets it. */
  AWS_REGION: text,
};

export type ModelConfig = z.output<z.ZodMiniObject<typeof modelVariables>>;

/** The built-in writer sees nothing. */
export const readsPhotos = ({
  TEXT_PROVIDER,
  TEXT_VISION,
}: Pick<ModelConfig, 'TEXT_PROVIDER' | 'TEXT_VISION'>): boolean =>
  TEXT_PROVIDER !== 'built-in' && TEXT_VISION;

/** Throws a sentence that says what to set. */
export function modelSettings(config: ModelConfig): ModelSettings {
  const { TEXT_PROVIDER: provider, TEXT_MODEL: modelId = config.BEDROCK_MODEL_ID } = config;
  if (provider === 'built-in') return { provider };
  assertIsKey(config.TEXT_API_KEY ?? '');
  const price = priceSettings(config);
  if (provider === 'bedrock') return { provider, bedrock: bedrockSettings(config, modelId), ...price };
  return { provider, openai: openAiSettings(config, modelId), ...price };
}

/** Undefined for the built-in writer. */
export function modelIdOf(settings: ModelSettings): string | undefined {
  if (settings.provider === 'built-in') return undefined;
  return settings.provider === 'bedrock' ? settings.bedrock.modelId : settings.openai.modelId;
}

function priceSettings({ TEXT_INPUT_PRICE: input, TEXT_OUTPUT_PRICE: output }: ModelConfig) {
  if (input === undefined && output === undefined) return {};
  const price = { input: Number(input), output: Number(output) };
  const isPrice = (dollars: number) => Number.isFinite(dollars) && dollars >= 0;
  if (isPrice(price.input) && isPrice(price.output)) return { price };
  throw new Error(
    'Set TEXT_INPUT_PRICE and TEXT_OUTPUT_PRICE together, in dollars per million tokens, such as 0.4 and 1.6. Set both to 0 for a model that costs nothing.',
  );
}

function bedrockSettings(config: ModelConfig, modelId: string | undefined): BedrockSettings {
  const {
    BEDROCK_REGION: region = config.AWS_REGION,
    TEXT_BASE_URL: endpoint,
    TEXT_API_KEY: apiKey,
  } = config;
  if (modelId === undefined || region === undefined) {
    throw new Error(
      'TEXT_PROVIDER=bedrock also needs TEXT_MODEL (such as amazon.nova-lite-v1:0) and AWS_REGION.',
    );
  }
  return { modelId, region, ...(endpoint && { endpoint }), ...(apiKey && { apiKey }) };
}

function openAiSettings(config: ModelConfig, modelId: string | undefined): OpenAiSettings {
  const { TEXT_BASE_URL: baseUrl, TEXT_API_KEY: key, TEXT_API_KEY_ARN: arn } = config;
  if (modelId === undefined || baseUrl === undefined) {
    throw new Error(
      'TEXT_PROVIDER=openai-compatible also needs TEXT_BASE_URL (such as http://localhost:11434/v1) and TEXT_MODEL.',
    );
  }
  if (!isWebAddress(baseUrl)) {
    throw new Error(
      'TEXT_BASE_URL isn’t a plain web address. Use one that begins with http:// or https:// and has no password, “?”, or “#”, such as http://localhost:11434/v1. Put an API key in TEXT_API_KEY.',
    );
  }
  const apiKey = key === undefined ? arn && readKey(arn) : async () => key;
  return { modelId, baseUrl, ...(apiKey && { apiKey }) };
}

/** Without what may be secret: the address is printed at the start and in the console. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

/** Other characters can’t be sent: they come from a key that is cut, such as “sk-…”, or from two lines. */
const KEY_CHARACTERS = /^[!-~]*$/;

function assertIsKey(key: string): void {
  if (KEY_CHARACTERS.test(key)) return;
  throw new Error('TEXT_API_KEY isn’t an API key. Copy the whole key, in one line and without “…”.');
}

/** Read with the first text that a model writes. */
const readKey = (arn: string) =>
  lazy(async () => {
    const { readSecretText } = await import('#functions/platform/aws/secret-text.ts');
    const key = (await readSecretText(arn)).trim();
    assertIsKey(key);
    return key;
  });
