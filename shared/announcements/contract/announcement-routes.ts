import * as z from 'zod/mini';
import { defineRoutes, forAdmin, forOwner } from '#shared/contract/route.ts';
import { AnnouncementDraftSchema, AnnouncementSchema, ShownAnnouncementSchema } from './announcement.ts';

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });
const one = z.object({ data: AnnouncementSchema });

/** Announcements to owners. */
export const announcementRoutes = defineRoutes({
  getShownAnnouncements: {
    summary: 'List the announcements that the restaurant’s owner sees now, newest first.',
    ...forOwner('GET', '/announcements'),
    status: 200,
    response: z.object({ data: z.object({ announcements: z.array(ShownAnnouncementSchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load the announcements',
    throttle: { rate: 200, burst: 400 },
  },
  listAnnouncements: {
    summary: 'List all announcements, newest first.',
    ...forAdmin('GET', '/admin/announcements'),
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(1000))) }),
    status: 200,
    response: z.object({
      data: z.object({ announcements: z.array(AnnouncementSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'We couldn’t load the announcements',
  },
  createAnnouncement: {
    summary: 'Publish an announcement. Owners see it within a minute of its start.',
    ...forAdmin('POST', '/admin/announcements'),
    body: AnnouncementDraftSchema,
    status: 201,
    response: one,
    errors: [],
    defaultError: 'We couldn’t save the announcement. Try again.',
  },
  updateAnnouncement: {
    summary: 'Replace an announcement. Owners who dismissed it see it again.',
    ...forAdmin('PUT', '/admin/announcements/{id}'),
    params,
    body: AnnouncementDraftSchema,
    status: 200,
    response: one,
    errors: ['not_found'],
    defaultError: 'We couldn’t save the announcement. Try again.',
  },
  deleteAnnouncement: {
    summary: 'Delete an announcement. The announcement disappears for owners within a minute.',
    ...forAdmin('DELETE', '/admin/announcements/{id}'),
    params,
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'We couldn’t delete the announcement. Try again.',
  },
});
