import { looksLikeAnswer, looksLikeName, looksLikePhone, readDay, saysNothing } from './cell-looks.ts';
import type { TillExport } from './read-till-export.ts';

export const COLUMN_ROLES = ['name', 'last_name', 'phone', 'last_order', 'permission'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Which column, from 0, is what; what is not known or not there is left out. */
export type ColumnMap = Partial<Record<ColumnRole, number>>;

type RoleWords = {
  /** What the heading of such a column says, plainest first: folded, each a whole word or several. */
  sure: string;
  /** What it may say. */
  maybe: string;
  /** What shows that it is something else. */
  never: string;
  looksRight: (cell: string) => boolean;
};

const OTHER_THINGS =
  'company|business|employee|server|staff|item|product|location|store|user|file|campaign|event|table|room|menu|card|firma|empresa|entreprise|azienda|artikel|mitarbeiter';

const ROLES: Record<ColumnRole, RoleWords> = {
  name: {
    sure: 'customer name|guest name|full name|client name|name|customer|guest|kunde|kundenname|nombre completo|nom complet|nome completo|nombre|nom|nome|cliente|client|first name|firstname|fname|given name|vorname|prenom',
    maybe: 'contact|contact name|billing name|booked by|member|patron|diner|gast|invitado|ospite',
    never: `${OTHER_THINGS}|last|surname|family|nach|apellido|cognome|nick|id|email|number|since|count|group|type|note`,
    looksRight: looksLikeName,
  },
  last_name: {
    sure: 'last name|lastname|lname|surname|family name|nachname|familienname|apellido|apellidos|nom de famille|cognome',
    maybe: 'last',
    never: `${OTHER_THINGS}|visit|order|date|seen|purchase`,
    looksRight: looksLikeName,
  },
  phone: {
    sure: 'phone number|mobile number|cell phone|mobile phone|phone numbers|mobile|cell|cellphone|handy|handynummer|mobil|mobilnummer|movil|celular|portable|cellulare|phone|telephone|telefon|telefonnummer|rufnummer|telefono|tel',
    maybe: 'contact number|number|phone 1|primary phone|numero|contact|whatsapp',
    never:
      'fax|id|location|branch|restaurant|venue|employee|staff|server|driver|courier|order|transaction|receipt|zip|postal|card|street|house|table|store|business|company|spend|count|visits|type|sku',
    looksRight: looksLikePhone,
  },
  last_order: {
    sure: 'last order date|last visit date|last purchase date|last transaction date|last order|last visit|last purchase|last transaction|last sale|last seen|last dined|last check in|last visited|last ordered|last txn date|last txn dt|last txn|last activity|most recent visit|most recent order|latest order|letzte bestellung|letzter besuch|letzter einkauf|letzte transaktion|letzter kauf|derniere visite|derniere commande|dernier achat|ultima visita|ultimo pedido|ultimo ordine|ultima compra|ultimo acquisto|ultima transaccion',
    maybe:
      'order date|visits last|orders last|placed on|placed at|ordered on|reservation date|booking date|arrived at|visit date|transaction date|sale date|date of visit|closed at|paid at|ordered at|order time|date|datum|fecha|data|bestelldatum|opened|closed|timestamp',
    never:
      'birth|birthday|anniversary|first|since|created|joined|signup|sign|updated|modified|geburtstag|geburtsdatum|nacimiento|naissance|nascita|erster|erste|premiere|primera|prima|due|expiry|expires|spend|amount|total|item|name|email',
    looksRight: (cell) => readDay(cell) !== undefined,
  },
  permission: {
    sure: 'sms opt in|sms consent|sms marketing|sms subscription status|text opt in|text marketing|text consent|accepts sms|accepts texts|marketing allowed|accepts marketing|marketing opt in|marketing consent|opt in|opted in|werbung erlaubt|marketing erlaubt|einwilligung|consentement|consentimiento|consenso|sms status|text status|marketing status|do not text|do not sms|do not message|do not contact|do not call|dnc|no sms|no texts|no marketing|opt out|opted out|unsubscribed',
    maybe: 'marketing|newsletter|subscribed|consent',
    never: 'email|mail|source',
    looksRight: (cell) => looksLikeAnswer(cell) || readDay(cell) !== undefined,
  },
};

/** Cells of a column that are looked at. */
const LOOKED_AT = 200;
/** Share of the filled cells that must look right. */
const FEWEST_RIGHT = 0.6;

/** What each column is, by its heading and by what its cells look like. Leaves out what neither shows. */
export function guessColumns({ headings, rows }: TillExport): ColumnMap {
  const columns = headings.map((heading, index) => ({
    index,
    words: foldHeading(heading),
    cells: rows
      .slice(0, LOOKED_AT)
      .map(({ cells }) => cells[index] ?? '')
      .filter((cell) => !saysNothing(cell)),
  }));
  const map: ColumnMap = {};
  const taken = new Set<number>();
  for (const role of ['last_order', 'phone', 'last_name', 'name', 'permission'] as const) {
    const scores = columns.map((column) => (taken.has(column.index) ? 0 : scoreOf(ROLES[role], column)));
    const best = Math.max(0, ...scores);
    if (best === 0) continue;
    map[role] = scores.indexOf(best);
    taken.add(scores.indexOf(best));
  }
  return withNames(map, columns);
}

type Column = { index: number; words: string; cells: readonly string[] };

/** 0: not this. The earlier a heading stands among the words, the better; cells decide where headings say nothing. */
function scoreOf(role: RoleWords, { words, cells }: Column): number {
  const share = cells.filter(role.looksRight).length / Math.max(1, cells.length);
  if (cells.length > 0 && share < FEWEST_RIGHT) return 0;
  if (wordsIn(words, role.never)) return 0;
  const sure = placeIn(words, role.sure);
  if (sure >= 0) return 1_000 - sure + share;
  if (wordsIn(words, role.sure)) return 500 + share;
  const maybe = placeIn(words, role.maybe);
  if (maybe >= 0) return 300 - maybe + share;
  if (wordsIn(words, role.maybe)) return 200 + share;
  return cells.length > 0 && isCountedColumn(role, words) ? 100 * share : 0;
}

/** Columns without a heading are known by their cells alone. */
function isCountedColumn(role: RoleWords, words: string): boolean {
  return /^column \d+$/.test(words) && role !== ROLES.last_name && role !== ROLES.permission;
}

const FIRST_NAME = 'first name|firstname|fname|given name|vorname|prenom|nombre|nome';

/**
 * A column for the whole name needs no second one. Where there is one for first names and another that only says
 * "Name" or "Nom", that one is the last name.
 */
function withNames(map: ColumnMap, columns: readonly Column[]): ColumnMap {
  const { name, last_name, ...others } = map;
  if (name === undefined) return map;
  const isFirst = wordsIn(columns[name]?.words ?? '', FIRST_NAME);
  if (isFirst) return map;
  const first = columns.find(({ words }) => placeIn(words, FIRST_NAME) >= 0);
  if (first === undefined) return { ...others, name };
  return { ...others, name: first.index, last_name: last_name ?? name };
}

const OPT_OUT =
  'do not text|do not sms|do not message|do not contact|do not call|dnc|no sms|no texts|no marketing|opt out|opted out|unsubscribed';

/** Whether a yes in such a column is a no to marketing. */
export function asksForOptOut(heading: string): boolean {
  const words = foldHeading(heading);
  return wordsIn(words, OPT_OUT) && !wordsIn(words, 'opt in|opted in|subscribed');
}

/** Small letters without accents, words apart: `Last_VisitDate` as `last visit date`. */
export function foldHeading(heading: string): string {
  return heading
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function placeIn(words: string, listed: string): number {
  return listed.split('|').indexOf(words);
}

/** True where any of the listed words stands in the heading as whole words. */
function wordsIn(words: string, listed: string): boolean {
  return listed.split('|').some((word) => ` ${words} `.includes(` ${word} `));
}
