import { findNamed, namingWords, nearest } from '#shared/assistant/find-named.ts';
import { plainQuestion, wordsOf } from '#shared/assistant/matching/plain-question.ts';
import { dayName } from '#shared/assistant/profile-hours.ts';
import type { GuestSummary } from '#shared/guests/contract/guest.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import { type Answerer, asOf } from './answerer.ts';

/** A guest has lapsed if the last order is longer ago (spec, owner tools §5). */
const LAPSED_DAYS = 30;
const VISIT_WORDS = new Set(
  'when last time lately most recently order ordered visit visited here come came been customer guest who what'.split(
    ' ',
  ),
);

type Guests = { guests: readonly GuestSummary[]; isWhole: boolean };

/** "12", or "12 of the first 500" if not all were loaded. */
const counted = (count: number, { guests, isWhole }: Guests) =>
  isWhole ? String(count) : `${count} of the first ${guests.length}`;

export const guestsTotal: Answerer<'guests'> = ({ value, at }) => ({
  text: [value.guests.length === 0 ? 'You don’t have any guests yet.' : 'Your guest list:'],
  figures: [
    {
      label: 'Guests',
      value: value.isWhole ? String(value.guests.length) : `more than ${value.guests.length}`,
    },
  ],
  ...asOf('guests', at),
  screen: 'guests',
});

/** The most guests that an answer lists. */
const SHOWN = 5;

export const topGuests: Answerer<'guests'> = ({ value, at }) => {
  const known = value.guests.filter(({ orders_total }) => orders_total > 0);
  const top = known.toSorted((one, other) => other.orders_total - one.orders_total).slice(0, SHOWN);
  return {
    text: [top.length === 0 ? 'Your guest list has no orders yet.' : 'Guests with the most orders:'],
    figures: top.map((guest) => ({ label: shownName(guest), value: String(guest.orders_total) })),
    ...asOf('guests', at),
    screen: 'guests',
  };
};

export const textable: Answerer<'guests'> = ({ value, at }) => {
  const may = value.guests.filter((guest) => guest.has_consent && !guest.has_opted_out);
  const optedOut = value.guests.filter(({ has_opted_out }) => has_opted_out);
  return {
    text: ['You can text guests who agreed to get texts and haven’t opted out.'],
    figures: [
      { label: 'OK to text', value: counted(may.length, value) },
      { label: 'Opted out', value: counted(optedOut.length, value) },
    ],
    ...asOf('guests', at),
    screen: 'guests',
  };
};

export const lapsed: Answerer<'guests'> = ({ value, at }) => {
  const before = daysAfter(at.slice(0, 10), -LAPSED_DAYS);
  const gone = value.guests.filter(({ last_order_date: last }) => last !== null && last < before);
  const longest = gone.toSorted((one, other) =>
    (one.last_order_date ?? '').localeCompare(other.last_order_date ?? ''),
  );
  return {
    text: [`Guests who haven’t ordered in more than ${LAPSED_DAYS} days, longest gap first:`],
    figures: [
      { label: 'Lapsed', value: counted(gone.length, value) },
      ...longest
        .slice(0, SHOWN)
        .map((guest) => ({ label: shownName(guest), value: dayName(guest.last_order_date ?? '') })),
    ],
    ...asOf('guests', at),
    screen: 'regulars',
  };
};

const shownName = ({ name, phone }: GuestSummary) => (name === '' ? phone : name);

/** "When did Maria last order?" */
export const guestVisit: Answerer<'guests'> = ({ value, at }, { question }) => {
  const asked = namingWords(wordsOf(plainQuestion(question)), VISIT_WORDS);
  const found = findNamed(asked, value.guests, ({ name }) => namingWords(wordsOf(plainQuestion(name))));
  const guests = nearest(found.filter((each) => each.asked === 1)).slice(0, SHOWN);
  const place = value.isWhole ? 'in your list' : `among the first ${value.guests.length} in your list`;
  if (guests.length === 0)
    return {
      text: [`I couldn’t find a guest with that name ${place}.`],
      ...asOf('guests', at),
      screen: 'guests',
    };
  return {
    text: ['Most recent orders in your guest list:'],
    figures: guests.map((guest) => ({
      label: shownName(guest),
      value: guest.last_order_date === null ? 'No orders on file' : dayName(guest.last_order_date),
    })),
    ...asOf('guests', at),
    screen: 'guests',
  };
};
