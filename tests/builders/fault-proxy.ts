import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';

/** The answer of an overloaded store. */
const BUSY = {
  DynamoDB: {
    status: 500,
    type: 'application/x-amz-json-1.0',
    body: '{"__type":"com.amazonaws.dynamodb.v20120810#InternalServerError","message":"busy"}',
  },
  S3: {
    status: 500,
    type: 'application/xml',
    body: '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>busy</Message></Error>',
  },
} as const;

export type FaultProxy = {
  url: string;
  /** Refuses the next `count` HTTP requests, so that the SDK's own retries apply. */
  refuseNext: (count: number) => void;
  /** Requests since the last `refuseNext`. */
  requests: () => number;
  stop: () => Promise<void>;
};

/** A proxy between the SDK and an emulator. */
export async function startFaultProxy(store: keyof typeof BUSY, targetUrl: string): Promise<FaultProxy> {
  let refusals = 0;
  let requests = 0;
  const server = createServer((incoming, outgoing) => {
    requests += 1;
    if (refusals-- > 0) refuse(BUSY[store], incoming, outgoing);
    else forward(targetUrl, incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    refuseNext: (count) => {
      refusals = count;
      requests = 0;
    },
    requests: () => requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(
  answer: (typeof BUSY)[keyof typeof BUSY],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  incoming.resume();
  incoming.once('end', () => {
    outgoing.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
}

function forward(targetUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const passed = sendRequest(new URL(url, targetUrl), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.once('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
