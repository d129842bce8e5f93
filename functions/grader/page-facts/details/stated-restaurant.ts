import {
  listOf,
  restaurantsIn,
  type StatedData,
  statedText,
} from '#functions/grader/page-facts/structured-data.ts';
import { readStatedHours, type StatedHours } from './stated-hours.ts';

/** One restaurant in structured data. Missing values are empty. */
export type StatedRestaurant = ReturnType<typeof readStatedRestaurant>;

/**
 * Reads the page's restaurant. If the page describes several locations, only name and email are used, because the
 * right location is unclear.
 */
export function readStatedRestaurant(data: readonly StatedData[]) {
  const restaurants = restaurantsIn(data);
  const food = restaurants.filter(({ isFood }) => isFood);
  const items = (food.length > 0 ? food : restaurants).map(({ item }) => item);
  const addresses = items.map(({ address }) => addressOf(address)).filter(isGiven);
  const isOnePlace = new Set(addresses.map(placeOf)).size <= 1;
  const ofPlace = isOnePlace ? items : [];
  const hours = ofPlace.map(readStatedHours);
  return {
    name: first(items.map(({ name }) => statedText(name))),
    phones: ofPlace.map(({ telephone }) => textsOf(telephone)).find((phones) => phones.length > 0) ?? [],
    email: first(items.map(({ email }) => first(textsOf(email)).replace(/^mailto:/i, ''))),
    address: (isOnePlace ? addresses[0] : undefined) ?? NO_ADDRESS,
    hours:
      hours.find((each) => each.services.length + each.closed_days.length + each.lines.length > 0) ??
      NO_HOURS,
    /** The web address for reservations, if there is one. */
    reservations: first(ofPlace.map(({ acceptsReservations }) => addressOnWeb(acceptsReservations))),
  };
}

/** `country`: as written. */
const NO_ADDRESS = { text: '', street: '', locality: '', region: '', postal_code: '', country: '' };
const NO_HOURS: StatedHours = { services: [], closed_days: [], lines: [] };

function addressOf(value: unknown): typeof NO_ADDRESS {
  const [given] = [value].flat();
  const [item] = listOf(given);
  if (item === undefined) return { ...NO_ADDRESS, text: statedText(given) };
  return {
    text: '',
    street: statedText(item.streetAddress, 160),
    locality: statedText(item.addressLocality, 100),
    region: statedText(item.addressRegion, 100),
    postal_code: statedText(item.postalCode, 20),
    country: statedText(listOf(item.addressCountry)[0]?.name ?? item.addressCountry, 60),
  };
}

const isGiven = (address: typeof NO_ADDRESS) => address.text !== '' || address.street !== '';

/** The same location has the same numbers, however its street is spelled. */
const placeOf = ({ text, street }: typeof NO_ADDRESS) => (street || text).replace(/\D/g, '');

const first = (texts: readonly string[]) => texts.find((text) => text !== '') ?? '';

const textsOf = (value: unknown) =>
  [value]
    .flat()
    .slice(0, 6)
    .map((each) => statedText(each))
    .filter((text) => text !== '');

function addressOnWeb(value: unknown): string {
  const url = URL.parse(statedText(value, 2_000));
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : '';
}
