import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColumnMapper } from './column-mapper.tsx';

afterEach(() => page.viewport(1280, 800));

type Role = 'phone' | 'day' | 'note';
const LABELS = { phone: 'Phone number', day: 'Last order date', note: 'Note' };

const onColumn = vi.fn();
const onOrder = vi.fn();

function Mapper() {
  const [columns, setColumns] = useState<Partial<Record<Role, number>>>({ phone: 0 });
  return (
    <ColumnMapper<Role>
      required={['phone', 'day']}
      heading="h2"
      list={{
        opened: {
          labels: LABELS,
          days: 'day',
          headings: ['Tel', 'Seen', 'VIP'],
          firstRows: [
            ['(775) 555-0160', '03/04/2026', 'yes'],
            ['775 555 0161', '05/06/2026', ''],
          ],
          proposal: { columns: {}, confidences: { phone: 'guess' } },
          asked: [],
        },
        mapping: { columns, order: undefined },
        chosen: columns.day === undefined ? [] : ['day'],
        isRemembered: false,
      }}
      mapped={{
        examples: {
          phone: { from: '(775) 555-0160', to: '+1 775 555 0160' },
          note: { from: 'x'.repeat(50), to: undefined },
        },
        finding: { kind: 'open', example: '03/04/2026' },
      }}
      onColumn={(role, index) => {
        onColumn(role, index);
        setColumns({ ...columns, [role]: index });
      }}
      onOrder={onOrder}
    />
  );
}

const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('combobox', { name: new RegExp(name) }) });

test('each field has a card with its column, its confidence, and an example', async () => {
  await render(<Mapper />);
  await expect.element(card('Phone number').getByText('(775) 555-0160 → +1 775 555 0160')).toBeVisible();
  await expect.element(card('Phone number').getByText('Best guess')).toBeVisible();
  await expect.element(card('Last order date').getByText('Choose a column').last()).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Seen' })).toBeVisible();
  await expect.element(page.getByText('1 more field')).toBeVisible();
});

test('columns and the order of day and month are chosen by keyboard', async () => {
  await render(<Mapper />);
  await userEvent.tab();
  await expect.element(page.getByRole('region', { name: 'File preview' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('combobox', { name: /Last order date/ })).toHaveFocus();
  await userEvent.keyboard('S');
  expect(onColumn).toHaveBeenLastCalledWith('day', 1);
  await expect.element(card('Last order date').getByText('Your choice')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onOrder).toHaveBeenLastCalledWith('month_first');
});

test('on a phone, cards are stacked, and only the file’s rows scroll sideways', async () => {
  await page.viewport(375, 800);
  await render(<Mapper />);
  const [phone, day] = [card('Phone number').element(), card('Last order date').element()];
  expect(day.getBoundingClientRect().top).toBeGreaterThanOrEqual(phone.getBoundingClientRect().bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
