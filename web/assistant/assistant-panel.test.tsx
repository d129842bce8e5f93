import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import { refusal, renderScreen } from '#web/shell/render-screen.test-data.tsx';
import { AssistantPanel } from './assistant-panel.tsx';

const TYPING_MS = 1_500;
const log = page.getByRole('log', { name: 'Conversation' });

/** The panel, which types without a delay, for a restaurant whose data can’t be read. */
async function setup() {
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, delay: number) => wait(run, delay === TYPING_MS ? 0 : delay));
  const onClose = vi.fn();
  const panel = <AssistantPanel isOpen onClose={onClose} />;
  return { ...(await renderScreen(panel, () => refusal('Not now.'), { session: OWNER_SESSION })), onClose };
}

test('only the newest answer suggests questions, and asking one adds its answer', async () => {
  await setup();
  await page.getByRole('textbox').fill('What is AI Features?');
  await userEvent.keyboard('{Enter}');
  const suggested = log.getByRole('button');
  await expect.element(suggested.first()).toBeVisible();
  const first = suggested.first().element().textContent ?? '';
  const earlier = suggested.elements();
  await suggested.first().click();
  await expect.poll(() => log.getByText('Assistant:').elements().length).toBe(3);
  expect(log.element().textContent).toContain(`You:${first}`);
  expect(earlier.filter((button) => button.isConnected)).toEqual([]);
});

test('Escape closes the panel', async () => {
  const { onClose } = await setup();
  await expect.element(page.getByRole('dialog', { name: 'AI Marketing Assistant' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
