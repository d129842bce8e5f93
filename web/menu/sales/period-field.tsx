import { PERIOD_MESSAGE } from '#shared/menu/contract/menu-sales.ts';
import { MAX_PERIOD_DAYS } from '#shared/menu/sales/menu-sales.ts';
import { Field } from '#web/ui/field.tsx';
import { isPeriod } from './make-menu-sales.ts';

type PeriodFieldProps = { days: string; onChange: (days: string) => void };

/** Asks for the period if the file has no dates, because monthly results depend on it. */
export function PeriodField({ days, onChange }: PeriodFieldProps) {
  return (
    <Field
      label="How many days does the file cover?"
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_PERIOD_DAYS}
      value={days}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      hint="Your file doesn’t include dates. We count a month as 30 days and a week as 7."
      error={isPeriod(Number(days)) ? undefined : PERIOD_MESSAGE}
    />
  );
}
