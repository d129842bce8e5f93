import { type ReactNode, useState } from 'react';
import { FilterBar, FilterChoice, SearchField } from '#web/console/filter-bar.tsx';
import { type ListAsked, ORDER_OPTIONS } from './use-list-address.ts';

type ListFiltersProps = {
  /** What the list has, such as “invoices”. */
  what: string;
  placeholder: string;
  /** An empty value: no filter. */
  statuses: readonly { value: string; label: string }[];
  asked: ListAsked<string>;
  onChange: (changed: Partial<Record<keyof ListAsked<string>, string>>) => void;
  /** The download. */
  children: ReactNode;
};

/** Search, status, and order of a list. */
export function ListFilters({ what, placeholder, statuses, asked, onChange, children }: ListFiltersProps) {
  const [typed, setTyped] = useState(asked.search);
  return (
    <search>
      <FilterBar>
        <SearchField
          label={`Search ${what}`}
          placeholder={placeholder}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            onChange({ search: text.trim() });
          }}
        />
        <FilterChoice
          label="Status"
          options={statuses}
          value={asked.status}
          onChange={({ target }) => onChange({ status: target.value })}
        />
        <FilterChoice
          label="Order"
          options={ORDER_OPTIONS}
          value={asked.order}
          onChange={({ target }) => onChange({ order: target.value })}
        />
        {children}
      </FilterBar>
    </search>
  );
}
