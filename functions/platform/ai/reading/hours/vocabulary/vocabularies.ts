import { foldText } from '../../text/fold-text.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { Holiday, HoursVocabulary, Meal, WordKind } from './hours-vocabulary.ts';
import { ITALIAN } from './italian.ts';
import { SPANISH } from './spanish.ts';

/** What a phrase of one language may be. Numbers of days and months begin with 0. */
export type Meaning =
  | { kind: 'day'; days: readonly number[]; form: 'full' | 'short' | 'letter' | 'all' }
  | { kind: 'month'; month: number }
  | { kind: 'meal'; meal: Meal }
  | { kind: 'holiday'; holiday: Holiday }
  | { kind: 'noon' | 'midnight' | 'around_the_clock' }
  | { kind: WordKind };

export type Phrase = { text: string; meanings: readonly Meaning[] };

/** Phrases by their first word, the longest first. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

const FIRST_WORD = /^[\p{L}\d]+/u;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

const listed = (names: string) => foldText(names).split(/,\s*/).filter(Boolean);

function* meaningsOf(words: HoursVocabulary): Generator<readonly [names: string, meaning: Meaning]> {
  for (const [day, names] of words.days.entries()) yield [names, { kind: 'day', days: [day], form: 'full' }];
  for (const [day, names] of words.shortDays.entries())
    yield [names, { kind: 'day', days: [day], form: 'short' }];
  for (const [day, names] of words.letters.entries())
    yield [names, { kind: 'day', days: [day], form: 'letter' }];
  yield [words.everyDay, { kind: 'day', days: ALL_DAYS, form: 'all' }];
  yield [words.weekdays, { kind: 'day', days: [0, 1, 2, 3, 4], form: 'full' }];
  yield [words.weekend, { kind: 'day', days: [5, 6], form: 'full' }];
  for (const [month, names] of words.months.entries()) yield [names, { kind: 'month', month }];
  for (const [meal, names] of Object.entries(words.meals))
    yield [names, { kind: 'meal', meal: meal as Meal }];
  for (const [holiday, names] of Object.entries(words.holidays))
    yield [names, { kind: 'holiday', holiday: holiday as Holiday }];
  yield [words.aroundTheClock, { kind: 'around_the_clock' }];
  yield [words.noon, { kind: 'noon' }];
  yield [words.midnight, { kind: 'midnight' }];
  for (const [kind, names] of Object.entries(words.words)) yield [names, { kind: kind as WordKind }];
}

function phraseIndex(words: HoursVocabulary): PhraseIndex {
  const meanings = new Map<string, Meaning[]>();
  for (const [names, meaning] of meaningsOf(words))
    for (const name of listed(names)) meanings.set(name, [...(meanings.get(name) ?? []), meaning]);
  const index = new Map<string, Phrase[]>();
  for (const [text, known] of meanings) {
    const first = FIRST_WORD.exec(text)?.[0] ?? text;
    index.set(first, [...(index.get(first) ?? []), { text, meanings: known }]);
  }
  for (const phrases of index.values()) phrases.sort((a, b) => b.text.length - a.text.length);
  return index;
}

const VOCABULARIES = [ENGLISH, SPANISH, FRENCH, ITALIAN, GERMAN];

/** Names of single days in all languages, folded: in full, short and by their letters. */
export const DAY_NAMES: readonly string[] = [
  ...new Set(
    VOCABULARIES.flatMap(({ days, shortDays, letters }) => [...days, ...shortDays, ...letters]).flatMap(
      listed,
    ),
  ),
];

export const PHRASES: ReadonlyMap<string, PhraseIndex> = new Map(
  VOCABULARIES.map((words) => [words.language, phraseIndex(words)]),
);

/** Languages in which a word tells that the text is written in them. */
const LANGUAGES_BY_WORD = new Map<string, string[]>();
for (const words of VOCABULARIES) {
  const telling = [
    words.common,
    ...words.days,
    ...words.shortDays,
    ...words.months,
    ...Object.values(words.meals),
  ];
  for (const word of new Set(telling.flatMap(listed)))
    LANGUAGES_BY_WORD.set(word, [...(LANGUAGES_BY_WORD.get(word) ?? []), words.language]);
}

/** The given language counts as this many words of it. */
const WEIGHT_OF_GIVEN = 2;

/** The language whose words are most frequent in a folded text; English where none is known. */
export function languageOfHours(folded: string, given: string): string {
  const counts = new Map(VOCABULARIES.map(({ language }) => [language, 0]));
  const base = given.slice(0, 2).toLowerCase();
  if (counts.has(base)) counts.set(base, WEIGHT_OF_GIVEN);
  for (const [word] of folded.matchAll(/[\p{L}]+/gu)) {
    const languages = LANGUAGES_BY_WORD.get(word) ?? [];
    for (const language of languages)
      counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? 'en';
}
