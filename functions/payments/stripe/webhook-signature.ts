import Stripe from 'stripe';

/** Older or newer deliveries are refused: somebody may be sending a recorded one again. */
const TOLERANCE_SECONDS = 300;

/** What Stripe tells of a change. The object is read again before anything is done. */
export type StripeEvent = Pick<Stripe.Event, 'id' | 'type' | 'created'> & {
  object: { id: string; customer: string | undefined };
};

/** The event of a delivery; undefined unless Stripe signed this very body a short time ago. */
export async function readSignedEvent(
  { body, signature }: { body: string; signature: string },
  { secret, now }: { secret: string; now: Date },
): Promise<StripeEvent | undefined> {
  // The SDK takes times in the future.
  if (secondsSigned(signature) > now.getTime() / 1000 + TOLERANCE_SECONDS) return undefined;
  try {
    const verify = Stripe.webhooks.constructEvent.bind(Stripe.webhooks);
    return describeEvent(verify(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime()));
  } catch {
    return undefined;
  }
}

/** The parts of an event that are kept: none is about a person. */
export function describeEvent({ id, type, created, data }: Stripe.Event): StripeEvent {
  const object = data.object as { id?: string; object?: string; customer?: string | { id: string } | null };
  const customer = object.object === 'customer' ? object.id : readId(object.customer);
  return { id, type, created, object: { id: object.id ?? '', customer } };
}

function readId(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'object' ? value?.id : value;
}

function secondsSigned(signature: string): number {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return Math.max(0, ...times);
}
