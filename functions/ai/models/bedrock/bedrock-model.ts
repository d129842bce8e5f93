import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { answerSchema } from '../answer-schema.ts';
import { deadlineSignal } from '../deadline-signal.ts';
import { jsonInText } from '../json-in-text.ts';
import {
  type LanguageModel,
  MOST_ANSWER_BYTES,
  MOST_ANSWER_TOKENS,
  type ModelRequest,
  type ModelUsage,
} from '../language-model.ts';
import { deadlinesOf } from '../model-deadlines.ts';
import { ANSWER_FAILURES, ModelFailure, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';
import { type Deadline, RETRIED_STATUSES, waitToRetry } from '../wait-to-retry.ts';
import type { BedrockSettings } from './bedrock-settings.ts';
import { type Conversed, converseInParts } from './converse-in-parts.ts';
import { responseOf, toModelFailure } from './to-model-failure.ts';

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
  const { input: given } = use.toolUse;
  if (JSON.stringify(given ?? null).length > MOST_ANSWER_BYTES)
    throw new ModelFailure(ANSWER_FAILURES.tooLarge, { usage });
  // A stream gives the JSON as a text, and some models do.
  const input = typeof given === 'string' ? jsonInText(given) : given;
  if (input === undefined) throw new ModelFailure(ANSWER_FAILURES.unreadable, { usage });
  return input;
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
    inferenceConfig: { temperature: 0.3, maxTokens: MOST_ANSWER_TOKENS },
    toolConfig: {
      tools: [
        {
          toolSpec: {
            name,
            inputSchema: { json: toJson(answerSchema(schema)) },
          },
        },
      ],
      toolChoice: { tool: { name } },
    },
  };
}

/**
 * HTTP/1.1 is enough for single answers, and private endpoints need no HTTP/2 for it. One attempt: the SDK’s own second
 * one doesn’t know the deadline, and comes after 5.5 s though the service said to wait longer.
 */
function createClient(settings: BedrockSettings): BedrockRuntimeClient {
  const { region, endpoint, credentials, apiKey } = settings;
  return new BedrockRuntimeClient({
    region,
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    ...(apiKey && { token: { token: apiKey }, authSchemePreference: ['httpBearerAuth'] }),
  });
}

/** Some models use no tool in a stream, and some roles may call Converse alone. */
const isStreamRefused = (error: unknown) =>
  error instanceof Error && ['ValidationException', 'AccessDeniedException'].includes(error.name);

/** Waits before a second attempt, where the service answered with an error that may be over by then. */
async function isRetried(error: unknown, deadline: Deadline): Promise<boolean> {
  const { status, retryAfter } = responseOf(error);
  return RETRIED_STATUSES.has(status) && (await waitToRetry(retryAfter, deadline));
}

/** A model on Amazon Bedrock, through its Converse operation, forced to answer with the tool. */
export function createBedrockModel(settings: BedrockSettings): LanguageModel {
  const client = createClient(settings);
  let takesStreams = true;
  const converse = (request: ModelRequest, abortSignal: AbortSignal): Promise<Conversed> => {
    const input = inputOf(request, settings);
    const { onPart } = request;
    return onPart !== undefined && takesStreams
      ? converseInParts(client, input, { abortSignal, onPart })
      : client.send(new ConverseCommand(input), { abortSignal });
  };
  return {
    id: settings.modelId,
    deadlines: deadlinesOf(settings.deadlineMilliseconds),
    ask: async (request) => {
      const signal = deadlineSignal(request);
      const deadline = performance.now() + request.withinMilliseconds;
      const isStreamed = request.onPart !== undefined && takesStreams;
      let requests = 1;
      const askAgain = async (error: unknown) => {
        if (request.isSecond) throw error;
        if (isStreamed && isStreamRefused(error)) takesStreams = false;
        else if (!(await isRetried(error, { deadline, signal }))) throw error;
        requests = 2;
        return converse(request, signal);
      };
      try {
        const output = await converse(request, signal).catch(askAgain);
        const { inputTokens = 0, outputTokens = 0 } = output.usage ?? {};
        const usage = { requests, inputTokens, outputTokens };
        return { answer: toolInputOf(output, request.name, usage), usage };
      } catch (error) {
        // A stream that is stopped midway ends with an error of its connection.
        const isLate = signal.aborted && !(error instanceof ModelFailure);
        const failure = isLate ? serviceFailure(SERVICE_FAILURES.timeout) : toModelFailure(error, request);
        throw failure.after(requests);
      }
    },
  };
}
