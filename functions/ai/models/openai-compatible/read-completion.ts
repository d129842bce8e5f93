import * as z from 'zod/mini';
import { parseJson } from '#shared/format/parse-json.ts';
import { MOST_ANSWER_BYTES, type ModelAnswer, type ModelUsage, NO_MODEL_USAGE } from '../language-model.ts';
import { ANSWER_FAILURES, ModelFailure, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';
import { usableAnswer } from '../usable-answer.ts';

const text = z.nullish(z.string());
const tokens = z._default(z.int().check(z.nonnegative()), 0);
/** Some servers send the text in pieces. */
const pieces = z.array(z.object({ text: z._default(z.string(), '') }));
const message = z.nullish(z.object({ content: z.nullish(z.union([z.string(), pieces])), refusal: text }));

/** A whole completion, or a part of one that is streamed. */
const PartSchema = z.object({
  choices: z._default(z.array(z.object({ message, delta: message, finish_reason: text })), []),
  usage: z.nullish(z.object({ prompt_tokens: tokens, completion_tokens: tokens })),
  error: z.optional(z.unknown()),
});

/** Before the JSON of an event, which servers put on one line. */
const DATA = 'data:';
/** Instead of JSON, at the end of a stream. */
const END = '[DONE]';

/** Reads a chat completion, whole or streamed. Throws `ModelFailure`, which says why there is no answer. */
export async function readCompletion(
  response: Response,
  onPart?: (part: string) => void,
): Promise<ModelAnswer> {
  const isStream = /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');
  let [content, refusal] = ['', ''];
  let stopReason: string | null | undefined;
  let usage: ModelUsage | undefined;
  for await (const line of boundedLines(response, isStream)) {
    if (isStream && !line.startsWith(DATA)) continue;
    const json = isStream ? line.slice(DATA.length).trim() : line;
    if (json === END) break;
    const { choices, usage: used } = readPart(json);
    const [choice] = choices;
    if (!isStream && choice === undefined) throw new ModelFailure(ANSWER_FAILURES.unreadable);
    const said = choice?.message ?? choice?.delta;
    const words = typeof said?.content === 'string' ? [said.content] : said?.content?.map((one) => one.text);
    const part = words?.join('') ?? '';
    content += part;
    refusal += said?.refusal ?? '';
    stopReason = choice?.finish_reason ?? stopReason;
    if (used) usage = { requests: 1, inputTokens: used.prompt_tokens, outputTokens: used.completion_tokens };
    if (isStream && part !== '') onPart?.(part);
  }
  const isDeclined = refusal !== '' || content.trim() === '';
  const answer = usableAnswer(isDeclined ? undefined : content, { stopReason, usage });
  return { answer, usage: usage ?? { ...NO_MODEL_USAGE, requests: 1 } };
}

function readPart(json: string): z.output<typeof PartSchema> {
  const { success, data } = PartSchema.safeParse(parseJson(json));
  if (!success) throw new ModelFailure(ANSWER_FAILURES.unreadable);
  if (data.error) throw serviceFailure(SERVICE_FAILURES.serverError);
  return data;
}

/** The lines of a stream, or everything as one. Throws `ModelFailure` if it is too large. */
async function* boundedLines({ body }: Response, isStream: boolean): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let [bytes, rest] = [0, ''];
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_ANSWER_BYTES) throw new ModelFailure(ANSWER_FAILURES.tooLarge);
    const read = decoder.decode(chunk, { stream: true });
    const lines = isStream ? read.split('\n') : [read];
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
}
