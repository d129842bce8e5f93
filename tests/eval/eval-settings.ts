import * as z from 'zod/mini';
import { type ModelSettings, modelSettings, modelVariables } from '#functions/ai/models/model-settings.ts';
import { TEXT_PROVIDERS } from '#shared/platform-settings/text-provider.ts';

type Flags = { provider?: string; model?: string; 'base-url'?: string };

/** Flags override variables; the key is only a variable. Throws a sentence that says what to set. */
export function settingsOfFlags(flags: Flags, environment: NodeJS.ProcessEnv): ModelSettings {
  const { provider = 'built-in', model, 'base-url': baseUrl } = flags;
  if (!TEXT_PROVIDERS.some((name) => name === provider))
    throw new Error(`--provider is one of: ${TEXT_PROVIDERS.join(', ')}.`);
  const given = {
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    TEXT_PROVIDER: provider,
    ...(model !== undefined && { TEXT_MODEL: model }),
    ...(baseUrl !== undefined && { TEXT_BASE_URL: baseUrl }),
  };
  try {
    return modelSettings(z.object(modelVariables).parse(given));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} The flags --model and --base-url set TEXT_MODEL and TEXT_BASE_URL.`);
  }
}
