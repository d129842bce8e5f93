import { useState } from 'react';
import type { ColumnsByRole } from '#shared/domain/lists/propose-columns.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './till-export.module.css';

type ColumnChoicesProps<Role extends string> = {
  roles: readonly Role[];
  labels: Readonly<Record<Role, string>>;
  /** Without these nothing can be read. */
  required: readonly Role[];
  headings: readonly string[];
  columns: ColumnsByRole<Role>;
  onColumn: (role: Role, index: number | undefined) => void;
};

/** Which column is what. Folded where all that is needed was found: the rows that are shown say whether it is right. */
export function ColumnChoices<Role extends string>({
  roles,
  labels,
  required,
  headings,
  columns,
  onColumn,
}: ColumnChoicesProps<Role>) {
  const [startsOpen] = useState(required.some((role) => columns[role] === undefined));
  const options = headings.map((heading, index) => ({ value: String(index), label: heading }));
  const found = roles.map((role) => headings[columns[role] ?? -1]).filter((heading) => heading !== undefined);
  return (
    <details className={styles.fold} open={startsOpen}>
      <summary>
        Columns<span className={styles.fine}> {found.join(', ')}</span>
      </summary>
      <div className={styles.columns}>
        {roles.map((role) => (
          <SelectField
            key={role}
            label={labels[role]}
            placeholder={required.includes(role) ? 'Choose a column' : 'No such column'}
            options={options}
            value={String(columns[role] ?? '')}
            onChange={({ target }) => onColumn(role, target.value === '' ? undefined : Number(target.value))}
          />
        ))}
      </div>
    </details>
  );
}
