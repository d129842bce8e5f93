import { useParams } from 'react-router-dom';
import { BILLING_UNREADABLE } from '#shared/billing/contract/billing-messages.ts';
import { useBill } from '#web/console/api/bill.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Bill } from './bill.tsx';

const { path, title } = CONSOLE_SECTIONS.subscriptions;
const BACK = { href: `${path}?tab=subscriptions`, label: title };

/** One restaurant’s bill: what it owes, what happens next, and what support can do. */
export function BillScreen() {
  const { id = '' } = useParams();
  const bill = useBill(id);
  const name = bill.data?.subscription.restaurant_name || 'Subscription';
  return (
    <>
      <ScreenTitle>{name}</ScreenTitle>
      <PageHeader title={name} back={BACK} subtitle={bill.data?.subscription.email} />
      {bill.data !== undefined ? (
        <Bill bill={bill.data} />
      ) : bill.isPending ? (
        <Loading label="Loading the bill…" shapes={[8]} />
      ) : (
        <LoadFailure title={BILLING_UNREADABLE} query={bill} />
      )}
    </>
  );
}
