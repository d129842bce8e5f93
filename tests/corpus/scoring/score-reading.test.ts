import { describe, expect, test } from 'vitest';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import type { Fact, Gold } from '../gold.ts';
import { corpusFigures, faultList } from './corpus-figures.ts';
import { scoreReading } from './score-reading.ts';

const TEXT = `Lupo, a wine bar at 12 Mill Lane, Portland, OR 97205. Lunch Tue-Fri 12-2. Closed Mondays.
Carbonara 14.50
Soup 4 / 7 (cup / bowl)
Oysters MP
Closed Dec 24 and 25. Cash only. We bake our own bread. Call 212 555 0142. Make it green. Not a French place.`;

/** A certain proposal with overrides. */
function proposal<Field extends ProfileProposal['field']>(
  field: Field,
  value: unknown,
  confidence: 'certain' | 'likely' = 'certain',
): ProfileProposal {
  return { field, value, confidence, start: 0, end: 0, words: '' } as unknown as ProfileProposal;
}

function dish(fields: object) {
  const rest = { description: '', price: '', variants: [], menu: '', course: '', is_market_price: false };
  return proposal('dishes', { ...rest, ...fields });
}

function service(days: string[], opens: string, closes: string | null) {
  return proposal('services', { name: '', days, opens, closes, last_seating: null, season: null, note: '' });
}

function score(
  { facts = [], never = [], words = [] }: { facts?: Fact[]; never?: Gold['never']; words?: string[] },
  proposals: ProfileProposal[],
) {
  const gold: Gold = { id: 'us-lupo', language: 'en', region: 'US', text: TEXT, facts, never, words };
  const reading: ProfileReading = { language: 'en', proposals, wishes: [], not_for_guests: [] };
  const scored = scoreReading(gold, reading);
  return { ...corpusFigures([scored]), faults: faultList([scored]) };
}

const PERFECT = { recall: 100, precision: 100, words: 100, contradictions: 0, faults: [] };

describe('scoring a reading', () => {
  test('values are equal despite case, accents, spaces, and dashes', () => {
    const facts: Fact[] = [
      { field: 'name', values: ['Lupo'] },
      { field: 'kind', values: ['wine bar', 'bar'] },
      { field: 'dishes', names: ['Carbonara'], prices: ['14.50 €'] },
    ];
    const proposals = [
      proposal('name', 'LUPÓ'),
      proposal('kind', 'Wine–bar'),
      dish({ name: 'carbonara', price: '14.50€' }),
    ];
    expect(score({ facts }, proposals)).toEqual(PERFECT);
  });

  test('uncertain facts aren’t printed: neither found nor wrong', () => {
    const facts: Fact[] = [{ field: 'name', values: ['Lupo'] }];
    expect(
      score({ facts }, [proposal('name', 'Lupo', 'likely'), proposal('kind', 'bank', 'likely')]),
    ).toEqual({
      ...PERFECT,
      recall: 0,
      faults: ['us-lupo · missed · name · Lupo'],
    });
  });

  test('the grouping of days doesn’t matter', () => {
    const facts: Fact[] = [
      { field: 'services', days: ['tuesday', 'wednesday', 'thursday'], opens: '12:00', closes: '24:00' },
    ];
    const proposals = [
      service(['tuesday'], '12:00', '00:00'),
      service(['wednesday', 'thursday'], '12:00', '24:00'),
    ];
    expect(score({ facts }, proposals)).toEqual(PERFECT);
  });

  test('one wrong day makes the hours wrong and the expected ones missed', () => {
    const facts: Fact[] = [
      { field: 'services', days: ['tuesday', 'friday'], opens: '12:00', closes: '14:00' },
    ];
    const { recall, precision } = score({ facts }, [service(['tuesday', 'saturday'], '12:00', '14:00')]);
    expect({ recall, precision }).toEqual({ recall: 0, precision: 0 });
  });

  test('a season is part of the hours', () => {
    const season = { from: '05-01', to: '09-30' };
    const facts: Fact[] = [{ field: 'services', days: ['tuesday'], opens: '12:00', closes: '14:00', season }];
    expect(score({ facts }, [service(['tuesday'], '12:00', '14:00')]).precision).toBe(0);
  });

  test('two dates can be one entry or two', () => {
    const closed = (from: string, to: string) => ({ from, to, services: [] });
    const facts: Fact[] = [{ field: 'dated_hours', ...closed('2026-12-24', '2026-12-25') }];
    const proposals = ['2026-12-24', '2026-12-25'].map((day) => proposal('dated_hours', closed(day, day)));
    expect(score({ facts }, proposals)).toEqual(PERFECT);
  });

  test('a dish with another price is missed, wrong, and a contradiction', () => {
    const facts: Fact[] = [{ field: 'dishes', names: ['Carbonara'], prices: ['14.50'] }];
    expect(score({ facts }, [dish({ name: 'Carbonara', price: '$14.50' })])).toMatchObject({
      recall: 0,
      precision: 0,
      contradictions: 1,
    });
  });

  test('sizes are compared by label, a market price by its marker', () => {
    const cupAndBowl = [
      { label: 'bowl', price: '7' },
      { label: 'cup', price: '4' },
    ];
    const facts: Fact[] = [
      { field: 'dishes', names: ['Soup'], variants: cupAndBowl },
      { field: 'dishes', names: ['Oysters'], prices: ['MP'], is_market_price: true },
    ];
    const soup = dish({ name: 'Soup', price: '4 / 7', variants: cupAndBowl.toReversed() });
    const oysters = dish({ name: 'Oysters', price: 'MP', is_market_price: true });
    expect(score({ facts }, [soup, oysters])).toEqual(PERFECT);
    expect(score({ facts }, [soup, dish({ name: 'Oysters', price: 'MP' })]).recall).toBe(50);
  });

  test('the course of a dish is its own fact', () => {
    const facts: Fact[] = [{ field: 'dishes', names: ['Carbonara'], prices: ['14.50'], course: 'Pasta' }];
    const { recall, precision } = score({ facts }, [
      dish({ name: 'Carbonara', price: '14.50', course: 'Lunch' }),
    ]);
    expect({ recall, precision }).toEqual({ recall: 50, precision: 50 });
  });

  test('an optional fact doesn’t count', () => {
    const facts: Fact[] = [
      { field: 'kind', values: ['wine bar'], optional: true },
      { field: 'dishes', names: ['Carbonara'], prices: ['14.50'], optional: true },
    ];
    expect(score({ facts }, [])).toEqual(PERFECT);
    expect(score({ facts }, [proposal('kind', 'wine bar'), dish({ name: 'Carbonara' })])).toEqual(PERFECT);
  });

  test('a fact printed twice is wrong once', () => {
    const facts: Fact[] = [{ field: 'phones', number: '+12125550142' }];
    const phone = () => proposal('phones', { number: '+12125550142', typed: '212 555 0142', label: '' });
    expect(score({ facts }, [phone(), phone()]).precision).toBe(50);
  });

  test('an address counts when complete, and one that runs on is wrong', () => {
    const facts: Fact[] = [
      { field: 'address', text: '12 Mill Lane, Portland, OR 97205', contains: ['12 Mill Lane', '97205'] },
    ];
    const address = (text: string) => [proposal('address', { text, street: '', locality: '' })];
    expect(score({ facts }, address('12 Mill Lane, Portland, OR 97205'))).toEqual(PERFECT);
    expect(score({ facts }, address('12 Mill Lane'))).toMatchObject({ recall: 0, precision: 100 });
    expect(score({ facts }, address('12 Mill Lane, Portland, OR 97205. Lunch Tue'))).toMatchObject({
      precision: 0,
    });
  });

  test('words count in every field and across proposals', () => {
    const words = ['Cash only. We bake our own bread.', 'Closed Mondays.'];
    const proposals = [
      proposal('payment', 'Cash only.'),
      proposal('story', { text: 'We bake our own bread.' }),
    ];
    const facts: Fact[] = [{ field: 'payment', values: ['Cash only'] }];
    expect(score({ facts, words }, proposals)).toEqual({
      ...PERFECT,
      words: 50,
      faults: ['us-lupo · words lost · words · Closed Mondays.'],
    });
  });

  test.each([
    [
      'words that are not for guests',
      { text: 'Make it green', why: 'wish' },
      proposal('story', { text: 'Make it green.' }),
    ],
    [
      'a value that is denied',
      { field: 'cuisines', value: 'French', why: 'denied' },
      proposal('cuisines', 'French'),
    ],
    [
      'any value of a field',
      { field: 'links', why: 'none' },
      proposal('links', { kind: 'x', url: 'https://x.example', typed: '' }),
    ],
    [
      'a number that was taken back',
      { field: 'phones', value: '0142', why: 'old' },
      proposal('phones', { number: '+12125550142', typed: '' }),
    ],
  ])('%s is a contradiction', (_, never, printed) => {
    expect(score({ never: [never] }, [printed]).contradictions).toBe(1);
    expect(score({ never: [never] }, []).contradictions).toBe(0);
  });

  test('hours on a closed day, closed days with hours, and changed sentences are contradictions', () => {
    const monday: Fact[] = [{ field: 'closed_days', day: 'monday' }];
    const tuesday: Fact[] = [{ field: 'services', days: ['tuesday'], opens: '12:00', closes: '14:00' }];
    expect(score({ facts: monday }, [service(['monday'], '12:00', '14:00')]).contradictions).toBe(1);
    expect(score({ facts: tuesday }, [proposal('closed_days', 'tuesday')]).contradictions).toBe(1);
    expect(score({}, [proposal('story', { text: 'We bake the best bread.' })]).contradictions).toBe(1);
  });
});
