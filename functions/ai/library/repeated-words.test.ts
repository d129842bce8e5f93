import { expect, test } from 'vitest';
import { type CopyLibrary, SECTION_TOPICS } from './copy-library.ts';
import { longestFixedRun } from './fixed-words.ts';
import { LIBRARIES } from './libraries.ts';

/** Lines on most pages of a cuisine, where two restaurants may draw the same. */
function linesMostDrawn({
  hero,
  heroDishes,
  about,
  generalCuisine,
  cuisines,
  sections,
}: CopyLibrary): string[] {
  return [
    ...hero,
    ...heroDishes,
    ...about.opening,
    ...about.middle,
    ...about.closing,
    ...[generalCuisine, ...Object.values(cuisines)].flatMap((each) => [
      ...each.hero,
      ...each.about.map((line) => line.replace('{food}', each.food)),
    ]),
    ...SECTION_TOPICS.flatMap((topic) => [...sections[topic].written]),
  ];
}

const LONGEST_FIXED_RUN_MOST_DRAWN = 5;
const SHARED_WORDS = 8;

test('en: a line that many pages draw has at most five fixed words in a row', () => {
  const lines = linesMostDrawn(LIBRARIES.en);
  expect(lines.filter((line) => longestFixedRun(line) > LONGEST_FIXED_RUN_MOST_DRAWN)).toEqual([]);
});

test('en: eight words in a row of a line or a dish come out of two groups or more', () => {
  const lines = [...linesMostDrawn(LIBRARIES.en), ...Object.values(LIBRARIES.en.dishes).flat()];
  expect(lines.filter((line) => readingsOf(line).some(repeatsEasily))).toEqual([]);
});

type DrawnWord = { text: string; group: number | undefined };

/** The words of a line for each choice of options. A slot ends a run. */
function readingsOf(line: string): (DrawnWord | 'slot')[][] {
  const parts = [...line.matchAll(/\[([^\]]*)\]|\{\w+\}|[^[{]+/g)];
  return parts.reduce<(DrawnWord | 'slot')[][]>(
    (readings, [part, options], index) => {
      if (part.startsWith('{')) return readings.map((reading) => [...reading, 'slot' as const]);
      const group = options === undefined ? undefined : index;
      return (options ?? part)
        .split(group === undefined ? '\u0000' : '|')
        .flatMap((option) => readings.map((reading) => [...reading, ...wordsOf(option, group)]));
    },
    [[]],
  );
}

function wordsOf(text: string, group: number | undefined): DrawnWord[] {
  return (text.match(/[\p{L}\p{N}’']+/gu) ?? []).map((word) => ({ text: word, group }));
}

/** Whether so many words in a row depend on only one group, or none. */
function repeatsEasily(reading: readonly (DrawnWord | 'slot')[]): boolean {
  return reading.some((_, at) => {
    const run = reading.slice(at, at + SHARED_WORDS).filter((word) => word !== 'slot');
    const groups = new Set(run.flatMap(({ group }) => group ?? []));
    return run.length === SHARED_WORDS && groups.size < 2;
  });
}
