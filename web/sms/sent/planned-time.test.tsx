import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SmsCampaign } from '#shared/sms/contract/sms-campaign.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { PlannedTime } from './planned-time.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const question = page.getByRole('alertdialog', { name: 'Cancel “We miss you”?' });

async function setup(changes: Partial<SmsCampaign>, answer: ScreenAnswer | Promise<ScreenAnswer> = {}) {
  const onCanceled = vi.fn();
  const campaign = { campaign_id: 'sms-1', name: 'We miss you', ...changes } as SmsCampaign;
  const shown = (
    <>
      <PlannedTime campaign={campaign} onCanceled={onCanceled} />
      <p>The rest</p>
    </>
  );
  return { ...(await renderScreen(shown, () => answer)), onCanceled };
}

test('a scheduled campaign is canceled only after a question, once', async () => {
  const { answer, send } = heldAnswer(refusal('It has started.'));
  const { sent, onCanceled, press } = await setup({ send_at: inHours(3) }, answer);
  await press('Cancel campaign');
  await question.getByRole('button', { name: 'Keep campaign' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await press('Cancel campaign');
  await question.getByRole('button', { name: 'Cancel campaign' }).click();
  await question.getByRole('button', { name: /Working/ }).click({ force: true });
  await expect.element(question.getByRole('button', { name: 'Keep campaign' })).toBeDisabled();
  send();
  await expect.element(page.getByText('It has started.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(onCanceled).not.toHaveBeenCalled();
});

test.each<[string, Partial<SmsCampaign>, RegExp | undefined]>([
  ['a campaign without a time', {}, undefined],
  ['one that has started', { send_at: inHours(-1) }, undefined],
  ['a canceled one', { canceled_at: inHours(-1), send_at: inHours(3) }, /^You canceled this campaign/],
  [
    'one whose text was rejected before it started',
    { canceled_at: inHours(-1), is_text_rejected: true },
    /^We canceled this campaign/,
  ],
  ['one whose text was rejected later', { is_text_rejected: true }, /^We stopped this campaign/],
])('%s can’t be canceled', async (_, changes, text) => {
  await setup(changes);
  await expect.element(page.getByText('The rest')).toBeVisible();
  await expect.element(button('Cancel campaign')).not.toBeInTheDocument();
  if (text !== undefined) await expect.element(page.getByText(text)).toBeVisible();
});
