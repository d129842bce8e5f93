import { expect, test } from 'vitest';
import { signedLetterOf, statusOf } from '#shared/grader/bands.ts';
import { overallScore } from '#shared/grader/component-score.ts';
import { GraderResultSchema } from '#shared/grader/contract/grader.ts';
import { SAMPLE_GRADE } from './sample-grade.ts';

test('the sample matches the grader’s real answer: 72.5, C+, Needs Improvement', () => {
  expect(GraderResultSchema.parse(SAMPLE_GRADE)).toEqual(SAMPLE_GRADE);
  const { overall_grade, component_scores, website_score } = SAMPLE_GRADE;
  expect(overall_grade).toEqual({ score: 72.5, letter_grade: 'C+', status: 'Needs Improvement' });
  expect(overallScore(component_scores, true)).toBeCloseTo(72.5, 0);
  expect(signedLetterOf(72.5)).toBe(overall_grade.letter_grade);
  expect(statusOf(72.5)).toBe(overall_grade.status);
  const points = website_score.components.reduce((sum, part) => sum + (part.points ?? 0), 0);
  expect(points).toBe(website_score.score);
});
