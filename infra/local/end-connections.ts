import type { Server } from 'node:http';

/**
 * Ends every connection of a closing server, including late ones and those that have sent nothing yet; `close` alone
 * waits a minute for those. Only for the emulators, whose clients have stopped by then.
 */
export function endConnections(server: Server): void {
  server.on('connection', (socket) => socket.destroy());
  server.closeAllConnections();
}
