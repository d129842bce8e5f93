export const PREVIOUS_VERSION_SAVED =
  'Your previous version is in version history. You can restore it anytime.';

export const STILL_BUILDING = 'Connection lost. We’re still building your website. Reconnecting…';
