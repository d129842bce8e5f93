import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GraderResult } from '#shared/grader/contract/grader.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { GraderPanel } from './grader-panel.tsx';

const GRADE: GraderResult = gradePresence(aGradeBundle());

type Answer = { status: number; body: object };
const graded: Answer = { status: 200, body: { success: true, data: GRADE } };
const failed = (status: number, error: string, fields = {}): Answer => ({
  status,
  body: { success: false, error, code: 'internal', fields },
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the panel of a restaurant without a grade. `answers`: the grader's, in order. */
async function setup(...answers: Answer[]) {
  const asked: unknown[] = [];
  const gate = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ success: true, data: { grades: [] } });
    asked.push(JSON.parse(String(body)));
    await gate.promise;
    const { status, body: answer } = answers.shift() ?? graded;
    return Response.json(answer, { status });
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const profile = aSparseProfile({ name: 'Osteria Lupo', cuisines: ['Roman'] });
  queryClient.setQueryData(queryKeys.profile, {
    profile,
    version: 1,
    updated_at: '2026-11-22T12:00:00.000Z',
  });
  queryClient.setQueryData(queryKeys.publishedAddress, 'https://sites.example/lupo/');
  queryClient.setQueryData(queryKeys.grades, { pages: [{ grades: [] }], pageParams: [undefined] });
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <GraderPanel />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { asked, answer: () => gate.resolve(), queryClient };
}

const analyze = () => page.getByRole('button', { name: 'Analyze' });
const results = () => page.getByRole('region', { name: /Overall grade/ });

test('the form starts with the profile’s facts, and the typed values are graded', async () => {
  const { asked, answer } = await setup();
  await page.getByLabelText('Restaurant Name').fill('Lupo Bar');
  await analyze().click();
  answer();
  await expect.element(results()).toBeVisible();
  expect(asked).toEqual([
    {
      analysis_type: 'grader',
      name: 'Lupo Bar',
      website: 'https://sites.example/lupo/',
      google_business_url: '',
      cuisine_type: 'Roman',
      location: '',
    },
  ]);
  await expect.element(page.getByLabelText('Restaurant Name')).toHaveValue('Lupo Bar');
});

test('a newly published website replaces the old one in the form', async () => {
  const { queryClient } = await setup();
  queryClient.setQueryData(queryKeys.publishedAddress, 'https://sites.example/lupo-bar/');
  await expect.element(page.getByLabelText('Website')).toHaveValue('https://sites.example/lupo-bar/');
});

test('during an analysis, the button shows it and can’t start another', async () => {
  const { asked, answer } = await setup();
  await analyze().click();
  const busy = page.getByRole('button', { name: 'Analyzing...' });
  await busy.click({ force: true });
  await expect.element(busy).toHaveFocus();
  answer();
  await expect.element(results()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a grade shows its letter, what to do first, and the evidence for each point', async () => {
  const { answer } = await setup();
  await analyze().click();
  answer();
  const { letter_grade, status } = GRADE.overall_grade;
  await expect.element(results().getByText(String(letter_grade), { exact: true }).first()).toBeVisible();
  await expect.element(results().getByText(status)).toBeVisible();
  const [first] = GRADE.action_plan.immediate_actions;
  await expect.element(results().getByRole('heading', { name: first?.action ?? '' })).toBeVisible();
  await results()
    .getByText(/Evidence for Website/)
    .click();
  await expect.element(results().getByText('<p>as it stands there</p>').first()).toBeVisible();
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
});

test('a grade is printed in dark ink on white with its evidence expanded, and reverts afterwards', async () => {
  const { answer } = await setup();
  await analyze().click();
  answer();
  await expect.element(results()).toBeVisible();
  const root = document.documentElement;
  root.dataset.theme = 'dark';
  const folded = () => results().element().querySelectorAll('details:not([open])').length;
  const before = folded();
  const seen: unknown[] = [];
  vi.stubGlobal('print', () => {
    dispatchEvent(new Event('beforeprint'));
    seen.push(root.dataset.theme, folded());
    dispatchEvent(new Event('afterprint'));
  });
  await results().getByRole('button', { name: 'Print' }).click();
  expect(before).toBeGreaterThan(0);
  expect(seen).toEqual(['light', 0]);
  expect([root.dataset.theme, folded()]).toEqual(['dark', before]);
  delete root.dataset.theme;
});

test('the results get the focus after 0.1 seconds', async () => {
  const { answer } = await setup();
  await analyze().click();
  answer();
  await expect.element(results()).toBeVisible();
  await expect.element(results()).not.toHaveFocus();
  vi.advanceTimersByTime(100);
  await expect.element(results()).toHaveFocus();
});

test('a failure shows the labeled sample after a second, until a retry', async () => {
  const { asked, answer } = await setup(failed(500, 'Something went wrong.'));
  await analyze().click();
  answer();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Analyzing...' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(results().getByText('Sample data').first()).toBeVisible();
  await expect.element(results().getByText('72.5')).toBeVisible();
  await expect
    .element(results().getByText(/Sample result: we couldn’t reach our service\. Try again\./))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Verify this grade' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
  await expect.element(results()).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('an answer without success is a failed analysis', async () => {
  const { answer } = await setup({ status: 200, body: { success: false } });
  await analyze().click();
  answer();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(results().getByText(/Sample result: we couldn’t reach our service/)).toBeVisible();
});

test.each([
  [402, 'Your plan has no more of this for the month.'],
  [403, 'The digital presence grader is switched off for your restaurant.'],
  [422, 'This address cannot be read from here.'],
  [429, 'You have graded as often as one restaurant can within an hour.'],
])('a refusal (%i) shows its own message and no sample', async (status, sentence) => {
  const { answer } = await setup(failed(status, sentence, { website: 'Use a public address.' }));
  await analyze().click();
  answer();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(page.getByLabelText('Website')).toBeInvalid();
  await expect.element(page.getByLabelText('Website')).toHaveFocus();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
  await expect.element(analyze()).toBeVisible();
});

test('on a phone, a refusal scrolls into view with the button below the long form', async () => {
  await page.viewport(375, 360);
  const { answer } = await setup(failed(429, 'Please try again later.'));
  await analyze().click();
  window.scrollTo(0, 0);
  answer();
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect.element(analyze()).toBeInViewport({ ratio: 1 });
});

test.each([true, false])(
  'where local (%s), a refused address explains how to read pages of this machine',
  async (isLocal) => {
    const { answer, queryClient } = await setup(
      failed(422, 'Without a port.', { website: 'Without a port.' }),
    );
    queryClient.setQueryData(queryKeys.publicConfig, { is_local: isLocal });
    await analyze().click();
    answer();
    await expect.element(page.getByLabelText('Website')).toBeInvalid();
    const hint = page.getByText(/ALLOW_PRIVATE_ANALYSIS=true/);
    await expect.poll(() => hint.elements().length).toBe(isLocal ? 1 : 0);
  },
);

test('a signed-out user leaves without a sample or message', async () => {
  const { answer } = await setup(failed(401, 'Sign in to continue.'));
  await analyze().click();
  answer();
  await expect.element(analyze()).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the sparkle button opens the website score breakdown', async () => {
  const { answer } = await setup();
  await analyze().click();
  answer();
  await page.getByRole('button', { name: 'Website score breakdown' }).click();
  const dialog = page.getByRole('dialog', { name: 'Website Score Breakdown' });
  const { score, components, improvement } = GRADE.website_score;
  await expect.element(dialog.getByText(`${score} out of 100`)).toBeVisible();
  for (const { label, points, max_points } of components) {
    const meter = dialog.getByRole('meter', { name: label });
    await expect.element(meter).toHaveAttribute('aria-valuetext', `${points} of ${max_points}`);
  }
  await expect.element(dialog.getByText(`+${improvement.potential_gain} points`)).toBeVisible();
  await expect.element(dialog.getByText(/\$500-2000\/month/)).toBeVisible();
  await expect.element(dialog.getByText(/Good$/)).toBeVisible();
});

test('a refusal after the sample keeps the focus on the button next to its message', async () => {
  const { answer } = await setup(
    failed(500, 'Something went wrong.'),
    failed(429, 'Please try again later.'),
  );
  await analyze().click();
  answer();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(1_000);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please try again later.');
  await expect.element(analyze()).toHaveFocus();
});
