import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GraderResult } from '#shared/grader/contract/grader.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { GradeHead } from './grade-head.tsx';

const GRADE: GraderResult = gradePresence(aGradeBundle());
const graded = (score: number | null, changes: object = {}): GraderResult => ({
  ...GRADE,
  overall_grade: {
    ...GRADE.overall_grade,
    score,
    letter_grade: score === null ? null : 'B+',
    status: 'Good',
  },
  confidence: 1,
  confidence_notes: [],
  ...changes,
});
const textOf = async (result: GraderResult, isSample = false) => {
  const { container } = await render(<GradeHead result={result} isSample={isSample} />);
  await expect.element(page.getByText('Good')).toBeVisible();
  return container.textContent ?? '';
};

test('a grade that rose by 12 points was 12 points lower', async () => {
  const text = await textOf(graded(80, { progress: { score_change: 12 } }));
  expect(text).toContain('80 out of 100');
  await expect.element(page.getByTitle('68', { exact: true })).toBeInTheDocument();
});

test('a grade without a score shows a dash and no scale', async () => {
  const text = await textOf(graded(null));
  expect(text).toContain('–');
  expect(text).not.toContain('out of 100');
});

test.each([
  [1, [], false],
  [0.84, [], true],
  [1, ['We couldn’t reach Google.'], true],
])('a confidence of %d with the notes %o says what it is based on: %s', async (confidence, notes, says) => {
  const text = await textOf(graded(80, { confidence, confidence_notes: notes }));
  expect(text.includes(`Based on ${Math.round(100 * confidence)}% of our usual checks.`)).toBe(says);
  for (const note of notes) expect(text).toContain(note);
});

test('a sample says so and has no date', async () => {
  await textOf(graded(80), true);
  await expect.element(page.getByRole('time')).not.toBeInTheDocument();
  await expect.element(page.getByText('Sample', { exact: false }).first()).toBeVisible();
});
