import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';

const CUSTOMERS = { scope: 'payment-customers', data: z.object({ customer_id: z.string() }) };

export type PaymentCustomers = {
  /** Returns the restaurant's customer in Stripe, or undefined if it has none. */
  find: (restaurantId: string) => Promise<string | undefined>;
  /** Claims a customer and returns the restaurant's customer, which is the first one claimed. */
  claim: (restaurantId: string, customerId: string) => Promise<string>;
  remove: (restaurantId: string) => Promise<void>;
};

/** Maps restaurants to Stripe customers, with one record each that is written once. */
export function createPaymentCustomers(records: PlatformRecordsRepository): PaymentCustomers {
  const customers = records.of(CUSTOMERS);
  const find = async (restaurantId: string) => (await customers.find(restaurantId))?.data.customer_id;
  return {
    find,
    claim: async (record_id, customer_id) => {
      const isFirst = await customers.save({ record_id, version: 1, data: { customer_id } });
      return isFirst ? customer_id : ((await find(record_id)) ?? customer_id);
    },
    remove: (restaurantId) => customers.delete(restaurantId),
  };
}
