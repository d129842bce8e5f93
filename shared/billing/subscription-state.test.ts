import { expect, test } from 'vitest';
import {
  hasPlanAccess,
  nextState,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATES,
  type SubscriptionEvent,
  type SubscriptionState,
} from './subscription-state.ts';

/** The state after each event, in the order of the events; “-” if it isn’t allowed. */
const TABLE: Readonly<Record<SubscriptionState | 'none', string>> = {
  //          started  settled charge_failed grace_ended ended
  none: '     starting -       -             -           -',
  starting: ' starting active  ended         -           -',
  active: '   -        active  past_due      -           ended',
  past_due: ' -        active  past_due      paused      ended',
  paused: '   -        active  paused        -           ended',
  ended: '    starting -       -             -           -',
};
const EVENTS: SubscriptionEvent[] = ['started', 'settled', 'charge_failed', 'grace_ended', 'ended'];
const STATES = [undefined, ...SUBSCRIPTION_STATES];

function after(state: SubscriptionState | undefined, event: SubscriptionEvent): string {
  try {
    return nextState(state, event);
  } catch {
    return '-';
  }
}

test('every event leads from every state to exactly the state of the table, or is refused', () => {
  expect(EVENTS.toSorted()).toEqual([...SUBSCRIPTION_EVENTS].toSorted());
  for (const from of STATES) {
    const row = TABLE[from ?? 'none'].trim().split(/ +/);
    for (const [column, event] of EVENTS.entries()) {
      for (const to of [...SUBSCRIPTION_STATES, '-'])
        expect(after(from, event) === to, `${from} ${event} ${to}`).toBe(row[column] === to);
    }
  }
});

test('a refused event names itself and the state', () => {
  expect(() => nextState('ended', 'settled')).toThrow('settled isn’t allowed in the state ended.');
  expect(() => nextState(undefined, 'ended')).toThrow('ended isn’t allowed in the state none.');
});

test('access lasts until the grace period ends', () => {
  expect(SUBSCRIPTION_STATES.filter(hasPlanAccess)).toEqual(['active', 'past_due']);
});
