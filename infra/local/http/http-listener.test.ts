import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from './http-listener.ts';

test('closing ends a connection that has sent nothing, and waits for a running request', async () => {
  const listener = await listen(0, 'PORT');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<() => void>();
  listener.serve((_request, response) => arrive(() => response.end('done')));
  const unused = connect(listener.port, '127.0.0.1');
  await once(unused, 'connect');
  const asked = get({ port: listener.port, host: '127.0.0.1', agent: false });
  const goOn = await arrived;
  const closed = listener.close();
  await once(unused, 'close');
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  goOn();
  const [answer] = await answered;
  expect(await text(answer)).toBe('done');
  await closed;
});
