import type { Writing } from './writing.ts';

/** A line that is true of every dish of its family, with a short second sentence; empty text where none is left. Pure. */
export function describeDish({ lines, family, asides, pick }: Writing): string {
  const line = pick(lines(`dish:${family}`), { into: '', used: [] })?.text ?? '';
  if (line === '') return '';
  const aside = pick(asides, { into: line, used: [] })?.text ?? '';
  return [line, aside].filter((text) => text !== '').join(' ');
}
