import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './filter-bar.module.css';

/** What narrows the list or the charts below it, side by side. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Cluster gap={2} rowGap={1} className={styles.bar}>
      {children}
    </Cluster>
  );
}

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
};

export function SearchField({ onChange, ...field }: SearchFieldProps) {
  return (
    <Field
      {...field}
      className={styles.search}
      isLabelHidden
      type="search"
      autoComplete="off"
      maxLength={100}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** One of a few; its label is read out only. */
export function FilterChoice(props: Omit<ComponentProps<typeof SelectField>, 'className' | 'isLabelHidden'>) {
  return <SelectField {...props} className={styles.choice} isLabelHidden />;
}

/** Turns while what was asked for is read. */
export function ReadingMark({ isReading, label }: { isReading: boolean; label: string }) {
  return (
    <div role="status" className={styles.reading}>
      {isReading ? (
        <>
          <Spinner />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : null}
    </div>
  );
}
