import { expect, test } from 'vitest';
import { KNOWN_AREA_CODES, placesOfAreaCode } from '#shared/sms/quiet-hours/area-codes.ts';
import { textingWeekOf } from '#shared/sms/quiet-hours/texting-windows.ts';
import { type CampaignTerms, decideSend, type SendDecision, type SendFacts } from './decide-send.ts';

const SENDS = 50_000;
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const FIRST = Date.parse('2026-03-01T00:00:00Z');

/** The start of the three days around each change of US clocks within the year. */
const CLOCK_CHANGES = ['2026-03-08', '2026-11-01'].map((day) => Date.parse(`${day}T00:00:00Z`) - DAY_MS);
const AROUND_CHANGES = 20_000;

/**
 * Spread over the year by the golden ratio, so that every hour of every week is covered, and as densely over the three
 * days around each clock change.
 */
const moments = Array.from({ length: SENDS }, (_, index) => {
  const share = (index * 0.6180339887) % 1;
  const change = CLOCK_CHANGES[index % CLOCK_CHANGES.length];
  if (index < AROUND_CHANGES && change !== undefined) return new Date(change + share * 3 * DAY_MS);
  return new Date(FIRST + share * YEAR_MS);
});

const terms: CampaignTerms = {
  campaignId: 'year',
  restaurant: { timeZone: 'America/Chicago', state: 'TX' },
  today: '2027-12-31',
  lapsedRule: 'thirty_days',
  holdOutPercent: 0,
  textCents: 1.28,
  budgetCents: undefined,
  keepsQuietHours: true,
};

function guest(index: number): SendFacts {
  const code = KNOWN_AREA_CODES[index % KNOWN_AREA_CODES.length];
  return {
    phone: `+1${code}555${String(index % 10_000).padStart(4, '0')}`,
    isDuplicate: false,
    hasOptedOut: false,
    hasConsent: true,
    mayBeMobile: true,
    isForeign: false,
    visits: ['2026-01-01'],
    lastWinBackAt: undefined,
    isHeldBack: false,
  };
}

function decideAll(): { at: Date; phone: string; decision: SendDecision }[] {
  return moments.map((now, index) => {
    const facts = guest(index);
    const decision = decideSend(facts, terms, { now, spentCents: 0 });
    return { at: decision.action === 'hold' ? decision.until : now, phone: facts.phone, decision };
  });
}

/** By the machine's own calendar, independent of the code that decides. */
function isWithinWindow(state: string, zone: string, at: Date): boolean {
  const parts = Object.fromEntries(
    localClock(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(parts.weekday ?? '');
  const minute = Number(parts.hour) * 60 + Number(parts.minute);
  const window = textingWeekOf(state)[day];
  return window !== undefined && minute >= window.opens && minute < window.closes;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
function localClock(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
}

test('50,000 texts over a year stay within legal hours in every state, across both clock changes', () => {
  const ledger = decideAll();
  const outside = ledger.filter(({ at, phone, decision }) => {
    if (decision.action === 'skip') return true;
    const places = placesOfAreaCode(phone.slice(2, 5)) ?? [];
    return (
      !places.every(({ state, zone }) => isWithinWindow(state, zone, at)) ||
      !isWithinWindow(terms.restaurant.state, terms.restaurant.timeZone, at)
    );
  });
  const skipped = ledger
    .filter(({ decision }) => decision.action === 'skip')
    .map(({ phone }) => phone.slice(2, 5));
  expect(new Set(skipped)).toEqual(new Set());
  expect(outside.length).toBe(0);
  expect(new Set(ledger.map(({ decision }) => decision.action))).toEqual(new Set(['send', 'hold']));
});

test('the same ledger, replayed in another order, gives the same result', () => {
  const ledger = decideAll();
  const kept = JSON.parse(JSON.stringify(moments)) as string[];
  const replayed = kept
    .map((at, index) => ({ at, facts: JSON.parse(JSON.stringify(guest(index))) as SendFacts }))
    .toReversed()
    .map(({ at, facts }) => decideSend(facts, terms, { now: new Date(at), spentCents: 0 }))
    .toReversed();
  expect(JSON.stringify(replayed)).toBe(JSON.stringify(ledger.map(({ decision }) => decision)));
});
