import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type ConverseEvent, eventFrame } from './event-frame.ts';

/** A call that the server received. `name`: the tool for the answer. */
export type SeenCall = { path: string; authorization: string; name: string; body: ConverseRequest };
type ConverseRequest = Record<string, unknown> & {
  messages?: { content: { text?: string }[] }[];
  toolConfig?: {
    tools: { toolSpec: { strict?: boolean; inputSchema: { json: object } } }[];
    toolChoice: { tool: { name: string } };
  };
};
/** The events, and how the stream ends: normally, cut, or never. */
export type ConverseStream = { events: readonly ConverseEvent[]; ending?: 'cut' | 'silence' | 'drip' };
/** A Converse answer, a service error, silence, or one byte after another without end. */
export type ConverseReply =
  | { status: number; body: unknown; errorType?: string; headers?: Record<string, string> }
  | ConverseStream
  | 'silence'
  | 'drip';

async function bodyOf(request: IncomingMessage): Promise<ConverseRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function send(response: ServerResponse, reply: ConverseReply | undefined): void {
  if (reply === 'silence') return;
  if (reply === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' });
    drip(response, ' ');
    return;
  }
  if (reply !== undefined && 'events' in reply) {
    sendEvents(response, reply);
    return;
  }
  const { status, body, errorType, headers } = reply ?? GONE;
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(errorType && { 'x-amzn-errortype': errorType }),
    ...headers,
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function sendEvents(response: ServerResponse, { events, ending }: ConverseStream): void {
  response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' });
  for (const event of events) response.write(eventFrame(event));
  if (ending === 'cut') setTimeout(() => response.destroy(), CUT_AFTER_MILLISECONDS);
  else if (ending === 'drip') drip(response, eventFrame(STILL_THERE));
  else if (ending === undefined) response.end();
}

const GONE: Exclude<ConverseReply, string | ConverseStream> = {
  status: 500,
  body: {},
  errorType: 'InternalServerException',
};

/** An event that adds nothing to the answer. */
const STILL_THERE: ConverseEvent = {
  type: 'contentBlockDelta',
  payload: { contentBlockIndex: 0, delta: { toolUse: { input: '' } } },
};

function drip(response: ServerResponse, part: string | Buffer): void {
  const dripping = setInterval(() => response.write(part), 5);
  response.on('close', () => clearInterval(dripping));
}

/** Enough time for the earlier events to be sent. */
const CUT_AFTER_MILLISECONDS = 20;

/**
 * A loopback server that speaks `POST /model/{id}/converse` and `converse-stream`. Replies are used in order, and the
 * last one repeats; a function makes one for each call.
 */
export async function startConverseServer(
  replies: readonly ConverseReply[] | ((call: SeenCall) => ConverseReply),
) {
  const calls: SeenCall[] = [];
  let abandoned = 0;
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    void bodyOf(request).then((body) => {
      const { authorization = '' } = request.headers;
      const name = body.toolConfig?.toolChoice.tool.name ?? '';
      const call = { path: request.url ?? '', authorization, name, body };
      calls.push(call);
      const reply = typeof replies === 'function' ? replies(call) : replies[calls.length - 1];
      send(response, reply ?? (typeof replies === 'function' ? undefined : replies.at(-1)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    /** Calls whose connection closed before the whole answer was sent. */
    abandoned: () => abandoned,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const USAGE = { inputTokens: 100, outputTokens: 50, totalTokens: 150 };

/** The model used the tool. */
export function aToolAnswer(name: string, input: unknown): ConverseReply {
  const content = [{ toolUse: { toolUseId: 'tool_1', name, input } }];
  return {
    status: 200,
    body: {
      output: { message: { role: 'assistant', content } },
      stopReason: 'tool_use',
      usage: USAGE,
      metrics: { latencyMs: 5 },
    },
  };
}

const CHARACTERS_A_PART = 7;
const MOST_PARTS = 500;

/** The JSON of the model's tool use, in parts. */
export function toolParts(name: string, json: string): ConverseEvent[] {
  // Large answers come in larger parts.
  const size = Math.max(CHARACTERS_A_PART, Math.ceil(json.length / MOST_PARTS));
  const parts = json.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
  const start = { toolUse: { toolUseId: 'tool_1', name } };
  return [
    { type: 'messageStart', payload: { role: 'assistant' } },
    { type: 'contentBlockStart', payload: { contentBlockIndex: 0, start } },
    ...parts.map((input) => ({
      type: 'contentBlockDelta',
      payload: { contentBlockIndex: 0, delta: { toolUse: { input } } },
    })),
  ];
}

/** A stream in which the model uses the tool and states its usage. */
export const aToolStream = (name: string, input: unknown, stopReason = 'tool_use'): ConverseStream => ({
  events: [
    ...toolParts(name, typeof input === 'string' ? input : JSON.stringify(input)),
    { type: 'contentBlockStop', payload: { contentBlockIndex: 0 } },
    { type: 'messageStop', payload: { stopReason } },
    { type: 'metadata', payload: { usage: USAGE, metrics: { latencyMs: 5 } } },
  ],
});

/** A stream in which the model answers with text instead of the tool. */
export const aTextStream = (text: string): ConverseStream => ({
  events: [
    { type: 'messageStart', payload: { role: 'assistant' } },
    ...(text.match(new RegExp(`.{1,${CHARACTERS_A_PART}}`, 'gsu')) ?? []).map((part) => ({
      type: 'contentBlockDelta',
      payload: { contentBlockIndex: 0, delta: { text: part } },
    })),
    { type: 'messageStop', payload: { stopReason: 'end_turn' } },
    { type: 'metadata', payload: { usage: USAGE, metrics: { latencyMs: 5 } } },
  ],
});

/** The model answered with text, or was stopped. */
export function aTextAnswer(text: string, stopReason = 'end_turn'): ConverseReply {
  const content = [{ text }];
  return {
    status: 200,
    body: {
      output: { message: { role: 'assistant', content } },
      stopReason,
      usage: USAGE,
      metrics: { latencyMs: 5 },
    },
  };
}

/** A service error, such as ThrottlingException. */
export function aServiceError(
  errorType: string,
  status: number,
  headers: Record<string, string> = {},
): ConverseReply {
  return { status, errorType, headers, body: { message: 'arn:aws:bedrock secret detail' } };
}
