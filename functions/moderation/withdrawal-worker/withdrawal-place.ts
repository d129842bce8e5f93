/** Where a rejected text stood, as the owner is told. */
export type WithdrawalPlace =
  | 'website'
  | 'published_website'
  | 'custom_html'
  | 'ad'
  | 'sms_campaign'
  | 'image'
  | 'content_plan';
