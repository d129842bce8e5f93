import { SECTIONS, startEditing } from './editing.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { aGeneratedSite } from './owner.ts';

const BRIEF = {
  website_name: 'Osteria Lupo',
  custom_requirements:
    'Roman trattoria in Portland. We opened in 1962. Cacio e pepe 14, amatriciana 15, carbonara 16, tiramisu 8. Cash only. Walk-ins only.',
};
const ABOUT = `${SECTIONS}.about.content`;
const FAQS = `${SECTIONS}.faq.items`;

test('on a phone, an owner improves About, undoes it, improves a dish, generates FAQs, and saves', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const site = await aGeneratedSite(owner, BRIEF);
  const { frame, text } = await startEditing(page, owner, site);
  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click();
  const improve = async (path: string, action: string) => {
    await text(path).focus();
    await press('Improve');
    await frame.getByRole('menuitem', { name: action }).click();
  };

  const about = (await text(ABOUT).textContent()) ?? '';
  await improve(ABOUT, 'Longer');
  await expect(frame.getByText('Text updated.')).toBeVisible();
  const longer = (await text(ABOUT).textContent()) ?? '';
  expect(longer.length).toBeGreaterThan(about.length);
  expect(longer).toContain('1962');
  await press('Undo');
  await expect(text(ABOUT)).toHaveText(about);

  const dish = 'menu_items[0].description';
  const line = (await text(dish).textContent()) ?? '';
  await improve(dish, 'Rewrite');
  await expect(frame.getByText('Text updated.')).toBeVisible();
  await expect(text(dish)).not.toHaveText(line);
  await expectNoSidewaysScroll(page);

  const questions = frame.locator(`[data-path^="${FAQS}["][data-path$=".question"]`);
  const before = await questions.count();
  await press('Write FAQs');
  await expect(frame.getByText(/questions? added\./)).toBeVisible();
  expect(await questions.count()).toBeGreaterThan(before);
  await expect(frame.getByText('What’s on the menu?')).toBeVisible();

  await page.getByRole('button', { name: /Save Changes/ }).click();
  await expect(page.getByText('All changes saved successfully!')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(text(ABOUT)).toHaveText(about);
  await expect(frame.getByText('What’s on the menu?')).toBeVisible();
});
