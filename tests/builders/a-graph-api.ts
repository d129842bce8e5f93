import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { aFacebookLogin } from './a-facebook-login.ts';
import type { GraphAnswer, GraphCall } from './graph-call.ts';

type Thing = { id: string; edge: string; fields: Record<string, string> };

/**
 * A local server for the part of the Graph API that ads use: permissions, edges of an ad account, search by name,
 * status changes, and reports.
 */
export async function aGraphApi() {
  const things: Thing[] = [];
  const calls: GraphCall[] = [];
  const login = aFacebookLogin();
  let interrupt: ((call: GraphCall) => GraphAnswer | 'hang' | 'lose the answer' | undefined) | undefined;
  const adState: Record<string, unknown> = { effective_status: 'PENDING_REVIEW' };
  let insights: object[] = [];

  function answer(call: GraphCall): GraphAnswer {
    const { method, path, fields } = call;
    const answer = login.answer(call);
    if (answer !== undefined) return answer;
    const [, node = '', edge = ''] = path.split('/').slice(1);
    if (edge === 'insights') return { body: { data: insights } };
    if (edge === 'adimages') return { body: { images: { bytes: { hash: `hash-${fields.bytes?.length}` } } } };
    if (edge !== '' && method === 'POST') {
      const thing = { id: String(100 + things.length), edge, fields: { ...fields } };
      things.push(thing);
      return { body: { id: thing.id } };
    }
    if (edge !== '') {
      const data = things
        .filter((each) => each.edge === edge && fields.filtering?.includes(JSON.stringify(each.fields.name)))
        .map(({ id, fields: { name } }) => ({ id, name }));
      return { body: { data } };
    }
    const thing = things.find(({ id }) => id === node);
    if (thing === undefined)
      return { status: 400, body: { error: { code: 100, message: 'Unknown object' } } };
    if (method === 'GET') return { body: { id: node, ...adState } };
    Object.assign(thing.fields, fields);
    return { body: { success: true } };
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '', 'http://graph');
      const fields = Object.fromEntries(
        request.method === 'POST' ? new URLSearchParams(body) : url.searchParams,
      );
      const token = request.headers.authorization ?? '';
      const call = { method: request.method ?? '', path: url.pathname, fields, token };
      calls.push(call);
      const interruption = interrupt?.(call);
      if (interruption === 'hang') return;
      const { status = 200, body: answered } = typeof interruption === 'object' ? interruption : answer(call);
      if (interruption === 'lose the answer') {
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof answered === 'string' ? answered : JSON.stringify(answered));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    things,
    /** Grants the app access: `code` is what Facebook adds to `redirect`. */
    allows: login.allows,
    /** Runs before each answer; undefined lets the call through. */
    interrupts: (how: typeof interrupt) => {
      interrupt = how;
    },
    saysOfAds: (state: Record<string, unknown>, sums: object[] = []) => {
      Object.assign(adState, state);
      insights = sums;
    },
  };
}
