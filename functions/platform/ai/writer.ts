import { lazy } from '../lazy.ts';
import type { BedrockSettings } from './bedrock/bedrock-settings.ts';
import { createComposer } from './composer/composer.ts';
import type { Writer } from './writing-tasks.ts';

export type WriterSettings = { provider: 'composer' } | { provider: 'bedrock'; bedrock: BedrockSettings };

/** The Bedrock client is loaded at the first call, so that a function which never calls it starts without it. */
function createLazyBedrockWriter(settings: BedrockSettings): Writer {
  const writer = lazy(async () =>
    (await import('./bedrock/bedrock-writer.ts')).createBedrockWriter(settings),
  );
  return { write: async (task, facts) => (await writer()).write(task, facts) };
}

/** The one door to text generation. `write` never rejects because a model failed: the composer steps in. */
export function createWriter(settings: WriterSettings): Writer {
  return settings.provider === 'bedrock' ? createLazyBedrockWriter(settings.bedrock) : createComposer();
}
