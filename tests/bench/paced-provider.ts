import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type PacedProvider = {
  endpoint: string;
  /** Phones of the texts that it took, oldest first. */
  taken: string[];
  stop: () => void;
};

/** Speaks AWS End User Messaging and takes so many texts a second: who asks faster waits for the answer. */
export async function startPacedProvider(textsPerSecond: number): Promise<PacedProvider> {
  const taken: string[] = [];
  let nextAt = 0;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { DestinationPhoneNumber } = body as { DestinationPhoneNumber: string };
      const now = performance.now();
      nextAt = Math.max(now, nextAt + 1000 / textsPerSecond);
      taken.push(DestinationPhoneNumber);
      const answer = JSON.stringify({ MessageId: `text-${taken.length}` });
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(answer);
      }, nextAt - now);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
