import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { BedrockFailure } from './bedrock-failure.ts';
import { BEDROCK_DEFAULTS, type BedrockSettings } from './bedrock-settings.ts';

/** Sends one request and answers with what the model put into the tool, unchecked. */
export type Converse = (request: ConverseRequest) => Promise<unknown>;
export type ConverseRequest = {
  system: string;
  prompt: string;
  toolName: string;
  schema: Record<string, unknown>;
};

/** JSON as the SDK's document type wants it. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function toJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object') return null;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
}

/** @throws BedrockFailure when the model refused, ran out of room or did not use the tool */
function toolInputOf({ stopReason, output }: ConverseCommandOutput, toolName: string): unknown {
  if (stopReason === 'content_filtered' || stopReason === 'guardrail_intervened') {
    throw new BedrockFailure('The model’s content filter stopped the answer.');
  }
  if (stopReason === 'max_tokens') throw new BedrockFailure('The model’s answer was cut off.');
  const use = output?.message?.content?.find((block) => block.toolUse?.name === toolName);
  if (use?.toolUse === undefined) throw new BedrockFailure('The model declined to write this page.');
  return use.toolUse.input;
}

/**
 * A client for Bedrock's Converse operation. Retries are ours (see `retrying`), so the SDK makes one attempt.
 * HTTP/1.1 is enough for single answers, and private endpoints need no HTTP/2 for it.
 */
export function createConverse(settings: BedrockSettings): Converse {
  const { region, endpoint, credentials, modelId } = settings;
  const timeoutMilliseconds = settings.timeoutMilliseconds ?? BEDROCK_DEFAULTS.timeoutMilliseconds;
  const maxTokens = settings.maxTokens ?? BEDROCK_DEFAULTS.maxTokens;
  const client = new BedrockRuntimeClient({
    region,
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  });
  return async ({ system, prompt, toolName, schema }) => {
    const command = new ConverseCommand({
      modelId,
      system: [{ text: system }],
      messages: [{ role: 'user', content: [{ text: prompt }] }],
      inferenceConfig: { temperature: 0.3, maxTokens },
      toolConfig: {
        tools: [{ toolSpec: { name: toolName, inputSchema: { json: toJson(schema) } } }],
        toolChoice: { tool: { name: toolName } },
      },
    });
    const answer = await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMilliseconds) });
    return toolInputOf(answer, toolName);
  };
}
