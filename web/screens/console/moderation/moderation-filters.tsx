import { MODERATION_STATUSES, type ModerationStatus } from '#shared/domain/moderation/moderated-content.ts';
import { Field } from '#web/ui/field.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import styles from './moderation.module.css';

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

/** Which content is shown. */
export function ModerationFilters({ status, onStatus, counts, search, onSearch }: ModerationFiltersProps) {
  const labelOf = (each: ModerationStatus) =>
    counts === undefined ? NAMES[each] : `${NAMES[each]} ${counts[each].toLocaleString('en-US')}`;
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label="Status"
        value={status}
        onChange={onStatus}
        segments={MODERATION_STATUSES.map((value) => ({ value, label: labelOf(value) }))}
      />
      <Field
        className={styles.search}
        label="Search content"
        isLabelHidden
        type="search"
        placeholder="Text, type or restaurant id"
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}
