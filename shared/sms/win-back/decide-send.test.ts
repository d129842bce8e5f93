import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInControlGroup } from './control-group.ts';
import { type CampaignTerms, createCampaignDecider, decideSend, type SendFacts } from './decide-send.ts';
import { SEND_RULES } from './send-rules.ts';

const NOON = new Date('2026-11-23T17:00:00Z');
const NIGHT = new Date('2026-11-24T04:00:00Z');

const terms: CampaignTerms = {
  campaignId: 'campaign-1',
  restaurant: { timeZone: 'America/New_York', state: 'NY' },
  today: '2026-11-23',
  lapsedRule: 'thirty_days',
  holdOutPercent: 0,
  textCents: 1.28,
  budgetCents: undefined,
  keepsQuietHours: true,
};

function aGuest(facts: Partial<SendFacts> = {}): SendFacts {
  return {
    phone: '+12125550147',
    isDuplicate: false,
    hasOptedOut: false,
    hasConsent: true,
    mayBeMobile: true,
    isForeign: false,
    visits: ['2026-09-01'],
    lastWinBackAt: undefined,
    isHeldBack: false,
    ...facts,
  };
}

function decide(facts: Partial<SendFacts> = {}, change: Partial<CampaignTerms> = {}, now = NOON) {
  return decideSend(aGuest(facts), { ...terms, ...change }, { now, spentCents: 0 });
}

test('a lapsed guest with consent is texted at noon and held at night', () => {
  expect(decide()).toEqual({ action: 'send' });
  const until = new Date('2026-11-24T13:00:00Z');
  expect(decide({}, {}, NIGHT)).toEqual({ action: 'hold', rule: 'quiet_hours', until });
  expect(decide({}, { keepsQuietHours: false }, NIGHT)).toEqual({ action: 'send' });
});

test('the owner’s hours apply even where no law does', () => {
  const ownWeek = Array(7).fill({ opens: 720, closes: 840 });
  const lifted = { keepsQuietHours: false, restaurant: { ...terms.restaurant, ownWeek } };
  expect(decide({}, lifted)).toEqual({ action: 'send' });
  expect(decide({ phone: '+18085550147' }, lifted)).toEqual({ action: 'send' });
  const until = new Date('2026-11-24T17:00:00Z');
  expect(decide({}, lifted, NIGHT)).toEqual({ action: 'hold', rule: 'quiet_hours', until });
});

test.each([
  ['impossible_number', { phone: '' }, {}],
  ['duplicate', { isDuplicate: true }, {}],
  ['opted_out', { hasOptedOut: true }, {}],
  ['no_consent', { hasConsent: false }, {}],
  ['not_mobile', { mayBeMobile: false }, {}],
  ['foreign_number', { phone: '+33612345678', isForeign: true }, {}],
  ['not_lapsed', { visits: ['2026-11-01'] }, {}],
  ['not_lapsed', { visits: [] }, {}],
  ['recent_win_back', { lastWinBackAt: new Date('2026-10-25T17:00:00Z') }, {}],
  ['held_back_before', { isHeldBack: true }, {}],
  ['budget', {}, { budgetCents: 1.27 }],
  ['held_out', {}, { holdOutPercent: 100 }],
  [
    'no_common_hours',
    {},
    { restaurant: { ...terms.restaurant, ownWeek: Array(7).fill({ opens: 720, closes: 720 }) } },
  ],
] as const)('%s skips a guest', (rule, facts, change) => {
  expect(decide(facts, change)).toEqual({ action: 'skip', rule });
});

test('the next win-back may follow after thirty days', () => {
  expect(decide({ lastWinBackAt: new Date('2026-10-24T17:00:00.001Z') })).toMatchObject({ action: 'skip' });
  expect(decide({ lastWinBackAt: new Date('2026-10-24T17:00:00Z') })).toEqual({ action: 'send' });
});

function decideCampaign(guests: readonly SendFacts[], campaign: CampaignTerms, now: Date) {
  const { decide, costCents } = createCampaignDecider(campaign, now);
  return { decisions: guests.map(decide), willCostCents: costCents() };
}

test('a budget is spent to the last text that fits, in list order', () => {
  const guests = Array.from({ length: 10 }, (_, index) => aGuest({ phone: `+1212555014${index}` }));
  const { decisions, willCostCents } = decideCampaign(guests, { ...terms, budgetCents: 8.96 }, NOON);
  expect(decisions.map(({ action }) => action)).toEqual([
    ...Array.from({ length: 7 }, () => 'send'),
    ...Array.from({ length: 3 }, () => 'skip'),
  ]);
  expect(willCostCents).toBe(8.96);
});

test('the control group has about the requested share, the same each time and different per campaign', () => {
  const phones = Array.from({ length: 20_000 }, (_, index) => `+1212${5_000_000 + index}`);
  const held = phones.filter((phone) => isInControlGroup('one', phone, 10));
  expect(held.length).toBeGreaterThan(1_850);
  expect(held.length).toBeLessThan(2_150);
  expect(phones.filter((phone) => isInControlGroup('one', phone, 10))).toEqual(held);
  const inBoth = held.filter((phone) => isInControlGroup('two', phone, 10)).length;
  expect(inBoth).toBeGreaterThan(140);
  expect(inBoth).toBeLessThan(260);
});

const anyFacts = fc.record<SendFacts>({
  phone: fc.constantFrom('', '+12125550147', '+18085550147', '+19995550147', '+33612345678'),
  isDuplicate: fc.boolean(),
  hasOptedOut: fc.boolean(),
  hasConsent: fc.boolean(),
  mayBeMobile: fc.boolean(),
  isForeign: fc.boolean(),
  visits: fc.array(fc.constantFrom('2026-01-05', '2026-08-01', '2026-11-20', '2026-10-24'), { maxLength: 3 }),
  isHeldBack: fc.boolean(),
  lastWinBackAt: fc.option(fc.date({ min: new Date('2026-09-01'), max: NOON, noInvalidDate: true }), {
    nil: undefined,
  }),
});

test('guests who opted out, didn’t consent, or are duplicates are never texted or held', () => {
  const at = fc.date({ min: new Date('2026-11-23'), max: new Date('2027-11-23'), noInvalidDate: true });
  fc.assert(
    fc.property(anyFacts, at, (facts, now) => {
      const decision = decideSend(facts, terms, { now, spentCents: 0 });
      if (decision.action === 'skip') expect(SEND_RULES).toContain(decision.rule);
      else {
        expect(facts).toMatchObject({
          hasOptedOut: false,
          hasConsent: true,
          isDuplicate: false,
          isForeign: false,
        });
      }
    }),
  );
});

test('the same list gives the same decisions, also from stored JSON', () => {
  fc.assert(
    fc.property(fc.array(anyFacts, { maxLength: 50 }), fc.nat({ max: 20 }), (guests, holdOutPercent) => {
      const campaign = { ...terms, holdOutPercent, budgetCents: 20 };
      const first = decideCampaign(guests, campaign, NIGHT);
      expect(decideCampaign(guests, campaign, NIGHT)).toEqual(first);
      const stored = (
        JSON.parse(JSON.stringify(guests)) as (Omit<SendFacts, 'lastWinBackAt'> & {
          lastWinBackAt?: string;
        })[]
      ).map(
        ({ lastWinBackAt, ...facts }): SendFacts => ({
          ...facts,
          lastWinBackAt: lastWinBackAt === undefined ? undefined : new Date(lastWinBackAt),
        }),
      );
      expect(decideCampaign(stored, campaign, NIGHT)).toEqual(first);
    }),
  );
});
