import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkoutRoutes } from '#shared/billing/contract/checkout-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { showToast } from '#web/ui/toast.tsx';

const api = createApi({ checkout: checkoutRoutes });
const PARAMETER = 'checkout';

/** Confirms a payment once, when the browser returns from the provider's page. */
export function useCheckoutConfirmation() {
  const [parameters, setParameters] = useSearchParams();
  const sessionId = parameters.get(PARAMETER);
  const queries = useQueryClient();
  const confirmed = useRef<string>(undefined);
  const confirmation = useMutation({
    mutationFn: async (session_id: string) =>
      (await api.checkout.confirmCheckout({ body: { session_id } })).data,
    onSuccess: (billing) => {
      queries.setQueryData(queryKeys.ownBilling, billing);
      showToast({ tone: 'good', title: 'Your payment details are up to date.' });
      return queries.invalidateQueries({ queryKey: queryKeys.ownInvoices });
    },
  });
  const { mutate } = confirmation;
  useEffect(() => {
    if (sessionId === null || confirmed.current === sessionId) return;
    confirmed.current = sessionId;
    mutate(sessionId);
    setParameters(
      (before) => {
        before.delete(PARAMETER);
        return before;
      },
      { replace: true },
    );
  }, [sessionId, mutate, setParameters]);
  return confirmation;
}
