import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { TextModelSection } from './text-model-section.tsx';

afterEach(() => void vi.unstubAllGlobals());

type TextModel = PlatformSettings['text_model'];

const MODEL: TextModel = {
  provider: 'openai-compatible',
  model: 'gpt-4.1-mini',
  price: { input: 0.4, output: 1.6 },
  reads_photos: true,
  state: 'working',
  last_failure: null,
  last_unusable: null,
  month: { input_tokens: 12_000, output_tokens: 3_400, cost_micros: 10_240, unpriced_calls: 0 },
};
const TRIED = {
  model: 'gpt-4.1-mini',
  answer: 'Hello from the kitchen.',
  failure: null,
  seconds: 1.234,
  input_tokens: 100,
  output_tokens: 50,
  cost_micros: 120,
};

async function setup(
  changes: Partial<TextModel> = {},
  answer: { status: number; body: object } | undefined = undefined,
) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    const { status, body } = answer ?? { status: 200, body: { data: TRIED } };
    return new Response(JSON.stringify({ success: status < 400, ...body }), { status });
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <TextModelSection model={{ ...MODEL, ...changes }} />
    </QueryClientProvider>,
  );
  const ask = async (prompt: string) => {
    await page.getByRole('textbox', { name: 'Test prompt' }).fill(prompt);
    await page.getByRole('button', { name: 'Ask the model' }).click();
  };
  return { sent, ask };
}

/** Waits until the section shows this text. */
const says = (words: string) =>
  expect.poll(() => page.getByRole('region', { name: 'Text model' }).element().textContent).toContain(words);

test('the provider, the model, its status, and its cost this month are listed', async () => {
  await setup();
  for (const words of [
    'OpenAI-compatible server',
    'gpt-4.1-mini',
    'Reads menu photosYes',
    'Working',
    '$0.40 input, $1.60 output, per million tokens',
    '$0.0102',
    '12,000 input, 3,400 output',
  ])
    await says(words);
  await expect.element(page.getByText(/^Last /)).not.toBeInTheDocument();
});

test('a model that fails shows its last error and when it was', async () => {
  const last_failure = { at: '2026-11-28T12:30:00.000Z', message: 'The model service denied access.' };
  await setup({ state: 'failing', last_failure });
  await says('Failing');
  await says('To check the model’s settings, follow “Use a model” in docs/how-to.md.');
  await says('The model service denied access.Nov 28, ');
});

test('a model whose answer wasn’t used is working, and shows why and when', async () => {
  const last_unusable = { at: '2026-11-28T12:30:00.000Z', message: 'The model’s answer was cut off.' };
  await setup({ last_unusable });
  await says('Working');
  await says('Last rejected responseThe model’s answer was cut off.Nov 28, ');
});

test('a model without a price says what to set, and that its cost is unknown', async () => {
  await setup({ price: null, month: { ...MODEL.month, cost_micros: 0, unpriced_calls: 4 } });
  await says(
    'Unknown. The budget doesn’t include this model’s cost. Set TEXT_INPUT_PRICE and TEXT_OUTPUT_PRICE.',
  );
  await says('Unknown. The budget doesn’t include 4 calls to a model with no known price.');
});

test('a prompt is answered with seconds, tokens, and cost', async () => {
  const { sent, ask } = await setup();
  await ask('Say hello.');
  await says('Hello from the kitchen.');
  await says('1.2 s · 100 input tokens, 50 output · $0.0001');
  expect(sent[0]).toEqual({ prompt: 'Say hello.' });
});

test('a prompt that fails shows why', async () => {
  const failed = { ...TRIED, answer: null, failure: 'We couldn’t reach the model.', cost_micros: null };
  const { ask } = await setup({}, { status: 200, body: { data: failed } });
  await ask('Say hello.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t reach the model.');
  await says('cost unknown');
});

test('a refused call shows its message', async () => {
  const error = 'The platform has reached its budget for this month.';
  const body = { error, code: 'budget_reached', request_id: 'r' };
  const { ask } = await setup({}, { status: 403, body });
  await ask('Say hello.');
  await expect.element(page.getByRole('alert')).toHaveTextContent(error);
});

test('an empty prompt is not sent', async () => {
  const { sent } = await setup();
  const button = page.getByRole('button', { name: 'Ask the model' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(page.getByRole('textbox', { name: 'Test prompt' }), ' ');
  await button.click({ force: true });
  expect(sent).toEqual([]);
});

test('without a model there is no prompt field, and the section says how to set one up', async () => {
  const month = { input_tokens: 0, output_tokens: 0, cost_micros: 0, unpriced_calls: 0 };
  await setup({ provider: 'built-in', model: '', price: null, state: 'off', month });
  await says('follow “Use a model” in docs/how-to.md.');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByText('Cost this month')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Unknown/)).not.toBeInTheDocument();
});
