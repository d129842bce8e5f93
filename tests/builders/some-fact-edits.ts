import fc from 'fast-check';
import type { Changes } from '#shared/contract/changes.ts';

const CONTACT = 'pages[0].sections.contact';
const HERO = 'pages[0].sections.hero';
const ABOUT = 'pages[0].sections.about.content';
const ADA = 'Ada learned to cook from her grandmother.';

const LUNCH = { name: 'Lunch', days: ['saturday', 'sunday'], opens: '12:00', closes: '14:00' };
const ONLY_DINNER = { name: 'Dinner', days: ['friday'], opens: '18:00', closes: null };
const SAID_LITTLE = { last_seating: null, season: null, note: '' };
const index = fc.integer({ min: 0, max: 4 });
const word = fc.constantFrom('', 'Soup', '$14.50', '14,50 €', 'Sundays only', 'Good · Sundays only', 'Lunch');
const anItem = fc.record({ name: word, price: word, description: word }, { requiredKeys: ['name'] });
const entriesOf = <Value>(entry: fc.Arbitrary<readonly [string, Value]>) =>
  fc
    .uniqueArray(entry, { minLength: 1, maxLength: 3, selector: ([path]) => path })
    .map((entries) => Object.fromEntries(entries) as Changes);

/** Edits of a profile; some are invalid. */
export const editsOfProfile = entriesOf<unknown>(
  fc.oneof(
    fc
      .tuple(index, fc.constantFrom('name', 'price', 'description', 'course', 'availability', 'menu'), word)
      .map(([at, field, value]) => [`dishes[${at}].${field}`, value] as const),
    index.map((at) => ['dishes.delete_index', at] as const),
    fc.record({ from: index, to: index }).map((move) => ['dishes.move_index', move] as const),
    fc.tuple(index, anItem).map(([at, item]) => [`dishes[${at}]`, item] as const),
    fc.constantFrom(
      ['hours_text', 'Late'] as const,
      ['services[0].closes', null] as const,
      ['services[0].opens', '17:00'] as const,
      ['closed_days', ['sunday']] as const,
      ['phones[0].typed', '212 555 0199'] as const,
      ['phones.delete_index', 0] as const,
      ['phones[0].label', 'WhatsApp'] as const,
      ['services[0].last_seating', '22:00'] as const,
      ['services[1]', { name: 'Late', days: ['friday', 'sunday'], opens: '23:30' }] as const,
      ['services[1]', { name: 'Kitchen', days: ['friday'], opens: '18:00', closes: '22:00' }] as const,
      ['services[1]', { ...LUNCH, season: { from: '05-01', to: '09-30' } }] as const,
      ['services[2]', LUNCH] as const,
      ['services.delete_index', 0] as const,
      ['links[1]', { kind: 'booking', url: 'https://example.com/table' }] as const,
      ['links[2]', { kind: 'ordering', url: 'https://example.com/order' }] as const,
      ['links.delete_index', 0] as const,
      ['phones[1]', { typed: '212 555 0100' }] as const,
      ['address.text', 'Via Roma 1'] as const,
      ['booking.policy', 'not_taken'] as const,
      ['booking.policy', 'unknown'] as const,
      ['cuisines', ['Ligurian', 'Roman']] as const,
      ['name', 'Trattoria Ada'] as const,
      ['kind', 'wine bar'] as const,
      ['story[0].text', 'We opened in 2001'] as const,
      ['story[2]', { text: 'My aunt cooks.' }] as const,
      ['story.delete_index', 0] as const,
      ['people[0].sentence', 'Ada cooks.'] as const,
      ['people.delete_index', 0] as const,
      ['booking.note', 'call us for eight and more'] as const,
      ['payment', 'cash only'] as const,
      ['parking', ''] as const,
      ['access', 'One step\nand a bell'] as const,
      ['house_notes[1]', { text: 'no phones\nat the counter' }] as const,
      ['house_notes.delete_index', 0] as const,
      ['diets', ['vegetarian']] as const,
    ),
  ),
);

/** Edits of a website's facts; some are invalid. */
export const editsOfWebsite = entriesOf<unknown>(
  fc.oneof(
    fc
      .tuple(index, fc.constantFrom('name', 'price', 'description', 'course'), word)
      .map(([at, field, value]) => [`menu_items[${at}].${field}`, value] as const),
    index.map((at) => [`menu_items[${at}].course`, null] as const),
    index.map((at) => ['menu_items.delete_index', at] as const),
    fc.record({ from: index, to: index }).map((move) => ['menu_items.move_index', move] as const),
    fc.tuple(index, anItem).map(([at, item]) => [`menu_items[${at}]`, item] as const),
    fc.array(anItem, { maxLength: 3 }).map((items) => ['menu_items', items] as const),
    word.map((text) => [`${CONTACT}.phone`, text] as const),
    word.map((text) => [`${CONTACT}.address`, text] as const),
    fc.constantFrom('a@b.example', 'nobody', '', null).map((text) => [`${CONTACT}.email`, text] as const),
    word.map((text) => [`${CONTACT}.hours`, text] as const),
    fc.constantFrom(true, false, null).map((takes) => [`${CONTACT}.takes_reservations`, takes] as const),
    fc
      .constantFrom('https://example.com/book', '', null)
      .map((url) => [`${CONTACT}.reservation_url`, url] as const),
    fc.constantFrom('Ligurian', 'Roman, Ligurian', '').map((text) => ['cuisine', text] as const),
    fc
      .constantFrom<unknown>(
        null,
        [],
        [{ text: '(212) 555-0147', label: 'Bar', number: '' }],
        [
          { text: 'Soup', label: '', number: '' },
          { text: '212 555 0100', label: 'WhatsApp', number: '' },
        ],
      )
      .map((phones) => ['phones', phones] as const),
    fc
      .constantFrom<unknown>(
        null,
        [{ kind: 'tiktok', url: 'https://tiktok.com/@lupo', text: '' }],
        [{ kind: 'booking', url: 'https://example.com/other', text: '' }],
      )
      .map((links) => ['links', links] as const),
    fc
      .constantFrom<unknown>(null, [{ ...SAID_LITTLE, ...ONLY_DINNER }], [{ ...SAID_LITTLE, ...LUNCH }])
      .map((services) => ['services', services] as const),
    fc
      .constantFrom<unknown>(
        {
          monday: [],
          friday: [
            { opens: '12:00', closes: '14:00' },
            { opens: '18:00', closes: '01:00' },
          ],
        },
        {
          sunday: [
            { opens: '12:00', closes: '15:00' },
            { opens: '14:00', closes: '20:00' },
          ],
        },
        {},
      )
      .map((week) => ['opening_hours', week] as const),
    fc
      .constantFrom('', 'We opened in 1998.', 'We moved.', 'we moved')
      .map((text) => [`${HERO}.description`, text] as const),
    word.map((text) => [`${HERO}.tagline`, text] as const),
    word.map((text) => ['meta_description', text] as const),
    fc
      .array(fc.constantFrom('We moved.', 'The pasta is made each morning.', ADA, 'dogs\nand cats'), {
        maxLength: 4,
      })
      .map((texts) => [ABOUT, texts.join('\n\n')] as const),
    fc.constantFrom('', 'Call us.', 'call us').map((text) => [`${CONTACT}.description`, text] as const),
    fc
      .tuple(
        fc.constantFrom('payment', 'parking', 'access', 'notes'),
        fc.constantFrom(null, '', 'Cash only', 'cash', 'Dogs are welcome.\nNo phones'),
      )
      .map(([name, text]) => [`${CONTACT}.${name}`, text] as const),
    fc.constantFrom<unknown>(null, [], ['vegan']).map((diets) => ['diets', diets] as const),
    fc.constantFrom('Trattoria Ada', 'Lupo').map((name) => ['website_name', name] as const),
  ),
);
