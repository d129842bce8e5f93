/** An error answer in Stripe's format. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; decline_code?: string } };

  constructor(status: number, error: StripeFailure['body']['error']) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function missing(what: string): StripeFailure {
  const message = `No such ${what}`;
  return new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

export function badRequest(message: string, code?: string): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...(code && { code }) });
}

/** The error of a declined card. */
export function cardFailure(code: string): StripeFailure {
  const message =
    code === 'card_declined'
      ? 'Your card was declined.'
      : 'This payment needs to be confirmed by the customer.';
  return new StripeFailure(402, { type: 'card_error', code, message });
}
