import type { Page } from '@playwright/test';
import {
  type EditMode,
  editMode,
  inFrame,
  SECTIONS,
  startEditing,
  stopEditing,
  TRUE_SIZE,
} from './editing.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import {
  aGeneratedSite,
  anImportedSite,
  anImportedSiteWithImage,
  arriveAs,
  type GeneratedSite,
  type Owner,
  publish,
} from './owner.ts';

test.use({ viewport: TRUE_SIZE });

const TAGLINE = `${SECTIONS}.hero.tagline`;
const FAQS = `${SECTIONS}.faq.items`;
const REVIEWS = `${SECTIONS}.reviews.items`;
const REVIEW_RATING = `${REVIEWS}[0].rating`;

/** Several dishes in one course. */
const WITH_DISHES = {
  website_name: 'Osteria Lupo',
  custom_requirements: 'Roman trattoria, cacio e pepe 14, amatriciana 15, carbonara 16, tiramisu 8',
};

/** Wrapped at 80 columns, as email clients and editors do. */
const WRAPPED_STORY =
  'We cook what the morning brings: bread from our own oven, vegetables from\nthe field behind the house\n\nNina & Paul';
const STORY = [
  'We cook what the morning brings: bread from our own oven, vegetables from the field behind the house',
  'Nina & Paul',
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an owner edits the whole page in place, undoes, saves, publishes, and sees it live', async ({
  page,
  owner,
}) => {
  test.slow();
  const requirements = 'Roman trattoria, wood oven, closed Mondays. Carciofi 9.50, cacio e pepe 14.50';
  const site = await aGeneratedSite(owner, {
    website_name: 'Osteria Lupo',
    custom_requirements: requirements,
  });
  const { frame, text, write, saved } = await startEditing(page, owner, site);
  await write(TAGLINE, 'A wood fire and four ingredients');
  await write(`${SECTIONS}.about.title`, 'From Testaccio');
  await write(`${SECTIONS}.contact.phone`, '+1 555 237 4410');
  await write(`${SECTIONS}.contact.address`, '18 Mill Lane, Portland');
  await write('menu_items[0].name', 'Carciofi alla giudia');
  await frame.locator('.site-header [data-path="website_name"]').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Osteria della Lupa');
  await page.keyboard.press('Enter');
  await saved();
  await expect(heading(page)).toHaveText('Osteria della Lupa');
  await expect(frame.locator('.site-header [data-path="website_name"]')).toHaveText('Osteria della Lupa');

  await frame.getByRole('button', { name: 'Add question' }).click();
  const faq = page.getByRole('dialog', { name: 'Add a question' });
  await faq.getByRole('button', { name: 'Add question' }).click();
  await expect(faq.getByLabel('Question')).toHaveAccessibleDescription(/Enter the question\./);
  await faq.getByLabel('Question').fill('Is there parking?');
  await faq.getByLabel('Answer').fill('Behind the house.');
  await faq.getByRole('button', { name: 'Add question' }).click();
  await expect(frame.getByText('Is there parking?')).toBeVisible();

  await frame.getByRole('button', { name: 'Add review' }).click();
  const review = page.getByRole('dialog', { name: 'Add a review' });
  await expect(review.getByLabel('Rating')).toHaveValue('5');
  await review.getByLabel('Guest’s name').fill('Ada');
  await review.getByLabel('Review', { exact: true }).fill('The best artichokes of my life.');
  await review.getByLabel('Rating').fill('6');
  await review.getByRole('button', { name: 'Add review' }).click();
  await expect(review.getByText('Rating must be between 1 and 5')).toBeVisible();
  await review.getByLabel('Rating').fill('4');
  await review.getByRole('button', { name: 'Add review' }).click();
  await expect(frame.locator(`[data-item="${REVIEWS}[0]"]`)).toContainText('The best artichokes of my life.');

  await frame.getByRole('button', { name: 'Add dish' }).click();
  await expect(frame.locator('[data-path$=".name"]:focus')).toBeEmpty();
  await page.keyboard.type('Maritozzo');
  await page.keyboard.press('Enter');
  await expect(frame.getByText('Maritozzo')).toBeVisible();

  await page.getByRole('button', { name: 'Fresh' }).click();
  await expect(page.getByRole('button', { name: 'Fresh' })).toHaveAttribute('aria-pressed', 'true');
  const primary = () =>
    inFrame(
      page,
      (document) => getComputedStyle(document.documentElement).getPropertyValue('--primary'),
      null,
    );
  expect(await primary()).toBe('#27ae60');

  await write(TAGLINE, 'Something I regret');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(TAGLINE)).toHaveText('A wood fire and four ingredients');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(primary).not.toBe('#27ae60');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(primary).toBe('#27ae60');

  await expect(page.getByText('Pending changes')).toBeAttached();
  await page.getByRole('button', { name: /Save Changes/ }).click();
  await expect(page.getByText('All changes saved successfully!')).toBeVisible();
  await expect(page.getByText('Pending changes')).not.toBeAttached();
  await stopEditing(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const [guests] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open in new tab' }).click(),
  ]);
  for (const words of [
    'A wood fire and four ingredients',
    'From Testaccio',
    '18 Mill Lane, Portland',
    'Carciofi alla giudia',
    'Is there parking?',
    'The best artichokes of my life.',
    'Maritozzo',
  ]) {
    await expect(guests.locator('body')).toContainText(words);
  }
  await expect(guests.locator('[data-path]')).toHaveCount(0);
});

test('a text is saved or restored by leaving, pausing, and keys, and a pasted story keeps its paragraphs', async ({
  page,
  owner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const site = await anImportedSite(owner);
  const { frame, text, saved, write } = await startEditing(page, owner, site);
  await write(`${SECTIONS}.about.title`, 'Our story');
  const before = (await text(TAGLINE).textContent()) ?? '';
  await text(TAGLINE).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Never mind');
  await page.keyboard.press('Escape');
  await expect(text(TAGLINE)).toHaveText(before);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await text(`${SECTIONS}.about.title`).click();
  await expect(text(TAGLINE)).toHaveText(before);
  await expect(page.getByText('Tagline can’t be blank')).toBeVisible();

  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await saved();
  await expect(text(`${SECTIONS}.about.title`)).toBeFocused();
  await page.keyboard.type(', tonight');
  await text(TAGLINE).click();
  await expect(text(`${SECTIONS}.about.title`)).toHaveText(/today, tonight$/);

  await text(`${SECTIONS}.about.content`).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Second line');
  await page.keyboard.press('Enter');
  await saved();
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(frame.locator(`[data-path="${SECTIONS}.about.content"]`)).toHaveText(
    'First line\nSecond line',
    {
      useInnerText: true,
    },
  );

  const about = `${SECTIONS}.about.content`;
  await page.evaluate((story) => navigator.clipboard.writeText(story), WRAPPED_STORY);
  await text(about).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(text(about)).toHaveText(STORY.join(' '), { useInnerText: true });
  await page.keyboard.press('Enter');
  await saved();
  await page.goto(await publish(owner, site));
  await expect(page.locator('#about p')).toHaveText(STORY);
});

test('questions, courses, ratings, and dishes are changed and restored, and hours are set for all days', async ({
  page,
  owner,
}) => {
  const site = await anImportedSite(owner, WITH_DISHES);
  const mode = await startEditing(page, owner, site);
  const { frame } = mode;
  const questions = () =>
    inFrame(
      page,
      (document, selector) => [...document.querySelectorAll(selector)].map((field) => field.textContent),
      `[data-path^="${FAQS}"][data-path$=".question"]`,
    );
  const before = await questions();
  await frame.locator(`[data-item="${FAQS}[0]"]`).hover();
  await frame.getByRole('button', { name: 'Move down' }).click();
  await expect.poll(questions).toEqual([before[1], before[0], ...before.slice(2)]);
  await frame.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this FAQ item?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(questions).toEqual([before[1], ...before.slice(2)]);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(questions).toEqual(before);

  await frame.getByRole('button', { name: 'Edit opening hours' }).click();
  const hours = page.getByRole('dialog', { name: 'Opening hours' });
  const tuesday = hours.getByRole('group', { name: 'Tuesday' });
  await tuesday.getByLabel('Tuesday, open or closed').selectOption('open');
  await tuesday.getByLabel('Tuesday, service 1 opens').fill('12:00');
  await tuesday.getByLabel('Tuesday, service 1 closes').fill('14:30');
  await tuesday.getByRole('button', { name: 'Add hours' }).click();
  await tuesday.getByLabel('Tuesday, service 2 opens').fill('14:00');
  await tuesday.getByLabel('Tuesday, service 2 closes').fill('23:00');
  await hours.getByRole('button', { name: 'Save hours' }).click();
  await expect(hours.getByRole('alert')).toContainText('These times overlap. Change one of them.');
  await tuesday.getByLabel('Tuesday, service 2 opens').fill('18:00');
  await tuesday.getByRole('button', { name: 'Copy Tuesday to all days' }).click();
  await hours.getByLabel('Monday, open or closed').selectOption('closed');
  await hours.getByRole('button', { name: 'Save hours' }).click();
  await expect(hours).toBeHidden();
  await expect(frame.locator('[data-hours]')).toContainText(/Monday\s*Closed/);

  await test.step('renaming a course changes all of its dishes', () => expectCourseRenamed(page, mode));
  await test.step('ratings are set by click and by keyboard', () => expectRatingsSet(page, mode));
  await test.step('a dish is edited, moved, and restored by keyboard', () =>
    expectDishMovedByKeyboard(page, { owner, site }));
});

async function expectCourseRenamed(page: Page, { frame, saved }: EditMode): Promise<void> {
  const courses = frame.locator('[data-course-paths]');
  const before = (await courses.first().textContent()) ?? '';
  const paths = (await courses.first().getAttribute('data-course-paths')) ?? '';
  expect(paths.split(' ').length).toBeGreaterThan(1);
  const headings = await courses.count();
  await courses.first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Primi piatti');
  await page.keyboard.press('Enter');
  await saved();
  await expect(courses).toHaveCount(headings);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(courses.first()).toHaveText(before);
  await expect(courses.first()).toHaveAttribute('data-course-paths', paths);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(courses.first()).toHaveText('Primi piatti');
}

async function expectRatingsSet(page: Page, { frame }: EditMode): Promise<void> {
  await frame.getByRole('button', { name: 'Add review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a review' });
  await dialog.getByLabel('Guest’s name').fill('Ada');
  await dialog.getByLabel('Review', { exact: true }).fill('The best artichokes of my life.');
  await dialog.getByRole('button', { name: 'Add review' }).click();
  const stars = frame.locator(`[data-rating-path="${REVIEW_RATING}"]`);
  const rated = (rating: string) => expect(stars).toHaveAttribute('aria-valuenow', rating);
  await rated('5');
  const { width, height } = await inFrame(
    page,
    (document, path) => {
      const box = document.querySelector(`[data-rating-path="${path}"]`)?.getBoundingClientRect();
      return { width: box?.width ?? 0, height: box?.height ?? 0 };
    },
    REVIEW_RATING,
  );
  for (const star of [2, 4, 1, 3]) {
    await stars.click({ position: { x: (width * (star - 0.5)) / 5, y: height / 2 } });
    await rated(String(star));
  }
  await stars.focus();
  for (const [key, rating] of [
    ['ArrowRight', '4'],
    ['End', '5'],
    ['ArrowUp', '5'],
    ['Home', '1'],
    ['ArrowLeft', '1'],
    ['ArrowUp', '2'],
  ] as const) {
    await page.keyboard.press(key);
    await rated(rating);
  }
  await page.keyboard.press('ControlOrMeta+z');
  await rated('1');
  const overall = frame.getByRole('slider', { name: 'Overall rating' });
  await overall.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(overall).toHaveAttribute('aria-valuetext', '4.9 out of 5');
}

async function expectDishMovedByKeyboard(
  page: Page,
  { owner, site }: { owner: Owner; site: GeneratedSite },
): Promise<void> {
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  const exit = page.getByRole('button', { name: 'Exit Edit' });
  await edit.press('Enter');
  await expect(exit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  const { frame, text, saved } = await editMode(page);
  await text('menu_items[0].name').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' bianca');
  await page.keyboard.press('Enter');
  await saved();
  const name = (await text('menu_items[0].name').textContent()) ?? '';
  await page.keyboard.press('Alt+ArrowDown');
  await expect(text('menu_items[1].name')).toHaveText(name);
  await expect(text('menu_items[1].name')).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await frame.locator('.edit-toolbar [data-ui="up"]:focus').count()) break;
  }
  await expect(frame.getByRole('button', { name: 'Move up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text('menu_items[0].name')).toHaveText(name);
  await expect(frame.locator('.edit-toolbar button:focus')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text('menu_items[1].name')).toHaveText(name);
  await page.getByRole('button', { name: /Save Changes/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('All changes saved successfully!')).toBeVisible();
}

test('edit mode is accessible, with the improvements of a text, opening hours, and the design', async ({
  page,
  owner,
}) => {
  const site = await anImportedSiteWithImage(owner);
  const { frame, text } = await startEditing(page, owner, site);
  await text(`${SECTIONS}.about.content`).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('menuitem', { name: 'Rewrite' })).toBeFocused();
  await lookEverywhere(page, 'edit mode, a text that is being improved');
  await page.keyboard.press('Escape');
  await page.setViewportSize(TRUE_SIZE);
  await frame.getByRole('button', { name: 'Edit opening hours' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookEverywhere(page, 'opening hours');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole('button', { name: 'Design' }).click();
  await expect(page.getByRole('dialog', { name: 'Design' })).toBeVisible();
  await lookEverywhere(page, 'design sheet');
});
