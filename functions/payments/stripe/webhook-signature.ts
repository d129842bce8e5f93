import Stripe from 'stripe';

/** Maximum age of a delivery. Older ones may be replays. */
const TOLERANCE_SECONDS = 300;

/** A notice of a change. We read the object again before we act on it. */
export type StripeEvent = Pick<Stripe.Event, 'id' | 'type' | 'created'> & {
  object: { id: string; customer: string | undefined };
};

/** The event of a delivery; undefined unless Stripe signed exactly this body within the tolerance. */
export async function readSignedEvent(
  { body, signature }: { body: string; signature: string },
  { secret, now }: { secret: string; now: Date },
): Promise<StripeEvent | undefined> {
  // The SDK accepts times in the future.
  if (secondsSigned(signature) > now.getTime() / 1000 + TOLERANCE_SECONDS) return undefined;
  try {
    const verify = Stripe.webhooks.constructEvent.bind(Stripe.webhooks);
    return describeEvent(verify(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime()));
  } catch {
    return undefined;
  }
}

/** The stored parts of an event. None is personal data. */
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
