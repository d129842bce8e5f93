import { partsOf } from '#functions/ai/models/openai-compatible/openai-server.ts';
import { editMode, SECTIONS } from './editing.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect } from './journey.ts';
import { generate, signUp, test } from './model-platform.ts';

test('on a phone an owner watches a model write, cancels one rewrite, and keeps the next', async ({
  page,
  model,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await generate(page, 'Lupo tre');
  // Before editing begins: another width is another editor.
  await page.setViewportSize({ width: 375, height: 900 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const { frame, text } = await editMode(page);
  const about = text(`${SECTIONS}.about.content`);
  const before = (await about.textContent()) ?? '';
  const written = partsOf({ text: `Sit down with us. ${before}` });
  const rewrite = async () => {
    await about.focus();
    await frame.getByRole('button', { name: 'Improve', exact: true }).press('Enter');
    await frame.getByRole('menuitem', { name: 'Rewrite' }).press('Enter');
    await expect(frame.locator('.edit-improve-words')).toContainText('Sit down');
    await expect(about).toHaveText(before);
  };

  model.answerRewrite({ events: written.slice(0, 4), ending: 'silence' });
  const abandoned = model.abandoned();
  await rewrite();
  await frame.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await expect(frame.getByRole('button', { name: 'Improve', exact: true })).toBeVisible();
  await expect(about).toHaveText(before);
  await expect.poll(model.abandoned).toBe(abandoned + 1);

  const { promise: rest, resolve: goOn } = Promise.withResolvers<string>();
  model.answerRewrite({ events: [...written.slice(0, 4), rest, ...written.slice(5)] });
  await rewrite();
  await expectNoSidewaysScroll(page);
  goOn(written[4] ?? '');
  await expect(about).toHaveText(`Sit down with us. ${before}`);
  await expect(frame.locator('.edit-improve-words')).toBeHidden();
});
