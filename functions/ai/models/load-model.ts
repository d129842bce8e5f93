import { lazy } from '#functions/platform/lazy.ts';
import type { TokenPrice } from '#shared/platform-settings/ai-prices.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { LanguageModel } from './language-model.ts';
import { modelPrice } from './model-price.ts';
import { type ModelConfig, type ModelSettings, modelSettings } from './model-settings.ts';

/** Settings of a model: the built-in writer is none. */
export type ConfiguredModel = Exclude<ModelSettings, { provider: 'built-in' }>;

/** The model that is configured, not asked while it keeps failing. Its client is loaded here and not before. */
export async function loadModel(settings: ConfiguredModel, now?: () => number): Promise<LanguageModel> {
  return createCircuitBreaker(await loadClient(settings), now);
}

export type TextModel = {
  /** Undefined for the built-in writer. */
  loadTextModel: (() => Promise<LanguageModel>) | undefined;
  /** The price of its tokens; undefined if unknown. */
  textPrice: () => TokenPrice | undefined;
};

/** The model of the function's environment. */
export function openTextModel(config: ModelConfig): TextModel {
  const settings = modelSettings(config);
  return {
    loadTextModel: settings.provider === 'built-in' ? undefined : lazy(() => loadModel(settings)),
    textPrice: () => modelPrice(settings),
  };
}

async function loadClient(settings: ConfiguredModel): Promise<LanguageModel> {
  if (settings.provider === 'bedrock') {
    const { createBedrockModel } = await import('./bedrock/bedrock-model.ts');
    return createBedrockModel(settings.bedrock);
  }
  const { createOpenAiModel } = await import('./openai-compatible/openai-model.ts');
  return createOpenAiModel(settings.openai);
}
