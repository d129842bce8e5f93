import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { PasteMenuDialog } from './paste-menu-dialog.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

async function aPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(300, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
  return new File([await canvas.convertToBlob({ type: 'image/webp' })], 'menu.webp', { type: 'image/webp' });
}

test.each([1440, 375])(
  'lines of a photo become dishes of the profile once the owner adds them (%i px wide)',
  async (width) => {
    await page.viewport(width, 800);
    const data = { lines: ['Pasta', 'Carbonara 14.50', 'Gricia 13', '', 'Ask about our pizza'] };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data })));
    const onTake = vi.fn<(profile: RestaurantProfile) => void>();
    await render(
      <PasteMenuDialog
        readsPhotos
        profile={emptyProfile('Osteria Lupo')}
        onClose={() => undefined}
        onTake={onTake}
      />,
    );
    await userEvent.upload(
      page.getByLabelText('Add a photo, PDF, Word, Excel, or CSV file', { exact: false }),
      await aPhoto(),
    );
    await expect.element(page.getByText('We found 2 dishes.')).toBeVisible();
    await page.getByRole('button', { name: 'Leave out: Ask about our pizza' }).click();
    expect(onTake).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Add to menu' }).click();
    const [[profile] = []] = onTake.mock.calls;
    expect(profile?.dishes).toMatchObject([
      { name: 'Carbonara', price: '14.50', course: 'Pasta' },
      { name: 'Gricia', price: '13', course: 'Pasta' },
    ]);
  },
);
