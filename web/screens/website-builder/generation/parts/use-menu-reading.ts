import { useMemo } from 'react';
import { type MenuReading, menuReadingOf } from '#shared/profile/entered/menu-reading.ts';
import { useReading } from '#web/features/profile-reading/use-reading.ts';

/** Shorter texts name no dish. */
const LEAST_LENGTH = 3;
const NO_MENU: MenuReading = { accepted: [], dishes: [], unread: [] };

export type MenuRead = MenuReading & { isRead: boolean; isReading: boolean; hasFailed: boolean };

/** The dishes of a pasted menu, read whenever the owner stops typing. */
export function useMenuReading(text: string): MenuRead {
  const { reading, readFrom, isReading, hasFailed } = useReading(text, LEAST_LENGTH);
  const menu = useMemo(
    () => (reading === undefined ? NO_MENU : menuReadingOf(reading, readFrom)),
    [reading, readFrom],
  );
  return { ...menu, isRead: reading !== undefined, isReading, hasFailed };
}
