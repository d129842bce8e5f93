import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import * as z from 'zod/mini';
import { ModelFailure } from '../model-failure.ts';
import type { ModelRequest, TextModel } from '../text-model.ts';
import { BEDROCK_DEFAULTS, type BedrockSettings } from './bedrock-settings.ts';
import { toModelFailure } from './to-model-failure.ts';

/** JSON as the SDK's document type wants it. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function toJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object') return null;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
}

/** @throws ModelFailure when the model refused, ran out of room or did not use the tool */
function toolInputOf({ stopReason, output }: ConverseCommandOutput, toolName: string): unknown {
  if (stopReason === 'content_filtered' || stopReason === 'guardrail_intervened') {
    throw new ModelFailure('The model’s content filter stopped the answer.');
  }
  if (stopReason === 'max_tokens') throw new ModelFailure('The model’s answer was cut off.');
  const use = output?.message?.content?.find((block) => block.toolUse?.name === toolName);
  if (use?.toolUse === undefined) throw new ModelFailure('The model declined to write this page.');
  return use.toolUse.input;
}

function commandOf({ toolName, system, prompt, schema }: ModelRequest, settings: BedrockSettings) {
  return new ConverseCommand({
    modelId: settings.modelId,
    system: [{ text: system }],
    messages: [{ role: 'user', content: [{ text: prompt }] }],
    inferenceConfig: { temperature: 0.3, maxTokens: settings.maxTokens ?? BEDROCK_DEFAULTS.maxTokens },
    toolConfig: {
      tools: [
        {
          toolSpec: {
            name: toolName,
            inputSchema: { json: toJson(z.toJSONSchema(schema, { target: 'draft-7' })) },
          },
        },
      ],
      toolChoice: { tool: { name: toolName } },
    },
  });
}

/** HTTP/1.1 is enough for single answers, and private endpoints need no HTTP/2 for it. */
function createClient(settings: BedrockSettings): BedrockRuntimeClient {
  const { region, endpoint, credentials } = settings;
  return new BedrockRuntimeClient({
    region,
    maxAttempts: 3,
    retryMode: 'standard',
    requestHandler: new NodeHttpHandler({
      requestTimeout: settings.timeoutMilliseconds ?? BEDROCK_DEFAULTS.timeoutMilliseconds,
      throwOnRequestTimeout: true,
    }),
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  });
}

/** A model on Amazon Bedrock, through its Converse operation, forced to answer with the tool. */
export function createBedrockModel(settings: BedrockSettings): TextModel {
  const client = createClient(settings);
  return {
    id: settings.modelId,
    deadlineMilliseconds: settings.deadlineMilliseconds ?? BEDROCK_DEFAULTS.deadlineMilliseconds,
    ask: async (request) => {
      try {
        const abortSignal = AbortSignal.timeout(Math.max(1, Math.round(request.withinMilliseconds)));
        const output = await client.send(commandOf(request, settings), { abortSignal });
        const { inputTokens = 0, outputTokens = 0 } = output.usage ?? {};
        const requests = output.$metadata.attempts ?? 1;
        return {
          answer: toolInputOf(output, request.toolName),
          usage: { requests, inputTokens, outputTokens },
        };
      } catch (error) {
        throw toModelFailure(error);
      }
    },
  };
}
