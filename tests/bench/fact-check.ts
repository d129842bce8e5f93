import { createFactCheck } from '#functions/platform/ai/fact-check/create-fact-check.ts';
import { sourceOf } from '#tests/corpus/fact-check/a-told-restaurant.ts';
import { measureAnswers } from '#tests/corpus/fact-check/by-reference/measure-answers.ts';
import { FALSEHOOD_KINDS } from '#tests/corpus/fact-check/falsehoods.ts';
import { type Count, measureFactCheck, share } from '#tests/corpus/fact-check/measure-fact-check.ts';
import { TOLD_RESTAURANTS } from '#tests/corpus/fact-check/told-restaurants.ts';
import { paraphrasesOf } from '#tests/corpus/fact-check/true-texts.ts';
import { type Bench, type Figure, median, rounded } from './bench-figure.ts';

/** Kinds of which none may be let through: guests act on them. */
const ALWAYS = ['price', 'phone', 'time', 'allergen'] as const;
const LENGTH = 5_000;

/** What the check of a model's words lets through, what it holds back, and how long it takes. */
export const factCheck: Bench = {
  name: 'fact-check',
  measure: async () => {
    const figures = measureFactCheck(createFactCheck);
    const all = sum(FALSEHOOD_KINDS.map((kind) => figures.missed[kind]));
    const always = sum(ALWAYS.map((kind) => figures.missed[kind]));
    const { alarms, unforeseenMissed, unforeseenAlarms, strangersMissed, strangersAlarms } = figures;
    const byReference = measureAnswers();
    const counts = [
      all,
      alarms,
      unforeseenMissed,
      unforeseenAlarms,
      strangersMissed,
      strangersAlarms,
      byReference.missed,
      byReference.alarms,
    ];
    for (const wrong of counts.flatMap((count) => count.wrong)) {
      console.log(`    ${wrong}`);
    }
    const caught = (name: string, count: Count, limit: number): Figure => ({
      name: `fact check: ${name} caught (%)`,
      value: rounded(100 - share(count)),
      limit,
      bound: 'at least',
      detail: `${count.of - count.wrong.length} of ${count.of} texts`,
    });
    const held = (name: string, count: Count, limit: number): Figure => ({
      name: `fact check: ${name} held back (%)`,
      value: rounded(share(count)),
      limit,
      bound: 'at most',
      detail: `${count.wrong.length} of ${count.of} texts`,
    });
    return [
      caught('planted falsehoods of ten kinds', all, 99),
      caught('false prices, telephone numbers, hours and allergens', always, 100),
      held('true texts', alarms, 1),
      caught('falsehoods written after the check', unforeseenMissed, 99),
      held('true texts written after the check', unforeseenAlarms, 1),
      caught('falsehoods in texts as models write them', strangersMissed, 99),
      held('true texts as models write them', strangersAlarms, 1),
      caught('falsehoods between references', byReference.missed, 95),
      held('texts of models that state facts by reference', byReference.alarms, 1),
      time(),
    ];
  },
};

const sum = (counts: readonly Count[]): Count => ({
  of: counts.reduce((total, { of }) => total + of, 0),
  wrong: counts.flatMap(({ wrong }) => wrong),
});

function time(): Figure {
  const times = TOLD_RESTAURANTS.map((told) => {
    const sentences = paraphrasesOf(told).join(' ');
    const text = sentences.repeat(Math.ceil(LENGTH / sentences.length)).slice(0, LENGTH);
    const startedAt = performance.now();
    createFactCheck(sourceOf(told))(text);
    return performance.now() - startedAt;
  });
  return {
    name: `fact check: a text of ${LENGTH.toLocaleString('en-US')} characters (ms)`,
    value: rounded(median(times)),
    limit: 100,
    bound: 'at most',
    detail: `with the reading of its record; median of ${times.length}, longest ${rounded(Math.max(...times))} ms`,
  };
}
