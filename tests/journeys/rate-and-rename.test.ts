import { codeField, openEditor, saveCustomHtml, writeCode } from './code-editing.ts';
import { inFrame, SECTIONS, startEditing, TRUE_SIZE } from './editing.ts';
import { expect, test } from './journey.ts';
import { anImportedSite, arriveAs } from './owner.ts';

test.use({ viewport: TRUE_SIZE });

const REVIEW_RATING = `${SECTIONS}.reviews.items[0].rating`;

test('ratings from one to five stars are set by click and by keyboard', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  const { frame } = await startEditing(page, owner, site);
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
});

test('renaming a course changes all of its dishes, and undo restores it', async ({ page, owner }) => {
  const site = await anImportedSite(owner, {
    website_name: 'Osteria Lupo',
    custom_requirements: 'Roman trattoria, cacio e pepe 14, amatriciana 15, carbonara 16, tiramisu 8',
  });
  const { frame, saved } = await startEditing(page, owner, site);
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
});

test('custom HTML isn’t edited in place until one press restores the sections', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await writeCode(codeField(page, 'HTML'), '<main><h1>Osteria Lupo</h1><p>All my own.</p></main>');
  await saveCustomHtml(page);
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  const preview = page.getByTitle(/^Preview of /).contentFrame();
  await expect(preview.getByText('All my own.')).toBeVisible();
  await expect(page.getByText('This website uses custom HTML')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go back to sections' }).click();
  await expect(preview.getByRole('link', { name: 'View Our Menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await page.goto(`/website-builder/edit/${site.websiteId}`);
  await page.getByRole('button', { name: 'Use custom HTML again' }).click();
  await expect(codeField(page, 'HTML')).toContainText('All my own.');
});
