import { useSearchParams } from 'react-router-dom';

const ORDERS = [
  { value: 'date-desc', label: 'Newest first' },
  { value: 'date-asc', label: 'Oldest first' },
  { value: 'amount-desc', label: 'Highest amount' },
  { value: 'amount-asc', label: 'Lowest amount' },
  { value: 'name-asc', label: 'Name, A to Z' },
  { value: 'name-desc', label: 'Name, Z to A' },
] as const;
type Order = (typeof ORDERS)[number]['value'];

export const ORDER_OPTIONS: readonly { value: string; label: string }[] = ORDERS;

/** What the list of a tab shows. `status` is empty for all. */
export type ListAsked<Status extends string> = { search: string; status: Status | ''; order: Order };

/** Keeps a tab’s search, filter, and order in the URL, so that figures link to it and Back restores it. */
export function useListAddress<Status extends string>(tab: string, statuses: readonly Status[]) {
  const [params, setParams] = useSearchParams();
  const asked: ListAsked<Status> = {
    search: params.get('search') ?? '',
    status: statuses.find((each) => each === params.get('status')) ?? '',
    order: ORDERS.find(({ value }) => value === params.get('order'))?.value ?? 'date-desc',
  };
  const change = (changed: Partial<Record<keyof typeof asked, string>>) => {
    const { search, status, order } = { ...asked, ...changed };
    const next = {
      tab,
      ...(search !== '' && { search }),
      ...(status !== '' && { status }),
      ...(order !== 'date-desc' && { order }),
    };
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { asked, change };
}

/** As the API takes it. */
export function askedQuery<Status extends string>({ search, status, order }: ListAsked<Status>) {
  const [sort, direction] = order.split('-') as ['date' | 'amount' | 'name', 'asc' | 'desc'];
  return { search, sort, order: direction, ...(status !== '' && { status }) };
}
