import { useState } from 'react';
import { formatMonth } from '#shared/format/dates.ts';
import { pastMonths } from '#shared/platform-settings/past-months.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './costs.module.css';
import { MonthComparison } from './month-comparison.tsx';
import { PlatformTotals } from './platform-totals.tsx';
import { RestaurantTable } from './restaurant-table.tsx';

/** Monthly comparison. */
const COMPARED = 6;

/** The monthly cost of the platform and each restaurant, at list price. */
export function CostsScreen() {
  const [months] = useState(() => pastMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <>
      <ConsoleHeader
        section={CONSOLE_SECTIONS.costs}
        actions={
          <SelectField
            className={styles.month}
            label="Month"
            isLabelHidden
            options={months.map((value) => ({ value, label: formatMonth(value) }))}
            value={month}
            onChange={(event) => setMonth(event.target.value)}
          />
        }
      />
      <PlatformTotals month={month} />
      <MonthComparison months={months.slice(0, COMPARED)} />
      <RestaurantTable month={month} />
    </>
  );
}
