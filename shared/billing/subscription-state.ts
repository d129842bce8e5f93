/** What a restaurant's access to paid features depends on. `trial`: it has never subscribed. */
export const SUBSCRIPTION_STATES = ['trial', 'active', 'past_due', 'paused', 'canceled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What moves a subscription from one state to another, whichever provider takes the payments. */
export const SUBSCRIPTION_EVENTS = ['charge_succeeded', 'charge_failed', 'grace_ended', 'canceled'] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];

const TRANSITIONS: Readonly<
  Record<SubscriptionState, Readonly<Partial<Record<SubscriptionEvent, SubscriptionState>>>>
> = {
  // A first charge that fails begins nothing: the trial goes on.
  trial: { charge_succeeded: 'active', charge_failed: 'trial', canceled: 'canceled' },
  active: { charge_succeeded: 'active', charge_failed: 'past_due', canceled: 'canceled' },
  past_due: {
    charge_succeeded: 'active',
    charge_failed: 'past_due',
    grace_ended: 'paused',
    canceled: 'canceled',
  },
  paused: { charge_succeeded: 'active', charge_failed: 'paused', canceled: 'canceled' },
  // A new subscription may begin.
  canceled: { charge_succeeded: 'active', charge_failed: 'canceled' },
};

/** The state after an event; undefined where the event isn't allowed in this state. */
export function nextState(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState | undefined {
  return TRANSITIONS[state][event];
}

/** Whether some series of events leads from one state to the other: reports may arrive late, or be skipped. */
export function isReachable(from: SubscriptionState, to: SubscriptionState): boolean {
  const seen = new Set<SubscriptionState>([from]);
  for (const state of seen) {
    for (const next of Object.values(TRANSITIONS[state])) seen.add(next);
  }
  return seen.has(to);
}

/** Whether a restaurant has all of its plan: also while it is past due, until the grace period ends. */
export function hasPlanAccess(state: SubscriptionState): boolean {
  return state === 'trial' || state === 'active' || state === 'past_due';
}
