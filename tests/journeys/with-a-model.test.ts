import type { Locator, Page } from '@playwright/test';
import { MODEL_WORDS } from '#tests/builders/a-writing-model.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { editMode, SECTIONS } from './editing.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect } from './journey.ts';
import { generate, MODEL, signUp, test } from './model-platform.ts';

const REQUIREMENTS = 'Roman trattoria in Portland. We cook in a wood oven.';
const MENU = 'Pasta\nCacio e pepe 14\nAmatriciana 15';
const OFFER = '20% off on Tuesdays';

const generatedPage = (page: Page) => page.locator('iframe').first().contentFrame().locator('body');

/** Reviews the draft's suggestions, publishes it, and returns its address. */
async function reviewAndPublish(page: Page): Promise<string> {
  const sheet = page.getByRole('region', { name: /suggestions to review/ });
  await sheet
    .getByRole('button', { name: /^Keep:/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Remove all' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Publish' }).click();
  const published = page.getByRole('dialog', { name: 'Website published successfully!' });
  const address = await published.getByRole('link', { name: 'Open' }).getAttribute('href');
  await published.getByRole('button', { name: 'Done' }).click();
  return address ?? '';
}

async function launchAd(page: Page): Promise<void> {
  await page.goto('/dashboard/get-new-customers');
  await page.getByLabel('Item to promote').fill('Cacio e pepe');
  await page.getByLabel('Offer').fill(OFFER);
  await page.getByRole('button', { name: 'Preview Ad Copy' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`${MODEL_WORDS}: Cacio e pepe. ${OFFER}.`);
  await page.getByRole('button', { name: 'Launch Facebook Ad' }).click();
  await expect(page.getByRole('heading', { name: 'Your ad was submitted' })).toBeVisible();
}

async function writePosts(page: Page): Promise<void> {
  await page.goto('/ai-features?tab=content');
  await page.getByRole('textbox', { name: /Offer/ }).fill('Two plates of pasta for $30');
  await page.getByRole('button', { name: 'Write posts' }).click();
  const posts = page.getByRole('article').filter({ hasText: MODEL_WORDS });
  await expect(posts.filter({ hasText: 'Two plates of pasta for $30' }).first()).toBeVisible();
}

async function rewriteAbout(page: Page, preview: string): Promise<void> {
  await page.goto(preview);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const { frame, text } = await editMode(page);
  const about = text(`${SECTIONS}.about.content`);
  const before = (await about.textContent()) ?? '';
  await about.focus();
  // On a wide screen, the page is scaled, so a test's click would miss; keys don't.
  await frame.getByRole('button', { name: 'Improve', exact: true }).press('Enter');
  await frame.getByRole('menuitem', { name: 'Rewrite' }).press('Enter');
  await expect(about).toHaveText(`${MODEL_WORDS}. ${before}`);
  await page.getByRole('button', { name: /Save Changes/ }).click();
  await expect(page.getByText('All changes saved successfully!')).toBeVisible();
}

async function askAssistant(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Marketing Assistant' });
  const ask = async (message: string) => {
    await dialog.getByLabel('Your question').fill(message);
    await dialog.getByLabel('Your question').press('Enter');
  };
  await ask('folks who kinda vanished on us');
  await expect(dialog.getByText('I understood “Who hasn’t visited in a while?”')).toBeVisible();
  await ask('write a post about our taco Tuesday');
  const post = dialog.getByRole('region', { name: 'Post' }).last();
  await post.getByRole('button', { name: 'Write post' }).click();
  await expect(post).toContainText(MODEL_WORDS);
  await expect(post).toContainText('Taco Tuesday');
  await ask('write a text about 20% off pasta');
  const text = dialog.getByRole('region', { name: 'Text to regulars' }).last();
  await text.getByRole('button', { name: 'Write text message' }).click();
  await expect(text).toContainText(new RegExp(`^.*Osteria Lupo: ${MODEL_WORDS}\\. .*20% off pasta`));
}

const part = (form: Locator, title: string) => form.getByText(title, { exact: true });

async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Website name').fill('Osteria Lupo');
  await form.getByLabel('Special requirements').fill(REQUIREMENTS);
  await part(form, 'Paste your menu').click();
  await form.getByLabel('Your menu').fill(MENU);
  await part(form, 'Contact and links').click();
  await form.getByLabel('Email').fill('ciao@lupo.example');
}

async function expectFilledIn(form: Locator): Promise<void> {
  await expect(form.getByLabel('Website name')).toHaveValue('Osteria Lupo');
  await expect(form.getByLabel('Special requirements')).toHaveValue(REQUIREMENTS);
  await part(form, 'Paste your menu').click();
  await expect(form.getByLabel('Your menu')).toHaveValue(MENU);
  await part(form, 'Contact and links').click();
  await expect(form.getByLabel('Email')).toHaveValue('ciao@lupo.example');
}

/** On a phone, cancels a generation by keyboard while the model is silent. */
async function cancelGeneration(page: Page, form: Locator): Promise<void> {
  await page.setViewportSize({ width: 375, height: 800 });
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  const progress = page.getByRole('dialog', { name: 'Creating your website' });
  await expect(progress.getByText('Writing your story')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await progress.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(progress).toBeHidden();
  await expect(page.getByText('Generation canceled')).toBeVisible();
}

/** Records the bodies of the API's answers from now on. */
function watchAnswers(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

test('every tool uses the model, or the built-in writer if its server is down, which only the console shows', async ({
  page,
  model,
}) => {
  await signUp(page);
  await test.step('a canceled generation keeps the form, and ends the request to the model', async () => {
    model.keepSilent(true);
    await page.goto('/website-builder');
    await page.getByRole('button', { name: 'Generate with AI' }).click();
    const form = page.getByRole('dialog', { name: 'Generate with AI' });
    await fillIn(form);
    // This model reads photos.
    const chooser = form.getByLabel('Add a photo, PDF, Word, Excel, or CSV file');
    await expect(chooser).toHaveAttribute('accept', /image/);
    await cancelGeneration(page, form);
    await expectFilledIn(form);
    await expect.poll(model.abandoned).toBeGreaterThan(0);
    model.keepSilent(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await form.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page).toHaveURL(/\/preview\//);
  });
  await expect(generatedPage(page)).toContainText(`${MODEL_WORDS} at Osteria Lupo.`);
  const preview = page.url();
  const address = await reviewAndPublish(page);
  const guest = await page.context().newPage();
  await guest.goto(address);
  await expect(guest.locator('body')).toContainText(`${MODEL_WORDS} at Osteria Lupo.`);
  await guest.close();
  await launchAd(page);
  await writePosts(page);
  await rewriteAbout(page, preview);
  await askAssistant(page);
  const asked = new Set(model.asked());
  for (const name of ['read_profile', 'story', 'ad_copy', 'posts', 'rewrite', 'read_message', 'greetings'])
    expect(asked).toContain(`write_${name}`);

  model.goAwayMidway();
  const answers = watchAnswers(page);
  await generate(page, 'Lupo due');
  await expect(generatedPage(page)).toContainText('We cook in a wood oven.');
  await expect(generatedPage(page)).not.toContainText(MODEL_WORDS);
  await expect(page.locator('body')).not.toContainText(/reach the model|isn’t working|a-local-model/);
  expect(await answers()).not.toMatch(/[Tt]he model|fallback|a-local-model/);

  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await signInAsDemoAdministrator(page);
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/settings');
    const section = page.getByRole('region', { name: 'Text model' });
    for (const words of ['OpenAI-compatible server', MODEL, 'Failing', 'We couldn’t reach the model.'])
      await expect(section).toContainText(words);
    await expectNoSidewaysScroll(page);
  }
});
