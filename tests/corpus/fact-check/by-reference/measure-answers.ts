import type { Count } from '../measure-fact-check.ts';
import { loadAnswers, openCase } from './load-answers.ts';

/** True texts of models that are held back, and falsehoods between references that are let through. */
export function measureAnswers(): { alarms: Count; missed: Count } {
  const cases = loadAnswers().map((one) => ({ ...one, ...openCase(one) }));
  const texts = cases.flatMap(({ answer, templates, find }) => templates(answer).map(find));
  const falsehoods = cases.flatMap(({ falsehoods: some, find }) =>
    some.map((one) => ({ ...one, found: find(one.text).findings })),
  );
  return {
    alarms: {
      of: texts.length,
      wrong: texts
        .filter(({ findings }) => findings.length > 0)
        .map(
          ({ text, findings }) =>
            `${text} (${findings.map(({ kind, words }) => `${kind} ${words}`).join(', ')})`,
        ),
    },
    missed: {
      of: falsehoods.length,
      wrong: falsehoods.filter(({ found }) => found.length === 0).map((one) => `${one.text} (${one.false})`),
    },
  };
}
