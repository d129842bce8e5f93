import { AppError } from '#functions/platform/app-error.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import type { Announcement } from '#shared/announcements/contract/announcement.ts';
import type { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import type { AnnouncementsDependencies } from './dependencies.ts';

const PAGE = 25;

/** Lists, saves, and deletes announcements. Audit records have the whole announcement before and after a change. */
export function createManageAnnouncements({
  announcements,
  clock,
  ids,
}: AnnouncementsDependencies): Omit<Operations<typeof announcementRoutes>, 'getShownAnnouncements'> {
  const find = async (id: string) => {
    const stored = await announcements.find(id);
    if (stored === undefined) throw new AppError('not_found');
    return stored;
  };
  const keep = async (version: number, announcement: Announcement) => {
    if (!(await announcements.save({ version, announcement }))) throw new AppError('unavailable');
    return { data: announcement };
  };
  return {
    listAnnouncements: async ({ query: { cursor } }) => {
      const after = readCursor(cursor, ['id'])?.id;
      const { announcements: listed, lastId } = await announcements.list({ limit: PAGE, after });
      const next_cursor = writeCursor(lastId === undefined ? undefined : { id: lastId });
      return { data: { announcements: listed, next_cursor } };
    },
    createAnnouncement: async ({ body }, { audit }) => {
      const announcement = { ...body, announcement_id: ids.next(), updated_at: clock.now().toISOString() };
      audit.after = announcement;
      return keep(1, announcement);
    },
    updateAnnouncement: async ({ params: { id }, body }, { audit }) => {
      const { version, announcement: before } = await find(id);
      const announcement = { ...body, announcement_id: id, updated_at: clock.now().toISOString() };
      audit.before = before;
      audit.after = announcement;
      return keep(version + 1, announcement);
    },
    deleteAnnouncement: async ({ params: { id } }, { audit }) => {
      const { announcement } = await find(id);
      audit.before = announcement;
      await announcements.delete(id);
      return { message: `“${announcement.title}” was deleted.` };
    },
  };
}
