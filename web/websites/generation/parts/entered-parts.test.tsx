import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyDish } from '#shared/profile/menu.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { useMenuReading } from '#web/menu/menu-box/use-menu-reading.ts';
import type { EnteredDraft, EnteredProblems } from './entered-draft.ts';
import { EnteredParts } from './entered-parts.tsx';
import { withEntered } from './with-entered.ts';

const EVENINGS = { name: '', opens: '17:00', closes: '22:00', last_seating: null, season: null, note: '' };
const PROFILE: RestaurantProfile = {
  ...emptyProfile('Osteria Lupo'),
  dishes: [{ ...emptyDish('Gelato'), price: '$6' }],
  services: [{ ...EVENINGS, days: ['friday', 'saturday'] }],
  phones: [{ number: '', typed: '555-0147', label: '' }],
};

type PartsProps = {
  profile: RestaurantProfile;
  problems: EnteredProblems;
  onChange: (entered: EnteredDraft) => void;
};

function Parts({ profile, problems, onChange }: PartsProps) {
  const [entered, setEntered] = useState<EnteredDraft>({});
  const menu = useMenuReading(entered.menuText ?? '');
  return (
    <EnteredParts
      profile={profile}
      entered={entered}
      menu={menu}
      dishes={withEntered(profile, { menu: menu.accepted }).dishes}
      readsPhotos={false}
      problems={problems}
      onChange={(next) => {
        setEntered(next);
        onChange(next);
      }}
    />
  );
}

/** The server’s parse of every text. */
function stubReading(proposals: object[]) {
  const data = {
    language: 'en',
    proposals,
    wishes: [],
    not_for_guests: [],
    lines: [],
  } as unknown as ProfileReading;
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
}
afterEach(() => vi.unstubAllGlobals());

async function setup({ profile = PROFILE, problems = {} as EnteredProblems } = {}) {
  const changes: EnteredDraft[] = [];
  await render(<Parts profile={profile} problems={problems} onChange={(entered) => changes.push(entered)} />);
  return { latest: () => changes.at(-1) };
}

const part = (title: string) => page.getByText(title, { exact: true });

test('collapsed parts summarize the profile in one line, if it has something', async () => {
  await setup();
  for (const summary of ['1 dish', 'Open Fri, Sat', 'Phone'])
    await expect.element(part(summary)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /Your menu/ })).not.toBeInTheDocument();
});

test('an empty profile leaves the collapsed parts without a summary', async () => {
  await setup({ profile: emptyProfile('Osteria Lupo') });
  const folds = document.querySelectorAll('summary');
  expect([...folds].map(({ textContent }) => textContent)).toEqual([
    'Start from my website',
    'Paste your menu',
    'Opening hours',
    'Contact and links',
  ]);
});

test('a pasted menu is counted and shown with the profile’s dishes, and unread lines are listed', async () => {
  const text = 'Carbonara $14\nHello there';
  stubReading([
    {
      field: 'dishes',
      value: { ...emptyDish('Carbonara'), price: '$14' },
      confidence: 'certain',
      start: 0,
      end: 13,
      words: 'Carbonara $14',
    },
  ]);
  await setup();
  await part('Paste your menu').click();
  await page.getByRole('textbox', { name: /Your menu/ }).fill(text);
  await expect.element(part('We found 1 dish.')).toBeVisible();
  await expect.element(part('1 line we didn’t understand')).toBeVisible();
  await expect.element(part('Hello there')).toBeVisible();
  const dishes = page.getByRole('list', { name: 'Dishes on your website' });
  await expect.element(dishes).toHaveTextContent('Gelato$6Carbonara$14');
  await part('Paste your menu').click();
  await expect.element(part('2 dishes')).toBeVisible();
});

test('typed hours fill the week by keyboard', async () => {
  stubReading([
    {
      field: 'services',
      value: { ...EVENINGS, days: ['tuesday', 'wednesday', 'thursday'] },
      confidence: 'certain',
      start: 0,
      end: 14,
      words: 'Tue–Thu 5–10pm',
    },
  ]);
  const { latest } = await setup();
  document.querySelectorAll('summary')[1]?.focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: /Type your hours/ })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: /Type your hours/ })).toHaveFocus();
  await userEvent.keyboard('Tue–Thu 5–10pm');
  await expect.element(part('Open Tue–Thu.')).toBeVisible();
  await expect.element(page.getByLabelText('Tuesday opens')).toHaveValue('17:00');
  expect(latest()?.hours?.services.map(({ days }) => days)).toEqual([['tuesday', 'wednesday', 'thursday']]);
});

test('only changed contact details are sent', async () => {
  const { latest } = await setup();
  await part('Contact and links').click();
  await expect.element(page.getByRole('textbox', { name: 'phone number 1' })).toHaveValue('555-0147');
  await page.getByRole('textbox', { name: /Email/ }).fill('ciao@lupo.example.com');
  expect(latest()).toEqual({ links: { email: 'ciao@lupo.example.com' } });
});

test('a part with a mistake is expanded and shows it', async () => {
  await setup({ problems: { services: 'Enter a time in 24-hour format, such as 18:00.' } });
  await expect.element(part('Enter a time in 24-hour format, such as 18:00.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /Your menu/ })).not.toBeInTheDocument();
});
