import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { LIBRARY_LANGUAGES } from '../library/copy-library.ts';
import { libraryOf } from '../library/libraries.ts';
import { closedTimes, createNamesDay } from './open-times.ts';
import { NO_REQUESTS } from './page-source.ts';
import { speaksOf } from './place-kind.ts';
import { writePage } from './write-page.ts';

const open = (opens: string, closes: string | null, days: readonly Weekday[] = WEEKDAYS) => ({
  ...emptyProfile('Juniper'),
  kind: 'restaurant',
  services: [{ name: '', days: [...days], opens, closes, last_seating: null, season: null, note: '' }],
});
const WORKDAYS = WEEKDAYS.slice(0, 5);

test.each([
  ['from noon to four', open('12:00', '16:00'), ['morning', 'evening']],
  ['in the evening', open('17:30', '22:00'), ['morning', 'noon']],
  ['past midnight', open('18:00', '02:00'), ['morning', 'noon']],
  ['until late', open('17:00', null), ['morning', 'noon']],
  ['on workdays until five', open('07:30', '17:00', WORKDAYS), ['evening', 'weekend']],
  ['at unknown hours', emptyProfile('Juniper'), []],
])('a restaurant that is open %s is closed at the other times', (_, profile, parts) => {
  expect(closedTimes(profile).parts).toEqual(parts);
});

test('a day is closed when the owner says so, and when the hours leave it out', () => {
  expect(closedTimes({ ...emptyProfile('Juniper'), closed_days: ['monday'] }).days).toEqual(['monday']);
  expect(closedTimes(open('12:00', '16:00', WORKDAYS)).days).toEqual(['saturday', 'sunday']);
});

test.each([
  ['Some Fridays, only a burger will do.', 'en', true],
  ['Freitags gibt es Fisch.', 'de', true],
  ['Los viernes toca pescado.', 'es', true],
  ['Some days, only a burger will do.', 'en', false],
])('“%s” names a Friday: %s, %s', (text, language, isNamed) => {
  expect(createNamesDay(['friday'], language)(text)).toBe(isNamed);
});

test.each(LIBRARY_LANGUAGES)('%s: no page invites at a time when the restaurant is closed', (language) => {
  const profile = {
    ...open('12:00', '16:00', ['tuesday', 'wednesday', 'thursday']),
    languages: [language],
    dishes: [],
  };
  const { parts, days } = closedTimes(profile);
  const { today } = libraryOf(language).facts.words;
  const namesDay = createNamesDay(days, language);
  const wrong = Array.from({ length: 30 }, (_, index) => {
    const page = writePage(
      {
        profile,
        websiteName: 'Juniper',
        seed: `site_${index}`,
        requests: NO_REQUESTS,
        identity: '',
        claims: [],
        unsure: [],
        removed: ['story'],
      },
      libraryOf(language),
    );
    const texts = [page.hero_description, page.about_content, page.contact_description];
    return texts.filter((text) => speaksOf(text, parts, language) || namesDay(text) || today.test(text));
  });
  expect(wrong.flat()).toEqual([]);
});
