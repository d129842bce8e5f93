import { foldHeading } from '#shared/guests/fold-heading.ts';
import { asksForTexts, holdsAnswers } from '#shared/guests/marketing-answers.ts';
import { furthestToday, latestDay, readDay } from '#shared/guests/read-day.ts';
import { type ColumnField, headingsIn, type ListKind, type ListTable } from '#shared/lists/list-table.ts';
import { type Proposal, proposeColumns } from '#shared/lists/propose-columns.ts';

const FIRST_DAY = '2000-01-01';

/** A date on which a guest may have ordered: not long ago like a birthday, and not in the future. */
function isPastDay(cell: string): boolean {
  const today = furthestToday();
  return (['day_first', 'month_first'] as const).some((order) => {
    const day = latestDay(cell, order, today);
    return day !== undefined && day >= FIRST_DAY && day <= today;
  });
}

/** A number with punctuation, or with ten or more digits. Shorter ones may be IDs. Postal codes don’t match. */
export function looksLikePhone(cell: string): boolean {
  const plain = cell.normalize('NFKC');
  const digits = plain.replace(/\D/g, '').length;
  return (
    /^[+(\d][-\d ()./+:;,|\u2010-\u2015]{6,60}$/.test(plain) &&
    !/^(?:\d+[.,]\d{1,2}|\d{5}-\d{4})$/.test(plain) &&
    digits >= (/^[+(0]|\d[-./) ]/.test(plain) ? 8 : 10) &&
    readDay(cell) === undefined
  );
}

/** Under a phone heading, there may be words next to the number. */
function mayBePhone(cell: string): boolean {
  const digits = cell.normalize('NFKC').replace(/\D/g, '').length;
  return digits >= 7 && digits <= 60 && !cell.includes('@') && readDay(cell) === undefined;
}

function looksLikeName(cell: string): boolean {
  return cell.length <= 80 && /\p{L}/u.test(cell) && !/[@\d]/.test(cell);
}

/** In English, German, French, Spanish, Italian, and Japanese. */
const PLAIN_PHONE = `
    phone; phone number; phone no; phone numbers; phone 1; telephone; telephone number; tel; contact number
    customer phone; customer phone number; guest phone; client phone; telefon; telefonnummer; tel nr
    numero de telephone; no de telephone; telefono; numero de telefono; numero di telefono; 電話番号; 電話; tel番号`;

const FIRST_NAMES = `
    first name; firstname; given name; forename; first; fname; vorname; prenom; nombre de pila; 名`;

/** Consent columns are never proposed; the owner chooses them. */
const FIELDS = {
  name: {
    label: 'Name',
    headings: `${FIRST_NAMES}
        customer name; guest name; full name; client name; customer; guest; name; kundenname; gastname; kunde; gast
        name des gastes; nom complet; nom du client; client; nom; nombre completo; nombre y apellidos; cliente
        nombre; nome completo; nome e cognome; nominativo; nome; 氏名; お名前; 顧客名; お客様名; 名前; 会員名; 予約者名`,
    fits: looksLikeName,
    isKnownByCells: true,
  },
  last_name: {
    label: 'Last name',
    headings: `
        last name; lastname; surname; family name; last; lname; nachname; familienname; nom de famille; apellido
        apellidos; cognome; 姓`,
    fits: looksLikeName,
  },
  phone: {
    label: 'Phone number',
    headings: `
        mobile; mobile phone; mobile phone number; mobile phone no; mobile number; mobile no; guest mobile no
        sms number; cell; cell phone; cell number; cellphone; handy; handynummer; mobil; mobilnummer; mobiltelefon
        telefon mobil; telephone mobile; portable; telephone portable; tel portable; movil; telefono movil; celular
        cellulare; telefono cellulare; 携帯; 携帯電話; 携帯番号; 携帯電話番号`,
    alone: PLAIN_PHONE,
    fits: mayBePhone,
    resembles: looksLikePhone,
    isKnownByCells: true,
  },
  other_phone: { label: 'Backup phone number', headings: PLAIN_PHONE, fits: mayBePhone },
  last_order: {
    label: 'Last order date',
    headings: `
        last order date; last order; last ordered; latest order; most recent order date; last visit date; last visit
        last visited; last visit at; latest visit; most recent visit; date of last visit; last purchase
        last purchase date; last transaction; last transaction date; last sale; last bill date; last dined
        last dining date; last seated; last seen; last booking; last booked; last reservation; latest reservation
        letzte bestellung; letzter besuch; datum letzter besuch; letzter einkauf; letzter kauf; letzte reservierung
        letzte buchung; derniere commande; date derniere commande; derniere visite; derniere visite le
        date de derniere visite; dernier passage; dernier achat; derniere reservation; ultimo pedido
        fecha ultimo pedido; ultima visita; fecha ultima visita; ultima compra; ultima reserva; ultimo ordine
        ultimo acquisto; data ultimo acquisto; data ultima visita; ultima prenotazione; 最終来店日; 最終来店; 最終注文日; 最終利用日
        最終購入日; 前回来店; 前回来店日; 前回来店日時`,
    alone: `
        date; order date; visit date; date of visit; transaction date; datum; bestelldatum; date de commande; fecha
        fecha de pedido; data; data ordine; 日付; 来店日; 注文日`,
    fits: isPastDay,
    resembles: (cell: string) => readDay(cell) !== undefined,
    isKnownByCells: true,
  },
  permission: { label: 'Marketing opt-in', fits: () => false },
  opt_out: { label: 'Marketing opt-out', fits: () => false },
} as const satisfies Record<string, ColumnField>;
export type ColumnRole = keyof typeof FIELDS;

/** Files whose rows are guests or orders. */
export const GUEST_LIST: ListKind<ColumnRole> = {
  rows: 'guests',
  row: 'guest or order',
  mostLines: 100_000,
  looksLikeData: (cell) => looksLikePhone(cell) || readDay(cell) !== undefined,
  days: 'last_order',
  fields: FIELDS,
};

/** A last name is proposed only beside a first name, and a backup phone number only beside another. */
export function proposeGuestColumns(table: ListTable): Proposal<ColumnRole> {
  const { columns, confidences } = proposeColumns(GUEST_LIST, table);
  const { last_name, other_phone, ...others } = columns;
  const heading = foldHeading(table.headings[columns.name ?? -1] ?? '');
  const isFirstName = last_name !== undefined && headingsIn(FIRST_NAMES).includes(heading);
  return {
    columns: {
      ...others,
      ...(isFirstName && { last_name }),
      ...(columns.phone !== undefined && other_phone !== undefined && { other_phone }),
    },
    confidences,
  };
}

/** True if a column may be about consent. Then the owner is asked which one is. */
export function mayHoldConsent({ headings, rows }: ListTable): boolean {
  return headings.some((heading, index) => {
    const cells = () => rows.map((row) => row.cells[index] ?? '');
    return asksForTexts(heading, cells) || holdsAnswers(cells());
  });
}
