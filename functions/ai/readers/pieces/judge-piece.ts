import { detectLanguage } from '#functions/ai/readers/language/detect-language.ts';
import type { PRIVATE_REASONS } from '#shared/profile/profile-reading.ts';
import { oneOf } from '../text/one-of.ts';
import type { Cues } from './cues/cues.ts';
import { ENGLISH } from './cues/english.ts';
import { FRENCH } from './cues/french.ts';
import { GERMAN } from './cues/german.ts';
import { ITALIAN } from './cues/italian.ts';
import { SPANISH } from './cues/spanish.ts';

type PrivateReason = (typeof PRIVATE_REASONS)[number];

/**
 * What becomes of a piece: `certain` is printed, `likely` is a suggestion for its owner, and a reason keeps it from
 * guests. Facts in a piece that is `likely` are no surer than it is.
 */
export type Verdict = 'certain' | 'likely' | PrivateReason;

const CUES: Readonly<Record<string, Cues>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  it: ITALIAN,
};
const PATTERNS = new Map<string, Readonly<Record<keyof Cues, RegExp>>>();

/** The expressions of one language, compiled when a text needs them. */
function patternsOf(language: string): Readonly<Record<keyof Cues, RegExp>> | undefined {
  const cues = CUES[language];
  if (cues === undefined) return undefined;
  const known = PATTERNS.get(language);
  if (known !== undefined) return known;
  const compile = (words: string) => new RegExp(oneOf(words), 'u');
  const compiled = {
    toMaker: compile(cues.toMaker),
    secret: compile(cues.secret),
    changed: compile(cues.changed),
    unsure: compile(cues.unsure),
    praise: compile(cues.praise),
  };
  PATTERNS.set(language, compiled);
  return compiled;
}

const PLACEHOLDER =
  /lorem ipsum|dolor sit amet|\[[^\]\n]{1,60}\]|\{\{|_{3,}|(?<![a-z])x{3,}(?![a-z])|(?<![a-z])to-?do:|(?:insert|add|your) [a-z ]{2,20} here/;
/** The foot of an old website, or a listing elsewhere. */
const FOOTER =
  /©|copyright|privacy|cookies?(?! (?:dough|and|&))|impressum|datenschutz|all rights reserved|mentions legales|aviso legal|p\. ?iva|last updated|popular times|google reviews|local guide|mise a jour/;
const GREETING =
  /^(?:hi+|hiya|hello|hey|good (?:morning|afternoon|evening)|dear|hola|buenas|buenos dias|estimad[oa]s?|querid[oa]s?|bonjour|bonsoir|salut|cher|chere|chers|hallo|moin|servus|guten (?:tag|morgen|abend)|gruß gott|liebe[sr]?|ciao|salve|buongiorno|buonasera|gentil[ei])(?![a-z])/;

/** Judges one sentence or line, which is given folded. `language`: that of the whole text. Pure. */
export function judgePiece(folded: string, language: string): Verdict {
  if (PLACEHOLDER.test(folded)) return 'placeholder';
  const own = detectLanguage(folded, folded);
  const sets = [...new Set([language, own])].flatMap((each) => patternsOf(each) ?? []);
  const patterns = sets.length > 0 ? sets : [patternsOf('en')];
  const has = (cue: keyof Cues) => patterns.some((each) => each?.[cue].test(folded));
  if (FOOTER.test(folded)) return 'to_the_maker';
  if (has('secret')) return 'not_to_be_mentioned';
  if (has('toMaker')) return 'to_the_maker';
  if (has('praise')) return 'self_praise';
  return GREETING.test(folded) || has('changed') || has('unsure') || folded.includes('?')
    ? 'likely'
    : 'certain';
}
