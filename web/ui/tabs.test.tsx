import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const ITEMS = [
  { id: 'content', label: 'Content', content: <input aria-label="Name" /> },
  { id: 'design', label: 'Design', content: 'Two colors' },
  { id: 'menu', label: 'Menu', content: 'No dishes yet', isDisabled: true },
] as const;

const tab = (name: string) => page.getByRole('tab', { name });

test('arrow keys select a tab and skip disabled ones', async () => {
  await render(<Tabs label="Parts" items={ITEMS} />);
  await tab('Content').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Design')).toHaveFocus();
  await expect.element(tab('Design')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Design' })).toHaveTextContent('Two colors');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Content')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(tab('Design')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('Content')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Design')).toHaveFocus();
});

test('input in a kept tab survives switching tabs', async () => {
  await render(<Tabs label="Parts" items={ITEMS} isKept />);
  await page.getByLabelText('Name').fill('Osteria Lupo');
  await tab('Design').click();
  await expect.element(page.getByLabelText('Name')).not.toBeVisible();
  await tab('Content').click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Osteria Lupo');
});
