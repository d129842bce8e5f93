import type { RedemptionRow } from '#functions/redemptions/redemptions-repository.ts';

/** Converts the API's dollars to whole cents. */
export function centsOf(amount: number | undefined): number | null {
  return amount === undefined ? null : Math.round(amount * 100);
}

export function messageFor({ code, undone_at }: RedemptionRow): string {
  return undone_at === undefined ? `Code ${code} redeemed.` : `You already undid the redemption of ${code}.`;
}
