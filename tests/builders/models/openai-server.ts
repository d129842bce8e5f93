import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A call that the server received. `name`: the answer's schema; empty without one. */
export type SeenCall = { path: string; authorization: string; name: string; body: CompletionRequest };
type CompletionRequest = {
  model?: string;
  stream?: boolean;
  stream_options?: { include_usage: boolean };
  messages?: { role: string; content: string | readonly object[] }[];
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: unknown } };
};
/** The data of the events, sent as each resolves, and how the stream ends: normally, cut, or never. */
export type OpenAiStream = {
  events: readonly (string | Promise<string>)[];
  ending?: 'cut' | 'silence' | 'drip';
};
/** `silence`: no answer. `drip`: one byte after another, without end. */
export type OpenAiReply =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | OpenAiStream
  | 'silence'
  | 'drip';

async function bodyOf(request: IncomingMessage): Promise<CompletionRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as CompletionRequest;
}

function send(response: ServerResponse, reply: OpenAiReply): void {
  if (reply === 'silence') return;
  if (reply === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' });
    drip(response, ' ');
    return;
  }
  if ('events' in reply) {
    void sendEvents(response, reply);
    return;
  }
  const { status, body, headers } = reply;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function sendEvents(response: ServerResponse, { events, ending }: OpenAiStream): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const data of events) response.write(`data: ${await data}\n\n`);
  if (ending === 'drip') drip(response, ': still there\n\n');
  else if (ending === 'cut') setTimeout(() => response.destroy(), CUT_AFTER_MILLISECONDS);
  else if (ending === undefined) response.end();
}

/** Enough time for the earlier events to be sent. */
const CUT_AFTER_MILLISECONDS = 20;

function drip(response: ServerResponse, words: string): void {
  const dripping = setInterval(() => response.write(words), 5);
  response.on('close', () => clearInterval(dripping));
}

const GONE: OpenAiReply = { status: 500, body: {} };

/**
 * A loopback server that speaks `POST /v1/chat/completions`. Replies are used in order, and the
 * last one repeats; a function makes one for each call.
 */
export async function startOpenAiServer(
  replies: readonly OpenAiReply[] | ((call: SeenCall) => OpenAiReply),
  port = 0,
) {
  const calls: SeenCall[] = [];
  let abandoned = 0;
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    void bodyOf(request).then((body) => {
      const { authorization = '' } = request.headers;
      const name = body.response_format?.json_schema?.name ?? '';
      const call = { path: request.url ?? '', authorization, name, body };
      calls.push(call);
      const reply = typeof replies === 'function' ? replies(call) : replies[calls.length - 1];
      send(response, reply ?? (typeof replies === 'function' ? GONE : (replies.at(-1) ?? GONE)));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${bound}/v1`,
    calls,
    /** Calls whose connection closed before the whole answer was sent. */
    abandoned: () => abandoned,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The usage that the server states for each answer. */
export const COMPLETION_USAGE = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };

/** A complete answer; objects are sent as JSON. */
export function aCompletion(content: unknown, finish_reason = 'stop'): OpenAiReply {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return aMessage({ role: 'assistant', content: text }, finish_reason);
}

const CHARACTERS_A_PART = 7;

/** The event data of one answer; objects are sent as JSON. */
export function partsOf(content: unknown, finish_reason = 'stop'): string[] {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const parts = text.match(new RegExp(`.{1,${CHARACTERS_A_PART}}`, 'gsu')) ?? [];
  const ofParts = parts.map((part) => ({ choices: [{ index: 0, delta: { content: part } }], usage: null }));
  const ending = { choices: [{ index: 0, delta: {}, finish_reason }] };
  return [...ofParts, ending].map((part) => JSON.stringify(part));
}

/** A stream of an answer with its usage. */
export const aStream = (content: unknown, finish_reason = 'stop'): { events: string[] } => ({
  events: [
    ...partsOf(content, finish_reason),
    JSON.stringify({ choices: [], usage: COMPLETION_USAGE }),
    '[DONE]',
  ],
});

/** A refusal in OpenAI's format. */
export const aRefusal = (refusal: string): OpenAiReply =>
  aMessage({ role: 'assistant', content: null, refusal }, 'stop');

function aMessage(message: object, finish_reason: string): OpenAiReply {
  const choices = [{ index: 0, message, finish_reason }];
  return { status: 200, body: { id: 'c_1', object: 'chat.completion', choices, usage: COMPLETION_USAGE } };
}

/** A service error with details that callers must never see. */
export function anError(status: number, headers?: Record<string, string>): OpenAiReply {
  const error = { message: 'secret detail of org-123', type: 'error', code: null };
  return { status, body: { error }, ...(headers && { headers }) };
}
