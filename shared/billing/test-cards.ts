export const BANK_DECLINED = 'Your bank declined the card. Try a different card, or contact your bank.';

/** A reason of a failed charge as administrators read it: `BANK_DECLINED` speaks to the owner. */
export function reasonForAdministrators(reason: string): string {
  return reason === BANK_DECLINED ? 'The bank declined the card.' : reason;
}

/** Cards of the built-in payments by token, with what people see of them and why charges fail, if they do. */
export const TEST_CARDS = {
  card_succeeds: { card: { brand: 'Visa', last4: '4242', expires: '2034-12' }, declines: undefined },
  card_declines: {
    card: { brand: 'Visa', last4: '0002', expires: '2034-12' },
    declines: BANK_DECLINED,
  },
  card_expired: {
    card: { brand: 'Mastercard', last4: '0069', expires: '2024-01' },
    declines: 'The card has expired. Use a different card.',
  },
} as const satisfies Record<
  string,
  { card: { brand: string; last4: string; expires: string }; declines: string | undefined }
>;
export type TestCard = keyof typeof TEST_CARDS;

export function isTestCard(token: string): token is TestCard {
  return Object.hasOwn(TEST_CARDS, token);
}
