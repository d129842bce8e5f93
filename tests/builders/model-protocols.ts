import type { ModelSettings } from '#functions/ai/models/model-settings.ts';
import {
  aServiceError,
  aTextAnswer,
  aToolAnswer,
  type ConverseReply,
  startConverseServer,
} from '#tests/builders/models/converse-server.ts';
import {
  aCompletion,
  anError,
  aRefusal,
  type OpenAiReply,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';

/**
 * A model server's reply in every protocol. `answer`: JSON, or text. `cut`: the model reached its token limit. `call`:
 * the model uses a tool that wasn't offered.
 */
export type ModelReply =
  | { answer: unknown }
  | { cut: string }
  | { refusal: string }
  | { call: string }
  | { status: number; retryAfter?: string }
  | 'silence'
  | 'drip';
export type ModelCall = { name: string; prompt: string };
export const MODEL_PROTOCOLS = ['openai-compatible', 'bedrock'] as const;
export type ModelProtocol = (typeof MODEL_PROTOCOLS)[number];

/** List prices: $0.40 and $1.60 per million tokens. */
const PRICE = { input: 0.4, output: 1.6 };

/** A loopback server for a protocol, and the settings of a model on it. */
export async function startModelServer(protocol: ModelProtocol, reply: (call: ModelCall) => ModelReply) {
  const calls: ModelCall[] = [];
  const noted = (call: ModelCall) => {
    calls.push(call);
    return reply(call);
  };
  const { baseUrl, close } = await (protocol === 'bedrock' ? startBedrock(noted) : startOpenAi(noted));
  const settings = ({ deadlineMilliseconds = 5_000, price = PRICE } = {}): ModelSettings => {
    const model = { modelId: 'canned-answers', deadlineMilliseconds };
    const openai = { ...model, baseUrl };
    if (protocol === 'openai-compatible') return { provider: protocol, openai, price };
    const bedrock = { ...model, region: 'us-east-1', endpoint: baseUrl, apiKey: 'bedrock-key' };
    return { provider: protocol, bedrock, price };
  };
  return { baseUrl, calls, settings, close };
}

async function startOpenAi(reply: (call: ModelCall) => ModelReply) {
  const server = await startOpenAiServer(({ name, body }) => {
    const content = body.messages?.at(-1)?.content;
    return asCompletion(reply({ name, prompt: typeof content === 'string' ? content : '' }));
  });
  return { baseUrl: server.baseUrl, close: server.close };
}

async function startBedrock(reply: (call: ModelCall) => ModelReply) {
  const server = await startConverseServer(({ name, body }) => {
    const prompt = body.messages?.[0]?.content.map(({ text = '' }) => text).join('') ?? '';
    return asConversed(name, reply({ name, prompt }));
  });
  return { baseUrl: server.endpoint, close: server.close };
}

function asCompletion(reply: ModelReply): OpenAiReply {
  if (typeof reply === 'string') return reply;
  if ('status' in reply) return anError(reply.status, waiting(reply));
  if ('cut' in reply) return aCompletion(reply.cut, 'length');
  if ('refusal' in reply) return aRefusal(reply.refusal);
  if ('answer' in reply) return aCompletion(reply.answer);
  const tool_calls = [{ id: 't', type: 'function', function: { name: reply.call, arguments: '{}' } }];
  const message = { role: 'assistant', content: null, tool_calls };
  return { status: 200, body: { choices: [{ index: 0, message, finish_reason: 'tool_calls' }] } };
}

function asConversed(name: string, reply: ModelReply): ConverseReply {
  if (typeof reply === 'string') return reply;
  if ('status' in reply) return aServiceError(ERRORS[reply.status] ?? '', reply.status, waiting(reply));
  if ('cut' in reply) return aTextAnswer(reply.cut, 'max_tokens');
  if ('refusal' in reply) return aTextAnswer(reply.refusal);
  return 'answer' in reply ? aToolAnswer(name, reply.answer) : aToolAnswer(reply.call, {});
}

const ERRORS: Readonly<Record<number, string>> = {
  401: 'UnrecognizedClientException',
  404: 'ResourceNotFoundException',
  429: 'ThrottlingException',
  500: 'InternalServerException',
};

const waiting = ({ retryAfter }: { retryAfter?: string }): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': retryAfter };
