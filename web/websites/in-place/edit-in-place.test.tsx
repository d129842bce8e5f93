import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { aWebsite, aWebsiteApi } from '#tests/builders/a-website-api.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
  type SentCall,
} from '#web/shell/render-screen.test-data.tsx';
import { WebsitePreviewScreen } from '#web/websites/preview/website-preview-screen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});

const REVIEWED = aSiteContent({
  section_order: ['hero', 'about', 'menu', 'gallery', 'reviews', 'faq', 'contact'],
  sections: {
    reviews: { title: 'Kind words', items: [{ name: 'Bo', text: 'Great.', rating: 4, date: 'May 2026' }] },
    faq: {
      title: 'Good to know',
      items: [
        { question: 'Do you take walk-ins?', answer: 'Always.' },
        { question: 'Do you have parking?', answer: 'Behind us.' },
      ],
    },
  },
});

const frame = () => page.frameLocator(page.getByTitle('Editing Osteria Lupo'));
const field = (path: string) => inner<HTMLElement>(`[data-path="${path}"]`);

function inner<Found extends Element>(selector: string): Found {
  const doc = document.querySelector('iframe')?.contentDocument;
  const found = doc?.querySelector<Found>(selector);
  if (!found) throw new Error(`not on the page: ${selector}`);
  return found;
}

/** Presses a button on the page, which is scaled, so that a mouse could miss it. */
function pressIn(name: string) {
  const buttons = document.querySelector('iframe')?.contentDocument?.querySelectorAll('button') ?? [];
  const found = [...buttons].find((each) => (each.ariaLabel ?? each.textContent) === name);
  if (found === undefined || found.disabled) throw new Error(`can’t be pressed: ${name}`);
  found.focus();
  found.click();
}

/** The website in edit mode, with the changes that are sent. */
type Override = (
  call: SentCall,
  api: ReturnType<typeof aWebsiteApi>['state'],
) => ScreenAnswer | Promise<ScreenAnswer> | undefined;

async function edit(override: Override = () => undefined) {
  const { state, answer } = aWebsiteApi(aWebsite({}, REVIEWED));
  state.override = (call) => override(call as SentCall, state);
  const screen = await renderScreen(<WebsitePreviewScreen />, answer, {
    session: OWNER_SESSION,
    route: '/:id',
    path: '/w1',
  });
  await screen.press('Edit');
  await expect.element(frame().getByRole('textbox', { name: 'About title' })).toBeVisible();
  const changes = () => screen.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...screen, state, changes };
}

/** Replaces the text of a field, as typing does. */
async function type(path: string, text: string) {
  const element = field(path);
  element.focus();
  element.textContent = text;
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const keyIn = (element: Element, key: string, more: KeyboardEventInit = {}) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

const ABOUT = 'pages[0].sections.about.title';

test('Enter saves a text, undo and redo restore it, and Save Changes keeps a version', async () => {
  const { changes, sent, press } = await edit();
  await expect.element(button('Exit Edit')).toHaveFocus();
  await expect.element(button('Undo')).toBeDisabled();
  await type(ABOUT, 'Our corner');
  keyIn(field(ABOUT), 'Enter');
  await expect.poll(changes).toEqual([{ [ABOUT]: 'Our corner' }]);
  await press('Undo');
  await expect.poll(() => field(ABOUT).textContent).toBe('A corner of Testaccio');
  await expect.element(page.getByRole('status').filter({ hasText: 'Undone' })).toBeInTheDocument();
  await press('Redo');
  await expect.poll(() => field(ABOUT).textContent).toBe('Our corner');
  await expect.poll(changes).toHaveLength(3);
  await expect.element(page.getByText('Pending changes')).toBeInTheDocument();
  await press(/^Save Changes/);
  await expect.element(page.getByText('All changes saved successfully!')).toBeVisible();
  expect(sent.some(({ path }) => path.endsWith('/versions'))).toBe(true);
  await expect.element(page.getByText('Pending changes')).not.toBeInTheDocument();
});

test('Escape restores a text, blank text isn’t saved, and leaving a field saves it', async () => {
  const { changes, press } = await edit();
  await type(ABOUT, 'Something else');
  keyIn(field(ABOUT), 'Escape');
  expect(field(ABOUT).textContent).toBe('A corner of Testaccio');
  await type('menu_items[0].description', '');
  keyIn(field('menu_items[0].description'), 'Enter');
  await expect.element(page.getByText('Dish description can’t be blank')).toBeVisible();
  expect(changes()).toEqual([]);
  await press('Remove text');
  await expect.poll(changes).toEqual([{ 'menu_items[0].description': '' }]);
  await type('menu_items[1].name', 'Carbonara');
  field(ABOUT).focus();
  await expect.poll(changes).toContainEqual({ 'menu_items[1].name': 'Carbonara' });
});

test('a text that can’t be saved is restored and can be tried again', async () => {
  let isFailing = true;
  const { changes, press } = await edit(({ method }) =>
    method === 'PATCH' && isFailing ? refusal('Not now.') : undefined,
  );
  await type(ABOUT, 'Our corner');
  keyIn(field(ABOUT), 'Enter');
  await expect.element(page.getByText('Error saving changes: Not now.')).toBeVisible();
  await expect.element(page.getByText('Your text: “Our corner”')).toBeVisible();
  expect(field(ABOUT).textContent).toBe('A corner of Testaccio');
  isFailing = false;
  await press('Try again');
  await expect.poll(() => field(ABOUT).textContent).toBe('Our corner');
  await expect.poll(changes).toHaveLength(2);
});

test('typed text is saved before Exit Edit leaves, and the Edit button gets the focus', async () => {
  const { changes, press } = await edit();
  await type(ABOUT, 'Our corner');
  await press('Exit Edit');
  await expect.element(button('Edit')).toHaveFocus();
  expect(changes()).toEqual([{ [ABOUT]: 'Our corner' }]);
});

test('a version that can’t be kept says why', async () => {
  const { press } = await edit(({ path, method }) =>
    method === 'POST' && path.endsWith('/versions') ? refusal('Not now.') : undefined,
  );
  await press(/^Save Changes/);
  const alert = page.getByRole('alertdialog', { name: 'Not saved' });
  await expect.element(alert.getByText('Error saving changes: Not now.')).toBeVisible();
  await alert.getByRole('button').last().click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a dish is moved, gets a section, and is deleted by its toolbar', async () => {
  const { changes, state } = await edit();
  const names = () => state.website.content.menu_items.map(({ name }) => name);
  field('menu_items[0].name').focus();
  const toolbar = frame().getByRole('toolbar', { name: 'This dish' });
  await expect.element(toolbar.getByRole('button', { name: 'Move up' })).toBeDisabled();
  pressIn('Move down');
  await expect.poll(names).toEqual(['Amatriciana', 'Cacio e pepe', 'Maritozzo']);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Moved to position 2' }))
    .toBeInTheDocument();
  await expect.element(toolbar.getByRole('button', { name: 'Move up' })).toHaveFocus();
  keyIn(field('menu_items[1].name'), 'ArrowUp', { altKey: true });
  await expect.poll(names).toEqual(['Cacio e pepe', 'Amatriciana', 'Maritozzo']);
  field('menu_items[2].name').focus();
  pressIn('Menu section for this dish');
  const dialog = page.getByRole('dialog', { name: 'Menu section for this dish' });
  const section = dialog.getByRole('combobox', { name: 'Menu section' });
  await expect.element(section).toHaveValue('Dolci');
  await section.fill(' Sweets ');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changes().at(-1)).toEqual({ 'menu_items[2].course': 'Sweets' });
  field('menu_items[2].name').focus();
  pressIn('Delete');
  await page
    .getByRole('alertdialog', { name: 'Delete this dish?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect.poll(names).toEqual(['Cacio e pepe', 'Amatriciana']);
});

test('a dish is added at the end or after another one, with the focus on its name', async () => {
  const { changes, state } = await edit();
  pressIn('Add dish');
  await expect.poll(changes).toHaveLength(1);
  await expect.poll(() => state.website.content.menu_items.length).toBe(4);
  await expect.poll(() => inner(':focus')?.getAttribute('data-path')).toBe('menu_items[3].name');
  field('menu_items[0].name').focus();
  pressIn('Add a dish after this one');
  await expect
    .poll(() => state.website.content.menu_items.map(({ name }) => name))
    .toEqual(['Cacio e pepe', '', 'Amatriciana', 'Maritozzo', '']);
  await expect.poll(() => inner(':focus')?.getAttribute('data-path')).toBe('menu_items[1].name');
});

test('a question and a review need their texts before they are added', async () => {
  const { changes } = await edit();
  pressIn('Add question');
  const faq = page.getByRole('dialog', { name: 'Add a question' });
  await faq.getByRole('button', { name: 'Add question' }).click();
  await expect.element(faq.getByText('Enter the question.')).toBeVisible();
  await expect.element(faq.getByText('Enter the answer.')).toBeVisible();
  await faq.getByRole('textbox', { name: 'Question' }).fill('Dogs?');
  await faq.getByRole('textbox', { name: 'Answer' }).fill('Yes.');
  await faq.getByRole('button', { name: 'Add question' }).click();
  await expect.element(faq).not.toBeInTheDocument();
  expect(changes()).toEqual([{ 'pages[0].sections.faq.items[2]': { question: 'Dogs?', answer: 'Yes.' } }]);
  pressIn('Add review');
  const review = page.getByRole('dialog', { name: 'Add a review' });
  await review.getByRole('spinbutton', { name: 'Rating' }).fill('6');
  await review.getByRole('button', { name: 'Add review' }).click();
  await expect.element(review.getByText('Enter the guest’s name.')).toBeVisible();
  await expect.element(review.getByText('Enter the review.')).toBeVisible();
  await expect.element(review.getByRole('spinbutton', { name: 'Rating' })).toBeInvalid();
  await review.getByRole('spinbutton', { name: 'Rating' }).fill('4');
  await review.getByRole('textbox', { name: 'Guest’s name' }).fill('Kim');
  await review.getByRole('textbox', { name: 'Review' }).fill('Lovely.');
  await review.getByRole('button', { name: 'Add review' }).click();
  await expect.element(review).not.toBeInTheDocument();
  expect(changes().at(-1)).toEqual({
    'pages[0].sections.reviews.items[1]': { name: 'Kim', text: 'Lovely.', rating: 4, date: '' },
  });
});

test('stars are set by keys, within 1 to 5', async () => {
  const { changes } = await edit();
  const path = 'pages[0].sections.reviews.items[0].rating';
  const stars = frame().getByRole('slider', { name: 'Rating', exact: true }).first();
  await expect.element(stars).toHaveAttribute('aria-valuetext', '4 out of 5');
  const press = (key: string) => keyIn(inner(`[data-rating-path="${path}"]`), key);
  press('ArrowRight');
  await expect.poll(() => changes().at(-1)).toEqual({ [path]: 5 });
  await expect.element(stars).toHaveAttribute('aria-valuenow', '5');
  press('Home');
  await expect.poll(() => changes().at(-1)).toEqual({ [path]: 1 });
  press('ArrowLeft');
  press('a');
  press('End');
  await expect.poll(() => changes().at(-1)).toEqual({ [path]: 5 });
});

test('opening hours are edited by day, copied, and checked before they are saved', async () => {
  const { changes, press } = await edit();
  pressIn('Edit opening hours');
  const dialog = page.getByRole('dialog', { name: 'Opening hours' });
  await expect.element(dialog.getByLabelText('Monday, open or closed')).toHaveValue('closed');
  await dialog.getByLabelText('Tuesday, service 1 closes').fill('');
  await press('Save hours');
  await expect.element(dialog.getByText(/^Tuesday: Enter both/)).toBeVisible();
  await dialog.getByLabelText('Tuesday, service 1 closes').fill('22:00');
  await dialog.getByRole('button', { name: 'Add hours' }).click();
  await dialog.getByRole('button', { name: 'Remove Tuesday, service 2' }).click();
  await dialog.getByRole('button', { name: 'Copy Tuesday to all days' }).click();
  await dialog.getByLabelText('Sunday, open or closed').selectOptions('Not shown');
  await press('Save hours');
  await expect.element(dialog).not.toBeInTheDocument();
  const service = [{ opens: '18:00', closes: '22:00' }];
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  expect(changes()).toEqual([{ opening_hours: Object.fromEntries(days.map((day) => [day, service])) }]);
});

test('a change from another window is merged, and a conflict is asked about', async () => {
  let isStale = true;
  const { changes, press } = await edit(({ method }, state) => {
    if (method !== 'PATCH' || !isStale) return undefined;
    isStale = false;
    const { content } = state.website;
    const sections = { ...content.pages[0].sections, about: { title: 'Their corner', content: 'Theirs.' } };
    state.website = { ...state.website, content: { ...content, pages: [{ sections }] }, version: 7 };
    return refusal('Someone else saved.', 'website_changed', 409);
  });
  await type(ABOUT, 'Our corner');
  keyIn(field(ABOUT), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Changed in another window' });
  await expect.element(dialog.getByText('Their corner')).toBeVisible();
  await expect.element(dialog.getByText('Our corner')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Keep theirs' }).click();
  await press('Merge');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => field(ABOUT).textContent).toBe('Their corner');
  expect(changes()).toHaveLength(1);
});

test('the busy Exit Edit can’t be pressed twice', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Saved.', data: {} } });
  const { press, changes } = await edit(({ method }) => (method === 'PATCH' ? answer : undefined));
  await type(ABOUT, 'Our corner');
  await press('Exit Edit');
  await button(/Saving/)
    .first()
    .click({ force: true });
  expect(changes()).toHaveLength(1);
  send();
});
