import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HoursText, type TypedWeek } from './hours-text.tsx';

afterEach(() => void vi.unstubAllGlobals());

const SERVICE = {
  name: '',
  days: ['tuesday', 'wednesday'],
  opens: '17:00',
  closes: '22:00',
  last_seating: null,
  season: null,
  note: '',
};

/** Reads "Tue, Wed 5–10pm" as a service, and nothing else. */
async function setup() {
  const weeks: TypedWeek[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, { body = '{}' }: { body?: string } = {}) => {
    const { text = '' } = JSON.parse(body) as { text?: string };
    const words = 'Tue, Wed 5–10pm';
    const start = text.indexOf(words);
    const service = { field: 'services', value: SERVICE, confidence: 'certain', words };
    const proposals = start < 0 ? [] : [{ ...service, start, end: start + words.length }];
    const data = { proposals, wishes: [], not_for_guests: [], lines: [], language: 'en' };
    return Response.json({ success: true, data });
  });
  await render(<HoursText onWeek={(week) => weeks.push(week)} />);
  return { weeks, typed: page.getByRole('textbox', { name: /Type your hours/ }) };
}

test('hours that don’t fit a week stay as typed, and what is read fills the week', async () => {
  const { weeks, typed } = await setup();
  await typed.fill('5am thru Sun 9pm nonstop');
  await expect
    .element(
      page.getByText(/^We couldn’t fill in the week. Your website shows your hours as you typed them./),
    )
    .toBeVisible();
  expect(weeks).toEqual([{ services: [], closed_days: [], hours_text: '5am thru Sun 9pm nonstop' }]);

  await typed.fill('Tue, Wed 5–10pm, May–Oct');
  await expect.element(page.getByText(/^Open Tue.+\. Your website also says “May–Oct”\.$/)).toBeVisible();
  expect(weeks.at(-1)).toEqual({ services: [SERVICE], closed_days: [], hours_text: 'May–Oct.' });

  await typed.fill('Tue, Wed 5–10pm');
  await expect.element(page.getByText(/^Open Tue[^.]+\.$/)).toBeVisible();
  expect(weeks.at(-1)).toEqual({ services: [SERVICE], closed_days: [], hours_text: '' });
});

test('a week that is read whole leaves other words of the profile alone, and words without a time fill nothing', async () => {
  const { weeks, typed } = await setup();
  await typed.fill('by appointment');
  await expect.element(page.getByText(/^We couldn’t fill in the week. Try a format/)).toBeVisible();
  await typed.fill('Tue, Wed 5–10pm');
  await expect.element(page.getByText(/^Open Tue[^.]+\.$/)).toBeVisible();
  expect(weeks).toEqual([{ services: [SERVICE], closed_days: [] }]);
});
