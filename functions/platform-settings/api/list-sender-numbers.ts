import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import type { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';

/** A short list on a long screen. */
const PAGE_SIZE = 10;
/** The keys of the index and of its table. */
const PLACE = ['list_kind', 'phone_number'] as const;

/** Two reads per page: the numbers and their restaurants. */
export function createListSenderNumbers({
  senderNumbers,
  restaurants,
}: Pick<PlatformSettingsDependencies, 'senderNumbers' | 'restaurants'>): Operation<
  typeof platformSettingsRoutes.listSenderNumbers
> {
  return async ({ query: { cursor } }) => {
    const startAfter = readCursor(cursor, PLACE);
    const { numbers, next } = await senderNumbers.listEventually({ limit: PAGE_SIZE, startAfter });
    const ids = numbers.flatMap(({ restaurant_id = [] }) => restaurant_id);
    const named = await restaurants.findMany(ids);
    const names = new Map(named.map(({ restaurant_id, name }) => [restaurant_id, name]));
    const listed = numbers.flatMap(({ phone_number, restaurant_id }) =>
      restaurant_id === undefined
        ? []
        : [{ phone_number, restaurant_id, restaurant_name: names.get(restaurant_id) ?? '' }],
    );
    return { data: { numbers: listed, next_cursor: writeCursor(next) } };
  };
}
