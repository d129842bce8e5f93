import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the days of the week and the hours of a day. `{food}` stands where nominative or accusative is right. */
export const POSTS_WEEK: Pick<
  CopyLibrary['posts'],
  | 'monday'
  | 'midweek'
  | 'thursday'
  | 'friday'
  | 'weekend'
  | 'sunday'
  | 'lunch_break'
  | 'after_work'
  | 'date_night'
  | 'family'
  | 'friends'
  | 'solo'
> = {
  monday: [
    {
      text: 'Dem Montag hat nie jemand [etwas gekocht|ein Kompliment gemacht|Mut zugesprochen], und so benimmt er sich. Gönnt ihm [einen vollen Teller|ein gutes Essen|einen Lichtblick]: {name}. Danach ist er [zahm|fast ein Dienstag|kaum wiederzuerkennen].',
      photo: 'ein voller Teller auf einem offenen Kalender',
      tags: ['montag', 'wochenstart', 'essengehen'],
    },
    {
      text: 'Ihr habt [den Wecker|die Sitzung|das volle Postfach] überlebt. Einen Orden gibt es dafür [nicht|leider nicht|wohl kaum], aber immerhin {food}. Bringt [eine Leidensgenossin|einen Überlebenden|die halbe Abteilung] mit und [vergleicht die Schrammen|erzählt eure Fassung|redet über Freitag].',
      photo: 'eine leere Tasse und ein voller Teller',
      tags: ['montag', 'überlebt', 'hunger'],
    },
    {
      text: 'Fangt die Woche mit [dem Nachtisch|dem Schönen|dem Hunger] an. Das [merkt keiner|steht in keinem Kalender|prüft niemand nach], und der Dienstag [weiß von nichts|freut sich|kommt von allein]. Treffpunkt: {name}, [ohne Liste|mit Appetit|so früh ihr mögt].',
      photo: 'ein durchgestrichener Montag im Kalender',
      tags: ['montag', 'gutanfangen', 'appetit'],
    },
  ],
  midweek: [
    {
      text: 'Mitte der Woche ist [der Kühlschrank|der Vorrat an Geduld|der Akku] halb leer und der Magen [ganz|noch leerer|gleich mit]. Esst etwas, das ihr nicht [auftauen|schälen|selbst umrühren] müsst: {name}. Bis Freitag [reicht das|hält das vor|kommt ihr damit].',
      photo: 'ein halb leerer Kühlschrank',
      tags: ['mittwoch', 'halbzeit', 'hunger'],
    },
    {
      text: 'Am Mittwoch hat kaum jemand Pläne: [keine Absagen|kein Gedränge im Kalender|kein Geburtstag vom Cousin]. Schreibt [einer Freundin|dem Bruder|der Gruppe], nennt eine Uhrzeit, [lasst keine Wahl|fragt nicht lang|sagt nur „Hunger?“] und kommt vorbei.',
      photo: 'ein Kalender, der Mittwoch ist frei',
      tags: ['mittwoch', 'spontan', 'freunde'],
    },
    {
      text: 'Die halbe [Woche|Strecke|Liste] ist geschafft. Macht Rast, es gibt {food}. Danach geht es [leichter|beschwingter|mit vollem Magen] weiter, und das Wochenende [ist schon zu sehen|winkt|kommt euch entgegen].',
      photo: 'ein Teller vor einem Fenster mit Aussicht',
      tags: ['mittwoch', 'pause', 'appetit'],
    },
  ],
  thursday: [
    {
      text: 'Der Donnerstag sieht dem Freitag [zum Verwechseln|schon recht|von hinten] ähnlich. Behandelt ihn [gut|entsprechend|wie seinen Bruder]: Leute [zusammentrommeln|anrufen|einsammeln], Ziel: {name}. Gearbeitet wird morgen, heute wird [gegessen|gelacht|erzählt].',
      photo: 'lachende Gesichter rund um einen Teller',
      tags: ['donnerstag', 'fastfreitag', 'freunde'],
    },
    {
      text: 'Die Gruppe schreibt seit Tagen [„bald mal“|„irgendwann“|„gern, aber wann?“]. Der Donnerstag [hat Zeit|passt|bietet sich an]. Stellt {food} in Aussicht und [wartet auf keine Antwort|kommt dem Freitag zuvor|fangt einfach an].',
      photo: 'ein Gruppenchat, dahinter freie Plätze',
      tags: ['donnerstag', 'baldmal', 'pläne'],
    },
  ],
  friday: [
    {
      text: 'Dringend ist am Freitag nur eines: [was ihr bestellt|wer zuerst da ist|wohin mit dem Hunger]. Macht [den Laptop|das Postfach|die Bürotür] zu, ruft eure Leute an und [feiert|besprecht|verabschiedet] die Woche. Ort: {name}.',
      photo: 'ein stummes Handy, ringsum Teller',
      tags: ['freitag', 'endlich', 'essengehen'],
    },
    {
      text: 'Den Freitag erkennt man daran, dass [sogar der Chef lächelt|keiner mehr Mails beantwortet|alle „Und jetzt?“ fragen]. Unsere Antwort: {food}. Bringt die Person mit, die [eure Woche ertragen hat|euch zum Lachen bringt|etwas zu feiern hat].',
      photo: 'Freunde kommen an, Jacken über der Schulter',
      tags: ['freitag', 'wochenende', 'freunde'],
    },
    {
      text: 'Kein Satz klingt schöner als „Freitag, und [ich koche nicht|wir gehen raus|ich habe Hunger]“. [Sagt ihn laut|Schreibt ihn in die Gruppe|Singt ihn im Treppenhaus] und löst ihn ein: {name}, mit jemandem, der [langsam isst|Unsinn erzählt|noch nichts vorhat].',
      photo: 'eine dunkle, aufgeräumte Küche',
      tags: ['freitag', 'nichtkochen', 'appetit'],
    },
  ],
  weekend: [
    {
      text: 'Das Wochenende dauert [ein Nickerchen|einen Wimpernschlag|ein Lied] lang. Verbringt ein Stück davon mit Leuten, [die ihr unter der Woche verpasst|mit denen die Zeit stehen bleibt|die euch zum Bleiben überreden], und vergesst [die Wäsche|die Liste|den Staubsauger]. Unser Vorschlag: {name}.',
      photo: 'Turnschuhe, Sonnenbrille und ein Teller',
      tags: ['wochenende', 'auszeit', 'essengehen'],
    },
    {
      text: 'Plan fürs Wochenende: [ohne Wecker aufwachen|die eigenen Leute sehen|nichts tun], und irgendwo dazwischen gibt es {food}. Der zweite Punkt ist [nicht verhandelbar|der leichtere|Chefsache]. Adresse dazu: {name}.',
      photo: 'ein kurzer, handgeschriebener Zettel',
      tags: ['wochenende', 'pläne', 'appetit'],
    },
    {
      text: 'Gleich schreibt jemand [in die Gruppe|aus dem Bett|mit drei Fragezeichen]: „Was machen wir?“ Kommt ihm zuvor und [schlagt etwas Gutes vor|nennt eine Uhrzeit|ruft alle zusammen]: {name}. Wer vorschlägt, [darf zuerst bestellen|hat den Dank der Gruppe|muss nicht mehr abstimmen].',
      photo: 'eine Runde schaut lachend auf ein Handy',
      tags: ['wochenende', 'freundeskreis', 'pläne'],
    },
  ],
  sunday: [
    {
      text: 'Der Sonntag ist zum [Ausschlafen|Trödeln|Zeitunglesen] da, und zum langen Essen. Bringt [die Familie|die Nachbarn|eure Lieblingsmenschen] mit, und den Montag lasst [draußen|daheim|unerwähnt]. Adresse: {name}.',
      photo: 'ein langer Tisch, Hände jeden Alters',
      tags: ['sonntag', 'familie', 'auszeit'],
    },
    {
      text: 'Sonntag: Das Sofa ist [vorgewärmt|geduldig|frei], die Küche [im Streik|geschlossen|tabu] und der Hunger hellwach. Geht essen, ohne [Uhr|Eile|schlechtes Gewissen], und danach zurück [unter die Decke|zum Film|in die Waagrechte]. Gekocht wird hier: {name}.',
      photo: 'ein leeres Sofa und ein voller Teller',
      tags: ['sonntag', 'nichtkochen', 'appetit'],
    },
    {
      text: 'Gegen den Sonntagsblues gibt es {food} und Menschen, die [viel reden|gut zuhören|euch einen Bissen klauen]. Der Montag [wirkt danach kleiner|wiegt danach weniger|schreckt dann keinen mehr]. Treffpunkt: {name}.',
      photo: 'Sonntagslicht, das durchs Fenster fällt',
      tags: ['sonntag', 'gesellschaft', 'essengehen'],
    },
  ],
  lunch_break: [
    {
      text: 'Esst einmal weit weg [vom Bildschirm|von der Tastatur|vom Besprechungsraum]. Niemand denkt gern an ein Essen [beim Tippen|in der Videokonferenz|vor der Mikrowelle] zurück. Die Pause gehört euch: [Nutzt sie|Gebt sie dem Hunger|Macht sie lang]. Ziel: {name}.',
      photo: 'ein leerer Bürostuhl',
      tags: ['mittagspause', 'büro', 'auszeit'],
    },
    {
      text: 'Mittags [kündigt der Magen|will der Magen reden|übernimmt der Magen die Sitzung]. Gebt ihm {food} und [kommt mit besserer Laune zurück|nehmt den neuen Kollegen mit|lasst das Telefon klingeln]. Verhandelt wird hier: {name}.',
      photo: 'ein Teller im hellen Mittagslicht',
      tags: ['mittagspause', 'hunger', 'wasessenwir'],
    },
    {
      text: 'Die Kollegin packt schon wieder [das von gestern|einen traurigen Apfel|Knäckebrot] aus. Ihr könnt [wegsehen|gut zureden|einen Keks anbieten], oder ihr nehmt sie mit: {name}. So [rettet man Tage|entstehen Freundschaften|wird der Nachmittag kürzer].',
      photo: 'eine geschlossene Brotdose von oben',
      tags: ['mittagspause', 'kollegen', 'auszeit'],
    },
  ],
  after_work: [
    {
      text: 'Feierabend, und die Füße [kennen den Weg|gehen von allein|haben schon gewählt]. Bevor ihr daheim [den Kühlschrank befragt|auf dem Sofa verschwindet|die Schuhe auszieht]: {name}. Nachrichten und [Wäsche|Sporttasche|Steuererklärung] halten [noch eine Stunde|das aus|so lange still].',
      photo: 'ein Rucksack hängt über einem Stuhl',
      tags: ['feierabend', 'pause', 'appetit'],
    },
    {
      text: 'Was ihr sonst [dem Kissen|dem Spiegel|der Zimmerpflanze] erzählt, verdient [bessere Ohren|ein Publikum|eine Antwort]. Ruft jemanden an, es gibt {food}, und [übertreibt|schimpft|lacht] nach Herzenslust. Mitgeschrieben wird [nicht|von niemandem|nirgends].',
      photo: 'zwei Freunde reden mit den Händen',
      tags: ['feierabend', 'freunde', 'reden'],
    },
    {
      text: 'Dienstschluss. Ab jetzt dürft ihr [ehrlich lächeln|den Kragen öffnen|mit dem Nicken aufhören]. Nehmt [etwas Tröstliches|das Übliche|die verlockendste Zeile] und hört hin: So klingt [der Feierabend|ein Kopf ohne Mails|Ruhe]. Adresse: {name}.',
      photo: 'eine Uhr, davor ein voller Teller',
      tags: ['feierabend', 'abschalten', 'wasessenwir'],
    },
  ],
  date_night: [
    {
      text: 'Zieht [das gute Hemd|die schönen Schuhe|den Mantel von damals] an und geht miteinander aus wie [beim ersten Mal|in jenem Sommer|vor vielen Jahren]. Die [Serie|Wäsche|Einkaufsliste] wird euch nicht vermissen. Treffpunkt: {name}.',
      photo: 'zwei Mäntel über einem Stuhl',
      tags: ['date', 'liebe', 'zuzweit'],
    },
    {
      text: 'Um über alles zu reden, [nur nicht über die Arbeit|was liegen blieb|auch über nichts], braucht es {food} und zwei Leute. Nehmt [die große Liebe|euren Lieblingsmenschen|die bessere Hälfte] mit, [Handy aus|Blick hoch|ganz ohne Programm].',
      photo: 'zwei Hände, die sich fast berühren',
      tags: ['date', 'zuzweit', 'reden'],
    },
    {
      text: 'Erstes Date: [Herzklopfen|das geübte Lächeln|der vorbereitete Witz]. Fünftes Date: [ein Löffel für zwei|geklaute Pommes|eine Serviette für beide]. Gegessen wird in jedem Fall. Ort: {name}, [ohne Generalprobe|mit viel Hunger|ganz wie ihr seid].',
      photo: 'ein geteilter Löffel',
      tags: ['date', 'liebe', 'essengehen'],
    },
  ],
  family: [
    {
      text: 'Die Kinder wollen [dasselbe wie gestern|zweimal Nachtisch|alles ohne Sauce], die Großen wollen [Ruhe|sitzen|warm essen]. Bei uns [wird verhandelt|geht beides|gewinnen alle]. Bringt sie mit und [atmet durch|lasst sie aussuchen|wettet, wer zuerst satt ist].',
      photo: 'kleine Hände rund um einen Teller',
      tags: ['familie', 'kinder', 'essengehen'],
    },
    {
      text: 'Der Cousin, der [zu spät kommt|für drei isst|immer dasselbe erzählt], die Tante, die [austeilt|den Ton angibt|alle drückt], und ihr mittendrin. Ruft sie zusammen: {name}. So [entstehen|erbt man|übt man] Familiengeschichten.',
      photo: 'ein langer Tisch, viele Generationen',
      tags: ['familie', 'verwandtschaft', 'sonntagsessen'],
    },
    {
      text: 'Manche Umarmung [fällt zu kurz aus|passiert nur im Vorbeigehen|braucht einen Vorwand], und ein Essen macht sie länger. Ruft [die Eltern|den Bruder|die Cousine von weit weg] an und bringt [Hunger|alte Fotos|Zeit] mit. Treffpunkt: {name}.',
      photo: 'eine Umarmung an der Tür',
      tags: ['familie', 'wiedersehen', 'zusammen'],
    },
  ],
  friends: [
    {
      text: 'Seit [Wochen|Monaten|zwei Geburtstagen] schreibt die Gruppe [„Wir müssen uns sehen“|„bald mal wieder“|„demnächst aber wirklich“]. Sagt „{name}“, nennt [einen Tag|eine Uhrzeit|ein Datum] und keine Alternative. [Der Rest kommt von selbst|Wer zuerst zusagt, bestellt zuerst|Wer fehlt, zahlt das nächste Mal].',
      photo: 'Freunde umarmen sich vor der Tür',
      tags: ['freunde', 'endlichwieder', 'pläne'],
    },
    {
      text: 'Jede Freundschaft hat [ihr Lied|ihren Spitznamen|ihre Bank im Park]. Gebt ihr noch {food} und [einen geteilten Nachtisch|guten Klatsch|einen sehr schlechten Witz]. Kommt zusammen und [macht eine Gewohnheit daraus|erzählt euch alles|lacht zu laut].',
      photo: 'Gelächter, ein Teller wandert weiter',
      tags: ['freunde', 'lachen', 'teilen'],
    },
    {
      text: 'Markiert die Person, die [vom fremden Teller isst|angeblich keinen Hunger hat|kommt, wenn alle fertig sind]. [Leugnen ist zwecklos|Wir verraten nichts|Sie weiß Bescheid]. Und dann ladet sie ein, aber [mit eigener Gabel|pünktlich|mit leerem Magen].',
      photo: 'eine Hand klaut einen Bissen',
      tags: ['freunde', 'futterneid', 'markieren'],
    },
  ],
  solo: [
    {
      text: 'Allein essen ist [Luxus|ein kleiner Urlaub|Erholung von allen]: Niemand [klaut Pommes|redet beim Bestellen drein|fragt, woran man denkt]. Bringt [ein Buch|Kopfhörer|nur Hunger] mit und bestellt, wie es euch gefällt: [ohne Absprache|ganz nach Laune|den Nachtisch zuerst].',
      photo: 'ein offenes Buch neben einem Teller',
      tags: ['allein', 'auszeit', 'zeitfürmich'],
    },
    {
      text: 'Essen für eine Person? [Sehr gern|Ausgezeichnete Gesellschaft|Kluge Wahl]. Das Gespräch im Kopf wird [leiser|freundlicher|endlich fertig geführt], und den letzten Bissen [teilt ihr mit keinem|verlangt niemand|gibt es ohne Debatte]. Adresse: {name}.',
      photo: 'ein Teller am Fenster, sonst niemand',
      tags: ['allein', 'ruhe', 'appetit'],
    },
  ],
};
