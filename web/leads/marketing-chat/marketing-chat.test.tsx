import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QUICK_QUESTIONS } from './marketing-answers.ts';
import { MarketingChat } from './marketing-chat.tsx';

const REPLY_MS = 1_800;
const SCROLL_MS = 100;
const button = () => page.getByRole('button', { name: 'Ask a question', exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Marketing AI Assistant' });
const field = () => page.getByLabelText('Your question');
const log = () => page.getByRole('log');

beforeEach(async () => {
  await page.viewport(1024, 800);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openChat(): Promise<void> {
  await render(<MarketingChat />);
  await button().click();
  await expect.element(dialog()).toBeVisible();
}

test('the floating button opens the chat with its field focused; Escape closes it and returns the focus', async () => {
  await openChat();
  await expect.element(field()).toHaveFocus();
  await expect.element(log().getByText(/I’m .*Marketing AI Assistant/)).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'Quick questions' }).getByRole('button').nth(4))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

test('a reply appears after 1.8 seconds without a call, and is scrolled into view', async () => {
  await openChat();
  const fetched = vi.spyOn(window, 'fetch');
  await page.getByRole('button', { name: QUICK_QUESTIONS[1] }).click();
  await expect.element(page.getByText('The assistant is typing.')).toBeInTheDocument();
  vi.advanceTimersByTime(REPLY_MS - 1);
  await expect.element(log().getByText(/Growth \$197/)).not.toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(log().getByText(/Starter \$97, Growth \$197, Pro \$297/)).toBeVisible();
  vi.advanceTimersByTime(SCROLL_MS);
  await expect.element(log().getByText(/How much does it cost\?/)).toBeInViewport();
  await expect.element(log().getByText(/Starter \$97, Growth \$197, Pro \$297/)).toBeInViewport();
  expect(fetched).not.toHaveBeenCalled();
});

test('Enter sends, Shift+Enter adds a line, and blank text isn’t sent', async () => {
  await openChat();
  await userEvent.keyboard('  {Enter}');
  await expect.element(log().getByText(/You:/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await field().fill('');
  await userEvent.keyboard('two{Shift>}{Enter}{/Shift}lines');
  await expect.element(field()).toHaveValue('two\nlines');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  await expect.element(log().getByText(/two\s*lines/)).toBeVisible();
});

test('on a phone, the chat is a sheet over the page with its own close button', async () => {
  await page.viewport(375, 700);
  await openChat();
  expect(dialog().element().matches(':modal')).toBe(true);
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expect.element(button()).toHaveFocus();
});
