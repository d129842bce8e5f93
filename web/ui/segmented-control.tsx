import { type ReactNode, useId } from 'react';
import { CoverInput } from './cover-input.tsx';
import styles from './segmented-control.module.css';
import { Note } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type SegmentedControlProps<Value extends string> = {
  /** The label, for screen readers only. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows only icons and keeps the labels for screen readers. */
  isIconOnly?: boolean;
};

/** One of two to five visible options. Arrow keys move between them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, isIconOnly = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {segments.map((segment) => (
        <Note
          as="label"
          key={segment.value}
          strong
          className={styles.segment}
          title={isIconOnly ? segment.label : undefined}
        >
          <CoverInput
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          {isIconOnly ? <VisuallyHidden>{segment.label}</VisuallyHidden> : segment.label}
        </Note>
      ))}
    </fieldset>
  );
}
