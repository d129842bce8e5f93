/** The writer: built-in, a model on Amazon Bedrock, or one with an OpenAI-compatible API. */
export const TEXT_PROVIDERS = ['built-in', 'bedrock', 'openai-compatible'] as const;
export type TextProvider = (typeof TEXT_PROVIDERS)[number];
