/**
 * The states of a subscription, which decide access to paid features. `starting`: its first payment isn’t confirmed.
 * `ended`: another one can start. A restaurant that never subscribed has no state.
 */
export const SUBSCRIPTION_STATES = ['starting', 'active', 'past_due', 'paused', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * What changes the state, for all payment providers. `started`: a first payment began. `settled`: everything due was
 * paid, or an administrator waived it. `ended`: canceled, or given up as lost.
 */
export const SUBSCRIPTION_EVENTS = ['started', 'settled', 'charge_failed', 'grace_ended', 'ended'] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];

type Transitions = Readonly<Partial<Record<SubscriptionEvent, SubscriptionState>>>;
const TRANSITIONS: Readonly<Record<SubscriptionState | 'none', Transitions>> = {
  none: { started: 'starting' },
  starting: { started: 'starting', settled: 'active', charge_failed: 'ended' },
  active: { settled: 'active', charge_failed: 'past_due', ended: 'ended' },
  past_due: { settled: 'active', charge_failed: 'past_due', grace_ended: 'paused', ended: 'ended' },
  // Only a payment reactivates it: another failed charge starts no new grace period.
  paused: { settled: 'active', charge_failed: 'paused', ended: 'ended' },
  ended: { started: 'starting' },
};

/**
 * The state after an event. All changes of a state go through here. `state`: undefined if the restaurant never
 * subscribed. Throws if the event isn’t allowed.
 */
export function nextState(state: SubscriptionState | undefined, event: SubscriptionEvent): SubscriptionState {
  const next = TRANSITIONS[state ?? 'none'][event];
  if (next === undefined)
    throw new Error(`The event ${event} isn’t allowed in the state ${state ?? 'none'}.`);
  return next;
}

/** True if a restaurant has its whole plan, including while it is past due until the grace period ends. */
export function hasPlanAccess(state: SubscriptionState): boolean {
  return state === 'active' || state === 'past_due';
}
