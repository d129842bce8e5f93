import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ToolInputSchema,
} from '@aws-sdk/client-bedrock-runtime';
import { answerSchema, inWords } from '../answer-schema.ts';
import { type AnswerForm, askInForms } from '../ask-in-forms.ts';
import {
  type LanguageModel,
  MOST_ANSWER_TOKENS,
  type ModelRequest,
  type ModelUsage,
} from '../language-model.ts';
import { deadlinesOf } from '../model-deadlines.ts';
import { usableAnswer } from '../usable-answer.ts';
import type { BedrockSettings } from './bedrock-settings.ts';
import { BoundedHandler } from './bounded-handler.ts';
import { type Conversed, converseInParts } from './converse-in-parts.ts';
import { toModelFailure } from './to-model-failure.ts';

/** A model on Amazon Bedrock, called through Converse and forced to answer with a tool if it can. */
export function createBedrockModel(settings: BedrockSettings): LanguageModel {
  const { modelId, region, endpoint, deadlineMilliseconds } = settings;
  const client = createClient(settings);
  return {
    id: modelId,
    deadlines: deadlinesOf(deadlineMilliseconds),
    ask: askInForms({
      key: [region, endpoint, modelId],
      kinds: ['strict', 'tool'],
      send: async (request, form, abortSignal) => {
        const input = { modelId, ...inputOf(request, form) };
        const { onPart = () => undefined } = request;
        const answering = form.isStream
          ? converseInParts(client, input, { abortSignal, onPart })
          : client.send(new ConverseCommand(input), { abortSignal });
        const output = await answering.catch((error: unknown) => {
          throw abortSignal.aborted ? error : toModelFailure(error, request);
        });
        const { inputTokens = 0, outputTokens = 0 } = output.usage ?? {};
        const usage = { requests: 1, inputTokens, outputTokens };
        return { answer: answerIn(output, request.name, usage), usage };
      },
    }),
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

/** No temperature: some models refuse it. */
function inputOf(request: ModelRequest, { kind }: AnswerForm): Omit<ConverseCommandInput, 'modelId'> {
  const { name, system, prompt, image, schema: answer } = request;
  const isStrict = kind === 'strict';
  const schema = answerSchema(answer, { isStrict });
  const inputSchema = { json: schema } as ToolInputSchema;
  const tool = { toolSpec: { name, inputSchema, ...(isStrict && { strict: true }) } };
  const shown = image && { image: { format: image.format, source: { bytes: image.bytes } } };
  return {
    system: [{ text: kind === 'words' ? `${system}\n\n${inWords(schema)}` : system }],
    messages: [{ role: 'user', content: [...(shown ? [shown] : []), { text: prompt }] }],
    inferenceConfig: { maxTokens: MOST_ANSWER_TOKENS },
    ...(kind !== 'words' && { toolConfig: { tools: [tool], toolChoice: { tool: { name } } } }),
  };
}

/** The unchecked answer: the input of the tool, or the JSON in the text. Throws `ModelFailure`. */
function answerIn({ stopReason, output }: Conversed, name: string, usage: ModelUsage): unknown {
  const blocks = output?.message?.content ?? [];
  const use = blocks.find((block) => block.toolUse?.name === name)?.toolUse;
  const words = blocks.map(({ text = '' }) => text).join('');
  const said = words.includes('{') ? words : undefined;
  // Streams, and some models, give the tool’s JSON as text.
  return usableAnswer(use === undefined ? said : (use.input ?? ''), { stopReason, usage });
}
