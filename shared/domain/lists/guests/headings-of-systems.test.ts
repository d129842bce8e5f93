import { expect, test } from 'vitest';
import { readListTable } from '../list-table.ts';
import { type ColumnRole, GUEST_LIST, proposeGuestColumns } from './guest-columns.ts';

/** A file by its first two lines, and which heading is what. */
type SystemExport = readonly [headings: string, row: string, expected: Partial<Record<ColumnRole, string>>];

/** As tills, booking systems and delivery services head their columns in five languages. */
const SYSTEMS: readonly SystemExport[] = [
  [
    'First Name,Last Name,Phone Number,Email,Birthday,Total Visits,Total Spend,Last Seated',
    'Ana,Ruiz,617-555-0101,ana@example.com,04/02/1985,4,$210.00,08/30/2026',
    { name: 'First Name', last_name: 'Last Name', phone: 'Phone Number', last_order: 'Last Seated' },
  ],
  [
    'Account Name,First Name,Last Name,Phone 1,Email,Created,Last Bill Date',
    'A-17,Ana,Ruiz,617-555-0101,,01/02/2024,08/30/2026',
    { name: 'First Name', last_name: 'Last Name', phone: 'Phone 1', last_order: 'Last Bill Date' },
  ],
  [
    'First,Last,Home Phone,Cell Phone,Card Number,Last Assignment',
    'Ana,Ruiz,617-555-0100,617-555-0101,60010001,2026-08-30',
    {
      name: 'First',
      last_name: 'Last',
      phone: 'Cell Phone',
      other_phone: 'Home Phone',
      last_order: 'Last Assignment',
    },
  ],
  [
    'guest_name,guest_phone,first_visit_at,last_visit_at,visits',
    'Ana Ruiz,6175550101,2025-01-05,2026-08-30,4',
    { name: 'guest_name', phone: 'guest_phone', last_order: 'last_visit_at' },
  ],
  [
    'Client Name,Client phone,Client since,Client last order,Total',
    'Ana Ruiz,6175550101,2025-01-05,2026-08-30,$14.00',
    { name: 'Client Name', phone: 'Client phone', last_order: 'Client last order' },
  ],
  [
    'Customer Name,Phone,First Order,Most Recent Order Date,Orders',
    'Ana Ruiz,6175550101,1/5/2025,8/30/2026,4',
    { name: 'Customer Name', phone: 'Phone', last_order: 'Most Recent Order Date' },
  ],
  [
    'Customer name,Phone,Latest reservation,No-shows',
    'Ana Ruiz,6175550101,2026-08-30,0',
    { name: 'Customer name', phone: 'Phone', last_order: 'Latest reservation' },
  ],
  [
    'Title,First Name,Surname,Mobile,Telephone,Last Booking,Total Bookings,SMS Opt In',
    'Ms,Ana,Ruiz,07400 123456,020 7946 0000,30/08/2026,4,Yes',
    {
      name: 'First Name',
      last_name: 'Surname',
      phone: 'Mobile',
      other_phone: 'Telephone',
      last_order: 'Last Booking',
      permission: 'SMS Opt In',
    },
  ],
  [
    'Full name,Contact no.,Last booked,Bookings',
    'Ana Ruiz,07400 123456,30/08/2026,4',
    { name: 'Full name', phone: 'Contact no.', last_order: 'Last booked' },
  ],
  [
    'Full name,Phone,Created on,Last reservation on,Tags',
    'Ana Ruiz,+971 50 123 4567,2025-01-05,2026-08-30,VIP',
    { name: 'Full name', phone: 'Phone', last_order: 'Last reservation on' },
  ],
  [
    'Patron Name,Patron Phone,Patron Email,Last Dining Date',
    'Ana Ruiz,6175550101,,2026-08-30',
    { name: 'Patron Name', phone: 'Patron Phone', last_order: 'Last Dining Date' },
  ],
  [
    'Forename,Surname,Tel No,Mobile No.,DOB,Last Trans Date',
    'Ana,Ruiz,,07400 123456,02/04/1985,30/08/2026',
    {
      name: 'Forename',
      last_name: 'Surname',
      phone: 'Mobile No.',
      other_phone: 'Tel No',
      last_order: 'Last Trans Date',
    },
  ],
  [
    'Cust Name,Ph #,Last Ord Dt,Ord Cnt',
    'Ana Ruiz,6175550101,8/30/2026,4',
    { name: 'Cust Name', phone: 'Ph #', last_order: 'Last Ord Dt' },
  ],
  [
    'CUST_NM,CUST_PHONE_NBR,OPEN_DT,LAST_TRAN_DT',
    'ANA RUIZ,6175550101,20250105,20260830',
    { name: 'CUST_NM', phone: 'CUST_PHONE_NBR', last_order: 'LAST_TRAN_DT' },
  ],
  [
    'Client,Mob.,First Appt,Last Appt',
    'Ana Ruiz,07400 123456,05/01/2025,30/08/2026',
    { name: 'Client', phone: 'Mob.', last_order: 'Last Appt' },
  ],
  [
    'Name,Contact,Date of last visit,Lifetime value',
    'Ana Ruiz,6175550101,8/30/2026,$98.00',
    { name: 'Name', phone: 'Contact', last_order: 'Date of last visit' },
  ],
  [
    'Kundennr.;Anrede;Vorname;Nachname;Mobil;E-Mail;Angelegt am;Letzte Reservierung',
    '1007;Frau;Ana;Ruiz;0151 23456780;;05.01.2025;30.08.2026',
    { name: 'Vorname', last_name: 'Nachname', phone: 'Mobil', last_order: 'Letzte Reservierung' },
  ],
  [
    'Gast;Tel.-Nr.;Erster Beleg;Letzter Beleg',
    'Ana Ruiz;0151 23456780;05.01.2025;30.08.2026',
    { name: 'Gast', phone: 'Tel.-Nr.', last_order: 'Letzter Beleg' },
  ],
  [
    'Name;Telefonnr.;Bestellungen;Kunde seit;Zuletzt bestellt',
    'Ana Ruiz;0151 23456780;4;05.01.2025;30.08.2026',
    { name: 'Name', phone: 'Telefonnr.', last_order: 'Zuletzt bestellt' },
  ],
  [
    'Kd-Nr;Name 1;Rufnr.;Letzter Umsatz am;Umsatz ges.',
    '1007;Ana Ruiz;0151 23456780;30.08.2026;98,00',
    { name: 'Name 1', phone: 'Rufnr.', last_order: 'Letzter Umsatz am' },
  ],
  [
    'Vorname;Familienname;Festnetz;Mobiltelefon;Datum letzter Besuch;Werbung',
    'Ana;Ruiz;030 1234567;0151 23456780;30.08.2026;ja',
    {
      name: 'Vorname',
      last_name: 'Familienname',
      phone: 'Mobiltelefon',
      other_phone: 'Festnetz',
      last_order: 'Datum letzter Besuch',
      permission: 'Werbung',
    },
  ],
  [
    'Kundenname;Telefon 1;Letzte Best. am;Anz. Best.',
    'Ana Ruiz;0151 23456780;30.08.2026;4',
    { name: 'Kundenname', phone: 'Telefon 1', last_order: 'Letzte Best. am' },
  ],
  [
    'Gästename;Handy-Nr.;Stammgast seit;Letzte Buchung',
    'Ana Ruiz;0151 23456780;05.01.2025;30.08.2026',
    { name: 'Gästename', phone: 'Handy-Nr.', last_order: 'Letzte Buchung' },
  ],
  [
    'KdName;Fon;Letzter Bon;Bons',
    'Ana Ruiz;0151 23456780;30.08.2026;4',
    { name: 'KdName', phone: 'Fon', last_order: 'Letzter Bon' },
  ],
  [
    'Name;Mobilnr.;Geb.;Letzte Rechnung vom',
    'Ana Ruiz;0151 23456780;02.04.1985;30.08.2026',
    { name: 'Name', phone: 'Mobilnr.', last_order: 'Letzte Rechnung vom' },
  ],
  [
    'Nom;Prénom;Tél.;Date création;Date dernière commande;Nb commandes',
    'Ruiz;Ana;06 12 34 56 78;05/01/2025;30/08/2026;4',
    { name: 'Prénom', last_name: 'Nom', phone: 'Tél.', last_order: 'Date dernière commande' },
  ],
  [
    'Client;N° de téléphone;Premier passage;Dernier passage',
    'Ana Ruiz;06 12 34 56 78;05/01/2025;30/08/2026',
    { name: 'Client', phone: 'N° de téléphone', last_order: 'Dernier passage' },
  ],
  [
    'Nom client;Portable;Dernière visite le;CA',
    'Ana Ruiz;06 12 34 56 78;30/08/2026;98,00',
    { name: 'Nom client', phone: 'Portable', last_order: 'Dernière visite le' },
  ],
  [
    'Nom;Prénom;Mobile;Dernière réservation;Optin SMS',
    'Ruiz;Ana;06 12 34 56 78;30/08/2026;oui',
    {
      name: 'Prénom',
      last_name: 'Nom',
      phone: 'Mobile',
      last_order: 'Dernière réservation',
      permission: 'Optin SMS',
    },
  ],
  [
    'Nom complet;Numéro;Dernier ticket;Tickets',
    'Ana Ruiz;06 12 34 56 78;30/08/2026;4',
    { name: 'Nom complet', phone: 'Numéro', last_order: 'Dernier ticket' },
  ],
  [
    'Nom de famille;Prénom;Tél. mobile;Date de la dernière venue;Accepte SMS',
    'Ruiz;Ana;06 12 34 56 78;30/08/2026;non',
    {
      name: 'Prénom',
      last_name: 'Nom de famille',
      phone: 'Tél. mobile',
      last_order: 'Date de la dernière venue',
      permission: 'Accepte SMS',
    },
  ],
  [
    'Client;GSM;Dernier achat le;Points fidélité',
    'Ana Ruiz;0470 12 34 56;30/08/2026;40',
    { name: 'Client', phone: 'GSM', last_order: 'Dernier achat le' },
  ],
  [
    'Cliente;Apellidos;Tfno.;Fecha alta;Ult. compra',
    'Ana;Ruiz Gómez;612 345 678;05/01/2025;30/08/2026',
    { name: 'Cliente', last_name: 'Apellidos', phone: 'Tfno.', last_order: 'Ult. compra' },
  ],
  [
    'Nombre;Primer apellido;Teléfono;Última reserva;Acepta comunicaciones',
    'Ana;Ruiz;612 345 678;30/08/2026;Sí',
    {
      name: 'Nombre',
      last_name: 'Primer apellido',
      phone: 'Teléfono',
      last_order: 'Última reserva',
      permission: 'Acepta comunicaciones',
    },
  ],
  [
    'Cliente;Tlf.;Fecha últ. venta;Importe',
    'Ana Ruiz;612 345 678;30/08/2026;98,00',
    { name: 'Cliente', phone: 'Tlf.', last_order: 'Fecha últ. venta' },
  ],
  [
    'Cliente;Nº móvil;Fecha primer pedido;Fecha último pedido;Total gastado',
    'Ana Ruiz;612 345 678;05/01/2025;30/08/2026;98,00',
    { name: 'Cliente', phone: 'Nº móvil', last_order: 'Fecha último pedido' },
  ],
  [
    'Nombre y apellidos;Teléfono móvil;Fecha de nacimiento;Último consumo',
    'Ana Ruiz;612 345 678;02/04/1985;30/08/2026',
    { name: 'Nombre y apellidos', phone: 'Teléfono móvil', last_order: 'Último consumo' },
  ],
  [
    'Nombre del cliente,Celular,Última orden,No. de órdenes',
    'Ana Ruiz,+52 55 1234 5678,30/08/2026,4',
    { name: 'Nombre del cliente', phone: 'Celular', last_order: 'Última orden' },
  ],
  [
    'Nome;Cognome;Cell.;Data nascita;Ultimo scontrino',
    'Ana;Ruiz;347 123 4567;02/04/1985;30/08/2026',
    { name: 'Nome', last_name: 'Cognome', phone: 'Cell.', last_order: 'Ultimo scontrino' },
  ],
  [
    'Nome cliente;Recapito telefonico;Ultima prenotazione',
    'Ana Ruiz;347 123 4567;30/08/2026',
    { name: 'Nome cliente', phone: 'Recapito telefonico', last_order: 'Ultima prenotazione' },
  ],
  [
    'Nominativo;Tel. cellulare;Data ultimo acquisto;Consenso marketing',
    'Ana Ruiz;347 123 4567;30/08/2026;sì',
    {
      name: 'Nominativo',
      phone: 'Tel. cellulare',
      last_order: 'Data ultimo acquisto',
      permission: 'Consenso marketing',
    },
  ],
  [
    'Cliente;N. telefono;Registrato il;Ultimo passaggio',
    'Ana Ruiz;347 123 4567;05/01/2025;30/08/2026',
    { name: 'Cliente', phone: 'N. telefono', last_order: 'Ultimo passaggio' },
  ],
  [
    'Nominativo;Numero di cellulare;Ultimo ordine effettuato;Punti',
    'Ana Ruiz;347 123 4567;30/08/2026;40',
    { name: 'Nominativo', phone: 'Numero di cellulare', last_order: 'Ultimo ordine effettuato' },
  ],
  [
    'Cliente;Cellulare;Ultima visita;Niente pubblicità',
    'Ana Ruiz;347 123 4567;30/08/2026;sì',
    { name: 'Cliente', phone: 'Cellulare', last_order: 'Ultima visita', permission: 'Niente pubblicità' },
  ],
  [
    'Diner,Diner Mobile,Diner Since,Last Party Date',
    'Ana Ruiz,6175550101,2025-01-05,2026-08-30',
    { name: 'Diner', phone: 'Diner Mobile', last_order: 'Last Party Date' },
  ],
  [
    'Guest First Name,Guest Last Name,Guest Phone,Most Recent Visit,Visit Count',
    'Ana,Ruiz,6175550101,8/30/2026,4',
    {
      name: 'Guest First Name',
      last_name: 'Guest Last Name',
      phone: 'Guest Phone',
      last_order: 'Most Recent Visit',
    },
  ],
  [
    'Member Name,Primary Phone,Enrolled,Last Earned,Points',
    'Ana Ruiz,6175550101,1/5/2025,8/30/2026,40',
    { name: 'Member Name', phone: 'Primary Phone', last_order: 'Last Earned' },
  ],
  [
    'Name,Number,Last Purchased At,Text Opt-In',
    'Ana Ruiz,6175550101,2026-08-30,TRUE',
    { name: 'Name', phone: 'Number', last_order: 'Last Purchased At', permission: 'Text Opt-In' },
  ],
  [
    'Customer,Customer Cell,Last Txn,SMS Opt-Out',
    'Ana Ruiz,6175550101,8/30/2026,No',
    { name: 'Customer', phone: 'Customer Cell', last_order: 'Last Txn', permission: 'SMS Opt-Out' },
  ],
  [
    'Caller,Caller ID,Delivery Address,Last Call Order',
    'Ana Ruiz,6175550101,1 Main St,8/30/2026',
    { name: 'Caller', phone: 'Caller ID', last_order: 'Last Call Order' },
  ],
  [
    'Order #,Pickup Name,Pickup Phone,Order Placed,Total',
    '1001,Ana Ruiz,6175550101,8/30/2026 18:02,$14.00',
    { name: 'Pickup Name', phone: 'Pickup Phone', last_order: 'Order Placed' },
  ],
  [
    'Check #,Guest,Guest Ph.,Business Date,Net',
    '1001,Ana Ruiz,6175550101,8/30/2026,14.00',
    { name: 'Guest', phone: 'Guest Ph.', last_order: 'Business Date' },
  ],
  [
    'Kunde;Tel.;Letzter Auftrag;Aufträge',
    'Ana Ruiz;0151 23456780;30.08.2026;4',
    { name: 'Kunde', phone: 'Tel.', last_order: 'Letzter Auftrag' },
  ],
  [
    'Name;Vorname;Telefon mobil;Telefon privat;Letzter Kontakt;Letzte Konsumation',
    'Ruiz;Ana;079 123 45 67;044 123 45 67;01.09.2026;30.08.2026',
    {
      name: 'Vorname',
      last_name: 'Name',
      phone: 'Telefon mobil',
      other_phone: 'Telefon privat',
      last_order: 'Letzte Konsumation',
    },
  ],
  [
    'Gastname;Mobilfunknummer;Reservierungsdatum;Personen',
    'Ana Ruiz;0151 23456780;30.08.2026;4',
    { name: 'Gastname', phone: 'Mobilfunknummer', last_order: 'Reservierungsdatum' },
  ],
  [
    'Besteller;Telefon;Bestelldatum;Betrag',
    'Ana Ruiz;0151 23456780;30.08.2026;14,00',
    { name: 'Besteller', phone: 'Telefon', last_order: 'Bestelldatum' },
  ],
  [
    'Nom du client;Téléphone mobile;Inscrit le;Dernier repas',
    'Ana Ruiz;06 12 34 56 78;05/01/2025;30/08/2026',
    { name: 'Nom du client', phone: 'Téléphone mobile', last_order: 'Dernier repas' },
  ],
  [
    'Client;Téléphone;Date de réservation;Couverts',
    'Ana Ruiz;06 12 34 56 78;30/08/2026;4',
    { name: 'Client', phone: 'Téléphone', last_order: 'Date de réservation' },
  ],
  [
    'Nom;Prénom;Tel fixe;Tel portable;Dern. cde;Accord SMS',
    'Ruiz;Ana;01 23 45 67 89;06 12 34 56 78;30/08/2026;oui',
    {
      name: 'Prénom',
      last_name: 'Nom',
      phone: 'Tel portable',
      other_phone: 'Tel fixe',
      last_order: 'Dern. cde',
      permission: 'Accord SMS',
    },
  ],
  [
    'Comensal;Teléfono de contacto;Fecha de reserva;Comensales',
    'Ana Ruiz;612 345 678;30/08/2026;4',
    { name: 'Comensal', phone: 'Teléfono de contacto', last_order: 'Fecha de reserva' },
  ],
  [
    'Nombre;1er Apellido;Móvil 1;F. Nacimiento;F. Última Compra;LOPD',
    'Ana;Ruiz;612 345 678;02/04/1985;30/08/2026;Sí',
    { name: 'Nombre', last_name: '1er Apellido', phone: 'Móvil 1', last_order: 'F. Última Compra' },
  ],
  [
    'Titular;Telf. móvil;Última factura;Publicidad',
    'Ana Ruiz;612 345 678;30/08/2026;No',
    { name: 'Titular', phone: 'Telf. móvil', last_order: 'Última factura', permission: 'Publicidad' },
  ],
  [
    'Intestatario;Tel.;Data prenotazione;Coperti',
    'Ana Ruiz;347 123 4567;30/08/2026;4',
    { name: 'Intestatario', phone: 'Tel.', last_order: 'Data prenotazione' },
  ],
  [
    'Nome e Cognome;Cellulare 1;Ult. acquisto;Privacy marketing',
    'Ana Ruiz;347 123 4567;30/08/2026;no',
    {
      name: 'Nome e Cognome',
      phone: 'Cellulare 1',
      last_order: 'Ult. acquisto',
      permission: 'Privacy marketing',
    },
  ],
];

test.each(SYSTEMS)('%s', async (headings, row, expected) => {
  const table = readListTable(new TextEncoder().encode(`${headings}\r\n${row}\r\n`), GUEST_LIST);
  const named = Object.entries(proposeGuestColumns(table)).map(([role, index]) => [
    role,
    table.headings[index],
  ]);
  expect(Object.fromEntries(named)).toEqual(expected);
});
