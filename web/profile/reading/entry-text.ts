import type { ItemFields, Json } from '#shared/editing/grammar.ts';
import { daySpans } from './day-spans.ts';
import { ENTRY_LABELS, type EntryKind } from './entry-kinds.ts';
import { formatProfileDay, formatTimeSpan } from './format-time.ts';

/** The text of an entry: main text, text on the right, and small text. */
export type EntryText = { title: string; price?: string; detail?: string };

const NAMES = new Intl.DisplayNames('en-US', { type: 'region' });
const LANGUAGES = new Intl.DisplayNames('en-US', { type: 'language' });

const text = (value: Json | undefined) => (typeof value === 'string' ? value : '');
const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
const words = (value: Json | undefined) => {
  const spaced = text(value).replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const times = (opens: Json | undefined, closes: Json | undefined) =>
  formatTimeSpan(text(opens), text(closes) === '' ? null : text(closes));

const list = (value: Json | undefined): ItemFields[] =>
  Array.isArray(value) ? (value as unknown as ItemFields[]) : [];

function priceOf({ price, variants, is_market_price, is_per_person }: ItemFields): string {
  if (list(variants).length > 0) {
    return list(variants)
      .map(({ label, price: each }) => `${text(label)} ${text(each)}`.trim())
      .join(' / ');
  }
  if (text(price) === '') return is_market_price === true ? 'Market price' : '';
  // In "$68pp" or "48 € p.P.", the words after the amount already say it.
  return is_per_person === true && !/\p{L}/u.test(text(price)) ? `${text(price)} per person` : text(price);
}

const BARE_WORDS: readonly EntryKind[] = [
  'name',
  'kind',
  'cuisines',
  'diets',
  'languages',
  'region',
  'time_zone',
  'currency',
];

const TEXTS: Partial<Record<EntryKind, (value: ItemFields) => EntryText>> = {
  dishes: (value) => ({
    title: text(value.name),
    price: priceOf(value),
    detail: joined(text(value.menu), text(value.course), text(value.description), text(value.availability)),
  }),
  menus: (value) => ({
    title: text(value.name),
    price: priceOf(value),
    detail: joined(text(value.description), text(value.availability)),
  }),
  services: (value) => ({
    title: `${daySpans(value.days)} ${times(value.opens, value.closes)}`,
    detail: joined(text(value.name), text(value.note)),
  }),
  dated_hours: ({ name, from, to, services, note }) => ({
    title: joined(
      from === to
        ? formatProfileDay(text(from))
        : `${formatProfileDay(text(from))} – ${formatProfileDay(text(to))}`,
      text(name),
    ),
    detail: joined(
      list(services)
        .map(({ opens, closes }) => times(opens, closes))
        .join(', ') || 'Closed',
      text(note),
    ),
  }),
  closed_days: (value) => ({ title: `Closed on ${words(value.text)}` }),
  address: (value) => ({
    title:
      text(value.text) ||
      [value.street, value.locality, value.region, value.postal_code].map(text).filter(Boolean).join(', '),
  }),
  phones: (value) => ({ title: text(value.typed) || text(value.number), detail: text(value.label) }),
  links: (value) => ({ title: text(value.typed) || text(value.url), detail: words(value.kind) }),
  booking: ({ policy, note }) => ({
    title: policy === 'unknown' ? text(note) : `Reservations ${text(policy).replaceAll('_', ' ')}`,
    detail: policy === 'unknown' ? '' : text(note),
  }),
  people: (value) => ({ title: joined(text(value.name), text(value.role)), detail: text(value.sentence) }),
  diets: (value) => ({ title: words(value.text) }),
  region: (value) => ({ title: nameIn(NAMES, value) }),
  languages: (value) => ({ title: nameIn(LANGUAGES, value) }),
};

function nameIn(names: Intl.DisplayNames, { text: code }: ItemFields): string {
  try {
    return names.of(text(code)) ?? text(code);
  } catch {
    return text(code);
  }
}

/** The text of an entry by kind. A single word gets its kind as small text. */
export function entryText(kind: EntryKind, value: ItemFields): EntryText {
  const said = TEXTS[kind]?.(value) ?? { title: text(value.text) };
  return BARE_WORDS.includes(kind) ? { ...said, detail: ENTRY_LABELS[kind] } : said;
}
