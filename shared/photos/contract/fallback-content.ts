import type { ServerContentType } from '#shared/posts/contract/image-content.ts';

/** Copy that fits any restaurant, used if nothing better can be written (spec, owner tools §4). */
export const FALLBACK_CONTENT: Readonly<Record<ServerContentType, string>> = {
  social_media_caption: 'Straight from our kitchen to your table. Come see us.',
  promotional_content: 'Hungry? There’s a table waiting for you. Come by and see what we’re cooking.',
  menu_description: 'From our kitchen to your table.',
  email_marketing:
    'News from our kitchen\n\nCome by and see what we’re cooking. We look forward to seeing you.',
  sms_marketing: 'Come by and see what we’re cooking. Reply STOP to opt out.',
};
