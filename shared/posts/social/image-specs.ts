import type { SocialPlatform } from './social-platforms.ts';

/** A placement with its own image size. */
export type ImageSpec = {
  /** The name for owners. */
  label: string;
  /** In pixels: the output size of a crop, if the image is large enough. */
  width: number;
  height: number;
  /** In pixels: smaller images are rejected or look blurry. */
  minWidth: number;
  minHeight: number;
  maxBytes: number;
  types: readonly ('image/jpeg' | 'image/png')[];
  source: string;
  asOf: string;
};

const READ_ON = '2026-11-22';
const MEGABYTE = 1024 * 1024;
const JPEG_OR_PNG = ['image/jpeg', 'image/png'] as const;
const JPEG = ['image/jpeg'] as const;

/** Image sizes by placement, as dated data. The keys are stored and public. */
export const IMAGE_SPECS = {
  facebook_post: {
    label: 'Facebook post',
    width: 1080,
    height: 1350,
    minWidth: 600,
    minHeight: 750,
    maxBytes: 10 * MEGABYTE,
    types: JPEG_OR_PNG,
    source: 'socialk.it (verified June 2026); moda.app/resources/sizes/facebook-post',
    asOf: READ_ON,
  },
  instagram_post: {
    label: 'Instagram post',
    width: 1080,
    height: 1350,
    minWidth: 320,
    minHeight: 400,
    maxBytes: 8 * MEGABYTE,
    types: JPEG,
    source: 'loopworker.com, social media image sizes (March 2026); bytes: Instagram API, media',
    asOf: READ_ON,
  },
  instagram_square: {
    label: 'Instagram square',
    width: 1080,
    height: 1080,
    minWidth: 320,
    minHeight: 320,
    maxBytes: 8 * MEGABYTE,
    types: JPEG,
    source: 'loopworker.com, social media image sizes (March 2026); bytes: Instagram API, media',
    asOf: READ_ON,
  },
  story: {
    label: 'Story',
    width: 1080,
    height: 1920,
    minWidth: 720,
    minHeight: 1280,
    maxBytes: 8 * MEGABYTE,
    types: JPEG,
    source: 'loopworker.com, social media image sizes (March 2026)',
    asOf: READ_ON,
  },
  tiktok_photo: {
    label: 'TikTok photo',
    width: 1080,
    height: 1920,
    minWidth: 720,
    minHeight: 1280,
    maxBytes: 20 * MEGABYTE,
    types: JPEG,
    source: 'docs.getlate.dev/resources/media-guidelines/tiktok; docs.zernio.com/platforms/tiktok',
    asOf: READ_ON,
  },
  google_post: {
    label: 'Google post',
    width: 1200,
    height: 900,
    minWidth: 400,
    minHeight: 300,
    maxBytes: 5 * MEGABYTE,
    types: JPEG_OR_PNG,
    source: 'docs.zernio.com/platforms/google-business/reference',
    asOf: READ_ON,
  },
  email_header: {
    label: 'Email header',
    width: 1200,
    height: 600,
    minWidth: 600,
    minHeight: 300,
    maxBytes: MEGABYTE,
    types: JPEG_OR_PNG,
    source: 'Our recommendation: 600 px wide (standard for email) at double resolution',
    asOf: READ_ON,
  },
  doordash_item: {
    label: 'DoorDash item',
    width: 1600,
    height: 900,
    minWidth: 1400,
    minHeight: 800,
    maxBytes: 16 * MEGABYTE,
    types: JPEG_OR_PNG,
    source: 'gourmetpix.com/blog/doordash-photo-requirements (another blog says 4:3, 1200 × 800)',
    asOf: READ_ON,
  },
  uber_eats_cover: {
    label: 'Uber Eats cover',
    width: 2880,
    height: 2304,
    minWidth: 2880,
    minHeight: 2304,
    maxBytes: 10 * MEGABYTE,
    types: JPEG,
    source: 'help.uber.com, menu photo guidelines; bytes: our own limit',
    asOf: READ_ON,
  },
} as const satisfies Readonly<Record<string, ImageSpec>>;

export type ImagePlace = keyof typeof IMAGE_SPECS;
export const IMAGE_PLACES = Object.keys(IMAGE_SPECS) as ImagePlace[];

/** The crop of a post’s image; undefined for posts without images. */
export const POST_IMAGE: Readonly<Record<SocialPlatform, ImagePlace | undefined>> = {
  facebook: 'facebook_post',
  instagram: 'instagram_post',
  tiktok: 'tiktok_photo',
  google_business: 'google_post',
  email: 'email_header',
  sms: undefined,
};
