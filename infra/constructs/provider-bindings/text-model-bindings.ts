import type { Construct } from 'constructs';
import type { ModelPrice, TextProvider } from '#infra/stages.ts';
import { bindModel, bindSecretArn } from '../binding.ts';

/** What a function needs that has texts written: who writes them, and the right to ask that model and no other. */
export function textModelBindings(scope: Construct, text: TextProvider) {
  if (text.provider === 'bedrock') {
    const { provider, modelId, vision } = text;
    return {
      TEXT_PROVIDER: provider,
      TEXT_MODEL: bindModel(scope, modelId),
      ...visionOf(vision),
      ...priceVariables(text),
    };
  }
  if (text.provider !== 'openai-compatible') return { TEXT_PROVIDER: text.provider };
  const { provider, modelId, vision, baseUrl, keySecretArn } = text;
  return {
    TEXT_PROVIDER: provider,
    TEXT_MODEL: modelId,
    ...visionOf(vision),
    TEXT_BASE_URL: baseUrl,
    ...(keySecretArn !== undefined && { TEXT_API_KEY_ARN: bindSecretArn(keySecretArn) }),
    ...priceVariables(text),
  };
}

const priceVariables = ({ price }: ModelPrice) =>
  price && { TEXT_INPUT_PRICE: String(price.input), TEXT_OUTPUT_PRICE: String(price.output) };

const visionOf = (vision: boolean | undefined) => (vision === true ? { TEXT_VISION: 'true' } : {});
