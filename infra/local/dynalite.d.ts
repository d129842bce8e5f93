declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** Doesn't start by itself: call `listen`. Without `path` everything is kept in memory. */
  export default function dynalite(options?: {
    path?: string;
    createTableMs?: number;
    deleteTableMs?: number;
  }): Server;
}
