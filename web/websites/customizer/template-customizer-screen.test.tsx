import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { aWebsite, PUBLIC_CONFIG } from '#tests/builders/a-website-api.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { WebsiteTemplatesScreen } from '#web/websites/templates/website-templates-screen.tsx';
import { TemplateCustomizerScreen } from './template-customizer-screen.tsx';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1400, 900);
});

type Answer = ScreenAnswer | Promise<ScreenAnswer>;
const created: ScreenAnswer = {
  status: 201,
  body: { website_id: 'w9', message: 'Created.', data: aWebsite({ website_id: 'w9' }) },
};

/** The customizer of a template; it starts with empty fields, because the restaurant’s record can’t be read. */
async function customize(create: Answer = created, id = 'fine-dining-1') {
  const given = { create };
  const screen = await renderScreen(
    <TemplateCustomizerScreen />,
    ({ method, path }) => {
      if (method === 'POST') return given.create;
      if (path === '/config') return { body: { data: PUBLIC_CONFIG } };
      if (path === '/restaurant/profile')
        return {
          body: { data: { profile: aSparseProfile(), version: 1, updated_at: '2026-11-22T12:00:00.000Z' } },
        };
      return refusal('Unknown.');
    },
    { session: OWNER_SESSION, route: '/customize/:templateId', path: `/customize/${id}` },
  );
  return { ...screen, given };
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const tab = (name: string) => page.getByRole('tab', { name }).click();
const body = (sent: { body: unknown }[]) => sent.at(-1)?.body as Record<string, Record<string, unknown>>;

test('an unknown template leads to the gallery', async () => {
  const { router } = await customize(created, 'nothing');
  await expect.poll(() => router.state.location.pathname).toBe('/website-builder/templates');
});

test('a website is created once, with its text, colors, and dishes, and opens', async () => {
  const { answer, send } = heldAnswer(created);
  const { sent, router, press } = await customize(answer);
  await expect.element(field('Restaurant name')).toHaveValue('Osteria Lupo');
  await field('Website name').fill('Lupo');
  await field(/^Tagline/).fill('Wood fire');
  await tab('Design');
  await field('Primary color').fill('#123456');
  await tab('Menu');
  await press('Add a dish');
  await field('Name of dish 1').fill('Soup');
  await field('Price of dish 1').fill('$9');
  await press('Add a dish');
  await expect.element(page.getByTitle(/Preview of|Lupo/).first()).toBeInTheDocument();
  await press('Save & Preview');
  await expect.element(button('Creating...')).toBeDisabled();
  send();
  await expect.poll(() => router.state.location.pathname).toBe('/website-builder/preview/w9');
  expect(sent).toHaveLength(1);
  expect(body(sent)).toMatchObject({
    website_name: 'Lupo',
    restaurant_id: 'lupo',
    template_id: 'fine-dining-1',
  });
  expect(body(sent).template_customizations).toMatchObject({
    restaurant_tagline: 'Wood fire',
    primary_color: '#123456',
    menu_items: [{ name: 'Soup', price: '$9', description: '' }],
  });
});

test('dishes are moved and removed, announced, and the focus follows', async () => {
  const { press } = await customize();
  await tab('Menu');
  await expect.element(page.getByText(/^No dishes yet\./)).toBeVisible();
  for (const name of ['Soup', 'Stew', 'Pie']) {
    await press('Add a dish');
    await page.getByPlaceholder('Name').last().fill(name);
  }
  await press('Move dish 1 down');
  await expect.element(page.getByText('Soup moved to position 2 of 3.')).toBeInTheDocument();
  await expect.element(button('Move dish 2 down')).toHaveFocus();
  await press('Move dish 2 down');
  await expect.element(button('Move dish 3 up')).toHaveFocus();
  await expect.element(button('Move dish 3 down')).toBeDisabled();
  await expect.element(field('Name of dish 3')).toHaveValue('Soup');
  await press('Remove dish 3');
  await expect.element(page.getByText('Soup removed.')).toBeInTheDocument();
  await expect.element(button('Remove dish 2')).toHaveFocus();
  await press('Remove dish 2');
  await press('Remove dish 1');
  await expect.element(button('Add a dish')).toHaveFocus();
});

test('colors can be reset to the template’s', async () => {
  const { press } = await customize();
  await tab('Design');
  const before = (field('Primary color').element() as HTMLInputElement).value;
  await field('Primary color').fill('#12');
  await userEvent.tab();
  await expect.element(field('Primary color')).toBeInvalid();
  await press('Reset colors');
  await expect.element(field('Primary color')).toHaveValue(before);
});

test('a rejected save shows the first field with an error, and marks its tab', async () => {
  const { sent, press } = await customize();
  await field('Website name').fill('');
  await field(/^Email/).fill('no address');
  await tab('Menu');
  await press('Save & Preview');
  await expect.element(field('Website name')).toHaveFocus();
  await expect.element(field('Website name')).toBeInvalid();
  await expect.element(field(/^Email/)).toHaveAccessibleDescription(/Enter an email address/);
  await tab('Design');
  await expect.element(page.getByText('Check the Content tab')).toBeVisible();
  await press('Go to Content');
  await expect.element(field('Website name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('the server’s errors appear at their fields; others in a dialog, and the input stays', async () => {
  const failed = refusal('Check this', 'invalid_input', 422);
  const fields = { website_name: 'Taken.' };
  const { given, press } = await customize({ ...failed, body: { ...failed.body, fields } });
  await field('Website name').fill('Lupo');
  await press('Save & Preview');
  await expect.element(field('Website name')).toHaveAccessibleDescription(/Taken\./);
  given.create = refusal('Not now.');
  await field('Website name').fill('Lupo Bar');
  await press('Save & Preview');
  const alert = page.getByRole('alertdialog', { name: 'We couldn’t create your website' });
  await expect.element(alert.getByText('Error creating website: Not now.')).toBeVisible();
  await alert.getByRole('button').last().click();
  await expect.element(field('Website name')).toHaveValue('Lupo Bar');
  await expect.element(button('Save & Preview')).toBeEnabled();
});

test('a draft is restored in the same tab until the owner starts over', async () => {
  await customize();
  await field(/^Tagline/).fill('Wood fire');
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('Wood fire');
  await cleanup();
  const { press } = await customize();
  await expect.element(page.getByText('We restored your unsaved draft.')).toBeVisible();
  await expect.element(field(/^Tagline/)).toHaveValue('Wood fire');
  await press('Start over');
  await expect.element(field(/^Tagline/)).toHaveValue('');
  await expect.element(page.getByText('We restored your unsaved draft.')).not.toBeInTheDocument();
});

const template = (id: string, category: string) => ({
  id,
  name: `Design ${id}`,
  category,
  description: 'Calm.',
  features: ['Menu'],
  colors: { primary: '#112233', secondary: '#445566' },
});

async function showGallery(templates: Answer, path = '/') {
  const given = { templates };
  const screen = await renderScreen(
    <WebsiteTemplatesScreen />,
    ({ path: called }) => (called.endsWith('/templates') ? given.templates : refusal('Unknown.')),
    { session: OWNER_SESSION, path },
  );
  return { ...screen, given };
}

const listed = (templates: object[]): ScreenAnswer => ({ body: { data: { templates } } });

test('templates load, and a failure can be tried again', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, press } = await showGallery(answer);
  await expect.element(page.getByText('Loading templates…')).toBeInTheDocument();
  send();
  await expect.element(page.getByRole('heading', { name: 'Not now.' })).toBeVisible();
  given.templates = listed([template('cafe-1', 'cafe_bakery')]);
  await press('Try Again');
  await expect.element(page.getByText('1 design', { exact: true })).toBeVisible();
});

test('a category is part of the address; an empty one shows all templates again', async () => {
  const all = listed([template('cafe-1', 'cafe_bakery'), template('fast-food-1', 'fast_food')]);
  const { router, press } = await showGallery(all, '/?category=fine_dining');
  await expect.element(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
  await press('Show all templates');
  await expect.element(page.getByText('2 designs')).toBeVisible();
  expect(router.state.location.search).toBe('');
  await page.getByRole('radio', { name: /caf/i }).click();
  await expect.element(page.getByText('1 design', { exact: true })).toBeVisible();
  expect(router.state.location.search).toBe('?category=cafe_bakery');
});
