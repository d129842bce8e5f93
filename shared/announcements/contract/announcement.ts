import * as z from 'zod/mini';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { line } from '#shared/contract/text-fields.ts';

/** Who sees an announcement: all owners, or those whose restaurant has this plan. */
export const AUDIENCES = ['everyone', ...PLAN_IDS] as const;
export type Audience = (typeof AUDIENCES)[number];

export const ANNOUNCEMENT_LIMITS = { title: 80, text: 300, link: 500 } as const;

/** The messages of the form, which the server uses too. */
const ANNOUNCEMENT_MESSAGES = {
  title: 'Enter a title.',
  text: 'Enter a message.',
  link: 'Enter a link that starts with https:// or an app path that starts with /.',
  from: 'Choose the day it starts.',
  until: 'Choose a date on or after the start date, or leave this blank.',
  audience: 'Choose who sees it.',
} as const;

/** Or empty. `//host` would leave the app, and so would `/\host`, because browsers read it the same way. */
const LINK = /^(?:https:\/\/[^\s/]+\.[^\s]+|\/(?![/\\])[^\s]*)?$/;

/** An announcement as an administrator enters it. `link`: empty for none. `until`: null if it has no end. */
export const AnnouncementDraftSchema = z
  .strictObject({
    title: line(ANNOUNCEMENT_LIMITS.title).check(z.minLength(1, ANNOUNCEMENT_MESSAGES.title)),
    text: line(ANNOUNCEMENT_LIMITS.text).check(z.minLength(1, ANNOUNCEMENT_MESSAGES.text)),
    link: z._default(line(ANNOUNCEMENT_LIMITS.link).check(z.regex(LINK, ANNOUNCEMENT_MESSAGES.link)), ''),
    from: z.iso.datetime(ANNOUNCEMENT_MESSAGES.from),
    until: z._default(z.nullable(z.iso.datetime(ANNOUNCEMENT_MESSAGES.until)), null),
    audience: z._default(z.enum(AUDIENCES, ANNOUNCEMENT_MESSAGES.audience), 'everyone'),
  })
  .check(
    z.refine(({ from, until }) => until === null || Date.parse(until) > Date.parse(from), {
      error: ANNOUNCEMENT_MESSAGES.until,
      path: ['until'],
    }),
  );

/** An announcement to owners. */
export const AnnouncementSchema = z
  .object({
    announcement_id: z.string(),
    title: z.string(),
    text: z.string(),
    link: z.string(),
    from: z.iso.datetime(),
    until: z.nullable(z.iso.datetime()),
    audience: z.enum(AUDIENCES),
    updated_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'Announcement' });
export type Announcement = z.output<typeof AnnouncementSchema>;

/**
 * An announcement as owners get it. A changed one has another `updated_at`, so it shows again after it was dismissed.
 */
export const ShownAnnouncementSchema = z.pick(AnnouncementSchema, {
  announcement_id: true,
  title: true,
  text: true,
  link: true,
  updated_at: true,
});
export type ShownAnnouncement = z.output<typeof ShownAnnouncementSchema>;

/** True if the announcement shows at this moment. */
export function isShownAt({ from, until }: Pick<Announcement, 'from' | 'until'>, now: Date): boolean {
  const time = now.getTime();
  return Date.parse(from) <= time && (until === null || time < Date.parse(until));
}
