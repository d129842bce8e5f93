/** The ID of an object that Stripe names, or holds where it was expanded. Undefined where there is none. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
