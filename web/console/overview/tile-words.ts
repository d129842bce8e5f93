import { formatCount, formatDollars } from '#shared/format/numbers.ts';
import type { ProviderId, ProviderState } from '#shared/platform-settings/provider-status.ts';
import { PROVIDER_NAMES } from '#web/console/provider-names.ts';

type Provider = { provider: ProviderId; state: ProviderState };

/** How many customers to call first: `1 needs action now`. */
export function urgencyInWords(customers: number): string {
  return `${formatCount(customers)} ${customers === 1 ? 'needs' : 'need'} action now`;
}

/** The health of the providers: a value, and which ones fail or run in test mode. */
export function providersInWords(providers: readonly Provider[]): { value: string; note: string } {
  const inState = (asked: ProviderState) => providers.filter(({ state }) => state === asked);
  const failing = inState('failing');
  if (failing.length > 0) {
    const names = failing.map(({ provider }) => PROVIDER_NAMES[provider]);
    return { value: `${failing.length} failing`, note: names.join(', ') };
  }
  const tested = inState('simulated').length;
  if (tested > 0) return { value: 'No failures', note: `${tested} in test mode` };
  return { value: 'All working', note: 'email, texts, ads, AI, and payments' };
}

/** The basis of this month’s costs. A budget doesn’t cover fixed costs. */
export function budgetInWords({
  budgetCents,
  hasFixed,
}: {
  budgetCents: number | null;
  hasFixed: boolean;
}): string {
  const budget = budgetCents === null ? 'no budget set' : `of a ${formatDollars(budgetCents / 100)} budget`;
  return hasFixed ? `${budget}, before fixed costs` : budget;
}
