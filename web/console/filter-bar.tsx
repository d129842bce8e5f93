import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './filter-bar.module.css';

/** Filters of the list or charts below, side by side. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Cluster gap={2} rowGap={1} pad={2}>
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

/** A choice of a few options with a label for screen readers. */
export function FilterChoice(props: Omit<ComponentProps<typeof SelectField>, 'className' | 'isLabelHidden'>) {
  return <SelectField {...props} className={styles.choice} isLabelHidden />;
}

/** A spinner while data loads. */
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
