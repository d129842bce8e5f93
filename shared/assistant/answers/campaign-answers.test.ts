import { describe, expect, test } from 'vitest';
import {
  adReach,
  adSpend,
  brought,
  codes,
  grow,
  running,
  textReach,
  textSpend,
  textsRunning,
} from './campaign-answers.ts';
import { critical, next, potential, quickWins, score, whyScore } from './checklist-answers.ts';

const AT = '2026-11-22T12:00:00.000Z';
const LATER = '2026-11-23T12:00:00.000Z';
type Answered = { text: string[]; figures?: { label: string; value: string }[]; screen?: string };

/** An answer from one source: its sentences, its figures, and the screen that it opens. */
function answered(answerer: unknown, value: unknown, question = '') {
  const asked = answerer as (read: object, asked: object) => Answered;
  const { text, figures = [], screen } = asked({ value, at: AT }, { question, now: new Date(AT) });
  return [text, figures.map(({ label, value: shown }) => `${label}: ${shown}`), screen];
}

const active = (campaign_type: 'ad' | 'sms', changes = {}) => ({
  ...{ name: `A ${campaign_type}`, campaign_type, status: 'active', promo_code: '', ...changes },
});
const board = (...activeCampaigns: object[]) => ({ activeCampaigns });

describe('active campaigns', () => {
  const AD = 'A ad, Facebook Ad: active';
  const SMS = 'A sms, SMS Campaign: active';
  test.each([
    ['ads and texts', board(active('ad'), active('sms')), [AD, SMS], 'ads'],
    ['texts', board(active('sms')), [SMS], 'regulars'],
    ['nothing', board(), [], 'ads'],
    ['one in review', board(active('ad', { status: 'in_review' })), ['A ad, Facebook Ad: in review'], 'ads'],
  ])('with %s, they are listed and the screen is theirs', (_, value, figures, screen) => {
    const text = figures.length === 0 ? 'You don’t have any active campaigns.' : 'Your active campaigns:';
    expect(answered(running, value)).toEqual([[text], figures, screen]);
  });

  test.each([
    [board(active('ad'), active('sms')), 'Your active text campaigns:', [SMS]],
    [board(active('ad')), 'You don’t have any active text campaigns.', []],
  ])('only text campaigns are listed when asked for: %o', (value, text, figures) => {
    expect(answered(textsRunning, value)).toEqual([[text], figures, 'regulars']);
  });

  test.each([
    [
      board(active('ad', { promo_code: 'LUPO20' }), active('sms')),
      'Your active promo codes:',
      ['A ad: LUPO20'],
    ],
    [board(active('sms')), 'You don’t have any active promo codes.', []],
  ])('promo codes are listed without campaigns that have none: %o', (value, text, figures) => {
    expect(answered(codes, value)).toEqual([[text], figures, 'ads']);
  });
});

test('what campaigns brought has its formula, and ideas to grow only the guests', () => {
  const snapshot = {
    period: 'Last 30 days',
    newCustomersAcquired: 3,
    customersReengaged: 2,
    redeemed: { codes: 6 },
  };
  const value = { performanceSnapshot: snapshot };
  const guests = ['New customers: 3', 'Re-engaged: 2'];
  const revenue = 'Revenue generated ($45 × 3 + $32 × 2): $199';
  const figures = [...guests, 'Codes redeemed: 6', revenue];
  expect(answered(brought, value)).toEqual([['Last 30 days:'], figures, 'overview']);
  const idea = 'Run an ad to reach new guests, or text guests who stopped coming.';
  expect(answered(grow, value)).toEqual([[idea, 'Last 30 days:'], guests, 'ads']);
});

const anAd = (name: string, spent_cents: number, changes = {}) => ({
  ...{ name, total_budget_cents: 7_000, is_simulated: false, ...changes },
  results: { spent_cents, people_reached: 900, clicks: 12 },
});
const aText = (name: string, will_cost: number, changes = {}) => ({
  ...{ name, will_cost, is_simulated: false, decisions: { send: 40, hold: 5, guests: 60 }, ...changes },
});
const six = <Item>(make: (name: string) => Item) => ['1', '2', '3', '4', '5', '6'].map(make);

describe('costs and reach', () => {
  test.each([
    ['ad spend', adSpend, 'You haven’t launched an ad yet.', 'ads'],
    ['ad reach', adReach, 'You haven’t launched an ad yet.', 'ads'],
    ['text spend', textSpend, 'You haven’t sent a text campaign yet.', 'regulars'],
    ['text reach', textReach, 'You haven’t sent a text campaign yet.', 'regulars'],
  ])('%s without a campaign says so', (_, answerer, text, screen) => {
    expect(answered(answerer, [])).toEqual([[text], [], screen]);
  });

  test('the spend of one ad has no sum, and test mode is named', () => {
    const one = [anAd('Pasta', 1_250, { is_simulated: true })];
    const figures = ['Pasta, Facebook Ad (test mode): $12.50 of $70'];
    expect(answered(adSpend, one)).toEqual([['No ad spend reported yet.'], figures, 'ads']);
  });

  test('five ads are listed, the sum counts all, and the time is that of the latest report', () => {
    const ads = six((name) => anAd(name, 100, name === '2' ? { results_at: LATER } : { results_at: AT }));
    const [text, figures] = answered(adSpend, ads);
    expect(text).toEqual(['Ad spend so far, from Facebook’s latest report.']);
    expect(figures).toHaveLength(6);
    expect(figures?.[0]).toBe('Your 6 newest ads combined: $6');
    const { sources } = adSpend({ value: ads, at: AT } as never, {} as never);
    expect(sources).toMatchObject([{ at: LATER }]);
    expect(answered(adReach, ads)[1]).toHaveLength(5);
    expect(answered(adReach, ads)[1]?.[0]).toBe('1, Facebook Ad: 900 people, 12 clicks');
  });

  test('five text campaigns are listed with the sum of all, and each price note once', () => {
    const texts = six((name) => aText(name, 1.5, { price_note: 'Prices may change.' }));
    const [text, figures] = answered(textSpend, texts);
    const most = 'The most each campaign will cost. We don’t charge for texts that aren’t sent.';
    expect(text).toEqual([most, 'Prices may change.']);
    expect(figures).toHaveLength(6);
    expect(figures?.[0]).toBe('Your 6 newest text campaigns combined: $9');
    expect(answered(textSpend, [aText('One', 2)])[1]).toEqual(['One, SMS Campaign: $2']);
    expect(answered(textReach, texts)[1]).toEqual(
      ['1', '2', '3', '4', '5'].map((name) => `${name}, SMS Campaign: 45 of 60`),
    );
  });
});

const task = (title: string, changes = {}) => ({
  ...{ title, minutes: 10, status: 'pending', is_critical: 0, weekly_potential: 50, ...changes },
});
const checklist = (...items: object[]) => [{ name: 'Basics', items }];

describe('the checklist', () => {
  const METRICS = {
    ...{ marketingScore: 60, foundationalProgress: { percentage: 70 }, ongoingProgress: { percentage: 30 } },
    ...{ weeklyRevenuePotential: 120, completedRevenue: 30, totalPotential: 150 },
  };
  const DO = { title: 'Add hours', why: 'Guests ask.', minutes: 5, weeklyPotential: 40, is_critical: true };
  const PARTS = ['Foundation: 70%', 'Ongoing: 30%'];

  test('the score has its parts, and why it is so has the next task', () => {
    const said = 'Your marketing score is 60 out of 100: Strong.';
    const value = { momentumMetrics: METRICS, nextAction: DO };
    expect(answered(score, value)).toEqual([[said], PARTS, 'momentum']);
    const [text, figures] = answered(whyScore, value);
    expect([text?.[0], text?.[2], figures]).toEqual([
      said,
      'To raise your score, start with “Add hours” (5 minutes).',
      PARTS,
    ]);
    expect(answered(whyScore, { ...value, nextAction: null })[0]).toHaveLength(2);
  });

  test('the potential is what is open and what is unlocked', () => {
    const figures = ['Available per week: $120', 'Unlocked per week: $30 of $150'];
    expect(answered(potential, { momentumMetrics: METRICS })[1]).toEqual(figures);
  });

  test.each([
    ['critical', DO, ['Add hours. It’s critical.', 'Guests ask.'], 2],
    ['not critical', { ...DO, is_critical: false }, ['Add hours.', 'Guests ask.'], 2],
    ['missing', null, ['You’ve finished everything on your checklist.'], 0],
  ])('a next task that is %s', (_, nextAction, text, figures) => {
    const answer = answered(next, { nextAction });
    expect([answer[0], answer[1]?.length]).toEqual([text, figures]);
  });

  test('open critical tasks are counted and listed', () => {
    const value = checklist(
      task('Open', { is_critical: 1 }),
      task('Begun', { is_critical: 1, status: 'in_progress' }),
      task('Done', { is_critical: 1, status: 'completed' }),
      task('Other'),
    );
    expect(answered(critical, value)).toEqual([
      ['2 of 3 critical tasks are open.'],
      ['Open: 10 min', 'Begun: 10 min'],
      'momentum',
    ]);
  });

  test.each([
    ['what can I do in 10 minutes', 10, ['More: 10 min', 'Less: 10 min']],
    ['quick wins', 15, ['Border: 15 min', 'More: 10 min', 'Less: 10 min']],
  ])('“%s” lists open tasks of at most %i minutes, highest value first', (question, minutes, figures) => {
    const value = checklist(
      task('Less', { weekly_potential: 10 }),
      task('Border', { minutes: 15, weekly_potential: 90 }),
      task('Long', { minutes: 16 }),
      task('Done', { status: 'completed' }),
      task('More', { weekly_potential: 20 }),
    );
    const text = `${figures.length} open tasks take ${minutes} minutes or less. Highest value first:`;
    expect(answered(quickWins, value, question)).toEqual([[text], figures, 'momentum']);
  });
});
