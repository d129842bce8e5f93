import type { RoleWords } from '#web/features/till-export/score-columns.ts';

/** What headings say, folded: English, German, French, Spanish and Italian beside each other. */
type HeadingWords = Omit<RoleWords, 'looksRight' | 'needsHeading'>;

const OTHER_THINGS =
  'company|business|employee|server|staff|item|product|location|store|user|file|campaign|event|table|room|menu|card|firma|empresa|entreprise|azienda|artikel|mitarbeiter';

export const FIRST_NAMES =
  'first name|firstname|fname|first|given name|forename|forenames|vorname|rufname|prenom|nombre|nome';

const PERSON =
  'cust*|guest*|client*|kunde*|kd|gast*|patron*|member*|diner*|invitad*|comensal*|ospit*|titular*';

export const NAME_WORDS: HeadingWords = {
  sure: 'customer name|guest name|full name|client name|name|customer|guest|kunde|kundenname|gastename|nombre completo|nom complet|nome completo|nombre y apellidos|nom et prenom|prenom et nom|nome e cognome|vor und nachname|nominativo|nombre|nom|nome|cliente|client|first name|firstname|fname|given name|forename|vorname|prenom|name 1|first',
  says: [[PERSON, '*name|nm|nom|nombre|nome']],
  maybe:
    'contact|contact name|billing name|pickup name|booked by|ordered by|reserved by|booker|caller|member|patron|diner|gast|besteller|anrufer|invitado|comensal|titular|ospite|intestatario|titolare',
  never: `${OTHER_THINGS}|last|surname|family|nach|apellido|apellidos|cognome|nick|id|email|number|since|count|group|type|note|visit|order|channel|source|language`,
};

export const LAST_NAME_WORDS: HeadingWords = {
  sure: 'last name|lastname|lname|surname|family name|nachname|familienname|zuname|apellido|apellidos|nom de famille|cognome',
  maybe: 'last',
  never: `${OTHER_THINGS}|visit|order|date|seen|purchase|nombre|nome|prenom|vorname|vor`,
};

const PHONE =
  'phone*|telephone*|telefon*|telef|tel|telnr|fon|ph|ruf*|tlf*|tfn*|telf*|festnetz*|recapit*|whatsapp*';
const MOBILE = 'mobil*|mob|cell*|handy*|movil*|celular*|portable*|gsm|natel';

export const PHONE_WORDS: HeadingWords = {
  sure: 'phone number|mobile number|cell phone|mobile phone|phone numbers|mobile|cell|cellphone|handy|handynummer|mobil|mobilnummer|movil|celular|portable|cellulare|caller id',
  says: [[MOBILE], [PHONE]],
  lesser:
    'home|work|office|other|second|2|festnetz*|privat*|geschaft*|dienst*|fixe|fijo|fisso|bureau|domicile|casa|trabajo|lavoro',
  maybe: 'contact number|contact no|contact nr|number|primary phone|numero|contact',
  never:
    'fax|id|location|branch|restaurant|venue|employee|staff|server|driver|courier|order|transaction|receipt|zip|postal|card|street|house|table|store|business|company|spend|count|visits|type|sku',
};

const LAST = 'last*|latest|recent|letzt*|ltzt*|ltz|zuletzt|dern|dernier*|ult*';
const ORDERED =
  'order*|ord|purchas*|bought|earned|transaction*|trans|tran|txn|sale*|bill*|check|paid|umsatz*|bon|bons|beleg*|bestell*|best|auftrag*|kauf*|gekauft|einkauf*|rechnung*|konsum*|transaktion*|verzehr*|commande*|achat*|ticket*|facture*|vente*|addition*|repas|cde|pedido*|compra*|venta*|factur*|consum*|orden*|transac*|ordin*|acquist*|scontrin*|transazion*|vendit*';
const CAME =
  'visit*|seen|dined|dining|arrived|arrival|seated|booking*|booked|reserv*|appt*|appointment*|assign*|activit*|besuch*|buchung*|gebucht|da|gesehen|passage*|venue|prenotazion*|passaggi*|presenz*';

export const LAST_ORDER_WORDS: HeadingWords = {
  sure: 'last order date',
  says: [
    [LAST, ORDERED],
    [LAST, CAME],
    ['date*|*datum|fecha|data|dt|placed|at|on|am|le|il', `${ORDERED}|${CAME}`],
  ],
  maybe:
    'visits last|orders last|placed on|placed at|ordered on|reservation date|booking date|arrived at|visit date|transaction date|sale date|date of visit|closed at|paid at|ordered at|order time|date|datum|fecha|data|bestelldatum|opened|closed|timestamp',
  never:
    'birth|birthday|anniversary|first|since|created|joined|signup|sign|updated|modified|sent|text*|sms|contacted|geburtstag|geburtsdatum|angelegt|nacimiento|naissance|creation|nascita|nascimento|erst*|premier*|primer*|prim*|alta|due|expiry|expires|spend|spent|amount|total|item|name|email',
};
