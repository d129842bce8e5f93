/** The ID of an object in Stripe, whether it is expanded or not; undefined for none. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
