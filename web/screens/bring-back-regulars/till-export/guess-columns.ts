import { wordsIn } from '#shared/domain/guests/fold-heading.ts';
import {
  asksForTexts,
  looksLikeAnswer,
  MARKETING_HEADINGS,
  OTHER_CHANNELS,
} from '#shared/domain/guests/marketing-answers.ts';
import { readDay } from '#shared/domain/guests/read-day.ts';
import { looksLikeName, looksLikePhone } from '#web/features/till-export/cell-looks.ts';
import type { ExportKind, TillExport } from '#web/features/till-export/read-till-export.ts';
import {
  type ColumnsByRole,
  type ExportColumn,
  exportColumns,
  guessRoles,
  placeIn,
  type RoleWords,
} from '#web/features/till-export/score-columns.ts';

export const COLUMN_ROLES = [
  'name',
  'last_name',
  'phone',
  'other_phone',
  'last_order',
  'permission',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Exports whose rows are guests, or what they ordered. */
export const GUEST_EXPORT: ExportKind = {
  rows: 'guests',
  looksLikeData: (cell) => looksLikePhone(cell) || readDay(cell) !== undefined,
};

export type ColumnMap = ColumnsByRole<ColumnRole>;

const OTHER_THINGS =
  'company|business|employee|server|staff|item|product|location|store|user|file|campaign|event|table|room|menu|card|firma|empresa|entreprise|azienda|artikel|mitarbeiter';

const ROLES: Record<Exclude<ColumnRole, 'other_phone'>, RoleWords> = {
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
    needsHeading: true,
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
    sure: MARKETING_HEADINGS,
    maybe: 'marketing|newsletter|subscribed|consent',
    never: OTHER_CHANNELS,
    looksRight: (cell) => looksLikeAnswer(cell) || readDay(cell) !== undefined,
    needsHeading: true,
  },
};

/** Columns that are only counted have one for phones. */
const SECOND_PHONE: RoleWords = { ...ROLES.phone, needsHeading: true };

/** What each column is, by its heading and by what its cells look like. Leaves out what neither shows. */
export function guessColumns(table: TillExport): ColumnMap {
  const columns = exportColumns(table);
  const order = ['last_order', 'phone', 'other_phone', 'last_name', 'name', 'permission'] as const;
  const map = guessRoles(
    order.map((role) => [role, role === 'other_phone' ? SECOND_PHONE : ROLES[role]] as const),
    columns,
  );
  return withNames(withBareHeading(map, columns), columns);
}

/** A column that only says "SMS" is about permission where its cells are answers. */
function withBareHeading(map: ColumnMap, columns: readonly ExportColumn[]): ColumnMap {
  const taken = new Set(Object.values(map));
  if (map.permission !== undefined) return map;
  const found = columns.find(
    ({ index, words, cells }) =>
      !taken.has(index) && cells.every(looksLikeAnswer) && asksForTexts(words, () => cells),
  );
  return found === undefined ? map : { ...map, permission: found.index };
}

const FIRST_NAME = 'first name|firstname|fname|given name|vorname|prenom|nombre|nome';

/**
 * A column for the whole name needs no second one. Where there is one for first names and another that only says
 * "Name" or "Nom", that one is the last name.
 */
function withNames(map: ColumnMap, columns: readonly ExportColumn[]): ColumnMap {
  const { name, last_name, ...others } = map;
  if (name === undefined) return map;
  const isFirst = wordsIn(columns[name]?.words ?? '', FIRST_NAME);
  if (isFirst) return map;
  const first = columns.find(({ words }) => placeIn(words, FIRST_NAME) >= 0);
  if (first === undefined) return { ...others, name };
  return { ...others, name: first.index, last_name: last_name ?? name };
}

/** Kinds of columns that owners were asked for before readings said which. */
const FIRST_ROLES: readonly string[] = ['name', 'last_name', 'phone', 'last_order'];

/** A remembered reading with the columns of kinds that were not asked for then, as the file shows them. */
export function withNewRoles(
  { columns, asked = FIRST_ROLES }: { columns: ColumnMap; asked?: readonly string[] | undefined },
  table: TillExport,
): ColumnMap {
  const taken = new Set(Object.values(columns));
  const added = Object.entries(guessColumns(table)).filter(
    ([role, index]) => !asked.includes(role) && !taken.has(index),
  );
  return { ...columns, ...Object.fromEntries(added) };
}
