import { asTyped } from './as-typed.ts';
import { CHANGING, ON_THE_TABLE, THE_PHOTO } from './table-words.ts';
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
/** It should stay as it is. */
export const NOT = new Set([
  ..."not|don't|dont|do not|never|keep|without losing|without washing out|without changing|without touching|without affecting|without ruining|not too|nothing too|without making|but not|isn't".split(
    '|',
  ),
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

/** Says nothing about the photo. */
export const FILLERS = new Set([
  ..."a an the this that these those my our your their its it i we you me us and or but so as to of in on at for from with by into than then please pls thanks thank can could would should will want wants wanted need needs like make makes made making get gets give gives let have has had be is are was were been being look looks looking looked appear appears seem seems feel feels feeling photo photos picture pictures pic pics image images shot shots photograph restaurant kitchen chef customer customers guest guests people's breakfast brunch lunch dinner all everything something thing things bit kind sort overall whole really just also too very quite more most while when where which who what how up out over off there here one two some any every each same style vibe vibes effect effects mood atmosphere ambiance feel quality level levels version post posts posting ad ads use used using show shows showing taken took take come comes came turn turned bring brings try put set adjust change apply tweak edit edited editing do does did done hi hello hey u hate ok okay yes actually maybe because since if not don't dont keep still only don enough even lunchtime under coming nothing crazy diner somehow still must other others such both done been having white whites side left right night only around degrees worthy lamps bulbs lights down overall foto phone camera iphone job cannot can't see changes".split(
    ' ',
  ),
  ...ON_THE_TABLE,
  ...THE_PHOTO,
  ...CHANGING,
  ...asTyped(STANCES_OF_LANGUAGES.fillers),
]);
