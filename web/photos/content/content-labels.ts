import type { ImageContentType } from '#shared/posts/contract/image-content.ts';

/** The names that owners know. */
export const CONTENT_LABELS: Readonly<Record<ImageContentType, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  promotional_content: 'Promotion',
  menu_description: 'Menu description',
  email_campaign: 'Email',
  google_ads: 'Google Ads',
  social_media_story: 'Story',
  sms_campaign: 'SMS',
};
