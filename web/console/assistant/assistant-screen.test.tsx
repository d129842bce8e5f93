import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AssistantScreen } from './assistant-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const PERFORMANCE = {
  period: { from: '2026-10-24', to: '2026-11-22' },
  as_of: '2026-11-22T18:00:00.000Z',
  key_metrics: { total_revenue: 3482.5, active_customers: 18, growth_rate: 7.7, churn_rate: null },
  trends: [],
  alerts: [{ type: 'warning', message: '2 invoices are overdue.', section: 'subscriptions' }],
  recommendations: [],
};
const ANSWER = {
  response: 'Revenue (last 30 days): $3,483. <b>not bold</b>',
  insights: ['The highest was $399 (Nov 3, 2026).'],
  recommendations: [],
  confidence_score: 90,
  query: 'Revenue · last 30 days',
  chart: {
    title: 'Revenue',
    kind: 'line',
    unit: 'dollars',
    points: [
      { label: 'Nov 2, 2026', value: 149 },
      { label: 'Nov 3, 2026', value: 399 },
    ],
  },
  section: 'subscriptions',
  suggestions: [] as string[],
  as_of: '2026-11-22T18:00:00.000Z',
};

/** Renders the screen against a server that can be partly down. Replies wait for `answer`. */
async function setup({
  chatIsDown = false,
  figuresAreDown = false,
  answer: given = {},
}: {
  chatIsDown?: boolean;
  figuresAreDown?: boolean;
  answer?: Partial<typeof ANSWER>;
} = {}) {
  const questions: string[] = [];
  const waiting: (() => void)[] = [];
  const server = { chatIsDown, figuresAreDown };
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const isChat = String(input).endsWith('/chat');
    if (isChat) {
      questions.push(JSON.parse(String(init?.body)).query);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    const isDown = isChat ? server.chatIsDown : server.figuresAreDown;
    const body = isDown
      ? { success: false, error: 'Broken.', code: 'internal' }
      : { success: true, data: isChat ? { ...ANSWER, ...given } : PERFORMANCE };
    return new Response(JSON.stringify(body), { status: isDown ? 500 : 200 });
  });
  const router = createMemoryRouter([{ path: '/', element: <AssistantScreen /> }]);
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const ask = async (question: string) => {
    await userEvent.fill(page.getByRole('textbox', { name: 'Your question' }), question);
    await userEvent.keyboard('{Enter}');
  };
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  return { ask, answer, questions, server };
}

test('the cards show revenue in whole dollars, and a dash with a reason for unknown values', async () => {
  await setup();
  const cards = page.getByRole('region', { name: 'Key metrics' });
  await expect.element(cards).toMatchTextContent(/\$3,483/);
  await expect.element(cards).toMatchTextContent(/\+7\.7%/);
  await expect.element(cards).toMatchTextContent(/no subscribers 30 days ago/);
  const panels = page.getByRole('complementary', { name: 'Insights and recommendations' });
  await expect.element(panels).toMatchTextContent(/Warning2 invoices are overdue\./);
  await expect.element(panels).toMatchTextContent(/You’re all caught up/);
});

test('an answer has its query, confidence, chart, and table; markup stays text', async () => {
  const { ask, answer, questions } = await setup();
  await ask('  revenue?  ');
  await answer();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect.element(log).toMatchTextContent(/<b>not bold<\/b>/);
  await expect.element(log).toMatchTextContent(/Revenue · last 30 days\. Confidence 90%/);
  await expect
    .element(page.getByRole('img', { name: 'Revenue from Nov 2, 2026 to Nov 3, 2026.' }))
    .toBeVisible();
  await page.getByText(/^Show data/).click();
  await expect.element(page.getByRole('cell', { name: '$399' })).toBeVisible();
  expect(questions).toEqual(['revenue?']);
});

test('the question stays visible above a reply that is taller than the conversation', async () => {
  const { ask, answer } = await setup({
    answer: { insights: Array.from({ length: 60 }, (_, at) => `Insight ${at}.`) },
  });
  await ask('why so long?');
  await answer();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect.element(log.getByText('Insight 59.')).toBeInTheDocument();
  await expect.poll(() => log.element().scrollTop).toBeGreaterThan(0);
  const question = log
    .getByText(/why so long\?/)
    .element()
    .getBoundingClientRect();
  expect(question.top).toBeGreaterThanOrEqual(log.element().getBoundingClientRect().top);
});

test('an unsure answer offers related questions as buttons', async () => {
  const { ask, answer, questions } = await setup({
    answer: {
      response: 'I don’t know what “austin” means. Here’s the closest match. Restaurants: 24.',
      confidence_score: 30,
      suggestions: ['How many restaurants do we have?', 'Sign-ups', 'Restaurants without a plan'],
    },
  });
  await ask('how many restaurants in austin');
  await answer();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect.element(log).toMatchTextContent(/Did you mean:How many restaurants do we have\?Sign-ups/);
  await log.getByRole('button', { name: 'Sign-ups' }).click();
  expect(questions).toEqual(['how many restaurants in austin', 'Sign-ups']);
});

test('nothing is sent while a reply is loading, or if the text is blank', async () => {
  const { ask, answer, questions } = await setup();
  await ask('   ');
  await ask('revenue');
  await page.getByRole('button', { name: 'What is our churn rate?' }).click({ force: true });
  await ask('and churn?');
  expect(questions).toEqual(['revenue']);
  await answer();
  await expect.element(page.getByText(/Confidence 90%/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('and churn?');
});

test('if the assistant fails, the error is shown with a sample answer without numbers', async () => {
  const { ask, answer, server } = await setup({ chatIsDown: true });
  await ask('why do customers leave?');
  await answer();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect.element(log).toMatchTextContent(/Failed to get response from AI assistant/);
  await expect.element(log).toMatchTextContent(/Sample dataCustomers usually leave in their first weeks/);
  server.chatIsDown = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await answer();
  await expect.element(log).toMatchTextContent(/Confidence 90%/);
});

test('if the metrics fail to load, the chat still works, and the metrics can be retried', async () => {
  const { server } = await setup({ figuresAreDown: true });
  await expect.element(page.getByRole('heading', { name: 'Error Loading Analytics' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  server.figuresAreDown = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByRole('region', { name: 'Key metrics' })).toMatchTextContent(/\$3,483/);
});
