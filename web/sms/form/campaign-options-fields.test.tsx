import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CONTROL_GROUP_FROM_GUESTS } from '#shared/sms/win-back/control-group.ts';
import { someDecisions } from '#web/sms/a-campaign.test-data.ts';
import type { SmsPreview } from '#web/sms/api/sms-campaigns.ts';
import { CampaignOptionsFields } from './campaign-options-fields.tsx';
import type { CampaignOptions } from './draft-request.ts';
import type { SmsDraft } from './use-sms-draft.ts';

const OPTIONS: CampaignOptions = {
  lapsedRule: 'thirty_days',
  holdOutPercent: 0,
  oneCodePerGuest: false,
  later: undefined,
};

type Given = {
  options?: Partial<CampaignOptions>;
  preview?: Partial<SmsPreview['decisions']>;
  fields?: object;
};

async function setup({ options = {}, preview, fields }: Given) {
  const setOptions = vi.fn();
  const draft = {
    options: { ...OPTIONS, ...options },
    setOptions,
    preview: preview && { decisions: someDecisions(preview) },
    failure: fields && { message: 'No.', fields },
  } as unknown as SmsDraft;
  await render(<CampaignOptionsFields draft={draft} />);
  return { setOptions };
}

const group = page.getByRole('group', { name: 'Compare with a control group' });

test.each([
  ['before a preview', undefined, 0],
  ['for a short list', { send: CONTROL_GROUP_FROM_GUESTS - 1, hold: 0 }, 0],
  ['for a long list, also of texts that wait', { send: 1, hold: CONTROL_GROUP_FROM_GUESTS - 1 }, 1],
])('a control group is offered %s: %s', async (_, preview, count) => {
  await setup({ ...(preview && { preview }) });
  await expect.element(page.getByRole('group', { name: 'Audience' })).toBeVisible();
  expect(group.elements()).toHaveLength(count);
});

/** The control group isn’t among the texts, and belongs to the guests who would get one. */
const held = (guests: number, rest: number) => ({
  send: rest - 100,
  hold: 100,
  skipped: [{ rule: 'held_out' as const, guests, reason: 'Control group' }],
});

test.each([
  ['20 guests, with those who are in it,', held(20, 180), /^We won’t text guests in the control group/],
  ['19 guests', held(19, 171), /^About 19 guests aren’t enough to compare.* 20 or more\.$/],
])('a control group of %s is judged by its size', async (_, preview, hint) => {
  await setup({ options: { holdOutPercent: 10 }, preview });
  await expect.element(group).toBeVisible();
  await expect.element(page.getByText(hint)).toBeVisible();
});

test('each option is reported with its value; a later time starts tomorrow at 11', async () => {
  const { setOptions } = await setup({ options: { holdOutPercent: 5 } });
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  const day = [tomorrow.getFullYear(), tomorrow.getMonth() + 1, tomorrow.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const options: [string, Partial<CampaignOptions>][] = [
    ['Away longer than usual', { lapsedRule: 'usual_gap' }],
    ['Send later', { later: { day, time: '11:00' } }],
    ['Unique code for each guest', { oneCodePerGuest: true }],
    ['20%', { holdOutPercent: 20 }],
    ['Off', { holdOutPercent: 0 }],
  ];
  for (const [name, change] of options) {
    await page.getByRole('radio', { name }).click();
    expect(setOptions).toHaveBeenLastCalledWith(change);
  }
});

test('a later time has a day and a time, with the server’s reason; “Send now” removes it', async () => {
  const later = { day: '2026-12-01', time: '11:00' };
  const { setOptions } = await setup({ options: { later }, fields: { send_at: 'Choose a later time.' } });
  const day = page.getByLabelText('Day');
  await expect.element(day).toHaveAccessibleDescription('Choose a later time.');
  await day.fill('2026-12-03');
  expect(setOptions).toHaveBeenLastCalledWith({ later: { ...later, day: '2026-12-03' } });
  await page.getByLabelText('Time').fill('17:30');
  expect(setOptions).toHaveBeenLastCalledWith({ later: { ...later, time: '17:30' } });
  await page.getByRole('radio', { name: 'Send now' }).click();
  expect(setOptions).toHaveBeenLastCalledWith({ later: undefined });
});
