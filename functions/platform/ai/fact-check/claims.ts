import type { FactKind } from './fact-source.ts';
import type { Part } from './readers/fact-token.ts';
import { BARGAIN_ROWS } from './vocabulary/bargain-rows.ts';
import type { ClaimRow } from './vocabulary/claim.ts';
import { DIET_ROWS } from './vocabulary/diet-rows.ts';
import { HOURS_ROWS } from './vocabulary/hours-rows.ts';
import { HOUSE_ROWS } from './vocabulary/house-rows.ts';
import { PRAISE_ROWS } from './vocabulary/praise-rows.ts';
import { RULE_ROWS } from './vocabulary/rule-rows.ts';

/** A claim as a text makes it. */
export type StatedClaim = Part & {
  concept: string;
  kind: FactKind;
  implies: readonly string[];
  /** "no delivery", "we are not vegan" */
  isDenied: boolean;
};

type Pattern = Omit<ClaimRow, 'words'> & { pattern: RegExp; isSoft: boolean };

const ROWS = [DIET_ROWS, PRAISE_ROWS, HOUSE_ROWS, RULE_ROWS, BARGAIN_ROWS, HOURS_ROWS].flat();

/** What is left of letters when a text is plain: looked for twice as fast as `\p{L}` is. */
const LETTER = 'a-z\\d\\u00df-\\u024f';

const PATTERNS: readonly Pattern[] = ROWS.map(({ words, ...row }) => ({
  ...row,
  isSoft: row.kind === 'claim',
  pattern: new RegExp(`(?<![${LETTER}])(?:${words})(?![${LETTER}]|'t(?![a-z]))`, 'gu'),
}));

const DENIED_BEFORE =
  /(?:^|[^\p{L}])(?:no|not|never|without|don't|do not|doesn't|does not|isn't|aren't|cannot|can't|neither|nor|non|zero|sin|nunca|ni|sans|pas|pas de|jamais|ne|senza|mai|ohne|kein|keine|keinen|nicht|nie|nothing is|none is|none of it is|aint|ain't|nada es|rien n'est|niente e|nichts ist)\s(?:(?:a|any|the|yet|our|se|admiten|admitimos|admite|aceptan|permiten|permitimos|allow|permit|ammettiamo|accettano|erlauben|do|take|accept|have|offer|una?|un|des?|del|la|el|il|e|is|es|is|sind|wir|serve|serving|aceptamos|hay|tenemos|prenons|acceptons|accettiamo|abbiamo|nehmen|haben)\s){0,3}$/u;
const DENIED_AFTER =
  /^\s(?:is |are |not |es |son |est |sont |e |sono |ist |sind )?(?:not (?:available|offered|accepted|possible|taken|allowed|required|needed)|unavailable|nicht (?:moglich|erlaubt|notig)|impossible|not)(?![a-z])/;

/** "Dumplings like grandma's", "wie bei Oma": what something is likened to is no statement. */
const LIKENED =
  /(?<!such )(?:^|[^\p{L}])(?:like|as if|the way|wie (?:bei|von|zu|aus)|comme (?:chez|a)|como (?:en|la|las|el|los|si|de)|come (?:da|a|dalla|quell[aoei]))\s(?:[\p{L}']+\s){0,4}$/u;

/** Every claim that a plain text makes, in any language. Linear in its length. */
export function claimsIn(text: string): StatedClaim[] {
  return PATTERNS.flatMap(({ pattern, concept, kind, isSoft, implies = [] }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index: start }) => {
      const end = start + words.length;
      if (isSoft && LIKENED.test(text.slice(Math.max(0, start - 50), start))) return [];
      const isDenied =
        DENIED_BEFORE.test(text.slice(Math.max(0, start - 40), start)) ||
        DENIED_AFTER.test(text.slice(end, end + 30));
      return [{ concept, kind, implies, isDenied, start, end }];
    }),
  );
}
