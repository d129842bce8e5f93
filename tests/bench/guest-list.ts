import { parse } from 'csv-parse/sync';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { decideList, readList } from '#functions/sms/campaigns-api/decide-list.ts';
import { MAX_GUEST_LIST_BYTES } from '#shared/lists/contract/guest-list-file.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { KNOWN_AREA_CODES } from '#shared/sms/quiet-hours/area-codes.ts';
import { type Bench, medianTurns, rounded } from './bench-figure.ts';

const ROUNDS = 21;
const DAY_MILLISECONDS = 86_400_000;
/** Evening on the East Coast: some guests may get texts, others must wait until morning. */
const NOW = new Date('2026-11-23T01:30:00Z');

/** Reading and deciding the longest accepted list ÷ only parsing its rows and numbers with the libraries. */
export const guestList: Bench = {
  name: 'guest-list',
  measure: async () => {
    const { text, rows } = aList();
    const bytes = new TextEncoder().encode(text);
    const { guests } = await readAndDecide(bytes);
    const tasks = {
      decided: () => readAndDecide(bytes),
      libraries: async () => readByLibraries(bytes),
    };
    await medianTurns(tasks, 3);
    const times = await medianTurns(tasks, ROUNDS);
    return [
      {
        name: 'list of 2 MB, read and decided ÷ csv-parse and libphonenumber-js for each row',
        value: rounded(times.decided / times.libraries),
        limit: 1.2,
        bound: 'at most',
        detail: `${rounded(times.decided, 0)} ms ÷ ${rounded(times.libraries, 0)} ms, median of ${ROUNDS}; ${rows} rows, ${guests.length} guests`,
      },
    ];
  },
};

/** From bytes to the rows that a launch keeps; no guest is known before. */
async function readAndDecide(bytes: Uint8Array) {
  const profile = emptyProfile('Osteria Lupo');
  profile.region = 'US';
  profile.time_zone = 'America/New_York';
  profile.address.region = 'NY';
  const words = { restaurantName: 'Osteria Lupo', offer: '20% off', offerCode: 'BACK20' };
  const list = await readList(bytes, { profile, now: NOW });
  return decideList({ guests: { findKnown: async () => new Map() }, keepsQuietHours: true }, list, {
    restaurantId: 'lupo',
    campaignId: 'back',
    body: { ...words, lapsed_rule: 'usual_gap', holdout_percent: 10, one_code_per_guest: false },
    profile,
    text: 'Osteria Lupo: 20% off. Code BACK20. Reply STOP to opt out.',
    now: NOW,
    plannedFor: undefined,
    ownWeek: undefined,
  });
}

function readByLibraries(bytes: Uint8Array): string[] {
  const rows = parse(Buffer.from(bytes)) as string[][];
  return rows.map(([, phone = '']) => parsePhoneNumberFromString(phone, 'US')?.number ?? '');
}

/** One order a row. Every sixth row repeats a guest; every fiftieth is invalid. */
function aList(): { text: string; rows: number } {
  const lines = ['customer_name,phone_number,last_order_date'];
  let bytes = 0;
  for (let row = 0; bytes < MAX_GUEST_LIST_BYTES - 200; row += 1) {
    const guest = row % 6 === 5 ? row >> 1 : row;
    const phone = row % 50 === 49 ? 'none' : phoneOf(guest);
    const day = new Date(NOW.getTime() - (1 + ((row * 37) % 400)) * DAY_MILLISECONDS);
    const line = `${nameOf(guest)},${phone},${day.toISOString().slice(0, 10)}`;
    lines.push(line);
    bytes += Buffer.byteLength(line) + 1;
  }
  return { text: lines.join('\n'), rows: lines.length - 1 };
}

const FIRST_NAMES = ['Ana', 'José', 'Mary Ellen', 'Wei', 'Oluwaseun', 'Zoë', 'Bob', 'Priya'];
const LAST_NAMES = ['Ruiz', 'O’Neil', 'Smith-Jones', 'Nguyen', 'Núñez', 'Abernathy', 'Li'];

function nameOf(guest: number): string {
  const first = FIRST_NAMES[guest % FIRST_NAMES.length];
  const last = LAST_NAMES[guest % LAST_NAMES.length];
  return guest % 9 === 0 ? `"${last}, ${first}"` : `${first} ${last}`;
}

/** `#` area code, `@` exchange, `$` line. */
const SPELLINGS = ['(#) @-$', '#-@-$', '#.@.$', '+1 # @ $', '#@$', '1-#-@-$'];
/** A toll-free, a Canadian, and a French number. */
const OTHER_NUMBERS = ['800-@-$', '(416) @-$', '+33 6 12 34 $'];

function phoneOf(guest: number): string {
  const usual = SPELLINGS[guest % SPELLINGS.length] ?? '';
  const spelling = guest % 40 === 0 ? (OTHER_NUMBERS[(guest / 40) % OTHER_NUMBERS.length] ?? '') : usual;
  return spelling
    .replace('#', KNOWN_AREA_CODES[guest % KNOWN_AREA_CODES.length] ?? '')
    .replace('@', String(200 + (guest % 800)))
    .replace('$', String((guest * 7) % 10_000).padStart(4, '0'));
}
