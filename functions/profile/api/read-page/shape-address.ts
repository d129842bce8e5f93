import type { StatedRestaurant } from '#functions/grader/page-facts/details/stated-restaurant.ts';
import { type Address, AddressSchema } from '#shared/profile/contact.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import { restaurantCountry } from '#shared/profile/projection/restaurant-country.ts';

/** The address with its country as a code, and as it is printed. `region`: the country of the profile. */
export function shapeAddress({ address, phones }: StatedRestaurant, region: string): Address | undefined {
  if (address.text === '' && address.street === '') return undefined;
  const { text, street, locality, region: state, postal_code } = address;
  const onOneLine = text || [street, locality, `${state} ${postal_code}`.trim()].filter(Boolean).join(', ');
  const typed = phones.map((phone) => ({ number: '', typed: phone, label: '' }));
  const code = (named: string) =>
    restaurantCountry({ region: '', phones: typed, address: { ...address, country: '', text: named } });
  const country = /^[a-z]{2}$/i.test(address.country)
    ? address.country.toUpperCase()
    : region || code(address.country === '' ? onOneLine : address.country);
  const printed = country === '' ? onOneLine : printedAddress({ ...address, country });
  return AddressSchema.safeParse({ ...address, country, text: printed.slice(0, 300) }).data;
}
