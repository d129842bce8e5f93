import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MenuBox } from './menu-box.tsx';
import { useMenuReading } from './use-menu-reading.ts';

function Box({ start }: { start: string }) {
  const [text, setText] = useState(start);
  const read = useMenuReading(text);
  return (
    <MenuBox
      text={text}
      onText={setText}
      read={read}
      readsPhotos={false}
      known={0}
      shown={{ title: 'Dishes', dishes: read.dishes }}
    />
  );
}

const text = () => page.getByRole('textbox', { name: /Your menu/ });
const dishes = () => page.getByRole('list', { name: 'Dishes' });
const choice = (name: string) => page.getByRole('button', { name, exact: true });

test('the owner classifies an unread line by keyboard', async () => {
  await render(<Box start={'Soup 6\n\nServed with bread\n\nBread and butter\n\nSee the board'} />);
  await expect.element(page.getByText('3 lines we didn’t understand')).toBeVisible();
  choice('Description of Soup: Served with bread').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dishes()).toHaveTextContent('Soup6Served with bread');
  await expect.element(choice('Dish: Bread and butter')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dishes()).toHaveTextContent('Soup6Served with breadBread and butter');
  await expect.element(choice('Dish: See the board')).toHaveFocus();
  choice('Leave out: See the board').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(text()).toHaveFocus();
  await expect
    .element(text())
    .toHaveValue(
      'Soup 6\n\nDescription: Served with bread\n\nDish: Bread and butter\n\nLeave out: See the board',
    );
  await expect.element(page.getByText('We found 2 dishes.')).toBeVisible();
});

test('a line becomes the heading of the dishes after it', async () => {
  await render(<Box start={'Hello there\n\nSoup 6\nPie 4'} />);
  await choice('Heading: Hello there').click();
  await expect.element(dishes()).toHaveTextContent('Hello thereSoup6Pie4');
});

test('a description is offered only below a dish', async () => {
  await render(<Box start={'See the board\n\nSoup 6'} />);
  await expect.element(choice('Dish: See the board')).toBeVisible();
  expect(page.getByRole('button', { name: /^Description/ }).elements()).toEqual([]);
});
