import { stableHash } from '#shared/domain/stable-hash.ts';
import type { Line } from './copy-library.ts';

/** What fills the slots of lines, by name; a line that needs one that is absent is not drawn. */
export type Slots = Readonly<Record<string, string>>;

const GROUP = /\[([^\]]*)\]/g;
const SLOT = /\{(\w+)\}/g;

/** Names of the slots that a line needs. */
export function slotsOf(line: Line): string[] {
  return [...line.matchAll(SLOT)].map(([, name = '']) => name);
}

/** Whether every slot of the line has a fact. */
export function canFill(line: Line, slots: Slots): boolean {
  return slotsOf(line).every((name) => (slots[name] ?? '') !== '');
}

/** The line with one option of each group, the same for the same seed, and its slots filled. Pure. */
export function expandLine(line: Line, seed: string, slots: Slots = {}): string {
  let place = 0;
  const chosen = line.replace(GROUP, (_, group: string) => {
    const options = group.split('|');
    return options[stableHash(`${seed}\u0000${line}\u0000${place++}`) % options.length] ?? '';
  });
  return chosen.replace(SLOT, (_, name: string) => slots[name] ?? '');
}
