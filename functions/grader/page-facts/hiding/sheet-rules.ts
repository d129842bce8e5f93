/** The effect of a declaration: `none` and `hidden` hide, other values show. */
export type Saying = { property: 'display' | 'visibility'; isHiding: boolean; isImportant: boolean };

/** A CSS rule that shows or hides something. */
export type SheetRule = {
  selectors: string[];
  sayings: Saying[];
  /** Inside `@media` or a similar block, or inside another rule. */
  isConditional: boolean;
};

/** Per sheet; whole CSS frameworks are about as long. */
const SHEET_CHARACTERS = 300_000;
const SELECTORS_OF_A_RULE = 50;
const SIGN = /"[^"\n]*"|'[^'\n]*'|[{};]/g;
const SAYING = /(?:^|[;\s])(display|visibility)\s{0,9}:\s{0,9}([a-z-]{1,30})\s{0,9}(!?)/gi;

type OpenBlock = { prelude: string; from: number };

/**
 * Returns the rules of a style sheet that show or hide something, in order. One pass, however deeply rules are
 * nested.
 */
export function rulesOfSheet(given: string): SheetRule[] {
  const css = withoutComments(given.slice(0, SHEET_CHARACTERS));
  const rules: SheetRule[] = [];
  const open: OpenBlock[] = [];
  let from = 0;
  for (const { 0: sign, index } of css.matchAll(SIGN)) {
    if (sign.length > 1) continue;
    if (sign === '{') open.push({ prelude: css.slice(from, index).trim(), from: index + 1 });
    const ended = sign === '}' ? open.pop() : undefined;
    if (ended !== undefined && !ended.prelude.startsWith('@')) {
      const sayings = sayingsOf(css.slice(ended.from, index));
      const selectors = ended.prelude.split(',', SELECTORS_OF_A_RULE).map((each) => each.trim());
      if (sayings.length > 0) rules.push({ selectors, sayings, isConditional: open.length > 0 });
    }
    from = index + 1;
  }
  return rules;
}

/** The effects of declarations; nested rules are separate. */
export function sayingsOf(declarations: string): Saying[] {
  const [own = ''] = declarations.split('{', 1);
  return Array.from(own.matchAll(SAYING), ([, name = '', value = '', sign]) => {
    const property = name.toLowerCase() === 'display' ? 'display' : 'visibility';
    const isHiding = value.toLowerCase() === (property === 'display' ? 'none' : 'hidden');
    return { property, isHiding, isImportant: sign === '!' };
  });
}

function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  return [first, ...others.map((part) => part.slice(endOfComment(part)))].join(' ');
}

/** An unclosed comment extends to the end. */
function endOfComment(part: string): number {
  const end = part.indexOf('*/');
  return end === -1 ? part.length : end + '*/'.length;
}
