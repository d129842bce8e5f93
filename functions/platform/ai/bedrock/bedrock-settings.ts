/** What the Bedrock model needs from outside; nothing is read from the environment here. */
export type BedrockSettings = {
  modelId: string;
  region: string;
  /** Only for tests and private endpoints. */
  endpoint?: string;
  /** Only where the runtime's own role does not apply. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** One call is given up after this long. */
  timeoutMilliseconds?: number;
  /** All attempts together are given up after this long. */
  deadlineMilliseconds?: number;
  maxTokens?: number;
};

export const BEDROCK_DEFAULTS = {
  timeoutMilliseconds: 15_000,
  deadlineMilliseconds: 20_000,
  maxTokens: 4_096,
} as const;
