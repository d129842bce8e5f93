const SPACES = /\[[^\]]*\]| \?| /g;

/** A space stands for one to three, ` ?` for at most three; those in brackets stay. */
function withSpaces(phrase: string): string {
  return phrase.replace(SPACES, (found) => {
    if (found.startsWith('[')) return found;
    return found === ' ' ? '\\s{1,3}' : '\\s{0,3}';
  });
}

/** A choice at the beginning: "(?:mein|unser)e? Koch", "(?:the )?menu". */
const CHOICE = /^\(\?:([^()]*)\)(\??)(?![*+{])/;

/** A phrase that begins with a choice is as many phrases: only then their first letters are known. */
function opened(phrase: string): string[] {
  const [choice, words = '', isOptional = ''] = CHOICE.exec(phrase) ?? [];
  if (choice === undefined) return [phrase];
  const rest = phrase.slice(choice.length);
  const begun = words.split('|').map((word) => word + rest);
  return (isOptional === '' ? begun : [...begun, rest]).flatMap(opened);
}

/** Alternatives by their first two letters: at each place of a text few of them are tried. */
function byFirstLetters(phrases: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const phrase of phrases.flatMap(opened)) {
    const first = /^[a-z]{2}(?![?*+{])/.exec(phrase)?.[0] ?? '';
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [phrase.slice(first.length)]);
    else group.push(phrase.slice(first.length));
  }
  return [...groups].map(([first, rests]) => `${first}(?:${rests.join('|')})`).join('|');
}

/**
 * One expression for many phrases, which are given folded and may hold `\d`, `?`, `[…]` and `(?:…|…)`. A space
 * stands for one to three. It never matches inside a word.
 */
export function anyOf(phrases: readonly string[], flags = ''): RegExp {
  const longestFirst = [...new Set(phrases.map((phrase) => phrase.trim()))].toSorted(
    (a, b) => b.length - a.length,
  );
  const alternatives = byFirstLetters(longestFirst.map(withSpaces));
  return new RegExp(`(?<![a-z0-9ßœæ])(?:${alternatives})(?![a-z0-9ßœæ])`, flags);
}

/** Phrases written one a line, or parted by `;`. */
export function phrasesOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
