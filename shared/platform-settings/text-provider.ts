/** Who writes: the built-in writer, a model on Amazon Bedrock, or one behind an API like OpenAI's. */
export const TEXT_PROVIDERS = ['built-in', 'bedrock', 'openai-compatible'] as const;
export type TextProvider = (typeof TEXT_PROVIDERS)[number];
