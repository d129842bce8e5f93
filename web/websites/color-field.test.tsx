import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColorField } from './color-field.tsx';

function PrimaryColor() {
  const [color, setColor] = useState('#17463b');
  return <ColorField label="Primary color" value={color} onChange={setColor} />;
}

const text = () => page.getByRole('textbox', { name: 'Primary color' });
const picker = () => page.getByLabelText('Pick the primary color');

test('a color without its hash is understood, and the picker shows it', async () => {
  await render(<PrimaryColor />);
  await text().fill(' A1b2C3 ');
  await expect.element(text()).toHaveValue('#A1b2C3');
  await expect.element(picker()).toHaveValue('#a1b2c3');
});

test('a picked color is written into the field', async () => {
  await render(<PrimaryColor />);
  await picker().fill('#d4a017');
  await expect.element(text()).toHaveValue('#d4a017');
});

test('incomplete input stays as typed', async () => {
  await render(<PrimaryColor />);
  await text().fill('#12');
  await expect.element(text()).toHaveValue('#12');
  await expect.element(picker()).toHaveValue('#000000');
});
