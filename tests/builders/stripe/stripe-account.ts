import type {
  BalanceTransaction,
  Charge,
  CheckoutSession,
  Coupon,
  Customer,
  Dispute,
  Event,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  Refund,
  Subscription,
} from './stripe-objects.ts';

/** All objects of an account, by id. */
export type Account = {
  customers: Map<string, Customer>;
  paymentMethods: Map<string, PaymentMethod>;
  products: Map<string, Product>;
  prices: Map<string, Price>;
  coupons: Map<string, Coupon>;
  subscriptions: Map<string, Subscription>;
  invoices: Map<string, Invoice>;
  paymentIntents: Map<string, PaymentIntent>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  sessions: Map<string, CheckoutSession>;
  balanceTransactions: Map<string, BalanceTransaction>;
  events: Map<string, Event>;
};

export function anAccount(): Account {
  return {
    customers: new Map(),
    paymentMethods: new Map(),
    products: new Map(),
    prices: new Map(),
    coupons: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    sessions: new Map(),
    balanceTransactions: new Map(),
    events: new Map(),
  };
}
