import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import { answerSchema, inWords } from '../answer-schema.ts';
import { deadlineSignal } from '../deadline-signal.ts';
import { jsonInText } from '../json-in-text.ts';
import {
  type LanguageModel,
  MOST_ANSWER_TOKENS,
  type ModelRequest,
  type ModelUsage,
} from '../language-model.ts';
import { deadlinesOf } from '../model-deadlines.ts';
import { ANSWER_FAILURES, ModelFailure, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';
import { rememberedForms } from '../remembered-forms.ts';
import { type Deadline, RETRIED_STATUSES, waitToRetry } from '../wait-to-retry.ts';
import type { BedrockSettings } from './bedrock-settings.ts';
import { BoundedHandler } from './bounded-handler.ts';
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

/** How an answer is requested. Some models can’t be forced to use a tool, and some can’t use one in a stream. */
type AnswerForm = { hasTool: boolean; isStream: boolean };

/** Works with every model: the schema is only in the prompt. */
const PLAIN_FORM: AnswerForm = { hasTool: false, isStream: false };

const FORMS = [
  PLAIN_FORM,
  { hasTool: true, isStream: true },
  { hasTool: true, isStream: false },
] as const satisfies AnswerForm[];

/**
 * The unchecked answer: the input of the tool, or the JSON in the text. Throws `ModelFailure` if the model refused, was
 * cut off, or gave neither.
 */
function answerIn({ stopReason, output }: Conversed, name: string, usage: ModelUsage): unknown {
  if (stopReason === 'content_filtered' || stopReason === 'guardrail_intervened') {
    throw new ModelFailure(ANSWER_FAILURES.filtered, { usage });
  }
  if (stopReason === 'max_tokens') throw new ModelFailure(ANSWER_FAILURES.cutOff, { usage });
  const blocks = output?.message?.content ?? [];
  const use = blocks.find((block) => block.toolUse?.name === name)?.toolUse;
  const words = blocks.map(({ text = '' }) => text).join('');
  if (use === undefined && !words.includes('{')) throw new ModelFailure(ANSWER_FAILURES.declined, { usage });
  const given = use === undefined ? words : use.input;
  // Streams, and some models, give the tool’s JSON as text.
  const input = typeof given === 'string' ? jsonInText(given) : given;
  if (input === undefined) throw new ModelFailure(ANSWER_FAILURES.unreadable, { usage });
  return input;
}

/** No temperature: some models refuse it. */
function inputOf(request: ModelRequest, modelId: string, { hasTool }: AnswerForm): ConverseCommandInput {
  const { name, system, prompt, image, schema: answer } = request;
  const schema = answerSchema(answer);
  const tool = { toolSpec: { name, inputSchema: { json: toJson(schema) } } };
  return {
    modelId,
    system: [{ text: hasTool ? system : `${system}\n\n${inWords(schema)}` }],
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
    inferenceConfig: { maxTokens: MOST_ANSWER_TOKENS },
    ...(hasTool && { toolConfig: { tools: [tool], toolChoice: { tool: { name } } } }),
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
    requestHandler: new BoundedHandler(),
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    ...(apiKey && { token: { token: apiKey }, authSchemePreference: ['httpBearerAuth'] }),
  });
}

/** Some models don’t take such a request, and some roles may call Converse without streams alone. */
const isFormRefused = (error: unknown, { isStream }: AnswerForm) =>
  error instanceof Error &&
  (error.name === 'ValidationException' || (isStream && error.name === 'AccessDeniedException'));

/** Waits before a second attempt, where the service answered with an error that may be over by then. */
async function isRetried(error: unknown, deadline: Deadline): Promise<boolean> {
  const { status, retryAfter } = responseOf(error);
  return RETRIED_STATUSES.has(status) && (await waitToRetry(retryAfter, deadline));
}

/** A model on Amazon Bedrock, called through Converse and forced to answer with a tool if it can. */
export function createBedrockModel(settings: BedrockSettings): LanguageModel {
  const { modelId, region, endpoint } = settings;
  const client = createClient(settings);
  const forms = rememberedForms<AnswerForm>([region, endpoint, modelId], FORMS);
  const converse = (
    request: ModelRequest,
    form: AnswerForm,
    abortSignal: AbortSignal,
  ): Promise<Conversed> => {
    const input = inputOf(request, modelId, form);
    const { onPart } = request;
    return onPart !== undefined && form.isStream
      ? converseInParts(client, input, { abortSignal, onPart })
      : client.send(new ConverseCommand(input), { abortSignal });
  };
  return {
    id: modelId,
    deadlines: deadlinesOf(settings.deadlineMilliseconds),
    ask: async (request) => {
      const signal = deadlineSignal(request);
      const deadline = performance.now() + request.withinMilliseconds;
      const form = forms.best(request.onPart !== undefined);
      let requests = 1;
      const askAgain = async (error: unknown) => {
        if (request.isSecond) throw error;
        const isRefused = form !== PLAIN_FORM && isFormRefused(error, form);
        if (!isRefused && !(await isRetried(error, { deadline, signal }))) throw error;
        requests = 2;
        const output = await converse(request, isRefused ? PLAIN_FORM : form, signal);
        if (isRefused) forms.noteRefused(form);
        return output;
      };
      try {
        const output = await converse(request, form, signal).catch(askAgain);
        const { inputTokens = 0, outputTokens = 0 } = output.usage ?? {};
        const usage = { requests, inputTokens, outputTokens };
        return { answer: answerIn(output, request.name, usage), usage };
      } catch (error) {
        // A stream that is stopped midway ends with an error of its connection.
        const isLate = signal.aborted && !(error instanceof ModelFailure);
        const failure = isLate ? serviceFailure(SERVICE_FAILURES.timeout) : toModelFailure(error, request);
        throw failure.after(requests);
      }
    },
  };
}
