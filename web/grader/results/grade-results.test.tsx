import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GraderResult } from '#shared/grader/contract/grader.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { GradeProgress } from './grade-progress.tsx';
import { GradeResults } from './grade-results.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';

const GRADE: GraderResult = gradePresence(aGradeBundle());

function unmeasured(): GraderResult {
  const parts = Object.entries(GRADE.component_scores).map(([id, part]) => [id, { ...part, score: null }]);
  return { ...GRADE, component_scores: Object.fromEntries(parts) as GraderResult['component_scores'] };
}

const show = (result: GraderResult, sampleReason?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <GradeResults result={result} sampleReason={sampleReason} onTryAgain={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const money = () => page.getByRole('region', { name: /Monthly revenue impact/ });

test('without measurements, no revenue and no priority are shown', async () => {
  await show(unmeasured());
  await expect.element(page.getByText('Not measured. This doesn’t affect your grade.').first()).toBeVisible();
  await expect.element(money()).not.toBeInTheDocument();
  await expect.element(page.getByText(/(High|Medium|Low) priority/)).not.toBeInTheDocument();
});

test('an inaccessible website shows neither “no issues” nor “no recommendations”', async () => {
  const improvement = { ...GRADE.website_score.improvement, potential_gain: null };
  const score = { ...GRADE.website_score, score: null, issues: [], recommendations: [], improvement };
  await render(<ScoreBreakdown score={score} isSample={false} onClose={() => undefined} />);
  await expect.element(page.getByText('Unknown. We couldn’t access your website.').nth(1)).toBeVisible();
  await expect.element(page.getByText('No issues found.')).not.toBeInTheDocument();
  await expect.element(page.getByText('Revenue impact')).not.toBeInTheDocument();
});

test('an inaccessible website has no score button and no bar at 0', async () => {
  const website = {
    ...GRADE.website_score,
    score: null,
    components: GRADE.website_score.components.map((part) => ({ ...part, points: null })),
  };
  const evidence = GRADE.component_scores.website.evidence.map((each) => ({
    ...each,
    points: null,
    state: 'not_measured' as const,
  }));
  const parts = unmeasured().component_scores;
  const component_scores = { ...parts, website: { ...parts.website, evidence } };
  await show({ ...GRADE, component_scores, website_score: website });
  const rules = `Evidence for Website: 0 of ${evidence.length} checks measured`;
  await expect.element(page.getByText(rules)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /breakdown/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Website details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Website Score Breakdown' });
  await expect.element(dialog.getByText('Not measured').first()).toBeVisible();
  await expect.element(dialog.getByRole('meter')).not.toBeInTheDocument();
});

test('a sample has its badge on the money, too, and nothing to open', async () => {
  await show(GRADE, 'We can’t reach the server');
  await expect.element(money().getByText('Sample data')).toBeVisible();
  const first = page.getByRole('region', { name: GRADE.action_plan.immediate_actions[0]?.action ?? '' });
  await expect.element(first.getByRole('link')).not.toBeInTheDocument();
  const plan = page.getByRole('region', { name: 'Immediate Action Plan' });
  await expect.element(plan.getByText('Sample data')).toBeVisible();
  await expect.element(plan.getByRole('link')).not.toBeInTheDocument();
});

const AT = '2026-11-23T15:00:00.000Z';
const progress = {
  previous_grade_id: 'one',
  previous_graded_at: AT,
  score_change: 0,
  came_true: [],
  gained: [],
  lost: [],
};

test('a grade without changes has no progress box', async () => {
  await render(<GradeProgress progress={progress} gradedAt={AT} />);
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

test('completed actions of the last plan are listed apart from other gains', async () => {
  const [named, besides] = GRADE.component_scores.website.evidence;
  if (named === undefined || besides === undefined) throw new Error('Two rules were expected.');
  const both = { ...progress, came_true: [named], gained: [besides] };
  const shown = await render(<GradeProgress progress={both} gradedAt={AT} />);
  await expect.element(page.getByText('Completed since your last action plan:')).toBeVisible();
  await expect.element(page.getByText('More points gained:')).toBeVisible();
  await shown.rerender(<GradeProgress progress={{ ...both, came_true: [] }} gradedAt={AT} />);
  await expect.element(page.getByText('Points gained:')).toBeVisible();
  await expect.element(page.getByText(/completed since your last action plan/i)).not.toBeInTheDocument();
});

test('for an external website, actions say who can fix it, without points or links', async () => {
  await show(GRADE);
  const plan = page.getByRole('region', { name: 'Immediate Action Plan' });
  const menu = plan.getByRole('listitem').filter({ hasText: 'Add your whole menu' });
  await expect.element(menu.getByText(/^Ask the person who manages lupo.example/)).toBeVisible();
  await expect.element(menu.getByRole('link')).not.toBeInTheDocument();
  await expect.element(menu.getByText(/\+\d/)).not.toBeInTheDocument();
});

test('two grades on the same day show the time', async () => {
  await render(<GradeProgress progress={{ ...progress, score_change: 4 }} gradedAt={AT} />);
  await expect.element(page.getByText(/4 points since Nov 23, /)).toBeVisible();
});

test('the breakdown shows the measured points if some parts weren’t measured', async () => {
  const [first, ...others] = GRADE.website_score.components;
  if (first === undefined) throw new Error('A website has parts.');
  const partly = {
    ...GRADE.website_score,
    components: [{ ...first, points: 20, max_points: 20 }, ...others],
  };
  await render(<ScoreBreakdown score={partly} isSample={false} onClose={() => undefined} />);
  await expect.element(page.getByText(/\d+ of 90 points\. We couldn’t measure the rest\./)).toBeVisible();
});

test('the breakdown doesn’t mention measured points if all parts were measured', async () => {
  await render(<ScoreBreakdown score={GRADE.website_score} isSample={false} onClose={() => undefined} />);
  await expect.element(page.getByText('Score components')).toBeVisible();
  await expect.element(page.getByText(/We couldn’t measure the rest/)).not.toBeInTheDocument();
});

test('without an overall grade, no part shows its share and no revenue is shown', async () => {
  const overall_grade = { score: null, letter_grade: null, status: 'Not Measured' as const };
  await show({ ...GRADE, overall_grade });
  await expect.element(page.getByText('Score breakdown')).toBeVisible();
  await expect.element(page.getByText(/% of the grade/)).not.toBeInTheDocument();
  await expect.element(money()).not.toBeInTheDocument();
});
