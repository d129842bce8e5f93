import type { Page } from '@playwright/test';
import { partsOf } from '#tests/builders/models/openai-server.ts';
import { editMode, SECTIONS } from './editing.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect } from './journey.ts';
import { generate, signUp, test } from './model-platform.ts';

/** An owner who edits the story of a generated website, and what a model answers when it is rewritten. */
async function editStory(page: Page) {
  await signUp(page);
  await generate(page, 'Lupo tre');
  // Before editing begins: another width is another editor.
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

test('on a phone an owner watches a model write, cancels one rewrite, and keeps the next', async ({
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
