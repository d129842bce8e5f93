/** The states that decide a restaurant’s access to paid features. `trial`: it has never subscribed. */
export const SUBSCRIPTION_STATES = ['trial', 'active', 'past_due', 'paused', 'canceled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Events that change the state, for all payment providers. */
export const SUBSCRIPTION_EVENTS = ['charge_succeeded', 'charge_failed', 'grace_ended', 'canceled'] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];

const TRANSITIONS: Readonly<
  Record<SubscriptionState, Readonly<Partial<Record<SubscriptionEvent, SubscriptionState>>>>
> = {
  // If the first charge fails, the trial continues.
  trial: { charge_succeeded: 'active', charge_failed: 'trial', canceled: 'canceled' },
  active: { charge_succeeded: 'active', charge_failed: 'past_due', canceled: 'canceled' },
  past_due: {
    charge_succeeded: 'active',
    charge_failed: 'past_due',
    grace_ended: 'paused',
    canceled: 'canceled',
  },
  paused: { charge_succeeded: 'active', charge_failed: 'paused', canceled: 'canceled' },
  // A new subscription can begin.
  canceled: { charge_succeeded: 'active', charge_failed: 'canceled' },
};

/** The state after an event; undefined if the event isn’t allowed. */
export function nextState(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState | undefined {
  return TRANSITIONS[state][event];
}

/** True if some series of events leads from one state to the other, because reports may be late or missing. */
export function isReachable(from: SubscriptionState, to: SubscriptionState): boolean {
  const seen = new Set<SubscriptionState>([from]);
  for (const state of seen) {
    for (const next of Object.values(TRANSITIONS[state])) seen.add(next);
  }
  return seen.has(to);
}

/** True if a restaurant has its whole plan, including while it is past due until the grace period ends. */
export function hasPlanAccess(state: SubscriptionState): boolean {
  return state === 'trial' || state === 'active' || state === 'past_due';
}
