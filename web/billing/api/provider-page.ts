import { useMutation } from '@tanstack/react-query';
import type { OpenCheckout } from '#shared/billing/contract/checkout.ts';
import { checkoutRoutes } from '#shared/billing/contract/checkout-routes.ts';
import { createApi } from '#web/client/api.ts';

const api = createApi({ checkout: checkoutRoutes });

/** Opens the payment provider's page to pay, enter a card, or see receipts. */
export function useProviderPage() {
  return useMutation({
    mutationFn: async (wanted: OpenCheckout | 'portal') => {
      const { data } =
        wanted === 'portal'
          ? await api.checkout.openCustomerPortal({})
          : await api.checkout.openCheckout({ body: wanted });
      return data.url;
    },
    onSuccess: (url) => window.location.assign(url),
  });
}
