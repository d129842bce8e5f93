import { createCircuitBreaker } from './circuit-breaker.ts';
import type { LanguageModel } from './language-model.ts';
import type { ModelSettings } from './model-settings.ts';

/** Settings of a model: the built-in writer is none. */
export type ConfiguredModel = Exclude<ModelSettings, { provider: 'built-in' }>;

/** The model that is configured, not asked while it keeps failing. Its client is loaded here and not before. */
export async function loadModel(settings: ConfiguredModel, now?: () => number): Promise<LanguageModel> {
  return createCircuitBreaker(await loadClient(settings), now);
}

async function loadClient(settings: ConfiguredModel): Promise<LanguageModel> {
  if (settings.provider === 'bedrock') {
    const { createBedrockModel } = await import('./bedrock/bedrock-model.ts');
    return createBedrockModel(settings.bedrock);
  }
  const { createOpenAiModel } = await import('./openai-compatible/openai-model.ts');
  return createOpenAiModel(settings.openai);
}
