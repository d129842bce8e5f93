import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export type TabItem<Id extends string> = {
  id: Id;
  label: string;
  icon?: ReactNode;
  /** A word on its state, after the label. */
  note?: string | undefined;
  isDisabled?: boolean;
  content: ReactNode;
};

type TabsProps<Id extends string> = {
  /** What the tabs divide; read out, not shown. */
  label: string;
  items: readonly TabItem<Id>[];
  /** Leave out both to let the tabs remember for themselves. */
  value?: Id;
  onChange?: (id: Id) => void;
  /** Keeps the panels that are not shown, with what has been done in them. */
  isKept?: boolean;
  /** Shows all of a few long names on a phone, without icons, instead of letting the row scroll. */
  isFitted?: boolean;
};

/** Views of one thing; arrow keys move and select, on phones the row scrolls sideways. */
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
