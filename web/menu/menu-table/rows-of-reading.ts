import type { MenuReading } from '#shared/profile/menu-lines/read-menu-lines.ts';
import type { MenuRow } from './menu-rows.ts';

/** The dishes that were read in a text, each with its lines. Pure. */
export function rowsOfReading({ accepted }: MenuReading, text: string): MenuRow[] {
  const lines = text.split('\n');
  return accepted.flatMap((entry, id) => {
    if (entry.field !== 'dishes') return [];
    const { first, last } = entry.lines;
    const source = lines.slice(first, last + 1).filter((line) => line.trim() !== '');
    return [{ id, dish: entry.value, source: source.join('\n') }];
  });
}
