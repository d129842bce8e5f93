/** What an OpenAI-compatible model needs from outside; nothing is read from the environment here. */
export type OpenAiSettings = {
  modelId: string;
  /** Of the API, up to `/v1`. */
  baseUrl: string;
  /** Absent for servers that want none, such as Ollama. */
  apiKey?: () => Promise<string>;
  /** In place of the deadlines for each kind of text. */
  deadlineMilliseconds?: number;
};
