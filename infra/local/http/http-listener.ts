import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { StartError } from '../local-settings.ts';

export type Listener = {
  port: number;
  serve: (listener: RequestListener) => void;
  close: () => Promise<void>;
};

/**
 * Reserves a loopback port, so that its number is known before the server exists. Throws `StartError` if it is taken.
 * `close` ends idle connections and waits for running requests.
 */
export function listen(port: number, variable: string): Promise<Listener> {
  let current: RequestListener = answerStarting;
  const unused = new Set<Socket>();
  const server = createServer((request, response) => {
    unused.delete(request.socket);
    current(request, response);
  });
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new StartError(portTakenMessage(port, variable)) : error);
    });
    server.listen(port, '127.0.0.1', () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        serve: (listener) => {
          current = listener;
        },
        close: () => closeServer(server, unused),
      });
    });
  });
}

const answerStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end('Starting');
};

function portTakenMessage(port: number, variable: string): string {
  return `Port ${port} is already in use. Stop the process that uses it, or choose another port with ${variable}=<number> npm start.`;
}

/** Browsers open connections in advance. Node waits a minute for those that have sent nothing. */
function closeServer(server: Server, unused: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeIdleConnections();
    for (const socket of unused) socket.destroy();
  });
}
