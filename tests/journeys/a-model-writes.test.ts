import type { Locator, Page } from '@playwright/test';
import { partsOf } from '#tests/builders/models/openai-server.ts';
import { editMode, SECTIONS } from './editing.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect } from './journey.ts';
import { generate, signUp, test } from './model-platform.ts';

// Both journeys share one platform.
test.describe.configure({ mode: 'default' });

const REQUIREMENTS = 'Roman trattoria in Portland. We cook in a wood oven.';
const MENU = 'Pasta\nCacio e pepe 14\nAmatriciana 15';

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/website-builder');
  await page.getByRole('button', { name: 'Generate with AI' }).click();
  return page.getByRole('dialog', { name: 'Generate with AI' });
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

test('an owner cancels a generation by keyboard, keeps the form, and generates again', async ({
  page,
  model,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  model.keepSilent(true);
  await signUp(page);
  const form = await openForm(page);
  await fillIn(form);
  // This model reads photos.
  await expect(form.getByLabel('Add a photo, PDF, Word, Excel, or CSV file')).toHaveAttribute(
    'accept',
    /image/,
  );
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  const progress = page.getByRole('dialog', { name: 'Creating your website' });
  await expect(progress.getByText('Writing your story')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const cancel = progress.getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(progress).toBeHidden();
  await expect(page.getByText('Generation canceled')).toBeVisible();
  await expectFilledIn(form);
  // The request to the model ends, too.
  await expect.poll(model.abandoned).toBeGreaterThan(0);
  model.keepSilent(false);
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page).toHaveURL(/\/preview\//);
  await page.goto('/website-builder');
  await expect(page.getByRole('article')).toHaveCount(1);
});

/** An owner editing the story of a generated website, with the model's answer for a rewrite. */
async function editStory(page: Page) {
  await signUp(page);
  await generate(page, 'Lupo tre');
  // Set before editing starts, because another width opens another editor.
  await page.setViewportSize({ width: 375, height: 900 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const { frame, text } = await editMode(page);
  const about = text(`${SECTIONS}.about.content`);
  const before = (await about.textContent()) ?? '';
  const rewritten = `Sit down with us. ${before}`;
  const written = partsOf({ text: rewritten });
  const { promise: rest, resolve: goOn } = Promise.withResolvers<string>();
  return {
    frame,
    about,
    before,
    rewritten,
    stuck: { events: written.slice(0, 4), ending: 'silence' } as const,
    halfway: { events: [...written.slice(0, 4), rest, ...written.slice(5)] },
    goOn: () => goOn(written[4] ?? ''),
    rewrite: async () => {
      await about.focus();
      await frame.getByRole('button', { name: 'Improve', exact: true }).press('Enter');
      await frame.getByRole('menuitem', { name: 'Rewrite' }).press('Enter');
      await expect(frame.locator('.edit-improve-words')).toContainText('Sit down');
      await expect(about).toHaveText(before);
    },
    cancel: () => frame.getByRole('button', { name: 'Cancel', exact: true }).press('Enter'),
  };
}

test('on a phone, an owner watches a model write, cancels one rewrite, and keeps the next', async ({
  page,
  model,
}) => {
  const { frame, about, before, ...story } = await editStory(page);
  model.answerRewrite(story.stuck);
  const abandoned = model.abandoned();
  await story.rewrite();
  await story.cancel();
  await expect(frame.getByRole('button', { name: 'Improve', exact: true })).toBeVisible();
  await expect(about).toHaveText(before);
  await expect.poll(model.abandoned).toBe(abandoned + 1);

  model.answerRewrite(story.halfway);
  await story.rewrite();
  await expectNoSidewaysScroll(page);
  story.goOn();
  await expect(about).toHaveText(story.rewritten);
  await expect(frame.locator('.edit-improve-words')).toBeHidden();
});
