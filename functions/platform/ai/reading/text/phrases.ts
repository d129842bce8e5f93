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

/** Phrases by what they begin with, longest first. */
function groupedBy(beginning: (phrase: string) => string, phrases: readonly string[]): Map<string, string[]> {
  const longestFirst = [...new Set(phrases.map((phrase) => phrase.trim()))].toSorted(
    (a, b) => b.length - a.length,
  );
  return Map.groupBy(longestFirst.map(withSpaces).flatMap(opened), beginning);
}

/** Two letters; an empty text where a phrase begins with something else. */
function firstLetters(phrase: string): string {
  return /^[a-z]{2}(?![?*+{])/.exec(phrase)?.[0] ?? '';
}

/** Four letters, or as few as two. */
function manyFirstLetters(phrase: string): string {
  return /^[a-z]{4}(?![?*+{])/.exec(phrase)?.[0] ?? firstLetters(phrase);
}

const NOT_INSIDE = { before: '(?<![a-z0-9ßœæ])', behind: '(?![a-z0-9ßœæ])' };

/**
 * One expression for many phrases, which are given folded and may hold `\d`, `?`, `[…]` and `(?:…|…)`. A space
 * stands for one to three. It never matches inside a word. At each place of a text few of them are tried.
 */
export function anyOf(phrases: readonly string[], flags = ''): RegExp {
  const groups = [...groupedBy(firstLetters, phrases)].map(
    ([first, group]) => `${first}(?:${group.map((phrase) => phrase.slice(first.length)).join('|')})`,
  );
  return new RegExp(`${NOT_INSIDE.before}(?:${groups.join('|')})${NOT_INSIDE.behind}`, flags);
}

/** Whether `anyOf` finds one of so many phrases that its expression alone would take long to compile. */
export function oneOf(phrases: readonly string[]): { test: (text: string) => boolean } {
  const groups = groupedBy(manyFirstLetters, phrases);
  const compiled = new Map<string, RegExp>();
  const expressionOf = (first: string) => {
    const known = compiled.get(first);
    if (known !== undefined) return known;
    const group = (groups.get(first) ?? []).join('|');
    const expression = new RegExp(`${NOT_INSIDE.before}(?:${group})${NOT_INSIDE.behind}`);
    compiled.set(first, expression);
    return expression;
  };
  return {
    test: (text) => {
      const begun = new Set(text.match(WORD_BEGINS)?.flatMap((word) => [word, word.slice(0, 2)]));
      return [...begun, ''].some((first) => groups.has(first) && expressionOf(first).test(text));
    },
  };
}

const WORD_BEGINS = /(?<![a-z0-9ßœæ])[a-z]{2,4}/g;

/** Phrases written one a line, or parted by `;`. */
export function phrasesOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
