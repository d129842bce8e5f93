import { describe, expect, test } from 'vitest';
import { type Fact, type Gold, READ_ON } from './gold.ts';
import { loadCorpus } from './load-corpus.ts';
import { holdsWords, plainDigits, plainPrice, plainWords } from './plain-words.ts';

const briefs = loadCorpus();

describe('the corpus of briefs', () => {
  test('contains at least 60 briefs, with 5 in each language', () => {
    const count = (language: string) => briefs.filter((gold) => gold.language === language).length;
    expect(briefs.length).toBeGreaterThanOrEqual(60);
    for (const language of ['en', 'es', 'fr', 'it', 'de']) expect(count(language)).toBeGreaterThanOrEqual(5);
  });

  test('contains each brief once', () => {
    expect(new Set(briefs.map(({ id }) => id)).size).toBe(briefs.length);
    expect(new Set(briefs.map(({ text }) => plainWords(text))).size).toBe(briefs.length);
  });

  test.each(briefs.map((gold) => [gold.id, gold] as const))(
    '%s: gold states what the brief states',
    (_, gold) => {
      expect(gold.facts.filter((fact) => !isInText(fact, gold.text))).toEqual([]);
      expect(gold.words.filter((words) => !holdsWords(gold.text, words))).toEqual([]);
      expect(
        gold.never.filter((never) => 'text' in never && !holdsWords(gold.text, never.text)),
        'words that aren’t in the brief can’t be printed from it',
      ).toEqual([]);
    },
  );

  test.each(briefs.map((gold) => [gold.id, gold] as const))('%s: gold states each fact once', (_, gold) => {
    const facts = gold.facts.map((fact) => JSON.stringify({ ...fact, optional: undefined }));
    expect(facts.filter((fact, at) => facts.indexOf(fact) !== at)).toEqual([]);
    expect(openAndClosed(gold)).toEqual([]);
  });

  test('contains no past date', () => {
    const dates = briefs.flatMap(({ facts }) => facts.filter((fact) => fact.field === 'dated_hours'));
    expect(dates.filter(({ from, to }) => from < READ_ON || to < from)).toEqual([]);
  });
});

/** Times and days aren't searched for, because "noon", "dos", and "halb sieben" are times too. */
function isInText(fact: Fact, text: string): boolean {
  const isAnyIn = (values: readonly string[] = []) =>
    values.some(
      (value) => value === '' || holdsWords(text, value) || plainPrice(text).includes(plainPrice(value)),
    );
  switch (fact.field) {
    case 'phones':
      return plainDigits(text).includes(fact.number.slice(-6));
    case 'links':
      return holdsWords(text, fact.contains);
    case 'address':
      return holdsWords(text, fact.text) && fact.contains.every((part) => holdsWords(fact.text, part));
    case 'people':
      return holdsWords(text, fact.name);
    case 'menus':
      return isAnyIn(fact.names) && (fact.prices === undefined || isAnyIn(fact.prices));
    case 'dishes':
      return (
        isAnyIn(fact.names) &&
        (fact.prices === undefined || isAnyIn(fact.prices)) &&
        [fact.course, fact.description].every((part) => part === undefined || holdsWords(text, part)) &&
        (fact.variants ?? []).every(({ label, price }) => isAnyIn([label]) && isAnyIn([price]))
      );
    default:
      return !('values' in fact) || isAnyIn(fact.values);
  }
}

function openAndClosed({ facts }: Gold): string[] {
  const open = new Set(
    facts.flatMap((fact) => (fact.field === 'services' && fact.optional !== true ? fact.days : [])),
  );
  return facts.flatMap((fact) =>
    fact.field === 'closed_days' && fact.optional !== true && open.has(fact.day) ? [fact.day] : [],
  );
}
