import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import type { ImageContentType } from '#shared/posts/contract/image-content.ts';
import { SERVER_TYPE_OF } from '#shared/posts/contract/image-content.ts';
import { anEnhancedPhoto } from '#tests/builders/an-enhanced-photo.ts';
import { PhotoWords } from './photo-words.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Asked = { content_types: string[]; selected_platforms: ImageContentType[]; turn: number };

const BROKEN = { status: 500, code: 'internal', error: 'Content generation failed' };
const failed = ({ status, ...why }: typeof BROKEN) => Response.json({ success: false, ...why }, { status });

/** Renders the texts of a photo, or without one. From call `failsFrom` on, writing fails. */
async function setup({
  image,
  failsFrom = 99,
  failure = BROKEN,
  unknown,
}: {
  image?: EnhancedImage;
  failsFrom?: number;
  failure?: typeof BROKEN;
  unknown?: ImageContentType;
} = {}) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: { images: [] } });
    if (address.endsWith('/use')) throw new Error('Writing text doesn’t use the photo anywhere.');
    asked.push(JSON.parse(String(body)));
    const { selected_platforms, turn } = asked.at(-1) as Asked;
    if (asked.length >= failsFrom) return failed(failure);
    const known = selected_platforms.filter((type) => type !== unknown);
    const texts = known.map((type) => ({
      content_type: type,
      server_type: SERVER_TYPE_OF[type],
      text: `Words ${turn} for ${type}.`,
    }));
    const generated_content = {
      social_media_caption: '',
      promotional_content: '',
      menu_description: '',
      hashtags: ['#pizza'],
      email_marketing: '',
      sms_marketing: '',
    };
    return Response.json({ success: true, data: { generated_content, texts, dish: 'Pizza' } });
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PhotoWords image={image} />
    </QueryClientProvider>,
  );
  return asked;
}

const aPhoto = () => anEnhancedPhoto('https://sites.example');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const write = () => button('Write copy').click();

test('three of the nine types are preselected and requested by server type and platform', async () => {
  const asked = await setup();
  await write();
  await expect.element(page.getByText('Words 0 for instagram.')).toBeVisible();
  expect(asked[0]).toMatchObject({
    content_types: ['social_media_caption', 'promotional_content'],
    selected_platforms: ['facebook', 'instagram', 'promotional_content'],
  });
  await expect.element(page.getByText('About Pizza, based on your menu.')).toBeVisible();
});

test('without a content type nothing is requested, and a hashtag shows a hint for two seconds', async () => {
  const asked = await setup();
  await write();
  await expect.element(button('#pizza')).toBeVisible();
  for (const kind of ['Facebook', 'Instagram', 'Promotion']) await button(kind).click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await button('#pizza').click();
  const sentence = page.getByText('Please select at least one content type first!');
  await expect.element(sentence).toBeVisible();
  vi.advanceTimersByTime(1_999);
  await expect.element(sentence).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(sentence).not.toBeInTheDocument();
  await write();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please select at least one content type to generate.');
  expect(asked).toHaveLength(1);
});

test('a pressed hashtag is added to the captions with a message', async () => {
  await setup();
  await write();
  await button('#pizza').click();
  await expect.element(page.getByText('Hashtag added!')).toBeVisible();
  await expect.element(page.getByText('Words 0 for facebook. #pizza')).toBeVisible();
  await expect.element(page.getByText('Words 0 for promotional_content.', { exact: true })).toBeVisible();
});

test('one text is rewritten; without a photo, the error asks for one', async () => {
  const asked = await setup({ image: aPhoto(), failsFrom: 3 });
  await write();
  await button('Refresh Instagram').click();
  await expect.element(page.getByText('Words 1 for instagram.')).toBeVisible();
  await expect.element(page.getByText('Words 0 for facebook.')).toBeVisible();
  expect(asked[1]).toMatchObject({
    image_id: 'photo-1',
    content_types: ['social_media_caption'],
    selected_platforms: ['instagram'],
  });
  await button('Refresh Facebook').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to refresh Facebook content. Please try again.');
});

test('a refresh without a photo asks for one', async () => {
  await setup();
  await write();
  await button('Refresh Instagram').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please upload an image first.');
});

test('if writing fails without a photo, labeled generic text appears a second later', async () => {
  await setup({ failsFrom: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await write();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(page.getByText('Sample data')).toBeVisible();
  await expect
    .element(page.getByText(/Sample result: we couldn’t reach our service\. Try again\./))
    .toBeVisible();
  await expect.element(page.getByText(/Straight from our kitchen/).first()).toBeVisible();
});

test.each([
  { status: 402, code: 'plan_needed', error: 'Your trial has ended. Choose a plan to continue.' },
  { status: 403, code: 'feature_off', error: 'Content generation is switched off for your restaurant.' },
  { status: 409, code: 'nothing_to_write', error: 'We don’t have enough details to write about.' },
  { status: 429, code: 'too_many_requests', error: 'You’ve reached your limit of 3 uses a day.' },
])('a refusal ($status) shows its own message, and no generic text', async (failure) => {
  await setup({ failsFrom: 1, failure });
  await write();
  await expect.element(page.getByRole('alert')).toHaveTextContent(failure.error);
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
});

test('a text without enough details is named, and the others are shown', async () => {
  await setup({ unknown: 'instagram' });
  await write();
  await expect.element(page.getByText('Words 0 for facebook.')).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'We don’t have enough details to write this: Instagram. Add the photo to a dish, or add dishes to your profile. Then try again.',
    );
});

test('if writing fails for a photo, no generic text replaces it', async () => {
  await setup({ image: aPhoto(), failsFrom: 1 });
  await write();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Content generation failed. Please try again.');
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
});

test.each([
  ['Cancel', () => button('Cancel').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s cancels the wait: the text stays unchanged, and no error is shown', async (_title, cancel) => {
  await setup({ image: aPhoto() });
  await write();
  await expect.element(page.getByText('Words 0 for facebook.')).toBeVisible();
  const signals: AbortSignal[] = [];
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await button('Refresh Facebook').click();
  await expect.element(button('Cancel')).toBeVisible();
  await cancel();
  await expect.element(button('Cancel')).not.toBeInTheDocument();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await expect.element(button('Refresh Facebook')).toHaveFocus();
  await expect.element(page.getByText('Words 0 for facebook.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
