import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { API_BASE } from '#shared/contract/route.ts';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { ENHANCEMENT_SETTINGS, SETTING_LABELS } from '#shared/photos/enhancement-settings.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { anEnhancedPhoto } from '#tests/builders/an-enhanced-photo.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { Enhancer } from './enhancer.tsx';

afterEach(() => {
  photos = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Answer = { status: number; body: object };
const ORIGIN = 'https://sites.example';
/** One pixel. */
const PIXEL_TEXT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PICTURE = `data:image/png;base64,${PIXEL_TEXT}`;
const enhanced = (change: Partial<EnhancedImage> = {}): Answer => {
  const image = anEnhancedPhoto(ORIGIN, { enhanced_url: PICTURE, ...change });
  const { enhanced_url } = image;
  const data = { enhanced_image: image, enhanced_url, enhanced_image_url: enhanced_url };
  return { status: 201, body: { success: true, data } };
};
const UPLOAD = {
  upload_id: 'upload-1',
  url: 'https://storage.example',
  fields: {},
  expires_at: '2026-11-22T12:00:00.000Z',
};

const GONE = { success: false, error: 'This does not exist.', code: 'not_found', request_id: 'r-1' };

/** Accepts every upload. */
class Storage {
  status = 204;
  statusText = '';
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  open() {}
  abort() {}
  send() {
    this.upload.onprogress?.({ loaded: 1, total: 1, lengthComputable: true });
    this.onload?.();
  }
}

/** The answers to requests for photos, in order; 200 by default. */
let photos: number[] = [];

/** Renders the whole enhancer. `answers`: those of the enhancement calls, in order. */
async function setup(...answers: Answer[]) {
  const asked: Record<string, unknown>[] = [];
  let isGone = false;
  vi.stubGlobal('XMLHttpRequest', Storage);
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (address === PICTURE) return new Response(PIXEL, { status: photos.shift() ?? 200 });
    if (address === `${API_BASE}/uploads`)
      return Response.json({ success: true, data: UPLOAD }, { status: 201 });
    if (method === 'GET') {
      const images = asked.length === 0 || isGone ? [] : [anEnhancedPhoto(ORIGIN, { enhanced_url: PICTURE })];
      return Response.json({ success: true, data: { images } });
    }
    if (method === 'DELETE') {
      isGone = true;
      return Response.json(GONE, { status: 404 });
    }
    asked.push(JSON.parse(String(body)));
    const { status, body: answer } = answers.shift() ?? enhanced();
    return Response.json(answer, { status });
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const stored = { profile: aSparseProfile(), version: 1, updated_at: '2026-11-22T12:00:00.000Z' };
  queryClient.setQueryData(queryKeys.profile, stored);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Enhancer />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}

const PIXEL = Uint8Array.from(atob(PIXEL_TEXT), (character) => character.charCodeAt(0));
const aFile = (name = 'margherita-pizza.jpg', type = 'image/jpeg') => new File([PIXEL], name, { type });
const choose = (...files: File[]) => page.getByLabelText('Photo file').upload(files);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ready = () => expect.element(button('Quick Enhance')).not.toHaveAttribute('aria-disabled');

test('a wrong file type and a file that is too large are rejected with the spec’s messages', async () => {
  await setup();
  await choose(aFile('menu.gif', 'image/gif'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please select a JPEG or PNG image file.');
  const large = new File([new Uint8Array(10_485_760)], 'large.png', { type: 'image/png' });
  await choose(large);
  await expect.element(page.getByRole('alert')).toHaveTextContent('File size must be less than 10MB.');
});

test('one click on Quick Enhance sends its five settings and shows before, after, and the changes', async () => {
  const asked = await setup();
  await choose(aFile());
  await ready();
  await button('Quick Enhance').click();
  await expect.element(page.getByRole('region', { name: 'Before and after' })).toHaveFocus();
  await expect.element(page.getByText('We brightened the photo by 1.4 stops')).toBeVisible();
  await page.getByText('How we calculate this').click();
  await expect.element(page.getByText(/Color change: [\d.]+.*Edges and textures: [\d.]+%/)).toBeVisible();
  expect(asked).toEqual([
    {
      upload_id: 'upload-1',
      brightness: 1.1,
      contrast: 1.2,
      saturation: 1.15,
      sharpness: 1.1,
      food_styling: 25,
      food_styling_optimization: true,
    },
  ]);
  const line = page.getByRole('slider', { name: 'Before and after slider' });
  await expect.element(line).toHaveAttribute('aria-valuetext', '50% before, 50% after');
  line.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(line).toHaveAttribute('aria-valuetext', '52% before, 48% after');
});

test('a file that isn’t a photo shows an error in place of the photo and gets the focus', async () => {
  await setup();
  await choose(new File(['no photo'], 'broken.jpg', { type: 'image/jpeg' }));
  const stage = page.getByRole('region', { name: 'Your photo' });
  await expect.element(stage.getByText('We couldn’t open this photo. Choose another one.')).toBeVisible();
  await expect.element(stage.getByRole('img')).not.toBeInTheDocument();
  await expect.element(stage).toHaveFocus();
});

test('after a rejected file, the focus is on the button that chooses another', async () => {
  await setup();
  button('Choose a photo').element().focus();
  await choose(aFile('menu.gif', 'image/gif'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button('Choose a photo')).toHaveFocus();
});

test('a damaged photo is removed after the platform couldn’t read it', async () => {
  const error = 'We couldn’t open this photo. Choose another one.';
  await setup({ status: 422, body: { success: false, error, code: 'invalid_image' } });
  await choose(aFile());
  await ready();
  await button('Quick Enhance').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(error);
  await expect.element(page.getByRole('img', { name: /^Your photo/ })).not.toBeInTheDocument();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await expect.element(button('Choose a photo')).toHaveFocus();
  await choose(aFile());
  await ready();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('choosing a preset doesn’t move the other buttons', async () => {
  await page.viewport(1440, 900);
  await setup();
  await choose(aFile());
  const looks = () =>
    button('Dramatic Lighting').element().closest('div')?.querySelectorAll('[aria-pressed]') ?? [];
  const places = () => [...looks()].map((look) => Math.round(look.getBoundingClientRect().left));
  await document.fonts.ready;
  const before = places();
  await button('Dramatic Lighting').click();
  await expect.element(button('Dramatic Lighting')).toHaveAttribute('aria-pressed', 'true');
  expect(places()).toEqual(before);
});

test('typing clears the preset; the prompt’s button is shown only with a prompt', async () => {
  const asked = await setup();
  await choose(aFile());
  await ready();
  const preset = button('Make It Juicier');
  await preset.click();
  await expect.element(preset).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(/Doesn’t add gloss/)).toBeVisible();
  await expect.element(button('Enhance with prompt')).not.toBeInTheDocument();
  await page.getByLabelText('Describe the changes').fill('brighter, with zing');
  await expect.element(preset).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText('Brightness +20')).toBeVisible();
  await expect.element(page.getByText(/didn’t understand:.*zing/)).toBeVisible();
  await button('Enhance with prompt').click();
  await expect.element(page.getByRole('region', { name: 'Before and after' })).toBeVisible();
  expect(asked[0]).toMatchObject({ brightness: 1, enhancement_prompt: 'brighter, with zing' });
  expect(asked[0]).not.toHaveProperty('preset');
  await page.getByLabelText('Describe the changes').fill('  ');
  await expect.element(button('Enhance with prompt')).not.toBeInTheDocument();
});

test('an answer without a photo and a broken answer show the spec’s messages', async () => {
  const { body } = enhanced() as { body: { data: object } };
  await setup(
    { status: 201, body: { ...body, data: { ...body.data, enhanced_url: null } } },
    { status: 500, body: { success: false, error: 'Image enhancement failed', code: 'internal' } },
  );
  await choose(aFile());
  await ready();
  await button('Quick Enhance').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Enhanced image URL not found in response');
  await button('Quick Enhance').click();
  await expect.element(alert).toHaveTextContent('Image enhancement failed. Please try again.');
});

test('zoom changes in steps of 25% from 50% to 300%, and resets by selecting its value', async () => {
  await setup();
  await choose(aFile());
  await button('Zoom in').click();
  await expect.element(page.getByText('125%')).toBeVisible();
  // The center stays in the center.
  const enlarged = page.getByRole('group', { name: 'Enlarged photo' }).element();
  const middle = (enlarged.scrollLeft + enlarged.clientWidth / 2) / enlarged.scrollWidth;
  expect(enlarged.scrollLeft).toBeGreaterThan(0);
  expect(middle).toBeCloseTo(0.5, 1);
  for (let press = 0; press < 3; press += 1) await button('Zoom out').click();
  await expect.element(page.getByText('50%')).toBeVisible();
  await expect.element(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /Reset zoom/ }).click();
  await expect.element(page.getByText('100%')).toBeVisible();
});

test('a change request below the result is sent with Enter; Shift+Enter adds a line', async () => {
  const asked = await setup();
  await choose(aFile());
  await button('Quick Enhance').click();
  const words = page.getByLabelText('What should be different?');
  await words.fill('  ');
  await expect.element(button('Send')).toBeDisabled();
  await words.fill('warmer');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}and sharper');
  expect(asked).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ brightness: 1.1, enhancement_prompt: 'warmer\nand sharper' });
});

test('a photo without a description isn’t used anywhere', async () => {
  const asked = await setup(enhanced({ alt_text: '', original_filename: 'IMG_0042.jpg' }));
  await choose(aFile('IMG_0042.jpg'));
  await button('Quick Enhance').click();
  await button('Use in a post').click();
  await expect.element(page.getByText(/Describe the photo in a few words/)).toBeVisible();
  await expect.element(page.getByLabelText('Photo description')).toHaveFocus();
  expect(asked).toHaveLength(1);
});

test('photos chosen together get the look of the first, and failed ones are named', async () => {
  const asked = await setup();
  await choose(aFile('one.jpg'), aFile('two.jpg'), aFile('menu.gif', 'image/gif'));
  await expect.element(page.getByText('2 more photos waiting')).toBeVisible();
  await button('Quick Enhance').click();
  await expect.element(page.getByRole('region', { name: 'Before and after' })).toBeVisible();
  await button('Apply to all').click();
  await expect.element(page.getByRole('region', { name: 'Other photos' })).toHaveFocus();
  await expect.element(page.getByText('1 photo enhanced. Find them in your gallery below.')).toBeVisible();
  const refused = page.getByText('menu.gif: Please select a JPEG or PNG image file.');
  await expect.element(refused).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Other photos' })).toHaveFocus();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test('the batch result is shown until the photos change; failed photos stay in the batch', async () => {
  await setup();
  await choose(aFile('one.jpg'), aFile('two.jpg'), aFile('menu.gif', 'image/gif'));
  await button('Quick Enhance').click();
  await button('Apply to all').click();
  const made = page.getByText(/^1 photo enhanced/);
  await expect.element(made).toBeVisible();
  await button('Enhance photo').click();
  await expect.element(made).not.toBeInTheDocument();
  await expect.element(page.getByText(/^menu.gif: /)).toBeVisible();
});

test.each([
  [
    'another photo is opened',
    async () => page.getByRole('button', { name: /margherita pizza Nov 22/ }).click(),
  ],
  [
    'a photo is deleted',
    async () => {
      await page.getByRole('button', { name: /^Delete margherita pizza/ }).click();
      await button('Delete').click();
    },
  ],
])('when %s, the old batch result disappears', async (_, change) => {
  await setup();
  await choose(aFile('one.jpg'), aFile('two.jpg'));
  await button('Quick Enhance').click();
  await button('Apply to all').click();
  const made = page.getByText(/^1 photo enhanced/);
  await expect.element(made).toBeVisible();
  await change();
  await expect.element(made).not.toBeInTheDocument();
});

test('the result is saved to the device, and a missing photo shows an error', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await setup();
  await choose(aFile());
  await expect.element(button('Save photo')).not.toBeInTheDocument();
  await button('Quick Enhance').click();
  photos = [404];
  await button('Save photo').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We couldn’t save the photo. Please try again.');
  await button('Save photo').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(saved).toEqual(['margherita-pizza-enhanced.jpg']);
});

test('photos with the same file name are listed separately', async () => {
  const complaints = vi.spyOn(console, 'error');
  await setup();
  await choose(aFile('one.jpg'), aFile('image.gif', 'image/gif'), aFile('image.gif', 'image/gif'));
  await button('Quick Enhance').click();
  await button('Apply to all').click();
  await expect.element(page.getByText('We couldn’t enhance these photos')).toBeVisible();
  expect(page.getByText('image.gif: Please select a JPEG or PNG image file.').elements()).toHaveLength(2);
  expect(complaints.mock.calls.filter(([words]) => String(words).includes('same key'))).toEqual([]);
  complaints.mockRestore();
});

test('a batch has up to twenty photos; the rest are skipped with a message', async () => {
  await setup();
  await choose(...Array.from({ length: 22 }, (_, n) => aFile(`dish-${n}.jpg`)));
  await expect.element(page.getByText('19 more photos waiting')).toBeVisible();
  await expect
    .element(page.getByText(/You can add up to 20 photos at a time\. We skipped 2\./))
    .toBeVisible();
});

test('an upload shows its progress', async () => {
  await setup();
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Storage {
      override send() {
        this.upload.onprogress?.({ loaded: 42, total: 100, lengthComputable: true });
      }
    },
  );
  await choose(aFile());
  const bar = page.getByRole('progressbar', { name: 'Uploading your photo…' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
});

test('a gallery photo is enhanced again from its original with one click', async () => {
  const asked = await setup();
  await choose(aFile());
  await ready();
  await button('Quick Enhance').click();
  await expect.element(page.getByRole('region', { name: 'Before and after' })).toBeVisible();
  await page.getByRole('button', { name: /margherita pizza Nov 22/ }).click();
  await button('Quick Enhance').click();
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ image_id: 'photo-1', alt_text: 'margherita pizza' });
  expect(asked[1]).not.toHaveProperty('upload_id');
});

test('deleting a photo that was already deleted elsewhere removes it from the gallery', async () => {
  await setup();
  await choose(aFile());
  await ready();
  await button('Quick Enhance').click();
  await page.getByRole('button', { name: /^Delete margherita pizza/ }).click();
  await button('Delete').click();
  await expect.element(page.getByText(/^No enhanced photos yet/)).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('each slider has an accessible name and value', async () => {
  await setup();
  await choose(aFile());
  await ready();
  for (const name of ENHANCEMENT_SETTINGS) {
    const slider = page.getByRole('slider', { name: SETTING_LABELS[name], exact: true });
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0');
  }
});

test('a failed upload is retried by keyboard, and the focus moves to the photo', async () => {
  await setup();
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Storage {
      override status = 500;
      override statusText = 'Internal Server Error';
    },
  );
  await choose(aFile());
  await expect.element(page.getByRole('alert')).toHaveTextContent('Upload failed: Internal Server Error');
  vi.stubGlobal('XMLHttpRequest', Storage);
  button('Try again').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Your photo' })).toHaveFocus();
  await ready();
});
