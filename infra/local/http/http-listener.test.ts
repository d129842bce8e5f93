import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './http-listener.ts';

test('closing ends a connection that has sent nothing, and waits for a running request', async () => {
  const listener = await listen(0, 'PORT');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<() => void>();
  listener.serve((_request, response) => arrive(() => response.end('done')));
  const unused = connect(listener.port, '127.0.0.1');
  await once(unused, 'connect');
  const answer = fetch(`http://127.0.0.1:${listener.port}`);
  const goOn = await arrived;
  const closed = listener.close();
  await once(unused, 'close');
  goOn();
  expect(await (await answer).text()).toBe('done');
  await closed;
});
