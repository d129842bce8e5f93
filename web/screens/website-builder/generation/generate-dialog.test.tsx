import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GenerateDialog } from './generate-dialog.tsx';
import type { Brief } from './use-generation.ts';

async function setup({ isStarting = false } = {}) {
  const generated: Brief[] = [];
  await render(
    <GenerateDialog
      isOpen
      onClose={() => undefined}
      brief={{ websiteName: '', customRequirements: '' }}
      isStarting={isStarting}
      onGenerate={(brief) => generated.push(brief)}
    />,
  );
  return { generated };
}

const name = () => page.getByRole('textbox', { name: 'Website name' });
const requirements = () => page.getByRole('textbox', { name: /Special requirements/ });
const generate = () => page.getByRole('button', { name: 'Generate' });

test('what the owner wrote is what the website is made from', async () => {
  const { generated } = await setup();
  await expect.element(name()).toHaveFocus();
  await name().fill(' Osteria Lupo ');
  await requirements().fill('Roman trattoria, wood oven');
  await generate().click();
  expect(generated).toEqual([
    { websiteName: 'Osteria Lupo', customRequirements: 'Roman trattoria, wood oven' },
  ]);
});

test('a website without a name is not made', async () => {
  const { generated } = await setup();
  await generate().click();
  await expect.element(name()).toBeInvalid();
  await expect.element(name()).toHaveAccessibleDescription(/./);
  expect(generated).toEqual([]);
});

test('nothing can be sent twice', async () => {
  const { generated } = await setup({ isStarting: true });
  await name().fill('Osteria Lupo');
  await page.getByRole('button', { name: 'Working' }).click({ force: true });
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(generated).toEqual([]);
});
