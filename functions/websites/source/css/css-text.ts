import type { CssNode } from 'css-tree';
import generate from 'css-tree/generator';
import walk from 'css-tree/walker';

/** What a stylesheet here may not hold as it is; strings can say it by its code. */
const UNPRINTABLE = /[<\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/** A node as CSS text. What would print a `<` is written otherwise where that says the same. */
export function textOf(node: CssNode): string {
  walk(node, (each) => {
    if (each.type === 'String' && each.value.search(UNPRINTABLE) !== -1) {
      Object.assign(each, { type: 'Raw', value: quoted(each.value) });
    }
    if (each.type === 'FeatureRange') turnRange(each);
  });
  return generate(node);
}

function quoted(text: string): string {
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replace(UNPRINTABLE, (each) => `\\${(each.codePointAt(0) ?? 0).toString(16)} `);
  return `"${escaped}"`;
}

const TURNED: Record<string, string> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' };

/** `400px <= width < 700px` as `700px > width >= 400px`. */
function turnRange(range: Extract<CssNode, { type: 'FeatureRange' }>): void {
  if (!`${range.leftComparison}${range.rightComparison ?? ''}`.includes('<')) return;
  const { left, middle, right, leftComparison, rightComparison } = range;
  const turned = TURNED[leftComparison] ?? '';
  if (right === null || rightComparison === null) {
    Object.assign(range, { left: middle, leftComparison: turned, middle: left });
    return;
  }
  Object.assign(range, {
    left: right,
    leftComparison: TURNED[rightComparison] ?? '',
    rightComparison: turned,
    right: left,
  });
}
