import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MENU_PHOTO } from '#shared/menu/contract/menu-photo.ts';
import { MenuBox } from './menu-box.tsx';
import { useMenuReading } from './use-menu-reading.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

function Box({ start, readsPhotos }: { start: string; readsPhotos: boolean }) {
  const [text, setText] = useState(start);
  const read = useMenuReading(text);
  return (
    <MenuBox
      text={text}
      onText={setText}
      read={read}
      readsPhotos={readsPhotos}
      known={0}
      shown={{ title: 'Dishes', dishes: read.dishes }}
    />
  );
}

const text = () => page.getByRole('textbox', { name: /Your menu/ });
const chooser = () => page.getByLabelText('Add a photo, PDF, Word, Excel, or CSV file', { exact: false });
const dishes = () => page.getByRole('list', { name: 'Dishes' });
const refusal = (code: string, error: string) => ({ success: false, code, error, request_id: 'r1' });

/** Noise, which no encoder can compress. */
async function makePhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(1_500, 2_000);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(
    new Uint8ClampedArray(1_500 * 2_000 * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 7_919) % 251)),
    1_500,
  );
  context?.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'menu.png', { type: 'image/png' });
}

async function drop(target: Element, file: File): Promise<void> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

let made: Promise<File> | undefined;
function aPhoto(): Promise<File> {
  made ??= makePhoto();
  return made;
}

/** Renders the box with this server answer. `answer` may be a promise. */
async function setup(answer: { status: number; body: object } | Promise<never>, start = '') {
  const sent: File[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body, signal }: RequestInit) => {
    const file = body instanceof FormData ? body.get('file') : undefined;
    if (file instanceof File) sent.push(file);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const given = await Promise.race([answer, aborted]);
    return new Response(JSON.stringify(given.body), { status: given.status });
  });
  await render(<Box start={start} readsPhotos />);
  return { sent };
}

const READ = {
  status: 200,
  body: { success: true, data: { lines: ['Pasta', 'Carbonara 14.50', '', 'Ask about our pizza'] } },
};

test.each([1440, 375])('a photo becomes lines, dishes, and questions (%i px wide)', async (width) => {
  await page.viewport(width, 800);
  const { sent } = await setup(READ, 'Soup 7');
  await userEvent.upload(chooser(), await aPhoto());
  await expect.element(text()).toHaveValue('Soup 7\nPasta\nCarbonara 14.50\n\nAsk about our pizza');
  await expect.element(dishes()).toHaveTextContent('Soup7PastaCarbonara14.50');
  await page.getByRole('button', { name: 'Leave out: Ask about our pizza' }).click();
  await expect.element(page.getByText('We found 2 dishes.')).toBeVisible();
  await expect.element(page.getByText('Check your menu against this photo.', { exact: false })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

  expect(sent.map(({ type }) => type)).toEqual(['image/jpeg']);
  const [photo = new File([], '')] = sent;
  expect(photo.size).toBeLessThanOrEqual(MENU_PHOTO.maxBytes);
  const { width: sentWidth, height } = await createImageBitmap(photo);
  expect({ sentWidth, height }).toEqual({ sentWidth: 1_200, height: 1_600 });
});

test('without a model, photos aren’t offered, and a dropped one isn’t sent', async () => {
  await render(<Box start="Soup 7" readsPhotos={false} />);
  const field = page.getByLabelText('Add a PDF', { exact: false });
  await expect.element(field).not.toHaveAttribute('accept', expect.stringContaining('image'));
  expect(page.getByText('photo', { exact: false }).elements()).toEqual([]);
  await drop(field.element(), await aPhoto());
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We can’t read photos of menus. Paste the text or upload a PDF.');
  await expect.element(text()).toHaveValue('Soup 7');
});

test('a photo that can’t be read is shown, so that the owner can type its menu', async () => {
  const error = 'We can’t read photos of menus. Paste the text or upload a PDF.';
  await setup({ status: 409, body: refusal('vision_missing', error) }, 'Soup 7');
  await userEvent.upload(chooser(), await aPhoto());
  await expect.element(page.getByRole('alert')).toHaveTextContent(error);
  await expect.element(page.getByText('Use this photo to type your menu.', { exact: false })).toBeVisible();
  await expect.element(text()).toHaveValue('Soup 7');
});

describe('while a photo is read', () => {
  test('it can be canceled, and the input stays', async () => {
    await setup(new Promise<never>(() => undefined), 'Soup 7');
    await userEvent.upload(chooser(), await aPhoto());
    await expect.element(page.getByRole('progressbar', { name: 'Reading your photo…' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(page.getByRole('progressbar').elements()).toEqual([]);
    await expect.element(chooser()).toHaveFocus();
    await expect.element(text()).toHaveValue('Soup 7');
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('the owner’s input stays', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof READ>();
    await setup(promise as Promise<never>, 'Soup 7');
    await userEvent.upload(chooser(), await aPhoto());
    await expect.element(page.getByRole('progressbar', { name: 'Reading your photo…' })).toBeVisible();
    await text().fill('Soup 8');
    resolve(READ);
    await expect.element(text()).toHaveValue('Soup 8\nPasta\nCarbonara 14.50\n\nAsk about our pizza');
  });
});

test('a photo that this browser can’t open shows what to do and isn’t sent', async () => {
  const { sent } = await setup(READ);
  await userEvent.upload(chooser(), new File(['ftypheic'], 'IMG_0042.HEIC', { type: '' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This browser can’t open HEIC photos. Upload the photo from your iPhone, or save it as a JPEG first.',
    );
  expect(sent).toEqual([]);
});

test('a photo can be dropped', async () => {
  await setup(READ);
  await drop(chooser().element(), await aPhoto());
  await expect.element(dishes()).toHaveTextContent('PastaCarbonara14.50');
});
