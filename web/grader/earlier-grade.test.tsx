import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GradeSummary } from '#shared/grader/contract/grader.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { GraderPanel } from './grader-panel.tsx';

const GRADE = gradePresence(aGradeBundle());
const { score, letter_grade, status } = GRADE.overall_grade;
const SUMMARY: GradeSummary = {
  grade_id: GRADE.grade_id,
  graded_at: GRADE.graded_at,
  website: GRADE.restaurant.website,
  score,
  letter_grade,
  status,
  component_scores: { website: 70, social_media: 85, google_business: 80, menu_optimization: 54 },
  confidence: GRADE.confidence,
  rule_version: GRADE.rule_version,
};

afterEach(() => vi.unstubAllGlobals());

/** In its own file, because the code that shows a grade must load here for the first time. */
test('an earlier grade opens without a message about visiting the website', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: GRADE }));
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const profile = aSparseProfile({ name: 'Osteria Lupo' });
  queryClient.setQueryData(queryKeys.profile, { profile, version: 1, updated_at: GRADE.graded_at });
  queryClient.setQueryData(queryKeys.publishedAddress, '');
  queryClient.setQueryData(queryKeys.grades, { pages: [{ grades: [SUMMARY] }], pageParams: [undefined] });
  const { container } = await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <GraderPanel />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(container.textContent));
  watch.observe(container, { childList: true, subtree: true, characterData: true });

  await page.getByRole('button', { name: 'View grade' }).click();

  await expect.element(page.getByRole('region', { name: /Overall grade/ })).toBeVisible();
  watch.disconnect();
  expect(said.some((text) => text.includes('Loading your grade'))).toBe(true);
  expect(said.filter((text) => text.includes('We’re checking your website'))).toEqual([]);
});
