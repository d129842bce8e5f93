import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useCells } from './use-cells.ts';

afterEach(() => void vi.unstubAllGlobals());

const CELL = { restaurant_id: 'restaurant-1', feature_name: 'digital_grader' } as const;
const NO_LIMITS = { daily_limit: null, hourly_limit: null };

/** One cell with a saved limit of 20, and buttons that change it. */
function OneCell() {
  const { expected, failure, change } = useCells();
  const toggle = expected.get(CELL.restaurant_id)?.[CELL.feature_name];
  const limitTo = (daily_limit: number) => {
    const rate_limits = { ...NO_LIMITS, daily_limit };
    change({ ...CELL, rate_limits }, { enabled: true, rate_limits });
  };
  return (
    <>
      <output>{toggle?.rate_limits.daily_limit ?? 20}</output>
      <p role="alert">{failure}</p>
      {[30, 40].map((limit) => (
        <button key={limit} type="button" onClick={() => limitTo(limit)}>
          Limit to {limit}
        </button>
      ))}
    </>
  );
}

/** The first change waits for `answerFirst`, and the second one for `answerSecond`. */
async function setup() {
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).rate_limits.daily_limit);
    return sent.length === 1 ? first.promise : second.promise;
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <OneCell />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Limit to 30' }).click();
  await page.getByRole('button', { name: 'Limit to 40' }).click();
  return { sent, answerFirst: first.resolve, answerSecond: second.resolve };
}

const shown = () => page.getByRole('status');
const saved = (daily_limit: number) => {
  const rate_limits = { ...NO_LIMITS, daily_limit };
  return Response.json({ success: true, data: { ...CELL, enabled: true, rate_limits, updated_at: null } });
};
const refused = () =>
  Response.json(
    { success: false, error: 'Try again.', code: 'unavailable', request_id: 'one' },
    { status: 503 },
  );

test('changes of one cell are sent one after the other, and the cell shows the last one meanwhile', async () => {
  const { sent, answerFirst, answerSecond } = await setup();
  await expect.element(shown()).toHaveTextContent('40');
  expect(sent).toEqual([30]);
  answerFirst(saved(30));
  await expect.poll(() => sent).toEqual([30, 40]);
  await expect.element(shown()).toHaveTextContent('40');
  answerSecond(saved(40));
  await expect.element(shown()).toHaveTextContent('20');
});

test('a change that fails shows why, and a later change of the cell is still sent', async () => {
  const { sent, answerFirst, answerSecond } = await setup();
  answerFirst(refused());
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to update feature toggle: Try again.');
  await expect.poll(() => sent).toEqual([30, 40]);
  await expect.element(shown()).toHaveTextContent('40');
  answerSecond(refused());
  await expect.element(shown()).toHaveTextContent('20');
});
