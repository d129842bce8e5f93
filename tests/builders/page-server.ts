import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type PageServer = { port: number; origin: string; connections: () => number };

/** A restaurant's web server on this machine, for one test. */
export function aPageServer(listener: RequestListener, address = '127.0.0.1'): Promise<PageServer> {
  return listen(createServer(listener), address);
}

/** A server that writes raw bytes to its socket, HTTP or not. */
export function aSocketServer(talk: (socket: Socket) => void, port = 0): Promise<PageServer> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy());
    talk(socket);
  });
  return listen(server, '127.0.0.1', port);
}

type Listener = ReturnType<typeof createSocketServer>;

async function listen(server: Listener, address: string, port = 0): Promise<PageServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, address);
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  const { port: bound } = server.address() as AddressInfo;
  return { port: bound, origin: `http://${address}:${bound}`, connections: () => connections };
}
