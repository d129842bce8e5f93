import * as z from 'zod/mini';
import { enteredFields } from '#shared/profile/entered/entered-facts.ts';
import { EnteredFactsSchema } from '#shared/profile/entered/entered-facts-schema.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { LINK_KINDS } from '#shared/site/ways-to-reach.ts';

const text = z.string();
const days = z.array(z.enum(WEEKDAYS));
const season = z.nullable(z.object({ from: text, to: text, name: text }));
const time = z.nullable(text);

/** Details entered with the brief, complete or not. Untouched fields are absent, so the profile’s value stays. */
export const EnteredDraftSchema = z.object({
  kind: z.optional(text),
  town: z.optional(text),
  language: z.optional(text),
  menuText: z.optional(text),
  hours: z.optional(
    z.object({
      services: z.array(
        z.object({ name: text, days, opens: text, closes: time, last_seating: time, season, note: text }),
      ),
      closed_days: days,
      hours_text: z.optional(text),
    }),
  ),
  links: z.optional(
    z.object({
      address: z.optional(
        z.object({
          text,
          street: text,
          locality: text,
          region: text,
          postal_code: text,
          country: text,
        }),
      ),
      phones: z.optional(z.array(z.object({ number: text, typed: text, label: text }))),
      email: z.optional(text),
      links: z.optional(z.array(z.object({ kind: z.enum(LINK_KINDS), url: text, typed: text }))),
    }),
  ),
});
export type EnteredDraft = z.infer<typeof EnteredDraftSchema>;

/** The details to send, without empty entries. */
export function enteredBody({ kind = '', town = '', language, menuText = '', hours, links }: EnteredDraft) {
  return {
    ...(kind.trim() !== '' && { kind: kind.trim() }),
    ...(town.trim() !== '' && { town: town.trim() }),
    ...(language !== undefined && { language }),
    ...(menuText.trim() !== '' && { menu_text: menuText }),
    ...(hours && {
      hours: {
        ...hours,
        services: hours.services.filter((each) => each.opens !== '' || each.days.length > 0),
      },
    }),
    ...(links && {
      links: {
        ...links,
        ...(links.phones && { phones: links.phones.filter(({ typed }) => typed.trim() !== '') }),
        ...(links.links && { links: links.links.filter(({ url }) => url.trim() !== '') }),
      },
    }),
  };
}
export type EnteredBody = ReturnType<typeof enteredBody>;

/** Profile fields entered here. The brief doesn’t override them. */
export function fieldsOf(entered: EnteredDraft): (keyof RestaurantProfile)[] {
  const { kind, language, menu_text, hours, links } = enteredBody(entered);
  return enteredFields({ kind, language, hours, links, ...(menu_text !== undefined && { menu: [] }) });
}

export type EnteredProblems = Readonly<Record<string, string>>;

/** The errors by `menu_text` or profile field. */
export function problemsOf(entered: EnteredDraft): EnteredProblems {
  const issues = EnteredFactsSchema.safeParse(enteredBody(entered)).error?.issues ?? [];
  const named = issues.map(({ path, message }) => [String(path[1] ?? path[0]), message] as const);
  return Object.fromEntries(named.toReversed());
}
