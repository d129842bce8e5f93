import type { RoleWords } from '../propose-columns.ts';

/** What headings say, folded: English, German, French, Spanish, Italian and Japanese beside each other. */
type HeadingWords = Omit<RoleWords, 'looksRight' | 'needsHeading'>;

const OTHER_THINGS =
  'company|business|employee|server|staff|item|product|location|store|user|file|campaign|event|table|room|menu|card|firma|empresa|entreprise|azienda|artikel|mitarbeiter';

export const FIRST_NAMES =
  'first name|firstname|fname|first|given name|forename|forenames|vorname|rufname|prenom|nombre|nome|名|下の名前';

const PERSON =
  'cust*|guest*|client*|kunde*|kd|gast*|patron*|member*|diner*|invitad*|comensal*|ospit*|titular*|*会員*|*顧客*|*客*|*予約者*|*ゲスト*';

export const NAME_WORDS: HeadingWords = {
  sure: 'customer name|guest name|full name|client name|name|customer|guest|kunde|kundenname|gastename|nombre completo|nom complet|nome completo|nombre y apellidos|nom et prenom|prenom et nom|nome e cognome|vor und nachname|nominativo|nombre|nom|nome|cliente|client|first name|firstname|fname|given name|forename|vorname|prenom|name 1|first|氏名|お名前|名前|姓名|顧客名|お客様名|会員名|予約者名|ゲスト名|フルネーム|名',
  says: [[PERSON, '*name|nm|nom|nombre|nome|*氏名*|*名前*|*名']],
  maybe:
    'contact|contact name|billing name|pickup name|booked by|ordered by|reserved by|booker|caller|member|patron|diner|gast|besteller|anrufer|invitado|comensal|titular|ospite|intestatario|titolare',
  never: `${OTHER_THINGS}|last|surname|family|nach|apellido|apellidos|cognome|nick|id|email|number|since|count|group|type|note|visit|order|channel|source|language|*カナ*|*かな*|*ふりがな*|*フリガナ*|*メニュー*|*番号*|*担当*|*店舗*|*会社*|*商品*|*コース*`,
};

export const LAST_NAME_WORDS: HeadingWords = {
  sure: 'last name|lastname|lname|surname|family name|nachname|familienname|zuname|apellido|apellidos|nom de famille|cognome|姓|苗字|名字',
  maybe: 'last',
  never: `${OTHER_THINGS}|visit|order|date|seen|purchase|nombre|nome|prenom|vorname|vor|*カナ*|*かな*|姓名`,
};

const PHONE =
  'phone*|telephone*|telefon*|telef|tel|tel1|tel2|telnr|fon|ph|ruf*|tlf*|tfn*|telf*|festnetz*|recapit*|*電話*|*連絡先*';
const MOBILE =
  'mobil*|mob|cell*|handy*|movil*|celular*|portable*|gsm|natel|whatsapp*|whats app*|iphone*|i phone|*携帯*|*ケータイ*|*スマホ*';

/** Mobiles first: a landline cannot be texted. */
export const PHONE_WORDS: HeadingWords = {
  sure: 'caller id',
  says: [[MOBILE], ['sms*|text|texts|texting', 'number|no|nr|num|nummer|numero'], [PHONE]],
  lesser:
    'home|work|office|other|second|secondary|alternate|alternative|landline|2|3|4|5|festnetz*|privat*|geschaft*|dienst*|fixe|fijo|fisso|bureau|domicile|casa|trabajo|lavoro|*自宅*|*固定*|*勤務先*',
  maybe: 'contact number|contact no|contact nr|number|primary phone|numero|contact',
  never:
    'fax|id|location|branch|restaurant|venue|employee|staff|server|driver|courier|order|transaction|receipt|zip|postal|card|street|house|table|store|business|company|spend|count|visits|type|label|sku|country|code|prefix|carrier|verified|extension|*ファックス*|*fax*|*店舗*|*会社*',
};

const LAST =
  'last*|latest|recent|letzt*|ltzt*|ltz|zuletzt|dern|dernier*|ult*|*最終*|*前回*|*直近*|*最新*|*最近*|*最後*|*ラスト*';
const ORDERED =
  'order*|ord|purchas*|bought|earned|transaction*|trans|tran|txn|sale*|bill*|check|paid|umsatz*|bon|bons|beleg*|bestell*|best|auftrag*|kauf*|gekauft|einkauf*|rechnung*|konsum*|transaktion*|verzehr*|commande*|achat*|ticket*|facture*|vente*|addition*|repas|cde|pedido*|compra*|venta*|factur*|consum*|orden*|transac*|ordin*|acquist*|scontrin*|transazion*|vendit*|*購入*|*注文*|*会計*|*買上*|*お買*|*取引*|*飲食*|*売上*';
const CAME =
  'visit*|party|parties|seen|dined|dining|arrived|arrival|seated|booking*|booked|reserv*|appt*|appointment*|assign*|activit*|besuch*|buchung*|gebucht|da|gesehen|passage*|venue|prenotazion*|passaggi*|presenz*|*来店*|*入店*|*来館*|*来訪*|*訪問*|*利用*|*予約*';

/** Days on which nobody came: of birth, of signing up, of a change to the guest's record, of a text, or days still to come. */
const OTHER_DAYS =
  'next|upcoming|planned|expected|nachst*|prochain*|proxim*|prossim*|*予定*|1st|initial*|earliest|entered|seen online|points|birth*|bday|dob|anniversary|wedding|first|since|create*|creation|added|add|join*|member|membership|enrol*|registr*|register*|signup|sign|signed|onboard*|update*|modified|modify|edit*|change*|sync*|import*|export*|uploaded|sent|send|text*|sms|contacted|campaign|invite*|opt|consent|subscribed|subscription|unsubscribed|login|logged|activated|activation|verified|approved|deleted|archived|due|expir*|renewal|spend|spent|amount|total|item|name|email|mail|status|type|geburt*|angelegt|erstellt*|erfass*|angemeldet|anmeld*|aufgenommen|eintritt*|beitritt*|geandert|anderung*|*anderung|bearbeitet|aktualisiert|erst*|nacimiento|cumpleanos|alta|creado|modificad*|actualiz*|inscrip*|primer*|naissance|anniversaire|inscri*|ajout*|cree*|maj|mise|modifi*|premier*|nascita|nascimento|compleanno|iscri*|inseriment*|aggiunt*|aggiorn*|prim*|*初*|*新規*|*次回*|*受付*|*登録*|*入会*|*誕生*|*生年*|*作成*|*追加*|*更新*|*変更*|*編集*|*修正*|*期限*|*配信*|*送信*|*記念*|*金額*|*回数*|*加入*|*退会*|*ポイント*|*クーポン*|*ログイン*';

export const LAST_ORDER_WORDS: HeadingWords = {
  sure: 'last order date',
  says: [
    [LAST, ORDERED],
    [LAST, CAME],
    ['date*|*datum|fecha|data|dt|placed|at|on|am|le|il|*日|*日時|*日付', `${ORDERED}|${CAME}`],
    ['*来店*|*注文*|*購入*|*会計*'],
  ],
  // What is booked may lie ahead.
  lesser: 'booking*|booked|reserv*|appt*|appointment*|buchung*|gebucht|prenotazion*|*予約*',
  maybe:
    'visits last|orders last|placed on|placed at|ordered on|arrived at|closed at|paid at|ordered at|order time|date|dates|date time|last date|business date|trading date|service date|datetime|datum|fecha|data|opened|opened at|opened on|closed|closed on|visits|visited|orders|bookings|reservations|visit history|order history|besuche|bestellungen|visites|commandes|visitas|pedidos|visite|ordini|日付|日時',
  maybeWhole: true,
  never: OTHER_DAYS,
};
