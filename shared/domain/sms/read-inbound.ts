import {
  FILLER_WORDS,
  HELP_WORDS,
  REPLY_LANGUAGES,
  type ReplyLanguage,
  START_WORDS,
  STOP_PHRASES,
  STOP_WORDS,
} from './inbound-words.ts';

export type InboundWish = 'stop' | 'start' | 'help' | 'other';
export type InboundReading = { wish: InboundWish; language: ReplyLanguage };

/** Longest text that carriers join: what is behind it is not read. */
const READ_LENGTH = 1_600;

/**
 * What a guest asks for. One of the words alone, in any case, with any punctuation and with courtesies around it; a
 * wording that says it anywhere; or a text that begins with STOP. In doubt between stopping and anything else, it is
 * stop.
 */
export function readInbound(text: string): InboundReading {
  const words = wordsOf(text);
  const phrase = languageOfPhrase(words);
  if (phrase !== undefined) return { wish: 'stop', language: phrase };

  const asked = words.filter((word) => !FILLERS.has(word));
  const stop = languageOfFirst(asked, STOP);
  if (stop !== undefined && (asked.every((word) => ASKING.has(word)) || beginsWithStop(words))) {
    return { wish: 'stop', language: stop };
  }
  if (asked.length > 0 && asked.every((word) => ASKING.has(word))) {
    const start = languageOfFirst(asked, START);
    if (start !== undefined) return { wish: 'start', language: start };
    return { wish: 'help', language: languageOfFirst(asked, HELP) ?? 'en' };
  }
  return { wish: 'other', language: 'en' };
}

/** "Stop by tonight?" is a visit. */
function beginsWithStop([first, second]: string[]): boolean {
  return (
    (first === 'stop' || first === 'stopp' || first === 'unsubscribe') && second !== 'by' && second !== 'in'
  );
}

/** Small letters without accents; apostrophes join ("don't" is one word), all other signs part. */
function wordsOf(text: string): string[] {
  const folded = text
    .slice(0, READ_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/n['’‘´`]t\b/g, 'nt')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return folded === '' ? [] : joinedLetters(folded.split(' '));
}

/** "S T O P" and "s.t.o.p." are one word. */
function joinedLetters(words: string[]): string[] {
  return words.length > 1 && words.every((word) => word.length === 1) ? [words.join('')] : words;
}

function languageOfPhrase(words: string[]): ReplyLanguage | undefined {
  const text = ` ${words.join(' ')} `;
  return REPLY_LANGUAGES.find((language) => PHRASES[language].some((phrase) => text.includes(` ${phrase} `)));
}

function languageOfFirst(words: string[], vocabulary: ReadonlyMap<string, ReplyLanguage>) {
  return words.map((word) => vocabulary.get(word)).find((language) => language !== undefined);
}

const STOP = byWord(STOP_WORDS);
const START = byWord(START_WORDS);
const HELP = byWord(HELP_WORDS);
const ASKING = new Set([...STOP.keys(), ...START.keys(), ...HELP.keys()]);
const FILLERS = new Set(REPLY_LANGUAGES.flatMap((language) => FILLER_WORDS[language].split(' ')));
const PHRASES = Object.fromEntries(
  REPLY_LANGUAGES.map((language) => [language, STOP_PHRASES[language].split('|')]),
) as Record<ReplyLanguage, string[]>;

/** A word of two languages is the earlier one's. */
function byWord(words: Readonly<Record<ReplyLanguage, string>>): ReadonlyMap<string, ReplyLanguage> {
  const found = new Map<string, ReplyLanguage>();
  for (const language of REPLY_LANGUAGES) {
    for (const word of words[language].split(' ')) if (!found.has(word)) found.set(word, language);
  }
  return found;
}
