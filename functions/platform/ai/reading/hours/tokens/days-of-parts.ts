const GERMAN_DAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const DAY_OF_PART = new RegExp(
  `(${GERMAN_DAYS.join('|')})s?(?=(?:vormittag|nachmittag|mittag|abend)s?(?![a-z]))`,
  'y',
);

/** "Sonntagabend": the day that a German word for a part of it begins with. */
export function dayOfPartAt(folded: string, at: number): { text: string; days: number[] } | undefined {
  DAY_OF_PART.lastIndex = at;
  const [text, name] = DAY_OF_PART.exec(folded) ?? [];
  return text === undefined || name === undefined ? undefined : { text, days: [GERMAN_DAYS.indexOf(name)] };
}
