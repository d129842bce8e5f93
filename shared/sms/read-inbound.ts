import {
  FILLER_WORDS,
  HELP_WORDS,
  REPLY_LANGUAGES,
  type ReplyLanguage,
  START_WORDS,
  STOP_PHRASES,
  STOP_SENTENCES,
  STOP_WORDS,
} from './inbound-words.ts';

export type InboundRequest = 'stop' | 'start' | 'help' | 'other';
export type InboundReading = { wish: InboundRequest; language: ReplyLanguage };

/** The longest text that carriers join. The rest isn’t read. */
const READ_LENGTH = 1_600;

/**
 * A guest’s request: one of the words alone, in any case and with any punctuation or courtesies; a phrase that means it
 * anywhere; or a text that begins with STOP. If in doubt, it is STOP (docs/decisions/0031-what-counts-as-stop.md).
 */
export function readInbound(text: string): InboundReading {
  const own = withoutOurText(text.slice(0, READ_LENGTH));
  const words = wordsOf(own);
  const phrase = languageOfPhrase(words);
  if (phrase !== undefined) return { wish: 'stop', language: phrase };

  const asked = words.filter((word) => !FILLERS.has(word));
  if (asked.length === 0) return { wish: STOP_SIGN.test(own) ? 'stop' : 'other', language: 'en' };
  const stop = languageOfFirst(asked, STOP);
  if (stop !== undefined && (asked.every((word) => ASKING.has(word)) || beginsWithStop(words))) {
    return { wish: 'stop', language: languageOfCourtesy(words) ?? stop };
  }
  const sentence = languageOfStopSentence(own);
  if (sentence !== undefined) return { wish: 'stop', language: sentence };
  if (asked.every((word) => ASKING.has(word))) {
    const start = languageOfFirst(asked, START);
    if (start !== undefined) return { wish: 'start', language: start };
    return { wish: 'help', language: languageOfFirst(asked, HELP) ?? 'en' };
  }
  return { wish: 'other', language: 'en' };
}

/** "Stop by tonight?" is about a visit. */
const VISIT = new Set(['by', 'in', 'over', 'off', 'around', 'round']);

function beginsWithStop([first = '', second = '']: string[]): boolean {
  return isPlainStop(first) && !VISIT.has(second);
}

function isPlainStop(word: string): boolean {
  return word === 'stop' || word === 'stopp' || word === 'unsubscribe';
}

/** A quoted win-back text: how phones send a reaction (`Liked “Lupo: … Reply STOP to opt out.”`). */
const OUR_TEXT = /["“„«][\s\S]{10,}reply stop to opt out[^"”“»]*["”“»]/i;

/** The guest’s own words. A text that is all quotation is read whole. */
function withoutOurText(text: string): string {
  const own = text.replace(OUR_TEXT, ' ');
  return own.trim() === '' ? text : own;
}

/** "Who is this? Stop." has a sentence with only the word. */
function languageOfStopSentence(text: string): ReplyLanguage | undefined {
  const sentences = text
    .split(/[.,;:!?…\n]+/)
    .map(wordsOf)
    .filter((words) => !isVisit(words));
  const isPlain = sentences.some(
    (words) => words.some(isPlainStop) && words.every((word) => ASKING.has(word) || FILLERS.has(word)),
  );
  if (isPlain) return 'en';
  return REPLY_LANGUAGES.find((language) =>
    SENTENCES[language].some((wording) => sentences.some((words) => saysOnly(words, wording))),
  );
}

function isVisit(words: string[]): boolean {
  return words.some((word, place) => word === 'stop' && VISIT.has(words[place + 1] ?? ''));
}

/** The phrase with only courtesies around it, and at most a "please" inside. */
function saysOnly(words: string[], wording: string): boolean {
  const plain = words.filter((word) => word !== 'please' && word !== 'pls');
  const [before, ...after] = ` ${plain.join(' ')} `.split(` ${wording} `);
  if (after.length === 0) return false;
  return wordsOf([before, ...after].join(' ')).every((word) => FILLERS.has(word));
}

/** Lowercase without accents. Apostrophes join ("don't" is one word); other punctuation separates. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/n['’‘´`]t\b/g, 'nt')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return folded === '' ? [] : joinedLetters(folded.split(' ')).map(withoutEcho);
}

/** "STOOOPP" is the same word. */
function withoutEcho(word: string): string {
  return /^s+t+[o0]+p+$/.test(word) ? 'stop' : word;
}

/** "S T O P" and "s.t.o.p." are one word, and so is "s top" if it is the whole text. */
function joinedLetters(words: string[]): string[] {
  const joined = words.join('');
  return words.every((word) => word.length === 1) || joined === 'stop' ? [joined] : words;
}

function languageOfPhrase(words: string[]): ReplyLanguage | undefined {
  const text = ` ${words.join(' ')} `.replace(NOT_STOPPING, ' ');
  return REPLY_LANGUAGES.find((language) => PHRASES[language].some((phrase) => text.includes(` ${phrase} `)));
}

/** "Don't stop sending them!" */
const NOT_STOPPING = /^ (?:please |pls )?(?:dont|do not|never) stop /;

/** "Stop, grazie": STOP is used in several languages, the courtesy in one. */
function languageOfCourtesy(words: string[]): ReplyLanguage | undefined {
  for (const word of words) {
    const [language, ...others] = REPLY_LANGUAGES.filter((each) => FILLERS_OF[each].has(word));
    if (language !== undefined && others.length === 0) return language;
  }
  return undefined;
}

function languageOfFirst(words: string[], vocabulary: ReadonlyMap<string, ReplyLanguage>) {
  return words.map((word) => vocabulary.get(word)).find((language) => language !== undefined);
}

const STOP = byWord(STOP_WORDS);
const START = byWord(START_WORDS);
const HELP = byWord(HELP_WORDS);
const ASKING = new Set([...STOP.keys(), ...START.keys(), ...HELP.keys()]);
/** Emoji and symbols that mean it. */
const STOP_SIGN = /[\u{1F6D1}\u{26D4}\u{1F6AB}]/u;
const FILLERS_OF = Object.fromEntries(
  REPLY_LANGUAGES.map((language) => [language, new Set(FILLER_WORDS[language].split(' '))]),
) as Record<ReplyLanguage, Set<string>>;
const FILLERS = new Set(REPLY_LANGUAGES.flatMap((language) => [...FILLERS_OF[language]]));
const PHRASES = wordingsOf(STOP_PHRASES);
const SENTENCES = wordingsOf(STOP_SENTENCES);

function wordingsOf(wordings: Readonly<Record<ReplyLanguage, string>>): Record<ReplyLanguage, string[]> {
  return Object.fromEntries(
    REPLY_LANGUAGES.map((language) => [language, wordings[language].split('|')]),
  ) as Record<ReplyLanguage, string[]>;
}

/** A word in two languages belongs to the first one. */
function byWord(words: Readonly<Record<ReplyLanguage, string>>): ReadonlyMap<string, ReplyLanguage> {
  const found = new Map<string, ReplyLanguage>();
  for (const language of REPLY_LANGUAGES) {
    for (const word of words[language].split(' ')) if (!found.has(word)) found.set(word, language);
  }
  return found;
}
