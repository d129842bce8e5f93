import { Cluster } from '#web/ui/layout.tsx';
import styles from './check-group.module.css';

type CheckGroupProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
};

/** A group of checkboxes. */
export function CheckGroup<Value extends string>({
  legend,
  options,
  values,
  onChange,
}: CheckGroupProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === value) !== values.includes(each)),
    );
  return (
    <Cluster as="fieldset" gap={3} rowGap={1} className={styles.checks}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" checked={values.includes(value)} onChange={() => toggle(value)} />
          {label}
        </label>
      ))}
    </Cluster>
  );
}
