import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type JsonRequest = { path: string; headers: IncomingHttpHeaders; body: unknown };

export type JsonServer = {
  endpoint: string;
  /** The requests so far, oldest first. */
  requests: JsonRequest[];
  stop: () => Promise<void>;
};

/** A local server that replaces an AWS service and gives every request the same answer. */
export async function aJsonServer(answer: { status?: number; body: object }): Promise<JsonServer> {
  const requests: JsonRequest[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
