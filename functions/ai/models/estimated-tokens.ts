import type { ModelRequest, ModelUsage } from './language-model.ts';

/** About what vendors count for English. */
const CHARACTERS_PER_TOKEN = 4;
/** About what vendors count for an image of the size that we send. */
const TOKENS_OF_IMAGE = 1_500;

const tokensOf = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN);

/** An estimate, for where a model doesn’t say what it took: it read the whole request, and wrote so many characters. */
export function estimatedUsage(
  { system, prompt, image }: Pick<ModelRequest, 'system' | 'prompt' | 'image'>,
  writtenCharacters: number,
): Pick<ModelUsage, 'inputTokens' | 'outputTokens'> {
  return {
    inputTokens: tokensOf(system.length + prompt.length) + (image === undefined ? 0 : TOKENS_OF_IMAGE),
    outputTokens: tokensOf(writtenCharacters),
  };
}
