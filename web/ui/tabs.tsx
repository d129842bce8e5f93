import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
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

/** Tabs. Arrow keys move and select; on phones the row scrolls. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, onChange, isKept = false, isFitted = false } = props;
  const select = (key: unknown) => {
    const item = items.find(({ id }) => id === key);
    if (item !== undefined) onChange?.(item.id);
  };
  const selection = value === undefined ? {} : { selectedKey: value };
  return (
    <AriaTabs {...selection} onSelectionChange={select}>
      <TabList className={classNames(styles.list, isFitted && styles.fitted)} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab} isDisabled={item.isDisabled ?? false}>
            {item.icon}
            {item.label}
            {item.note === undefined ? null : <span className={styles.note}>{item.note}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel} shouldForceMount={isKept}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
