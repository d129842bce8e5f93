import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { type AnswerDependencies, answerAsGuest, GuestAnswerSchema } from '../phones/answer-as-guest.ts';
import { readConversations } from '../phones/conversations.ts';

type Settings = AnswerDependencies & { restaurants: Pick<RestaurantsRepository, 'find'> };

const MAX_BODY_BYTES = 16_384;

/**
 * `/dev/phones`: GET returns the outbox's phones, POST sends a text as one of their guests. It accepts only JSON,
 * because another site's form can't send JSON without permission.
 */
export function createPhonesEndpoint(settings: Settings) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') {
      return send(response, 200, await readConversations(settings.outboxDirectory, settings.restaurants));
    }
    if (request.method !== 'POST') return void response.writeHead(405).end();
    if (request.headers['content-type'] !== 'application/json') return void response.writeHead(415).end();
    const answer = GuestAnswerSchema.safeParse(await readJson(request));
    if (!answer.success) return void response.writeHead(422).end();
    if ((await settings.restaurants.find(answer.data.restaurant_id)) === undefined) {
      return void response.writeHead(404).end();
    }
    await answerAsGuest(settings, answer.data);
    send(response, 202, {});
  };
}

/** Undefined if the body is too long or isn't JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
