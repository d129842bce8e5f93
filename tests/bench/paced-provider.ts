import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type PacedProvider = {
  endpoint: string;
  /** Phone numbers of accepted texts, oldest first. */
  taken: string[];
  /** Texts refused for coming too fast. */
  refusals: () => number;
  stop: () => void;
};

const ANSWER_MILLISECONDS = 20;
/** The share of a second's texts that may arrive together. */
const BURST_SHARE = 0.1;

/** Speaks AWS End User Messaging and refuses texts beyond a rate, as AWS does. */
export async function startPacedProvider(textsPerSecond: number): Promise<PacedProvider> {
  const taken: string[] = [];
  let refusals = 0;
  let tokens = textsPerSecond * BURST_SHARE;
  let filledAt = performance.now();
  const isTaken = () => {
    const now = performance.now();
    const filled = tokens + ((now - filledAt) * textsPerSecond) / 1_000;
    tokens = Math.min(textsPerSecond * BURST_SHARE, filled);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { DestinationPhoneNumber } = body as { DestinationPhoneNumber: string };
      const takes = isTaken();
      if (takes) taken.push(DestinationPhoneNumber);
      else refusals += 1;
      const answer = takes ? { MessageId: `text-${taken.length}` } : { __type: 'ThrottlingException' };
      setTimeout(() => {
        response.writeHead(takes ? 200 : 400, { 'content-type': 'application/x-amz-json-1.0' });
        response.end(JSON.stringify(answer));
      }, ANSWER_MILLISECONDS);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refusals: () => refusals,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
