import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GRADER_COMPONENTS } from '#shared/grader/components.ts';
import type { GradeSummary } from '#shared/grader/contract/grader.ts';
import { button, renderScreen } from '#web/shell/render-screen.test-data.tsx';
import { LastGrade } from './last-grade.tsx';

const GRADE: GradeSummary = {
  grade_id: 'grade-2',
  graded_at: '2026-11-22T12:00:00.000Z',
  website: 'https://lupo.example/',
  score: 81.5,
  letter_grade: 'B',
  status: 'Good',
  component_scores: Object.fromEntries(
    GRADER_COMPONENTS.map((name) => [name, null]),
  ) as GradeSummary['component_scores'],
  confidence: 1,
  rule_version: '1',
};

async function setup(grades: GradeSummary[], openingId?: string) {
  const onOpen = vi.fn();
  await renderScreen(
    <>
      <LastGrade openingId={openingId} onOpen={onOpen} />
      <p>The rest</p>
    </>,
    () => ({ body: { data: { grades } } }),
  );
  return { onOpen, latest: page.getByRole('region', { name: 'Your latest grade' }) };
}

test('the newest grade shows its letter, score, and day, and opens', async () => {
  const { onOpen, latest } = await setup([GRADE, { ...GRADE, grade_id: 'grade-1', letter_grade: 'C' }]);
  await expect.element(latest.getByText('B', { exact: true })).toBeVisible();
  await expect.element(latest.getByText('81.5 out of 100', { exact: false })).toBeVisible();
  await button('View grade').click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('grade-2');
});

test('while the grade loads, its button is busy', async () => {
  const { onOpen, latest } = await setup([GRADE], 'grade-2');
  await latest.getByRole('button', { name: 'Working' }).click({ force: true });
  expect(onOpen).not.toHaveBeenCalled();
});

test('while another grade loads, the button works', async () => {
  await setup([GRADE], 'grade-1');
  await expect.element(button('View grade')).toBeVisible();
});

test('a grade without a score shows its status', async () => {
  const { latest } = await setup([{ ...GRADE, score: null, letter_grade: null, status: 'Not enough data' }]);
  await expect.element(latest.getByText('Not enough data', { exact: false })).toBeVisible();
  await expect.element(latest.getByText('–')).toBeVisible();
});

test('before the first grade, there is nothing', async () => {
  const { latest } = await setup([]);
  await expect.element(page.getByText('The rest')).toBeVisible();
  await expect.element(latest).not.toBeInTheDocument();
});
