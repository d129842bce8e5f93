import { detectLanguage } from '#functions/ai/readers/language/detect-language.ts';
import type { PRIVATE_REASONS } from '#shared/profile/profile-reading.ts';
import { HELD_WORDS, type HeldWords } from '../../library/words/held-words.ts';
import { alternatives, oneOf } from '../text/one-of.ts';

type PrivateReason = (typeof PRIVATE_REASONS)[number];

/**
 * The verdict on a line: `certain` may be printed, `words_only` too, but its facts may not be true today, `likely`
 * waits for the owner, and other values say why guests don’t see it. Facts in a line that isn’t `certain` are `likely`.
 */
export type Verdict = 'certain' | 'words_only' | 'likely' | PrivateReason;

type Patterns = Readonly<Record<keyof HeldWords, RegExp>>;
const PATTERNS = new Map<string, Patterns>();

/** The expressions of one language, compiled when a text needs them. */
function patternsOf(language: string): Patterns | undefined {
  const words = HELD_WORDS[language];
  if (words === undefined) return undefined;
  const known = PATTERNS.get(language);
  if (known !== undefined) return known;
  const compile = (listed: string) => new RegExp(oneOf(listed), 'u');
  const { secret, toMaker, held, timely, praise } = words;
  const compiled = {
    secret: compile(secret),
    toMaker: compile(toMaker),
    held: compile(held),
    timely: compile(timely),
    praise: compile(praise),
  };
  PATTERNS.set(language, compiled);
  return compiled;
}

const PLACEHOLDER =
  /lorem ipsum|dolor sit amet|\[[^\]\n]{1,60}\]|\{\{|_{3,}|(?<![a-z])x{3,}(?![a-z])|(?<![a-z])to-?do:|(?:insert|add|your) [a-z ]{2,20} here/;
/** The footer of an old website, or text of a listing on another site. */
const FOOTER = new RegExp(
  alternatives(`
    ©;copyright;privacy;(?:use|accept|our|manage) cookies;cookies? (?:policy|settings|richtlinie);impressum;datenschutz
    all rights reserved;mentions legales;aviso legal;p\\. ?iva;last updated;popular times;google reviews;local guide
    mise a jour
  `),
);
const GREETINGS = alternatives(`
  hi+;hiya;hello;hey;good (?:morning|afternoon|evening);dear;hola;buenas;buenos dias;bonjour;bonsoir;salut
  hallo;moin;servus;guten (?:tag|morgen|abend);liebe[sr]?;ciao;salve;buongiorno;buonasera
`);
const GREETING = new RegExp(`^(?:${GREETINGS})(?![a-z])`);
/** "No tourist menu, please!" asks someone: guests, or the writer of the page. "Book ahead, please" asks guests. */
const ENDS_POLITELY =
  /^(?!(?:no|sin|pas de|keine?|nessun\w*|niente) )(?!.*(?<![a-z])(?:book|reserve|call|order|ask|arrive|bring|text|reserv\w+|llam\w+|appel\w+|anruf\w+|chiam\w+|prenot\w+)(?![a-z])).*,? (?:please|por favor|per favore|bitte|svp|s.il (?:vous|te) plait)[\s.!]*$/;

/** A question, unless it is rhetorical: "Red or green?" */
const ASKS = /\S+(?:\s+\S+){3,}\?/;

/** Classifies one folded sentence or line. `language`: that of the whole text. Pure. */
export function classifyLine(folded: string, language: string): Verdict {
  if (PLACEHOLDER.test(folded)) return 'placeholder';
  const own = detectLanguage(folded, folded);
  const sets = [...new Set([language, own])].flatMap((each) => patternsOf(each) ?? []);
  const patterns = sets.length > 0 ? sets : [patternsOf('en')];
  const has = (words: keyof HeldWords) => patterns.some((each) => each?.[words].test(folded));
  if (FOOTER.test(folded)) return 'to_the_maker';
  if (has('secret')) return 'not_to_be_mentioned';
  if (has('toMaker')) return 'to_the_maker';
  if (has('praise')) return 'self_praise';
  if (GREETING.test(folded) || ENDS_POLITELY.test(folded) || has('held') || ASKS.test(folded))
    return 'likely';
  return has('timely') ? 'words_only' : 'certain';
}
