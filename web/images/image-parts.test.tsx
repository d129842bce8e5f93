import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { DeleteImage } from './delete-image.tsx';
import { FocalPointDialog } from './focal-point-dialog.tsx';
import { UploadArea } from './upload-area.tsx';

const IMAGE = { image_id: 'i1', filename: 'soup.jpg', url: '/images/i1/a-800.webp' } as SiteImage;

async function ask(answers: (ScreenAnswer | Promise<ScreenAnswer>)[]) {
  const onClose = vi.fn();
  const place = createRef<HTMLDivElement>();
  const shown = (
    <>
      <div ref={place} tabIndex={-1} />
      <DeleteImage image={IMAGE} onClose={onClose} place={place} />
    </>
  );
  const screen = await renderScreen(shown, () => answers.shift() ?? {});
  return { ...screen, onClose, dialog: page.getByRole('alertdialog') };
}

test('an image is deleted once; meanwhile, nothing else can be pressed', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Deleted.' } });
  const { sent, press, onClose, dialog } = await ask([answer]);
  await expect.element(button('Cancel')).toHaveFocus();
  await press('Delete');
  await dialog.getByRole('button', { name: /Working/ }).click({ force: true });
  await expect.element(button('Cancel')).toBeDisabled();
  send();
  await expect.element(page.getByText('Deleted.')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
});

test('an image in use lists its places, and is deleted only after a second question', async () => {
  const used = refusal('In use', 'image_in_use', 409);
  const fields = { one: 'The main image of Lupo' };
  const { sent, press, dialog } = await ask([
    { ...used, body: { ...used.body, fields } },
    { body: { message: 'Deleted.' } },
  ]);
  await press('Delete');
  await expect.element(dialog.getByText('The main image of Lupo')).toBeVisible();
  await expect.element(button('Keep image')).toBeVisible();
  await press('Delete anyway');
  await expect.element(page.getByText('Deleted.')).toBeVisible();
  expect(sent.map(({ query }) => query.force)).toEqual(['false', 'true']);
});

test('a failed deletion keeps the question with the reason', async () => {
  const { press, onClose, dialog } = await ask([refusal('Not now.')]);
  await press('Delete');
  await expect.element(dialog.getByText('Not now.')).toBeVisible();
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the focal point starts in the middle, and sliders and the mouse move it', async () => {
  const onSave = vi.fn();
  const pixel = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>';
  const dialog = <FocalPointDialog src={pixel} point={undefined} onSave={onSave} onClose={() => undefined} />;
  const { press } = await renderScreen(dialog, () => ({}));
  const left = page.getByRole('slider', { name: 'Distance from the left' });
  await expect.element(left).toHaveValue('50');
  await left.fill('20');
  await expect.element(left).toHaveAttribute('aria-valuetext', '20 percent');
  await page.getByRole('slider', { name: 'Distance from the top' }).fill('80');
  await press('Save focal point');
  expect(onSave.mock.calls).toEqual([[{ x: 0.2, y: 0.8 }]]);
});

const UPLOAD = {
  percent: undefined,
  failure: undefined,
  upload: vi.fn(),
  cancel: vi.fn(),
  dismissFailure: vi.fn(),
};

test.each([
  [40, 'Uploading the image…'],
  [100, 'Resizing the image for your website…'],
])('an upload at %i percent shows what happens, and can be canceled', async (percent, label) => {
  const cancel = vi.fn();
  const { press } = await renderScreen(
    <UploadArea upload={{ ...UPLOAD, percent, cancel }} isOver={false} />,
    () => ({}),
  );
  await expect.element(page.getByRole('progressbar', { name: label })).toBeVisible();
  await press('Cancel');
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a chosen file is uploaded, also after a failure that is dismissed', async () => {
  const [upload, dismissFailure] = [vi.fn(), vi.fn()];
  const area = <UploadArea upload={{ ...UPLOAD, failure: 'Too small.', upload, dismissFailure }} isOver />;
  const { press } = await renderScreen(area, () => ({}));
  await expect.element(page.getByText('Drop to upload')).toBeVisible();
  await page.getByLabelText('Image file').upload(new File(['x'], 'a.png', { type: 'image/png' }));
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ name: 'a.png' });
  await press('Dismiss');
  expect(dismissFailure).toHaveBeenCalledTimes(1);
});
