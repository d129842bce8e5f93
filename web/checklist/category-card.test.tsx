import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CategoryWithItems, ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { CategoryCard } from './category-card.tsx';
import { UpdateItemContext } from './use-item-updates.ts';

function anItem(title: string, status: ChecklistItem['status']): ChecklistItem {
  return {
    item_id: title,
    title,
    description: '',
    status,
    notes: '',
    status_changed_at: null,
    is_critical: 0,
    external_link: null,
    link_text: null,
    why: '',
    minutes: 5,
    weekly_potential: 20,
    screen: null,
    repeats_every_days: null,
    evidence: null,
    waits_for: null,
  };
}

async function openCard() {
  const updates: unknown[] = [];
  const items = [anItem('Hours', 'completed'), anItem('Photos', 'completed'), anItem('Menu', 'pending')];
  const category = {
    name: 'Google',
    description: '',
    icon: 'map-pin',
    items,
  } as unknown as CategoryWithItems;
  const itemUpdates = {
    update: async (change: unknown) => updates.push(change) > 0,
    isPending: () => false,
    failureOf: () => undefined,
  };
  await render(
    <MemoryRouter>
      <UpdateItemContext.Provider value={itemUpdates}>
        <CategoryCard category={category} isShown={() => true} isExpandedAtFirst />
      </UpdateItemContext.Provider>
    </MemoryRouter>,
  );
  return { updates };
}

test('completed items are collapsed behind a button with their number, which shows and hides them', async () => {
  await openCard();
  const checkbox = page.getByRole('checkbox', { name: /Hours/ });
  await expect.element(page.getByRole('checkbox', { name: /Menu/ })).toBeVisible();
  await expect.element(checkbox).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show completed (2)' }).click();
  await expect.element(checkbox).toBeChecked();
  await page.getByRole('button', { name: 'Hide completed' }).click();
  await expect.element(checkbox).not.toBeInTheDocument();
});

test('checking an item marks it as done, and unchecking reverts it', async () => {
  const { updates } = await openCard();
  await page.getByRole('checkbox', { name: /Menu/ }).click({ force: true });
  await page.getByRole('button', { name: 'Show completed (2)' }).click();
  await page.getByRole('checkbox', { name: /Hours/ }).click({ force: true });
  expect(updates).toEqual([
    { itemId: 'Menu', status: 'completed' },
    { itemId: 'Hours', status: 'pending' },
  ]);
});
