import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Dish, emptyDish } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const AT = '2026-11-22T12:00:00.000Z';
const aDish = (changes: Partial<Dish>) => ({ ...emptyDish('Soup'), price: '$9', ...changes });

type Setup = {
  profile?: object;
  hash?: string;
  proposals?: object[];
  save?: ScreenAnswer | Promise<ScreenAnswer>;
};

async function setup({ profile = {}, hash = '', proposals = [], save }: Setup = {}) {
  const api = {
    stored: {
      profile: aSparseProfile(profile as Partial<RestaurantProfile>),
      version: 3,
      updated_at: AT,
    },
    read: undefined as ScreenAnswer | Promise<ScreenAnswer> | undefined,
    save,
  };
  const screen = await renderScreen(
    <ProfileScreen />,
    ({ method, path }) => {
      if (path.endsWith('/projections')) return { body: { data: { projections: [] } } };
      if (path.endsWith('/proposals')) return { body: { data: { version: 3, proposals } } };
      if (path === '/config') return refusal('unknown');
      if (path.endsWith('/images')) return { body: { data: { images: [] } } };
      if (method === 'PATCH')
        return api.save ?? { body: { message: 'Saved.', data: { version: 4, updated_at: AT } } };
      return api.read ?? { body: { data: api.stored } };
    },
    { path: `/${hash}` },
  );
  await expect.element(button('Save profile')).toBeVisible();
  const saved = () => screen.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...screen, api, saved };
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const tab = (name: string) => page.getByRole('tab', { name }).click();

test('a profile loads, and a failure can be tried again', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  let profile: ScreenAnswer | Promise<ScreenAnswer> = answer;
  const { press } = await renderScreen(<ProfileScreen />, ({ path }) => {
    if (path === '/restaurant/profile') return profile;
    return { body: { data: { projections: [], proposals: [] } } };
  });
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading your profile…' })).toBeVisible();
  send();
  await expect.element(page.getByRole('heading', { name: 'We couldn’t load your profile' })).toBeVisible();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  profile = { body: { data: { profile: aSparseProfile(), version: 1, updated_at: AT } } };
  await press('Try Again');
  await expect.element(field('Name')).toHaveValue('Osteria Lupo');
});

test('only changed basics are saved, once, and the profile is then unchanged', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Saved.', data: { version: 4, updated_at: AT } } });
  const { saved, sent, press } = await setup({ save: answer, profile: { languages: ['it', 'en'] } });
  await expect.element(page.getByText('All changes saved.')).toBeVisible();
  await expect.element(button('Discard')).toHaveAttribute('aria-disabled', 'true');
  await field(/^Type of restaurant/).fill('Trattoria');
  await field(/^Cuisines/).fill('Roman, Jewish, ');
  await page.getByRole('checkbox', { name: 'Kosher' }).click();
  await page.getByRole('combobox', { name: 'Website language' }).selectOptions('English');
  await field(/^Country/).fill('usa');
  await page.getByRole('spinbutton', { name: /^Monthly revenue/ }).fill('40000');
  await expect.element(page.getByText('You have unsaved changes.')).toBeVisible();
  await press('Save profile');
  await button(/Working/).click({ force: true });
  send();
  await expect.element(page.getByText('Profile saved.')).toBeVisible();
  await expect.element(page.getByText('All changes saved.')).toBeVisible();
  expect(saved()).toEqual([
    {
      kind: 'Trattoria',
      cuisines: ['Roman', 'Jewish'],
      diets: ['kosher'],
      languages: ['en'],
      region: 'US',
      monthly_revenue: 40000,
    },
  ]);
  expect(sent[0]?.query).toEqual({ version: '3' });
});

test('discarding restores what is saved', async () => {
  const { saved, press } = await setup();
  await field('Name').fill('Lupo');
  await press('Discard');
  await expect.element(field('Name')).toHaveValue('Osteria Lupo');
  await expect.element(page.getByText('All changes saved.')).toBeVisible();
  expect(saved()).toEqual([]);
});

test('contact details are edited', async () => {
  const { saved, press } = await setup({ hash: '#contact' });
  await field(/^Address/).fill('18 Mill Lane');
  await field(/^City/).fill('Portland');
  await field(/^Country/).fill('usa');
  await press('Add a phone number');
  await expect.element(field('phone number 1')).toHaveFocus();
  await field('phone number 1').fill('(555) 237-4410');
  await field(/^Email/).fill('ana@example.com');
  await press('Add a link');
  await page.getByRole('combobox', { name: 'Link type' }).selectOptions('Instagram');
  await field('Web address').fill('https://instagram.com/lupo');
  await page.getByRole('combobox', { name: 'Reservations' }).selectOptions('Reservations accepted');
  await field(/^How to reserve/).fill('Call us.');
  await field(/^Parking/).fill('Behind us');
  await press('Save profile');
  await expect.element(page.getByText('Profile saved.')).toBeVisible();
  expect(saved()).toEqual([
    expect.objectContaining({
      address: expect.objectContaining({ text: '18 Mill Lane', locality: 'Portland', country: 'US' }),
      email: 'ana@example.com',
      booking: expect.objectContaining({ policy: 'accepted', note: 'Call us.' }),
      parking: 'Behind us',
    }),
  ]);
  expect(JSON.stringify(saved())).toContain('"typed":"(555) 237-4410"');
  expect(JSON.stringify(saved())).toContain('"kind":"instagram"');
});

test('hours are set by day, copied, and get special dates and a note', async () => {
  const { saved, press } = await setup({ hash: '#hours' });
  await page.getByLabelText('Monday, open or closed').selectOptions('Open');
  await page
    .getByLabelText(/^Monday.*opens$/i)
    .first()
    .fill('11:00');
  await page
    .getByLabelText(/^Monday.*closes$/i)
    .first()
    .fill('21:00');
  await press('Copy Monday to Monday through Friday');
  await page.getByLabelText('Sunday, open or closed').selectOptions('Closed');
  await press('Add a date');
  await field('Name of date 1').fill('Christmas');
  await page.getByLabelText('First day').fill('2026-12-25');
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-12-25');
  await field(/^Hours note/).fill('Until the bread runs out');
  await press('Save profile');
  await expect.element(page.getByText('Profile saved.')).toBeVisible();
  const text = JSON.stringify(saved());
  expect(text).toContain('"days":["monday","tuesday","wednesday","thursday","friday"]');
  expect(saved()).toEqual([
    expect.objectContaining({ closed_days: ['sunday'], hours_text: 'Until the bread runs out' }),
  ]);
  expect(text).toContain('"from":"2026-12-25","to":"2026-12-25"');
});

test('dishes are edited, moved, and removed, and the focus follows', async () => {
  const dishes = [aDish({}), aDish({ name: 'Stew', variants: [{ label: 'Half', price: '$5', amount: 5 }] })];
  const { saved, press } = await setup({ hash: '#menu', profile: { dishes } });
  await press('Move dish 1 down');
  await expect.element(field('Name of dish 2')).toHaveFocus();
  await expect.element(field('Name of dish 2')).toHaveValue('Soup');
  await expect.element(button('Move dish 1 up')).toBeDisabled();
  await expect.element(button('Move dish 2 down')).toBeDisabled();
  await press('Move dish 2 up');
  await field('Price of dish 1').fill('$10');
  await field('Price of dish 2, size 1').fill('$6');
  await press('Add a size to dish 2');
  await field('Size 2 of dish 2').fill('Full');
  await press('Remove size 1 from dish 2');
  await expect.element(field('Size 1 of dish 2')).toHaveValue('Full');
  await press('Add a dish');
  await expect.element(field('Name of dish 3')).toHaveFocus();
  await press('Remove dish 3');
  await expect.element(field('Name of dish 2')).toHaveFocus();
  await press('Add a menu');
  await field('Name of menu 1').fill('Lunch');
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Happy hour');
  await page.getByRole('combobox', { name: 'Menu for dish 1' }).selectOptions('Lunch');
  await press('Save profile');
  await expect.element(page.getByText('Profile saved.')).toBeVisible();
  const text = JSON.stringify(saved());
  expect(text).toContain('$10');
  expect(text).toContain('"happy_hour"');
  expect(text).toContain('Lunch');
});

test('a dish’s photo can be removed, and chosen from the images', async () => {
  const { saved, press } = await setup({
    hash: '#menu',
    profile: { dishes: [aDish({ image: '/images/lupo/a.webp' })] },
  });
  await press('Change the photo of dish 1');
  const dialog = page.getByRole('dialog', { name: 'Choose a photo of the dish' });
  await expect.element(dialog.getByRole('heading', { name: 'No images yet' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await press('Remove the photo of dish 1');
  await expect.element(button('Add a photo to dish 1')).toBeVisible();
  await press('Save profile');
  await expect.poll(saved).toHaveLength(1);
  expect(JSON.stringify(saved())).toContain('""');
});

test('the story, people, and notes are edited', async () => {
  const { saved, press } = await setup({ hash: '#story' });
  await press('Add a paragraph');
  await field('paragraph 1').fill('Since 1999.');
  await press('Add a person');
  await field('Name of person 1').fill('Ana');
  await field(/^Role/).fill('Chef');
  await field(/^Short bio/).fill('Ana cooks.');
  await press('Add a note');
  await field('note 1').fill('Dogs welcome.');
  await press('Save profile');
  await expect.element(page.getByText('Profile saved.')).toBeVisible();
  const text = JSON.stringify(saved());
  for (const typed of ['Since 1999.', '"role":"Chef"', 'Ana cooks.', 'Dogs welcome.'])
    expect(text).toContain(typed);
});

test('errors name their tab, appear at their field, and keep what was typed', async () => {
  const refused = refusal('Check your profile', 'invalid_input', 422);
  const fields = { 'address.country': 'Enter a country.', name: 'Enter a name.', story: 'Too long.' };
  const { api, press } = await setup({ save: { ...refused, body: { ...refused.body, fields } } });
  await field('Name').fill('Lupo');
  await press('Save profile');
  await expect.element(page.getByText('Contact: Enter a country.')).toBeVisible();
  await expect.element(page.getByText('Basics: Enter a name.')).toBeVisible();
  await expect.element(page.getByText('Story: Too long.')).toBeVisible();
  await expect.element(field('Name')).toHaveAccessibleDescription('Enter a name.');
  await expect.element(field('Name')).toHaveValue('Lupo');
  await tab('Story');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Too long.' }).first()).toBeVisible();
  api.save = refusal('Not now.');
  await press('Save profile');
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
  await press('Discard');
  await expect.element(page.getByText('Not now.')).not.toBeInTheDocument();
});

const stale = refusal('Someone else saved.', 'profile_changed', 409);

test.each([
  ['Keep mine', 'Lupo', ['Lupo']],
  ['Use theirs', 'Wolf', []],
])('someone else’s change of the same field is asked about: %s', async (choice, shown, names) => {
  const { api, saved, press } = await setup({ save: stale });
  await field('Name').fill('Lupo');
  api.stored = { ...api.stored, profile: { ...api.stored.profile, name: 'Wolf' }, version: 8 };
  await press('Save profile');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Wolf')).toBeVisible();
  await expect.element(dialog.getByText('Lupo', { exact: true })).toBeVisible();
  api.save = undefined;
  await press(choice);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('Name')).toHaveValue(shown);
  await expect.element(page.getByText('All changes saved.')).toBeVisible();
  expect(saved().slice(1)).toEqual(names.map((name) => ({ name })));
});

test('someone else’s change of another field is merged without a question', async () => {
  const { api, saved, press } = await setup({ save: stale });
  await field('Name').fill('Lupo');
  api.stored = { ...api.stored, profile: { ...api.stored.profile, kind: 'Trattoria' }, version: 8 };
  api.read = undefined;
  const { answer, send } = heldAnswer(stale);
  api.save = answer;
  await press('Save profile');
  api.save = undefined;
  send();
  await expect.element(page.getByText('Profile saved.')).toBeVisible();
  await expect.element(field(/^Type of restaurant/)).toHaveValue('Trattoria');
  expect(saved()).toEqual([{ name: 'Lupo' }, { name: 'Lupo' }]);
});

test('a missing part opens its tab with the focus', async () => {
  await page.viewport(1280, 900);
  const { press } = await setup();
  await press('Your story');
  await expect.element(page.getByRole('tab', { name: 'Story' })).toHaveFocus();
  await expect.element(button('Add a paragraph')).toBeVisible();
});

test('details on a website are added to the draft, but not over what is known', async () => {
  const from = { website_id: 'w1', website_name: 'Lupo' };
  const proposals = [
    { ...from, kind: 'contact', changes: { email: 'web@example.com' } },
    { ...from, kind: 'hours', changes: { hours_text: 'From the website' } },
  ];
  const { press } = await setup({ proposals, profile: { hours_text: 'Known' } });
  await expect.element(page.getByText('Add details from Lupo to your profile')).toBeVisible();
  await press('Add to profile');
  await expect.element(page.getByText('Add details from Lupo to your profile')).not.toBeInTheDocument();
  await expect.element(page.getByText('You have unsaved changes.')).toBeVisible();
  await tab('Contact');
  await expect.element(field(/^Email/)).toHaveValue('web@example.com');
  await tab('Hours');
  await expect.element(field(/^Hours note/)).toHaveValue('Known');
});

test('leaving with unsaved changes asks first', async () => {
  const { router } = await setup();
  await field('Name').fill('Lupo');
  await userEvent.tab();
  void router.navigate('/elsewhere');
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('Your profile has unsaved changes.')).toBeVisible();
});
