import { asTyped } from './as-typed.ts';
import { STANCES_OF_LANGUAGES } from './words-of-languages.ts';

/** Turns a wish around. */
export const LESS = new Set([
  ...'take off the edge|down with|half as|half the|instead of|rather than|undo|neutralize|not so|not as|not quite so|low|less|reduce|cut out|pull down|push down|reduced|decrease|lower|fewer|drop|cut|tone down|turn down|minimize|without|no|remove|removing|get rid of|lose|dial down|bring down|avoid|eliminate|take some|take away|take out|take off'.split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.less),
]);
/** There should be more. */
export const MORE = new Set([
  ...'put a|put an|put some|insert|place a|lacks|lack|lacking|missing|not enough|too little|high|adding|crank|crank up|more|increase|boost|add|raise|enhance|improve|up|bump|bump up|turn up|extra|stronger|higher|bring out|bring up|pump up|amp up|maximize|make|lift|open|better|greater|some'.split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.more),
]);
/** More of what is on the table would be another portion. */
export const MORE_OF_IT: ReadonlySet<string> = new Set(
  asTyped('more|extra|additional|mehr|plus|davantage|más|più'.split('|')),
);
export const LESS_OF_IT: ReadonlySet<string> = new Set(asTyped('less|weniger|moins|menos|meno'.split('|')));
/** Behind a thing: "contrast down". */
export const UP: ReadonlySet<string> = new Set(
  asTyped(
    'up|higher|increased|hoch|rauf|höher|erhöhen|steigern|verstärken|anheben|plus haut|más alto|más alta|più alto|più alta'.split(
      '|',
    ),
  ),
);
export const DOWN: ReadonlySet<string> = new Set(
  asTyped(
    'down|lower|reduced|runter|reduzieren|verringern|senken|abschwächen|niedriger|tiefer|plus bas|plus basse|más bajo|más baja|più basso|più bassa'.split(
      '|',
    ),
  ),
);
/** Says that the photo is so. */
export const TOO = new Set([
  ...'too|way too|is too|a bit too|a little too|looks too|overly'.split('|'),
  ...asTyped(STANCES_OF_LANGUAGES.too),
]);
export const IS = new Set([
  ..."is|it's|its|made|makes|turned|turns|went|got|was|looks|looked|came out|turned out|seems|are|appears|look".split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.is),
]);
/** Before what is not to be done: "don't reduce", "nicht entfernen". */
export const DO_NOT: ReadonlySet<string> = new Set(
  "not|don't|dont|do not|never|nicht|ne|non|nunca|mai|jamais|pas".split('|'),
);
/** "Remove nothing", "nothing fancy". */
export const NOTHING: ReadonlySet<string> = new Set('nothing|nichts|nada|rien|niente|nulla'.split('|'));
/** It should stay as it is. */
export const NOT = new Set([
  ..."not|don't|dont|do not|never|keep|without losing|without washing out|without changing|without touching|without affecting|without ruining|not too|nothing too|without making|but not|isn't".split(
    '|',
  ),
  ...NOTHING,
  ...asTyped(STANCES_OF_LANGUAGES.not),
]);
export const SLIGHTLY = new Set([
  ...'slightly|light edit|light edits|light editing|a bit|a little|a little bit|little|bit|a tiny bit|tiny bit|tiny|just a bit|just a little|just a touch|just slightly|just a tad|subtle|subtly|touch|a touch|hint|a hint of|gently|somewhat|mild|mildly|light touch|tad|a tad'.split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.slightly),
]);
export const STRONGLY = new Set([
  ...'twice as|very|much|a lot|lots|lots of|strongly|super|really|way|heavily|dramatically|extremely|max|maximum|ultra|significantly|seriously|as possible'.split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.strongly),
]);
