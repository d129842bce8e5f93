import * as z from 'zod/mini';
import { ANSWER_FAILURES, ModelFailure, SERVICE_FAILURES, serviceFailure } from '../model-failure.ts';

const text = z.nullish(z.string());
const PartSchema = z.object({
  choices: z._default(
    z.array(z.object({ delta: z.nullish(z.object({ content: text, refusal: text })), finish_reason: text })),
    [],
  ),
  usage: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});

/** What a server sends when all was said. */
const END = '[DONE]';

/**
 * A chat completion that comes in parts, as the JSON text that it would have been whole. Where it is cut midway, with
 * what came until then. Throws `ModelFailure` for an error midway, and for what can’t be read.
 */
export async function readStream(
  chunks: AsyncIterable<string>,
  onPart: (part: string) => void,
): Promise<string> {
  const message = { content: '', refusal: '' };
  let finish_reason: string | null | undefined;
  let usage: unknown;
  for await (const data of dataOfEvents(chunks)) {
    if (data === END) break;
    const part = readPart(data);
    const [choice] = part.choices;
    const content = choice?.delta?.content ?? '';
    message.content += content;
    message.refusal += choice?.delta?.refusal ?? '';
    finish_reason = choice?.finish_reason ?? finish_reason;
    usage = part.usage ?? usage;
    if (content !== '') onPart(content);
  }
  return JSON.stringify({ choices: [{ message, finish_reason }], usage });
}

function readPart(data: string): z.output<typeof PartSchema> {
  const part = PartSchema.safeParse(parsed(data));
  if (!part.success) throw new ModelFailure(ANSWER_FAILURES.unreadable);
  if (part.data.error !== undefined) throw serviceFailure(SERVICE_FAILURES.serverError);
  return part.data;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
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
