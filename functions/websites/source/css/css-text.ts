import type { CssNode } from 'css-tree';
import generate from 'css-tree/generator';
import walk from 'css-tree/walker';

/** Characters that can't be printed as they are. Strings can contain them as escapes. */
const UNPRINTABLE = /[<\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/** Prints a node as CSS. A `<` is written in an equivalent way where there is one. */
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

/** Rewrites `400px <= width < 700px` as `700px > width >= 400px`. */
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
