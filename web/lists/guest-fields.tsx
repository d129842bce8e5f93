import { useQueryClient } from '@tanstack/react-query';
import { formatCount } from '#shared/format/numbers.ts';
import type { ColumnRole } from '#shared/lists/guests/guest-columns.ts';
import type { ListPurpose } from '#shared/lists/guests/guest-csv.ts';
import type { GuestListOptions } from '#shared/lists/guests/map-guest-list.ts';
import { profileQuery } from '#web/profile/api/profile.ts';
import { Text } from '#web/ui/text.tsx';
import styles from './column-mapper.module.css';
import { ColumnMapper } from './column-mapper.tsx';
import type { MappedList, useMappedList } from './use-mapped-list.ts';

const REQUIRED: Readonly<Record<ListPurpose, readonly ColumnRole[]>> = {
  campaign: ['phone', 'last_order'],
  import: ['phone'],
};

/** The options that guest-list parsing needs, once loaded. */
export function useGuestListOptions(purpose: ListPurpose): () => Promise<GuestListOptions> {
  const queries = useQueryClient();
  return async () => {
    const { region, address, phones } = (await queries.ensureQueryData(profileQuery)).profile;
    return { purpose, place: { region, address, phones } };
  };
}

type GuestFieldsProps = {
  list: MappedList<'guests'>;
  purpose: ListPurpose;
  onColumn: ReturnType<typeof useMappedList<'guests'>>['setColumn'];
  onOrder: ReturnType<typeof useMappedList<'guests'>>['setOrder'];
};

/** The columns of a guest list, and how many guests opted out. Nothing for a file with our own columns. */
export function GuestFields({ purpose, ...props }: GuestFieldsProps) {
  const { mapped } = props.list;
  if (mapped === undefined) return null;
  const count = mapped.refusals === 1 ? '1 guest' : `${formatCount(mapped.refusals)} guests`;
  return (
    <ColumnMapper
      {...props}
      mapped={mapped}
      required={REQUIRED[purpose]}
      heading={purpose === 'import' ? 'h3' : 'h2'}
    >
      {mapped.refusals === 0 ? null : (
        <Text tone="warning" className={styles.unread}>
          {count} opted out of marketing. We won’t text them.
        </Text>
      )}
    </ColumnMapper>
  );
}
