import * as z from 'zod/mini';

/** Where restaurants post, and what they send. */
export const SOCIAL_PLATFORMS = [
  'facebook',
  'instagram',
  'tiktok',
  'google_business',
  'email',
  'sms',
] as const;
export const SocialPlatformSchema = z.enum(SOCIAL_PLATFORMS, 'Choose a platform.');
export type SocialPlatform = z.infer<typeof SocialPlatformSchema>;

export const PLATFORM_LABELS: Readonly<Record<SocialPlatform, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  google_business: 'Google Business Profile',
  email: 'Email',
  sms: 'Text message',
};
