import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { SalesPanel } from './sales-panel.tsx';

const SALES = {
  from: '2026-10-01',
  to: '2026-10-31',
  days: 31,
  dispersion: null,
  items: [
    {
      name: 'Carbonara',
      till_names: [],
      cells: [{ channel: 'dine_in', daypart: 'dinner', sold: 120, revenue: null, cost: null }],
    },
  ],
};
const panel = page.getByRole('region', { name: 'Your sales' });
const question = page.getByRole('alertdialog', { name: 'Delete your sales data?' });

async function setup(deletion: ScreenAnswer | Promise<ScreenAnswer> = {}) {
  const onChange = vi.fn();
  let sales: object | null = SALES;
  const screen = await renderScreen(<SalesPanel onChange={onChange} />, async ({ method }) => {
    if (method === 'GET') return { body: { data: { sales, saved_at: null } } };
    const answer = await deletion;
    if (answer.status === undefined) sales = null;
    return answer;
  });
  await expect.element(panel.getByText('120 sold')).toBeVisible();
  const remove = async () => {
    await screen.press('Delete sales');
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  return { ...screen, onChange, remove };
}

test('a deletion can’t be started twice; then a file can be chosen, and the panel has the focus', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Deleted.' } });
  const { sent, onChange, remove } = await setup(answer);
  await remove();
  await expect.element(question.getByRole('button', { name: 'Working' })).toBeVisible();
  send();
  await expect.element(page.getByText('Choose a file from your POS')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
});

test('a deletion that fails closes the question and shows why', async () => {
  const { onChange, remove } = await setup(refusal('We couldn’t delete your sales.'));
  await remove();
  await expect.element(page.getByText('We couldn’t delete your sales.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(panel.getByText('120 sold')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('a file that isn’t a list shows why, and the next one clears it', async () => {
  await setup();
  const drop = page.getByLabelText(/Choose a newer file/);
  await drop.upload(new File(['%PDF'], 'sales.pdf'));
  await expect.element(panel.getByRole('alert')).toBeVisible();
  await drop.upload(new File(['Item,Sold\nCarbonara,3\n'], 'sales.csv'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument();
});

test('sales that fail to load can be loaded again', async () => {
  let reads = 0;
  const { press } = await renderScreen(<SalesPanel onChange={() => undefined} />, () =>
    reads++ === 0
      ? refusal('We couldn’t load your sales.')
      : { body: { data: { sales: null, saved_at: null } } },
  );
  await expect.element(button('Try Again')).toBeVisible();
  await press('Try Again');
  await expect.element(page.getByText('Choose a file from your POS')).toBeVisible();
});
