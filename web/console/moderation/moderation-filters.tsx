import { formatCount } from '#shared/format/numbers.ts';
import { MODERATION_STATUSES, type ModerationStatus } from '#shared/moderation/moderated-content.ts';
import { FilterBar, SearchField } from '#web/console/filter-bar.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

const NAMES: Readonly<Record<ModerationStatus, string>> = {
  flagged: 'Flagged',
  approved: 'Approved',
  rejected: 'Rejected',
};

type ModerationFiltersProps = {
  status: ModerationStatus;
  onStatus: (status: ModerationStatus) => void;
  counts: Readonly<Record<ModerationStatus, number>> | undefined;
  search: string;
  onSearch: (search: string) => void;
};

/** Filters content by status and search. */
export function ModerationFilters({ status, onStatus, counts, search, onSearch }: ModerationFiltersProps) {
  const labelOf = (each: ModerationStatus) =>
    counts === undefined ? NAMES[each] : `${NAMES[each]} ${formatCount(counts[each])}`;
  return (
    <FilterBar>
      <SegmentedControl
        label="Status"
        value={status}
        onChange={onStatus}
        segments={MODERATION_STATUSES.map((value) => ({ value, label: labelOf(value) }))}
      />
      <SearchField
        label="Search content"
        placeholder="Text, type, restaurant, or ID"
        value={search}
        onChange={onSearch}
      />
    </FilterBar>
  );
}
