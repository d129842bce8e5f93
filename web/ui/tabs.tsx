import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export type TabItem<Id extends string> = {
  id: Id;
  label: string;
  icon?: ReactNode;
  /** A short status after the label. */
  note?: string | undefined;
  isDisabled?: boolean;
  content: ReactNode;
};

type TabsProps<Id extends string> = {
  /** The label of the tab list, for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  /** Leave out both for uncontrolled tabs. */
  value?: Id;
  onChange?: (id: Id) => void;
  /** Keeps hidden panels mounted with their state. */
  isKept?: boolean;
  /** Fits a few long labels on a phone, without icons, instead of scrolling. */
  isFitted?: boolean;
};

/** Tabs. Arrow keys, Home, and End move and select; on phones the row scrolls. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, onChange, isKept = false, isFitted = false } = props;
  const name = useId();
  const [own, setOwn] = useState<Id>();
  const usable = items.filter(({ isDisabled }) => !isDisabled);
  const selected = (usable.find(({ id }) => id === (value ?? own)) ?? usable[0])?.id;
  const select = (id: Id) => {
    setOwn(id);
    if (id !== selected) onChange?.(id);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = usable.findIndex(({ id }) => id === selected);
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : usable.at(place % usable.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(`${name}${next.id}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        className={classNames(styles.list, isFitted && styles.fitted)}
        aria-label={label}
        onKeyDown={press}
      >
        {items.map(({ id, icon, label: text, note, isDisabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}${id}`}
            className={styles.tab}
            disabled={isDisabled}
            aria-selected={id === selected}
            aria-controls={id === selected || isKept ? `${name}${id}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
          >
            {icon}
            {text}
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </button>
        ))}
      </div>
      {items.map(({ id, content }) =>
        id === selected || isKept ? (
          <div
            key={id}
            role="tabpanel"
            id={`${name}${id}-panel`}
            className={styles.panel}
            aria-labelledby={`${name}${id}`}
            hidden={id !== selected}
          >
            {content}
          </div>
        ) : null,
      )}
    </div>
  );
}
