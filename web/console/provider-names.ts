import type { ProviderId } from '#shared/platform-settings/provider-status.ts';

/** What operators call the providers. */
export const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = {
  text: 'Writing',
  images: 'Photos',
  email: 'Email',
  sms: 'Texts',
  ads: 'Facebook ads',
  places: 'Google Places',
  payments: 'Payments',
};
