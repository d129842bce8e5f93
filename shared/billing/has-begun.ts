/** The fields of a subscription’s row that tell whether its first payment succeeded. */
export type BegunFields = {
  period_index: number;
  is_counted_by_period?: true | undefined;
  list_kind?: string | undefined;
};

/** False if the card for the first month was declined, so that the trial continues. */
export function hasBegun({ period_index, is_counted_by_period, list_kind }: BegunFields): boolean {
  return period_index > 0 || is_counted_by_period === true || list_kind !== undefined;
}
