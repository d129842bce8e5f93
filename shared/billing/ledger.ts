/**
 * Accounts of the ledger. `receivable`: what restaurants owe. `cash`: what they paid. `revenue`: sales at catalog
 * prices. `discounts`: deductions from them. `credit`: prepayments. `losses`: billed and never paid. `tax`: sales tax
 * that the platform owes to a state.
 */
export const ACCOUNTS = ['receivable', 'cash', 'revenue', 'discounts', 'credit', 'losses', 'tax'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Debits are positive, credits negative. */
export type Posting = { account: Account; cents: number };
/** Postings of one moment. They add up to zero. */
export type LedgerEntry = { at: string; postings: Posting[] };
export type Balances = Readonly<Record<Account, number>>;

/** Throws a RangeError for postings that don’t balance or aren’t whole cents. */
export function ledgerEntry(at: string, amounts: Partial<Record<Account, number>>): LedgerEntry {
  const postings = ACCOUNTS.flatMap((account) => {
    const cents = amounts[account] ?? 0;
    return cents === 0 ? [] : [{ account, cents }];
  });
  const sum = postings.reduce((total, { cents }) => total + cents, 0);
  if (sum !== 0 || postings.some(({ cents }) => !Number.isSafeInteger(cents)))
    throw new RangeError(`An entry of ${sum} cents does not balance.`);
  return { at, postings };
}

/** The balance of each account after these entries. */
export function balancesOf(entries: readonly LedgerEntry[]): Balances {
  const balances = { receivable: 0, cash: 0, revenue: 0, discounts: 0, credit: 0, losses: 0, tax: 0 };
  for (const { account, cents } of entries.flatMap(({ postings }) => postings)) balances[account] += cents;
  return balances;
}

/** What an invoice bills: `gross` before `discount`, and `tax` on the rest. In cents. */
type Billed = { gross: number; discount: number; tax: number };

/** An invoice is issued. */
export function issued(at: string, { gross, discount, tax }: Billed): LedgerEntry {
  return ledgerEntry(at, {
    receivable: gross - discount + tax,
    discounts: discount,
    revenue: -gross,
    tax: 0 - tax,
  });
}

/** An invoice is paid, from credit first and the rest by card. */
export function paid(at: string, { cash, credit }: { cash: number; credit: number }): LedgerEntry {
  return ledgerEntry(at, { cash, credit, receivable: -(cash + credit) });
}

/** An invoice is voided before anything was delivered, as if it had never been issued. */
export function voided(at: string, { gross, discount, tax }: Billed): LedgerEntry {
  return ledgerEntry(at, { receivable: discount - gross - tax, discounts: -discount, revenue: gross, tax });
}

/** An unpaid invoice is written off. */
export function writtenOff(at: string, cents: number): LedgerEntry {
  return ledgerEntry(at, { losses: cents, receivable: -cents });
}

/** A bank reversed a payment after a dispute. Negative: it returned the money. Its tax is still owed. */
export function disputeLost(at: string, cents: number): LedgerEntry {
  return ledgerEntry(at, { losses: cents, cash: -cents });
}

/** A partial refund, with its share of the tax. */
export function refunded(at: string, { cents, tax }: { cents: number; tax: number }): LedgerEntry {
  return ledgerEntry(at, { revenue: cents - tax, tax, cash: -cents });
}

/** A restaurant buys credit. */
export function creditBought(at: string, cents: number): LedgerEntry {
  return ledgerEntry(at, { cash: cents, credit: -cents });
}

/** Courtesy credit, which the restaurant didn’t pay for. */
export function creditGranted(at: string, cents: number): LedgerEntry {
  return ledgerEntry(at, { discounts: cents, credit: -cents });
}

/** Credit that paid part of a voided invoice is returned. */
export function creditReturned(at: string, cents: number): LedgerEntry {
  return ledgerEntry(at, { receivable: cents, credit: -cents });
}

/** Prepaid credit is refunded. */
export function creditRefunded(at: string, cents: number): LedgerEntry {
  return ledgerEntry(at, { credit: cents, cash: -cents });
}
