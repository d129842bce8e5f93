import { useQueryClient } from '@tanstack/react-query';
import { formatCount } from '#shared/format/numbers.ts';
import type { ColumnRole } from '#shared/lists/guests/guest-columns.ts';
import type { ListPurpose } from '#shared/lists/guests/guest-csv.ts';
import type { GuestListOptions } from '#shared/lists/guests/map-guest-list.ts';
import { profileQuery } from '#web/profile/api/profile.ts';
import { Text } from '#web/ui/text.tsx';
import styles from './column-mapper.module.css';
import { ColumnMapper, type MapperFields } from './column-mapper.tsx';
import type { MappedList, useMappedList } from './use-mapped-list.ts';

const LABELS: Readonly<Record<ColumnRole, string>> = {
  name: 'Name',
  last_name: 'Last name',
  phone: 'Phone number',
  other_phone: 'Backup phone number',
  last_order: 'Last order date',
  permission: 'Marketing opt-in',
  opt_out: 'Marketing opt-out',
};

const FIELDS: Readonly<Record<ListPurpose, MapperFields<ColumnRole>>> = {
  campaign: { labels: LABELS, required: ['phone', 'last_order'], days: 'last_order' },
  import: { labels: LABELS, required: ['phone'], days: 'last_order' },
};

/** The options that guest-list parsing needs, once loaded. */
export function useGuestListOptions(purpose: ListPurpose): () => Promise<GuestListOptions> {
  const queries = useQueryClient();
  return async () => {
    const { region, address, phones, time_zone } = (await queries.ensureQueryData(profileQuery)).profile;
    return { purpose, place: { region, address, phones, time_zone } };
  };
}

type GuestFieldsProps = {
  list: MappedList<'guests'>;
  purpose: ListPurpose;
  onColumn: ReturnType<typeof useMappedList<'guests'>>['setColumn'];
  onOrder: ReturnType<typeof useMappedList<'guests'>>['setOrder'];
};

/** The columns of a guest list, and how many guests opted out. Nothing for a file with our own columns. */
export function GuestFields({ list, purpose, onColumn, onOrder }: GuestFieldsProps) {
  const { mapped } = list;
  if (mapped === undefined) return null;
  return (
    <ColumnMapper
      fields={FIELDS[purpose]}
      list={list}
      mapped={mapped}
      onColumn={(role, index) => onColumn(role, index, 'last_order')}
      onOrder={onOrder}
      heading={purpose === 'import' ? 'h3' : 'h2'}
    >
      {mapped.refusals === 0 ? null : (
        <Text tone="warning" className={styles.unread}>
          {optedOut(mapped.refusals)}
        </Text>
      )}
    </ColumnMapper>
  );
}

function optedOut(count: number): string {
  const guests = count === 1 ? '1 guest' : `${formatCount(count)} guests`;
  return `${guests} opted out of marketing. We won’t text them.`;
}
