import type { Span } from '../reader.ts';
import { trimmed } from './spans.ts';

export type Line = Span & {
  /** The line doesn’t include bullets and list numbers. */
  hasBullet: boolean;
  /** Whether a blank line or the start of the text precedes. */
  opensBlock: boolean;
};

const BULLET =
  /^(?:[-*•·–—>▪►●○◦‣✓✔☑→~+|#◆■□❖]{1,6}(?=[\s\p{L}\p{Extended_Pictographic}])|[.,;:)](?=\s)|\p{Extended_Pictographic}(?:\uFE0F|\u200D)?|\d{1,3}[a-z]?[.)](?=\s)|\s)/u;
const MOST_BULLETS = 8;

function withoutBullet(source: string, span: Span): Span {
  let { start } = span;
  for (let count = 0; count < MOST_BULLETS; count++) {
    const found = BULLET.exec(source.slice(start, Math.min(span.end, start + 12)));
    if (found === null || start + found[0].length >= span.end) break;
    start += found[0].length;
  }
  return { start, end: span.end };
}

/** The non-blank lines of the free passages, without list marks. Lines don’t cross passages. */
export function linesOf(source: string, free: readonly Span[]): Line[] {
  const lines: Line[] = [];
  let isAfterBlank = true;
  for (const passage of free) {
    let { start } = passage;
    while (start <= passage.end) {
      const found = source.indexOf('\n', start);
      const end = found < 0 || found > passage.end ? passage.end : found;
      const whole = trimmed(source, { start, end });
      const isLineStart =
        whole.start === 0 || /\n\s*$/.test(source.slice(Math.max(0, whole.start - 12), whole.start));
      const span = isLineStart ? trimmed(source, withoutBullet(source, whole)) : whole;
      if (span.start < span.end) {
        lines.push({ ...span, hasBullet: span.start > whole.start, opensBlock: isAfterBlank });
        isAfterBlank = false;
      } else if (end > passage.start && end === found) isAfterBlank = true;
      start = end + 1;
    }
  }
  return lines;
}
