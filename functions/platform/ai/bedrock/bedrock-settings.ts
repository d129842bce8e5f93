/** What the Bedrock provider needs from outside; nothing is read from the environment here. */
export type BedrockSettings = {
  modelId: string;
  region: string;
  /** Only for tests and private endpoints. */
  endpoint?: string;
  /** Only where the runtime's own role does not apply. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** One call is given up after this long. */
  timeoutMilliseconds?: number;
  /** No further attempt begins after this long, counted from the first. */
  deadlineMilliseconds?: number;
  maxTokens?: number;
  /** Milliseconds; any origin. */
  now: () => number;
  /** From 0 (included) to 1 (excluded). */
  random: () => number;
  sleep: (milliseconds: number) => Promise<void>;
};

export const BEDROCK_DEFAULTS = {
  timeoutMilliseconds: 20_000,
  deadlineMilliseconds: 45_000,
  maxTokens: 4_096,
} as const;
