import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

const PaymentCustomerRowSchema = z.object({ restaurant_id: z.string(), customer_id: z.string() });

export type PaymentCustomersRepository = {
  /** The restaurant's customer in Stripe; undefined while it has none. */
  find: (restaurantId: string) => Promise<string | undefined>;
  /** Returns the customer that the restaurant has from now on: the first one that was claimed. */
  claim: (restaurantId: string, customerId: string) => Promise<string>;
};

/** Which customer of Stripe a restaurant is: one row a restaurant, written once. */
export function createPaymentCustomersRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): PaymentCustomersRepository {
  const table = openTable({ ...settings, schema: PaymentCustomerRowSchema });
  const find = async (restaurant_id: string) => (await table.find({ restaurant_id }))?.customer_id;
  return {
    find,
    claim: async (restaurant_id, customer_id) => {
      const isFirst = await table.put(
        { restaurant_id, customer_id },
        { expression: 'attribute_not_exists(restaurant_id)' },
      );
      return isFirst ? customer_id : ((await find(restaurant_id)) ?? customer_id);
    },
  };
}
