/** Whether guests see what a declaration is about: `none` and `hidden` hide, everything else shows. */
export type Saying = { property: 'display' | 'visibility'; isHiding: boolean; isImportant: boolean };

/** A rule of a style sheet that shows or hides something. */
export type SheetRule = {
  selectors: string[];
  sayings: Saying[];
  /** Within `@media` and its like, or within another rule: it does not hold everywhere. */
  isConditional: boolean;
};

/** Of one sheet; whole frameworks are about as long. */
const SHEET_CHARACTERS = 300_000;
const SELECTORS_OF_A_RULE = 50;
const SIGN = /"[^"\n]*"|'[^'\n]*'|[{};]/g;
const SAYING = /(?:^|[;\s])(display|visibility)\s{0,9}:\s{0,9}([a-z-]{1,30})\s{0,9}(!?)/gi;

type OpenBlock = { prelude: string; from: number };

/** The rules of a style sheet that show or hide something, in order. One way through it, however deep it is nested. */
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

/** What declarations say; rules within them speak for themselves. */
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

/** A comment that never ends takes the rest. */
function endOfComment(part: string): number {
  const end = part.indexOf('*/');
  return end === -1 ? part.length : end + '*/'.length;
}
