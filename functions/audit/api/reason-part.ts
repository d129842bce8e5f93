import type { Values } from './read-audit-record.ts';

/** The end of a sentence: the reason that an administrator gave, if there is one. */
export function reasonPart({ reason }: Values): string {
  return typeof reason === 'string' ? `: ${reason}` : '.';
}
