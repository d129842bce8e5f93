import type { Span } from '../reader.ts';

/** Addresses and accounts of the house: their letters are its name. Folded. */
const ACCOUNTS =
  /(?<![\w@.])@([a-z\d_.-]{5,40})|(?:instagram|facebook|insta|ig|fb|tiktok|threads)(?:\.com)?\s?[:/]\s?@?([a-z\d_.-]{5,40})|(?:@|\/\/|www\.|(?<![\w.@/-]))([a-z\d-]{5,40})\.(?:com|net|org|co|de|fr|es|it|ch|at|ie|us|ca|au|uk|mx|eu|info|example|restaurant|cafe|bar|pizza|menu|shop|biz)(?![a-z])/g;
/** Hosts that many houses share, and words that are no part of a name. */
const SHARED =
  /^(?:gmail|hotmail|yahoo|outlook|icloud|web|gmx|orange|wanadoo|libero|instagram|facebook|google|opentable|resy|exploretock|doordash|ubereats|grubhub|thefork|toasttab|yelp|tripadvisor|linktr|order|orders|reserve|book|bookings?)$/;
/** Letters that handles leave out or add. */
const SMALL = new Set([
  'the',
  'and',
  '&',
  '+',
  'el',
  'la',
  'le',
  'il',
  'y',
  'e',
  'et',
  'und',
  'di',
  'da',
  'de',
  'du',
  'del',
]);
/** Behind these stands a place: the account is named after the town. */
const PLACED = /(?:^|\s)(?:in|at|on|near|from|of|im|am|auf|uf|em|bei|aus|en|a|de|di|da|d'|sur|su) $/;
const FEWEST_LETTERS = 6;
const MOST_WORDS = 6;
const MOST_ACCOUNTS = 6;

/** The accounts of a text, blanked in `head` so that they are no words of it. */
function withoutAccounts(head: string): string {
  return head.replace(ACCOUNTS, (found) => ' '.repeat(found.length));
}

function accountsIn(folded: string): string[] {
  return [...folded.matchAll(ACCOUNTS)].flatMap(([, ...groups]) => {
    const account = groups.find((group) => group !== undefined)?.replace(/\.(?:com|example)$/, '') ?? '';
    const letters = account.replace(/[^a-z\d]/g, '');
    return letters.length < FEWEST_LETTERS || SHARED.test(account) ? [] : [letters];
  });
}

function lettersOf(words: readonly string[]): string {
  return words.join('').replace(/[^a-z\d]/g, '');
}

/** How well words stand for an account: all of it, all but small words, or its beginning. */
function isAccount(account: string, words: readonly string[]): boolean {
  const plain = lettersOf(words);
  const short = lettersOf(words.filter((word) => !SMALL.has(word)));
  if (account === plain || account === short) return true;
  const isLong = words.length >= 2 && short.length >= 8;
  return isLong && (account.startsWith(plain) || account.startsWith(short));
}

/**
 * The words of a text that its accounts are named after, the longest: "petit merle" beside "@petitmerle.lyon". What
 * stands in the account itself does not count. `head` is the beginning of `folded` in which they are looked for.
 */
export function nameOfAccounts(folded: string, head: string): Span | undefined {
  const accounts = [...new Set(accountsIn(folded))].slice(0, MOST_ACCOUNTS);
  if (accounts.length === 0) return undefined;
  const words = [
    ...withoutAccounts(head).matchAll(/(?<![\w@./-])[a-z\d](?:[a-z\d'-]|\.(?=[a-z]))*(?![\w@/-])|&|\+/g),
  ].map(({ 0: word, index }) => ({
    word: word.replace(/'/g, ''),
    start: index,
    end: index + word.length,
  }));
  let best: (Span & { letters: number }) | undefined;
  for (let at = 0; at < words.length; at++) {
    for (let count = 1; count <= MOST_WORDS && at + count <= words.length; count++) {
      const run = words.slice(at, at + count);
      const [first, last] = [run[0], run.at(-1)];
      if (first === undefined || last === undefined) break;
      if (/[.!?,;:\n(]/.test(head.slice(first.start, last.end).replace(/\.(?=[a-z])/g, ''))) break;
      const letters = lettersOf(run.map(({ word }) => word));
      if (letters.length > 44) break;
      if (
        letters.length < FEWEST_LETTERS ||
        !accounts.some((account) =>
          isAccount(
            account,
            run.map(({ word }) => word),
          ),
        )
      )
        continue;
      if (
        SMALL.has(last.word) ||
        (count === 1 && PLACED.test(head.slice(Math.max(0, first.start - 8), first.start)))
      )
        continue;
      if (best === undefined || letters.length > best.letters)
        best = { start: first.start, end: last.end, letters: letters.length };
    }
  }
  return best && { start: best.start, end: best.end };
}

/** Whether an account of the house is called exactly as some words: "Currywerk Nord" beside "@currywerknord". */
export function isConfirmedByAccount(folded: string, name: string): boolean {
  const words = name.split(/[^a-z\d&+]+/).filter((word) => word !== '');
  const plain = lettersOf(words);
  const short = lettersOf(words.filter((word) => !SMALL.has(word)));
  return accountsIn(folded).some((account) => account === plain || account === short);
}
