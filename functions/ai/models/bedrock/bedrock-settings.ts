/** What the Bedrock model needs from outside; nothing is read from the environment here. */
export type BedrockSettings = {
  modelId: string;
  region: string;
  /** Only for tests and private endpoints. */
  endpoint?: string;
  /** Only where the runtime's own role does not apply. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** A Bedrock API key, where there is no role. */
  apiKey?: string;
  /** In place of the deadlines for each kind of text. */
  deadlineMilliseconds?: number;
};
