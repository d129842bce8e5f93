import { describe, expect, test } from 'vitest';
import { pageBytes } from '#shared/site/files/page-weight.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { PAGE_LANGUAGES, siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { aDetailedProfile, aDetailedSite } from '#tests/builders/a-detailed-site.ts';
import { anEmptySiteContent, aSiteContent } from '#tests/builders/a-site-content.ts';

const OPTIONS = { mode: 'published', siteUrl: 'https://sites.example/lupo/', assetsOrigin: '' } as const;

/** The contact section, and its visible text, one element per line. */
function contactOf(content: SiteContent) {
  const { html } = renderSite(content, OPTIONS);
  const section = html.slice(
    html.indexOf('id="contact"'),
    html.indexOf('</section>', html.indexOf('id="contact"')),
  );
  const text = section.replaceAll(/<\/(?:tr|p|li|h3)>/g, '\n').replaceAll(/<[^>]*>/g, '');
  return { html, section, lines: text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim()) };
}

test('a town that the heading names isn’t repeated as an address, a street is', () => {
  const linesOf = (address: string) => {
    const content = aSiteContent();
    Object.assign(content.pages[0].sections.contact, { title: 'Find us in Tulsa', address });
    return contactOf(content).lines;
  };
  expect(linesOf('Tulsa')).not.toContain('Address');
  expect(linesOf('11 Main St, Tulsa')).toContain('Address');
  expect(linesOf('Broken Arrow')).toContain('Address');
});

describe('a page of a complete profile', () => {
  const { section, lines } = contactOf(aDetailedSite());

  test('prints each service with its name, last seating, and note', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'MondayClosed',
        'Tuesday – ThursdayLunch 12:00 PM – 2:30 PM Dinner 6:00 PM – 11:00 PM last seating 9:30 PM',
        'FridayDinner 6:00 PM – 11:00 PM last seating 9:30 PM',
        'Saturday6:00 PM until late',
        'Sundayfrom 5:00 PM',
        'The first Tuesday of the month we cook for the block.',
      ]),
    );
  });

  test('prints other hours under their names, and seasons with their dates', () => {
    const at = lines.indexOf('Kitchen');
    expect(lines.slice(at, at + 6)).toEqual([
      'Kitchen',
      'Tuesday – Friday6:00 PM – 10:00 PM',
      'Terrace, May 1 – September 30',
      'Friday – Saturday4:00 PM – 10:00 PM',
      'Summer, June 1 – August 31',
      'SundayBrunch 10:00 AM – 2:00 PM',
    ]);
  });

  test('prints every phone with its purpose and full number', () => {
    expect(section).toContain('<a class="text-link" href="tel:+12125550147" dir="auto">(212) 555-0147</a>');
    expect(section).toContain(
      '<span class="label" dir="auto">WhatsApp</span> <a class="text-link" href="https://wa.me/12125550148"',
    );
    expect(section).toContain('href="tel:5550149"');
  });

  test('links to everything else of the restaurant by name', () => {
    expect(lines).toEqual(
      expect.arrayContaining(['Instagram @lupo.nyc', 'Order online orders.example/lupo', 'Gift cards']),
    );
    expect(section).toContain(
      '<a class="text-link" href="https://maps.example/lupo" rel="noopener">Get directions</a>',
    );
    expect(section).toContain('<a class="button" href="https://tables.example/lupo">Make a Reservation</a>');
    expect(section.match(/tables\.example/g)).toHaveLength(1);
  });

  test('gives search engines the same, except open-ended hours', () => {
    const { html } = contactOf(aDetailedSite());
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    const [restaurant] = data['@graph'];
    expect(restaurant).toMatchObject({
      telephone: ['(212) 555-0147', '(212) 555-0148', '555-0149'],
      sameAs: ['https://www.instagram.com/lupo.nyc/'],
    });
    const hours: { dayOfWeek: string; validFrom?: string; opens: string }[] =
      restaurant.openingHoursSpecification;
    const days = hours.map(({ dayOfWeek, opens, validFrom = '' }) =>
      `${dayOfWeek.replace('https://schema.org/', '')} ${opens} ${validFrom}`.trim(),
    );
    expect(days).toEqual([
      'Monday 00:00',
      ...['Tuesday', 'Wednesday', 'Thursday'].flatMap((day) => [`${day} 12:00`, `${day} 18:00`]),
      'Friday 18:00',
      'Sunday 10:00 2027-06-01',
    ]);
  });
});

test('prints payment, parking, and access beside the address, and policies once', () => {
  const profile = aDetailedProfile({
    payment: 'cash only',
    parking: 'Behind the house',
    access: 'One step',
    diets: ['vegetarian'],
    house_notes: [{ text: 'dogs welcome on the patio' }, { text: 'We close early when it snows' }],
  });
  const { lines, html } = contactOf(aDetailedSite({}, profile));
  const at = lines.indexOf('Payment');
  expect(lines.slice(at).filter((line) => line !== '')).toEqual([
    ...['Payment', 'Cash only', 'Parking', 'Behind the house', 'Access', 'One step'],
    ...['Before you visit', 'All dishes are vegetarian.', 'Dogs welcome on the patio'],
    'We close early when it snows',
  ]);
  expect(html.match(/Behind the house/g)).toHaveLength(1);
});

test.each(PAGE_LANGUAGES)('a page in "%s" uses its own words', (language) => {
  const { section } = contactOf(aDetailedSite({ language }));
  const words = siteWordsOf(language);
  const twelve = words.usualClock === '12-hour';
  expect(section).toContain(words.lastSeating(twelve ? '9:30 PM' : '21:30'));
  expect(section).toContain(words.openFrom(twelve ? '5:00 PM' : '17:00'));
  expect(section).toContain(`<h3>${words.online}</h3>`);
  expect(section).toContain(words.links.ordering);
});

test('has a booking button if there is no phone', () => {
  const empty = anEmptySiteContent();
  const [{ sections }] = empty.pages;
  const contact = { ...sections.contact, reservation_url: 'https://tables.example/lupo' };
  const { section } = contactOf({ ...empty, pages: [{ sections: { ...sections, contact } }] });
  expect(section).toContain(
    '<h3>Online</h3><p class="actions"><a class="button" href="https://tables.example/lupo">',
  );
  expect(section).not.toContain('Phone');
});

test('uses the owner’s clock format', () => {
  const { lines } = contactOf(aDetailedSite({ clock: '24-hour' }));
  expect(lines).toContain('Sundayfrom 17:00');
});

test('prefers later edits on the page', () => {
  const detailed = aDetailedSite();
  const opening_hours = {
    ...detailed.opening_hours,
    friday: [{ opens: '17:00', closes: '22:00' }],
    sunday: [],
  };
  const { lines } = contactOf({ ...detailed, opening_hours });
  expect(lines).toEqual(expect.arrayContaining(['Friday5:00 PM – 10:00 PM', 'SundayClosed']));
});

test('a page without such facts is unchanged, and one with them stays light', () => {
  const { section } = contactOf(aSiteContent());
  for (const name of ['slot', 'times', 'online', 'class="label"']) expect(section).not.toContain(name);
  const [plain, detailed] = [aSiteContent(), aDetailedSite({}, aDetailedProfile())].map((content) =>
    pageBytes(renderSite(content, OPTIONS).html, content),
  );
  expect((detailed ?? 0) - (plain ?? 0)).toBeLessThan(8_000);
});

test('in edit mode, facts without a place say where to change them', () => {
  const { html } = renderSite(aDetailedSite(), { ...OPTIONS, mode: 'preview', isEditable: true });
  expect(html.match(/ data-profile>/g)).toHaveLength(6);
  expect(html).toContain('data-path="pages[0].sections.contact.phone"');
});

test('a phone in other digits can be called', () => {
  const content = aSiteContent();
  const [{ sections }] = content.pages;
  const contact = { ...sections.contact, phone: '٠٤ ٢٢٢ ٣٣٤٤' };
  const { section } = contactOf({ ...content, pages: [{ sections: { ...sections, contact } }] });
  expect(section).toContain('href="tel:042223344"');
  expect(section).toContain('٠٤ ٢٢٢ ٣٣٤٤');
});

test.each([
  ['Prince Albert, South Africa', false],
  ['12 Church Street, Prince Albert', true],
])('directions lead to an address with a number: %s', (address, hasDirections) => {
  const content = aSiteContent();
  content.pages[0].sections.contact.address = address;
  expect(contactOf(content).section.includes('Get directions')).toBe(hasDirections);
});

test('the button of a restaurant whose only number is for WhatsApp opens a chat', () => {
  const content = aSiteContent();
  const phone = '082 555 0114';
  content.phones = [{ text: phone, label: 'WhatsApp', number: '+27825550114' }];
  Object.assign(content.pages[0].sections.contact, { phone, takes_reservations: false });
  expect(contactOf(content).section).toContain(
    '<a class="button" href="https://wa.me/27825550114">WhatsApp</a>',
  );
});
