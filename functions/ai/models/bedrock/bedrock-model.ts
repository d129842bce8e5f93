import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import * as z from 'zod/mini';
import { deadlineSignal } from '../deadline-signal.ts';
import type { LanguageModel, ModelRequest, ModelUsage } from '../language-model.ts';
import { ANSWER_FAILURES, ModelFailure, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';
import { BEDROCK_DEFAULTS, type BedrockSettings } from './bedrock-settings.ts';
import { type Conversed, converseInParts } from './converse-in-parts.ts';
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
function toolInputOf({ stopReason, output }: Conversed, name: string, usage: ModelUsage) {
  if (stopReason === 'content_filtered' || stopReason === 'guardrail_intervened') {
    throw new ModelFailure(ANSWER_FAILURES.filtered, { usage });
  }
  if (stopReason === 'max_tokens') throw new ModelFailure(ANSWER_FAILURES.cutOff, { usage });
  const use = output?.message?.content?.find((block) => block.toolUse?.name === name);
  if (use?.toolUse === undefined) throw new ModelFailure(ANSWER_FAILURES.declined, { usage });
  if (use.toolUse.input === undefined) throw serviceFailure(SERVICE_FAILURES.unreadable, usage);
  return use.toolUse.input;
}

function inputOf(
  { name, system, prompt, image, schema }: ModelRequest,
  settings: BedrockSettings,
): ConverseCommandInput {
  return {
    modelId: settings.modelId,
    system: [{ text: system }],
    messages: [
      {
        role: 'user',
        content: [
          ...(image === undefined
            ? []
            : [{ image: { format: image.format, source: { bytes: image.bytes } } }]),
          { text: prompt },
        ],
      },
    ],
    inferenceConfig: { temperature: 0.3, maxTokens: settings.maxTokens ?? BEDROCK_DEFAULTS.maxTokens },
    toolConfig: {
      tools: [
        {
          toolSpec: {
            name,
            inputSchema: { json: toJson(z.toJSONSchema(schema, { target: 'draft-7' })) },
          },
        },
      ],
      toolChoice: { tool: { name } },
    },
  };
}

/** HTTP/1.1 is enough for single answers, and private endpoints need no HTTP/2 for it. */
function createClient(settings: BedrockSettings): BedrockRuntimeClient {
  const { region, endpoint, credentials, apiKey } = settings;
  return new BedrockRuntimeClient({
    region,
    maxAttempts: 2,
    retryMode: 'standard',
    requestHandler: new NodeHttpHandler({
      requestTimeout: settings.timeoutMilliseconds ?? BEDROCK_DEFAULTS.timeoutMilliseconds,
      throwOnRequestTimeout: true,
    }),
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    ...(apiKey && { token: { token: apiKey }, authSchemePreference: ['httpBearerAuth'] }),
  });
}

/** Some models use no tool in a stream, and some roles may call Converse alone. */
const isStreamRefused = (error: unknown) =>
  error instanceof Error && ['ValidationException', 'AccessDeniedException'].includes(error.name);

/** A model on Amazon Bedrock, through its Converse operation, forced to answer with the tool. */
export function createBedrockModel(settings: BedrockSettings): LanguageModel {
  const client = createClient(settings);
  let takesStreams = true;
  const converse = async (request: ModelRequest, abortSignal: AbortSignal): Promise<Conversed> => {
    const input = inputOf(request, settings);
    const { onPart, image, withinMilliseconds } = request;
    if (onPart !== undefined && takesStreams) {
      try {
        return await converseInParts(client, input, { abortSignal, onPart });
      } catch (error) {
        if (!isStreamRefused(error)) throw error;
        takesStreams = false;
      }
    }
    // Reading an image may take longer than a call for a text.
    const requestTimeout = Math.max(1, Math.round(withinMilliseconds));
    return client.send(new ConverseCommand(input), { abortSignal, ...(image && { requestTimeout }) });
  };
  return {
    id: settings.modelId,
    deadlineMilliseconds: settings.deadlineMilliseconds ?? BEDROCK_DEFAULTS.deadlineMilliseconds,
    imageDeadlineMilliseconds: settings.deadlineMilliseconds ?? BEDROCK_DEFAULTS.imageDeadlineMilliseconds,
    ask: async (request) => {
      const abortSignal = deadlineSignal(request);
      try {
        const output = await converse(request, abortSignal);
        const { inputTokens = 0, outputTokens = 0 } = output.usage ?? {};
        const usage = { requests: output.$metadata.attempts ?? 1, inputTokens, outputTokens };
        return { answer: toolInputOf(output, request.name, usage), usage };
      } catch (error) {
        // A stream that is stopped midway ends with an error of its connection.
        const isLate = abortSignal.aborted && !(error instanceof ModelFailure);
        throw isLate ? serviceFailure(SERVICE_FAILURES.timeout) : toModelFailure(error, request);
      }
    },
  };
}
