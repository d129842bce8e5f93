import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasPlanAccess,
  isReachable,
  nextState,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATES,
  type SubscriptionEvent,
  type SubscriptionState,
} from './subscription-state.ts';

const events = fc.array(fc.constantFrom(...SUBSCRIPTION_EVENTS), { maxLength: 30 });

function run(all: readonly SubscriptionEvent[]): SubscriptionState[] {
  const states: SubscriptionState[] = ['trial'];
  for (const event of all)
    states.push(nextState(states.at(-1) ?? 'trial', event) ?? states.at(-1) ?? 'trial');
  return states;
}

test('a charge that succeeds makes every subscription active', () => {
  fc.assert(fc.property(events, (all) => run([...all, 'charge_succeeded']).at(-1) === 'active'));
});

test('a subscription is paused only after a failed charge and the end of its grace period', () => {
  fc.assert(
    fc.property(events, (all) => {
      const states = run(all);
      return all.every((event, index) => {
        const begins = states[index + 1] === 'paused' && states[index] !== 'paused';
        return !begins || (event === 'grace_ended' && states[index] === 'past_due');
      });
    }),
  );
});

test('access lasts from the first failed charge to the end of the grace period, and returns with a payment', () => {
  fc.assert(
    fc.property(events, (all) => {
      const failed = run([...all, 'charge_succeeded', 'charge_failed']);
      const paused = nextState(failed.at(-1) ?? 'trial', 'grace_ended') ?? 'trial';
      const paid = nextState(paused, 'charge_succeeded') ?? 'canceled';
      return hasPlanAccess(failed.at(-1) ?? 'paused') && !hasPlanAccess(paused) && hasPlanAccess(paid);
    }),
  );
});

test('a trial never returns, and every other state can be reached from every state', () => {
  for (const from of SUBSCRIPTION_STATES) {
    expect(isReachable(from, 'trial')).toBe(from === 'trial');
    for (const to of ['active', 'past_due', 'paused', 'canceled'] as const)
      expect(isReachable(from, to)).toBe(true);
  }
});

test('only past-due subscriptions have a grace period that ends', () => {
  expect(SUBSCRIPTION_STATES.filter((state) => nextState(state, 'grace_ended') !== undefined)).toEqual([
    'past_due',
  ]);
});
