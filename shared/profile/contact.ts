import * as z from 'zod/mini';
import { EmailSchema } from '#shared/contract/email-address.ts';
import { EMAIL_ADDRESS, WEB_ADDRESS } from '#shared/contract/field-messages.ts';
import { line, lines } from '#shared/contract/text-fields.ts';
import { LINK_KINDS } from '#shared/site/ways-to-reach.ts';

const COUNTRY_CODE = 'Enter a 2-letter country code, such as US.';
const PHONE_NUMBER = 'Enter a phone number, such as +12125550147.';

/** ISO 3166-1 alpha-2, such as `US`; empty text while unknown. */
export const RegionSchema = z.string(COUNTRY_CODE).check(z.regex(/^([A-Z]{2})?$/, COUNTRY_CODE));

/** `text` is printed as is; the parts are for maps, structured data, and time zones. */
export const AddressSchema = z.strictObject({
  /** As the owner writes it. */
  text: z._default(lines(300), ''),
  /** House number and street, in the country’s order. */
  street: z._default(line(160), ''),
  locality: z._default(line(100), ''),
  /** State or province. */
  region: z._default(line(100), ''),
  postal_code: z._default(line(20), ''),
  country: z._default(RegionSchema, ''),
});
export type Address = z.infer<typeof AddressSchema>;

/** The limit at registration. */
export const MAX_PHONE_LENGTH = 50;

export const PhoneSchema = z.strictObject({
  /** E.164, such as `+12125550147`; empty text where the region is unknown. */
  number: z._default(z.string(PHONE_NUMBER).check(z.regex(/^(\+[1-9]\d{4,14})?$/, PHONE_NUMBER)), ''),
  /** As the owner writes it. This is printed. */
  typed: line(MAX_PHONE_LENGTH),
  /** Such as "WhatsApp" or "Catering". */
  label: z._default(line(40), ''),
});
export type Phone = z.infer<typeof PhoneSchema>;

/** Empty text while unknown. */
export const PublicEmailSchema = z.string(EMAIL_ADDRESS).check(
  z.trim(),
  z.refine((address) => address === '' || EmailSchema.safeParse(address).success, EMAIL_ADDRESS),
);

const WebUrlSchema = z.url({ protocol: /^https?$/, hostname: /\./ });

export const LinkSchema = z.strictObject({
  kind: z.enum(LINK_KINDS, 'Choose a link type.'),
  url: z.string(WEB_ADDRESS).check(
    z.trim(),
    z.maxLength(2_000, WEB_ADDRESS),
    z.refine((address) => WebUrlSchema.safeParse(address).success, WEB_ADDRESS),
  ),
  /** As the owner writes it, such as `@lupo.nyc`. */
  typed: z._default(line(160), ''),
});
export type Link = z.infer<typeof LinkSchema>;

/** `unknown`: not stated, so the type of restaurant decides. */
export const BOOKING_POLICIES = ['unknown', 'required', 'recommended', 'accepted', 'not_taken'] as const;

export const BookingSchema = z.strictObject({
  policy: z._default(z.enum(BOOKING_POLICIES, 'Choose how guests book.'), 'unknown'),
  /** The owner's words, such as "walk-ins only, two sittings". */
  note: z._default(line(300), ''),
});
