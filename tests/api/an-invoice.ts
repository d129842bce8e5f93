import type { createApiClient } from './api-client.ts';
import type { Owner } from './owner.ts';

type Api = ReturnType<typeof createApiClient>;

/** Subscribes a restaurant to a plan. Returns the invoice's id. */
export async function anInvoice(api: Api, { token }: Pick<Owner, 'token'>): Promise<string> {
  await api('subscribe', { token, body: { plan_id: 'professional', payment_token: 'card_succeeds' } });
  const { body } = await api('listOwnInvoices', { token });
  const [invoice] = (body.data as { invoices: { invoice_id: string }[] }).invoices;
  if (invoice === undefined) throw new Error('The restaurant has no invoice.');
  return invoice.invoice_id;
}
