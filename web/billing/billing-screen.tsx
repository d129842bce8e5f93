import { useOwnBilling } from '#web/billing/api/billing.ts';
import { useCheckoutConfirmation } from '#web/billing/api/use-checkout-confirmation.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Billing } from './billing.tsx';

/** The restaurant’s plan, usage, and invoices. */
export function BillingScreen() {
  const billing = useOwnBilling();
  const confirmation = useCheckoutConfirmation();
  return (
    <>
      <ViewHeader view={VIEWS.billing} />
      {confirmation.isError ? <Notice tone="danger">{confirmation.error.message}</Notice> : null}
      {billing.data !== undefined ? (
        <Billing billing={billing.data} />
      ) : (
        <LoadState query={billing} label="Loading your plan…" lines={10} />
      )}
    </>
  );
}
