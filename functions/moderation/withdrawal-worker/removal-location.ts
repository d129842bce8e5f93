/** Where rejected content was, for the email to the owner. */
export type RemovalLocation =
  | 'website'
  | 'published_website'
  | 'custom_html'
  | 'ad'
  | 'sms_campaign'
  | 'image'
  | 'content_plan';
