import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { ApiError } from '#web/client/api-error.ts';
import { useAddEnhancedImageToLibrary } from '#web/photos/api/enhanced-images.ts';
import { saveProfile, useKeepProfile } from '#web/profile/api/profile.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { showOnWebsite, useWebsitePage } from '#web/websites/api/websites.ts';

/** The result of an action, with a link to it. */
type Done = { sentence: string; href: string; link: string };
export type PhotoPlace = 'post' | 'ad' | 'website' | 'dish';

const GONE = 'This dish is no longer on your menu. Choose a different dish.';

/** Uses the kept version of a photo. `id` is the enhanced image’s; `altText` describes it. */
export function usePhotoUses(id: string, altText: string) {
  const takeUp = useAddEnhancedImageToLibrary();
  const website = useWebsitePage(1).data?.websites[0];
  const { reload, forgetProjections } = useKeepProfile();
  const [busy, setBusy] = useState<PhotoPlace>();
  const [done, setDone] = useState<Done>();
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();

  const run = async (place: PhotoPlace, show: (image: SiteImage) => Promise<Done | undefined>) => {
    if (busy !== undefined) return;
    setBusy(place);
    setDone(undefined);
    setFailure(undefined);
    try {
      const image_type = place === 'website' ? 'hero' : place === 'dish' ? 'menu_item' : 'general';
      setDone(await show(await takeUp.mutateAsync({ id, image_type, alt_text: altText })));
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : adviceFor(error));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    done,
    failure,
    /** Undefined if the restaurant has no website. */
    websiteName: website?.website_name,
    /** Both open the screen with the photo selected. `dish`: what it shows, or empty text. */
    inPost: (dish: string) =>
      run('post', async ({ image_id }) => void navigate(linkTo.postsWithPhoto(image_id, dish))),
    inAd: (dish: string) =>
      run('ad', async ({ image_id }) => void navigate(linkTo.adWithPhoto(image_id, dish))),
    onWebsite: () =>
      run('website', async ({ url }) => {
        if (website === undefined)
          throw new ApiError('Build a website first.', { status: 0, code: 'unknown' });
        await showOnWebsite(website.website_id, url);
        return {
          sentence: `Set as the main image on ${website.website_name}. Publish to make it live.`,
          href: linkTo.websiteEdit(website.website_id),
          link: 'Open website',
        };
      }),
    onDish: (dish: string) =>
      run('dish', async ({ url }) => {
        const { profile, version } = await reload();
        const at = profile.dishes.findIndex(({ name }) => name === dish);
        if (at === -1) throw new ApiError(GONE, { status: 0, code: 'unknown' });
        await saveProfile(version, { [`dishes[${at}].image`]: url });
        await reload();
        void forgetProjections();
        return {
          sentence: `We added this photo to ${dish}.`,
          href: linkTo.profileTab('menu'),
          link: 'Open your menu',
        };
      }),
  };
}
