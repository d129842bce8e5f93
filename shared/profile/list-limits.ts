import * as z from 'zod/mini';

/** How many entries the lists of a profile may have. Websites print the same lists. */
export const LIST_LIMITS = {
  phones: { maxItems: 6, tooMany: 'Add up to 6 phone numbers.' },
  links: { maxItems: 20, tooMany: 'Add up to 20 links.' },
  services: { maxItems: 40, tooMany: 'Add up to 40 sets of hours.' },
  dated_hours: { maxItems: 60, tooMany: 'Add up to 60 dates.' },
  menus: { maxItems: 20, tooMany: 'Add up to 20 menus.' },
  dishes: { maxItems: 500, tooMany: 'A menu can have at most 500 dishes.' },
  people: { maxItems: 20, tooMany: 'Add up to 20 people.' },
  story: { maxItems: 40, tooMany: 'Add up to 40 sentences.' },
  house_notes: { maxItems: 40, tooMany: 'Add up to 40 notes.' },
} as const;

/** The check of a schema that a list has at most that many entries. */
export function withinLimit(list: keyof typeof LIST_LIMITS) {
  const { maxItems, tooMany } = LIST_LIMITS[list];
  return z.maxLength(maxItems, tooMany);
}
