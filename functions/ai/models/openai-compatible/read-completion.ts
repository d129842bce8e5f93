import * as z from 'zod/mini';
import { parseJson } from '#functions/platform/parse-json.ts';
import { jsonInText } from '../json-in-text.ts';
import { MOST_ANSWER_BYTES, type ModelAnswer, type ModelUsage, NO_MODEL_USAGE } from '../language-model.ts';
import { ANSWER_FAILURES, ModelFailure, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';

const text = z.nullish(z.string());
const tokens = z._default(z.int().check(z.nonnegative()), 0);
const MessageSchema = z.nullish(
  z.object({
    /** Some servers send the text in pieces. */
    content: z.nullish(z.union([z.string(), z.array(z.object({ text: z._default(z.string(), '') }))])),
    refusal: text,
  }),
);

/** A whole completion, or a part of one that is streamed. */
const PartSchema = z.object({
  choices: z._default(
    z.array(z.object({ message: MessageSchema, delta: MessageSchema, finish_reason: text })),
    [],
  ),
  usage: z.nullish(z.object({ prompt_tokens: tokens, completion_tokens: tokens })),
  error: z.optional(z.unknown()),
});

/** What a server sends when all was said. */
const END = '[DONE]';

/**
 * The answer in a chat completion, whole or streamed; a stream that is cut midway counts as far as it came. Throws
 * `ModelFailure`, which tells apart why there is no answer.
 */
export async function readCompletion(
  response: Response,
  onPart?: (part: string) => void,
): Promise<ModelAnswer> {
  const isStream = /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');
  const chunks = boundedChunks(response);
  let [content, refusal] = ['', ''];
  let reason: string | null | undefined;
  let usage: ModelUsage | undefined;
  for await (const json of isStream ? dataOfEvents(chunks) : joined(chunks)) {
    if (json === END) break;
    const part = readPart(json);
    const [choice] = part.choices;
    if (!isStream && choice === undefined) throw new ModelFailure(ANSWER_FAILURES.unreadable);
    const said = choice?.message ?? choice?.delta;
    const words = contentOf(said?.content);
    content += words;
    refusal += said?.refusal ?? '';
    reason = choice?.finish_reason ?? reason;
    usage = usageOf(part) ?? usage;
    if (isStream && words !== '') onPart?.(words);
  }
  if (reason === 'content_filter') throw new ModelFailure(ANSWER_FAILURES.filtered, { usage });
  if (reason === 'length') throw new ModelFailure(ANSWER_FAILURES.cutOff, { usage });
  if (refusal !== '' || content.trim() === '') throw new ModelFailure(ANSWER_FAILURES.declined, { usage });
  const answer = jsonInText(content);
  if (answer === undefined) throw new ModelFailure(ANSWER_FAILURES.unreadable, { usage });
  return { answer, usage: usage ?? { ...NO_MODEL_USAGE, requests: 1 } };
}

/** Undefined where the server doesn’t say what an answer took. */
function usageOf({ usage }: z.output<typeof PartSchema>): ModelUsage | undefined {
  if (!usage) return undefined;
  return { requests: 1, inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
}

function contentOf(content: NonNullable<z.output<typeof MessageSchema>>['content']): string {
  return typeof content === 'string' ? content : (content ?? []).map((piece) => piece.text).join('');
}

function readPart(json: string): z.output<typeof PartSchema> {
  const { success, data } = PartSchema.safeParse(parseJson(json));
  if (!success) throw new ModelFailure(ANSWER_FAILURES.unreadable);
  if (data.error) throw serviceFailure(SERVICE_FAILURES.serverError);
  return data;
}

async function* boundedChunks(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_ANSWER_BYTES) throw new ModelFailure(ANSWER_FAILURES.tooLarge);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function* joined(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let all = '';
  for await (const chunk of chunks) all += chunk;
  yield all;
}

const DATA = 'data:';

/** Servers put the data of each event on one line. */
async function* dataOfEvents(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = chunk.split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith(DATA)) yield line.slice(DATA.length).trim();
  }
  if (rest.startsWith(DATA)) yield rest.slice(DATA.length).trim();
}
