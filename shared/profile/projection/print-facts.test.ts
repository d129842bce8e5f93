import { describe, expect, test } from 'vitest';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import type { DatedHours } from '../hours.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import { FACT_KINDS } from './fact-kinds.ts';
import { localDate } from './local-date.ts';
import { printFacts } from './print-facts.ts';

const TODAY = '2026-12-01';
const print = (profile: RestaurantProfile, content = aSiteContent(), today = TODAY) =>
  printFacts(content, profile, { kinds: FACT_KINDS, today });

const closedOn = (from: string, to = from): DatedHours => ({ name: '', from, to, services: [], note: '' });

describe('dated hours', () => {
  const christmas = { ...closedOn('2026-12-25'), name: 'Christmas Day' };
  const newYear: DatedHours = {
    name: 'New Year’s Eve',
    from: '2026-12-31',
    to: '2027-01-01',
    services: [{ opens: '18:00', closes: '02:00' }],
    note: 'Set menu only',
  };

  test('are printed sixty days ahead until their last day', () => {
    const dates = ['2026-11-30', TODAY, '2027-01-30', '2027-01-31'].map((date) => closedOn(date));
    const vacation = closedOn('2026-11-20', '2026-12-03');
    const printed = print(aProfile({ dated_hours: [...dates, vacation] })).dated_hours ?? [];
    expect(printed.map(({ from }) => from)).toEqual([TODAY, '2027-01-30', '2026-11-20']);
    expect(print(aProfile({ dated_hours: [closedOn('2026-11-30')] }))).not.toHaveProperty('dated_hours');
  });

  test('are on the page and in its structured data', () => {
    const content = print(aProfile({ dated_hours: [newYear, christmas] }));
    const { html } = renderSite(content, { mode: 'published', siteUrl: '/lupo/', assetsOrigin: '' });
    expect(html).toContain(
      '<th scope="row">Christmas Day, <time datetime="2026-12-25">December 25</time></th><td><span class="time" dir="ltr">Closed</span> </td>',
    );
    expect(html).toContain('6:00 PM – 2:00 AM</span> Set menu only');
    expect(html).toContain(
      '{"@type":"OpeningHoursSpecification","validFrom":"2026-12-31","validThrough":"2027-01-01","opens":"18:00","closes":"02:00"}',
    );
  });

  test('without an end are printed, but not in structured data', () => {
    const late = { ...christmas, services: [{ opens: '18:00', closes: null }], note: 'until late' };
    const content = print(aProfile({ dated_hours: [late] }));
    const { html } = renderSite(content, { mode: 'published', siteUrl: '/lupo/', assetsOrigin: '' });
    expect(html).toContain('until late');
    expect(html).not.toContain('specialOpeningHoursSpecification');
  });
});

test('a page without dated hours is unchanged', () => {
  const { html } = renderSite(aSiteContent(), { mode: 'published', siteUrl: '/lupo/', assetsOrigin: '' });
  expect(html).not.toMatch(/class="[^"]*\bdates\b/);
});

describe('questions and answers', () => {
  const items = [
    { question: 'When is Lupo open?', answer: 'Tuesday 6 PM to 11 PM.' },
    { question: 'How much is the Cacio e pepe?', answer: 'It is $17.00.' },
    { question: 'How do I get in touch?', answer: 'Call (503) 555-0199.' },
    { question: 'Is there parking?', answer: 'Behind the house.' },
  ];
  const withQuestions = (content: SiteContent): SiteContent => {
    const [{ sections }] = content.pages;
    const contact = { ...sections.contact, phone: '(503) 555-0199' };
    return { ...content, pages: [{ sections: { ...sections, contact, faq: { title: 'FAQ', items } } }] };
  };

  test('with an outdated fact are removed, and the others stay', () => {
    const before = withQuestions(aSiteContent());
    const profile = aProfile({ dishes: [aDish({ price: '$18' })] });
    expect(print(profile, before).pages[0].sections.faq.items).toEqual(items.slice(3));
  });

  test('stay as long as they are true', () => {
    const profile = aProfile({ dishes: [aDish({ price: '$17.00' })] });
    const once = print(profile, aSiteContent());
    const again = print({ ...profile, dated_hours: [closedOn('2026-12-25')] }, withQuestions(once));
    expect(again.pages[0].sections.faq.items.map(({ question }) => question)).not.toContain(
      'How do I get in touch?',
    );
    expect(again.pages[0].sections.faq.items).toContainEqual(items[0]);
    expect(again.pages[0].sections.faq.items).toContainEqual(items[1]);
  });
});

test('a date is in the restaurant’s time zone', () => {
  const now = new Date('2026-12-24T23:30:00Z');
  expect([localDate(now, 'Asia/Tokyo'), localDate(now, ''), localDate(now, 'Mars/Olympus')]).toEqual([
    '2026-12-25',
    '2026-12-24',
    '2026-12-24',
  ]);
});
