/** The objects of Stripe's API, with the fields that we read. Times are seconds since 1970; money is in cents. */

export type Metadata = Record<string, string>;

export type Customer = {
  id: string;
  object: 'customer';
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** Negative: credit for later invoices. */
  balance: number;
  address: { state: string } | null;
  invoice_settings: { default_payment_method: string | null };
  deleted?: boolean;
};

export type Card = { brand: string; last4: string; exp_month: number; exp_year: number };
export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card' | 'sepa_debit' | 'us_bank_account';
  card?: Card;
  sepa_debit?: { last4: string };
  us_bank_account?: { bank_name: string; last4: string };
  billing_details: { address: { state: string } | null };
  customer: string | null;
};

export type Price = {
  id: string;
  object: 'price';
  lookup_key: string | null;
  unit_amount: number;
  currency: 'usd';
  product: string;
  recurring: { interval: 'month' };
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
  active: boolean;
};

export type Coupon = { id: string; object: 'coupon'; percent_off: number; duration: 'once'; valid: boolean };
export type Product = {
  id: string;
  object: 'product';
  name: string;
  metadata: Metadata;
  active: boolean;
  tax_code: string | null;
};

export type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};

/** A change that waits for the payment of the subscription's latest invoice. */
export type PendingUpdate = {
  expires_at: number;
  subscription_items: Pick<SubscriptionItem, 'id' | 'price'>[];
  cancel_at_period_end: boolean | null;
};

export type Subscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  created: number;
  start_date: number;
  trial_end: number | null;
  metadata: Metadata;
  default_payment_method: string | null;
  latest_invoice: string | null;
  pending_update: PendingUpdate | null;
  /** Coupons, applied to the next invoice. */
  discounts: string[];
  automatic_tax: { enabled: boolean };
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false };
};

export type InvoiceLine = {
  id: string;
  object: 'line_item';
  amount: number;
  description: string;
  period: { start: number; end: number };
  parent: { subscription_item_details: { proration: boolean } };
  pricing: { price_details: { price: string; product: string } };
};

export type Invoice = {
  id: string;
  object: 'invoice';
  customer: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  metadata: Metadata;
  created: number;
  attempt_count: number;
  subtotal: number;
  total: number;
  amount_due: number;
  amount_paid: number;
  starting_balance: number;
  ending_balance: number;
  total_discount_amounts: { amount: number; discount: string }[];
  total_taxes: { amount: number; tax_behavior: 'exclusive' }[];
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false };
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  status_transitions: {
    paid_at: number | null;
    voided_at: number | null;
    marked_uncollectible_at: number | null;
  };
  payments: {
    object: 'list';
    data: { payment: { type: 'payment_intent'; payment_intent: string }; status: string }[];
  };
  hosted_invoice_url: string;
};

export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  customer: string;
  amount: number;
  currency: 'usd';
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded';
  created: number;
  metadata: Metadata;
  payment_method: string | null;
  last_payment_error: { code: string; decline_code?: string; payment_method?: PaymentMethod } | null;
  latest_charge: string | null;
};

export type Charge = {
  id: string;
  object: 'charge';
  customer: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  status: 'succeeded' | 'pending' | 'failed';
  created: number;
  payment_intent: string;
};

export type Dispute = {
  id: string;
  object: 'dispute';
  livemode: false;
  charge: string;
  payment_intent: string;
  amount: number;
  reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  created: number;
  evidence_details: { due_by: number | null };
};

export type Refund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'succeeded';
  created: number;
  metadata: Metadata;
};

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  mode: 'setup' | 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  customer: string;
  created: number;
  url: string;
  success_url: string;
  cancel_url: string;
  metadata: Metadata;
  client_reference_id: string | null;
  subscription: string | null;
  payment_intent: string | null;
  setup_intent: { id: string; payment_method: string | null } | null;
  /** The request's parameters, which the API doesn't show. */
  asked: {
    price?: string;
    coupon?: string;
    amount?: number;
    hasTax: boolean;
    methods: string[];
    metadata: Metadata;
  };
};

export type BalanceTransaction = {
  id: string;
  object: 'customer_balance_transaction';
  customer: string;
  amount: number;
  created: number;
  description: string | null;
  metadata: Metadata;
};

export type Event = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: { id: string } };
};
