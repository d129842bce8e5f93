import type { CopyLibrary } from '../../copy-library.ts';

/**
 * Posts on dishes, offers, and the place: `{dish}` may be one or many, eaten or drunk. Slots stand after a colon, in
 * quotes, or bare, so that no case ending is needed.
 */
export const POSTS_DISHES: Pick<
  CopyLibrary['posts'],
  | 'dish'
  | 'two_dishes'
  | 'question'
  | 'behind_the_scenes'
  | 'offer'
  | 'happy_hour'
  | 'hours_tonight'
  | 'town'
  | 'team'
  | 'first_visit'
  | 'takeout'
> = {
  dish: [
    {
      text: 'Ihr wolltet nur kurz [aufs Handy|auf die Uhr|aus dem Fenster] schauen, und jetzt denkt ihr an „{dish}“. [Passiert den Stärksten|Dafür können wir nichts|Willkommen im Club]. Schlüssel suchen, [Jacke an|jemandem Bescheid geben|Schuhe zubinden] und los.',
      photo: '{dish}, daneben ein umgedrehtes Handy',
      tags: ['heißhunger', 'appetit', 'essengehen'],
    },
    {
      text: 'Rezept für einen [langen|grauen|verkorksten] Tag: {dish}, dazu jemand, der [zuhört|nicht drängelt|gute Laune mitbringt]. [Handy weglegen|Tief durchatmen|Schultern fallen lassen]. Wirkt [sofort|auch montags|länger als gedacht]. Ausgabestelle: {name}.',
      photo: '{dish} halb aufgegessen, Licht vom Fenster',
      tags: ['seelenfutter', 'appetit', 'essengehen'],
    },
    {
      text: 'In jeder [Runde|Familie|Abteilung] gibt es jemanden, der [„nur kosten“|„bloß probieren“|„nichts Eigenes“] will. Bei „{dish}“ [geht das schief|ist das mutig|hört die Freundschaft auf]. Markiert die Person und [bestellt gleich doppelt|klärt vorher die Regeln|bringt euer Essen in Sicherheit].',
      photo: 'eine fremde Hand nähert sich: {dish}',
      tags: ['futterneid', 'freunde', 'nurkosten'],
    },
    {
      text: 'Der [Anruf beim Amt|Zahnarzttermin|Großeinkauf] ist erledigt, und niemand hat [applaudiert|Konfetti geworfen|auch nur genickt]. Dann feiert ihr es eben so: {dish}. Wir [klatschen innerlich|freuen uns mit|finden das angemessen].',
      photo: '{dish} neben einer abgehakten Liste',
      tags: ['verdient', 'belohnung', 'essengehen'],
    },
    {
      text: 'Andere denken erst [auf dem Heimweg|kurz vor knapp|beim Einschlafen] ans Essen. Ihr habt seit [heute früh|gestern|dem ersten Gähnen] einen einzigen Gedanken: {dish}. Gebt [nach|ihm recht|euch geschlagen]. Dafür [sind wir da|gibt es uns|braucht niemand einen Grund].',
      photo: '{dish} von oben, zwei Hände am Rand',
      tags: ['ohrwurm', 'hunger', 'appetit'],
    },
  ],
  two_dishes: [
    {
      text: 'Team {dish} oder Team {dish2}? [Neutral gilt nicht|Ausreden zählen nicht|Enthaltungen auch nicht]. Wer verliert, [lädt ein|probiert die andere Seite|trägt die Jacken], und wer gewinnt, [darf grinsen|bestimmt den Nachtisch|bestellt gleich noch einmal].',
      photo: '{dish} und {dish2}, einander gegenüber',
      tags: ['streitfrage', 'freunde', 'wasessenwir'],
    },
    {
      text: 'Auf der einen Schulter: {dish}. Auf der anderen: {dish2}. Beide [reden euch gut zu|haben Argumente|flüstern]. Hört auf [den Magen|die lautere Stimme|beide], oder bringt jemanden mit, [der das andere nimmt|der gern teilt|den man überreden kann].',
      photo: '{dish} und {dish2}, nebeneinander im Licht',
      tags: ['qualderwahl', 'appetit', 'essengehen'],
    },
    {
      text: 'Plan für zwei [Hungrige|Unentschlossene|gute Freunde]: Die eine Hälfte nimmt „{dish}“, die andere „{dish2}“, und zwischendurch [wird getauscht|beginnt der Handel|gibt keiner etwas her]. Mit wem würdet ihr das [wagen|durchziehen|riskieren]?',
      photo: 'zwei Teller, zwei Hände, ein Tausch',
      tags: ['teilen', 'zuzweit', 'wasessenwir'],
    },
  ],
  question: [
    {
      text: 'Frage an alle mit Hunger: Kommt bei euch zuerst [das Foto|die Serviette|der Blick zum Nachbarn] oder gleich der erste Bissen? [Schreibt es uns|Wir urteilen nicht|Wer schweigt, kaut schon]. Beweise nehmen wir [gern vor Ort|jederzeit|persönlich] entgegen.',
      photo: 'ein voller Teller und ein zögerndes Handy',
      tags: ['frage', 'ersterbissen', 'kommentiert'],
    },
    {
      text: 'Lest ihr die Karte [von vorn bis hinten|schon daheim|dreimal], oder nehmt ihr [immer dasselbe|das vom Nebenplatz|die erste Zeile, die euch anlacht]? Markiert euer [Gegenteil|Vorbild|hoffnungslosestes Beispiel] und bringt es mit.',
      photo: 'eine offene Karte, ein zeigender Finger',
      tags: ['frage', 'wasnehmtihr', 'freunde'],
    },
    {
      text: 'Ihr dürft nur einen Menschen [zum Essen einladen|vor dem Kochen retten|hungrig herbringen]. Wen, und warum [gerade den|erst jetzt|nicht schon gestern]? [Name in die Kommentare|Markiert ihn|Der Hund zählt leider nicht], und dann [fehlt nur das Datum|wird es ernst|ruft ihr an].',
      photo: 'zwei Stühle, ein Teller in der Mitte',
      tags: ['frage', 'einladung', 'lieblingsmensch'],
    },
    {
      text: 'Süß oder salzig, wenn ihr euch [fürs Leben|vor Zeugen|für immer] entscheiden müsstet? Schreibt [eure Seite|das Urteil|den Grund] in die Kommentare. Wer sich nicht festlegt, [bestellt beides|spült ab|zahlt die Runde].',
      photo: 'etwas Süßes neben etwas Salzigem',
      tags: ['frage', 'suessodersalzig', 'debatte'],
    },
    {
      text: 'Wer in eurer Runde sagt [„Ich hab gar keinen Hunger“|„Nur mal probieren“|„Mir egal“] und [isst dann am meisten|bereut danach alles|greift zuerst zu]? Markiert diesen Menschen, [liebevoll|mit Beweisen|ohne Gnade], und bringt ihn hungrig mit.',
      photo: 'ein leerer Teller und ein Lachen',
      tags: ['frage', 'freunde', 'garkeinhunger'],
    },
    {
      text: 'Das letzte Stück auf dem Teller: Wer bekommt es, [der Jüngste|die Schnellste|wer zahlt], oder bleibt es [aus Höflichkeit|bis zum Schluss|unter Aufsicht] liegen? Erklärt uns eure [Regeln|Hausordnung|Familiengesetze].',
      photo: 'ein letztes Stück, Hände in Wartestellung',
      tags: ['frage', 'dasletztestueck', 'regeln'],
    },
  ],
  behind_the_scenes: [
    {
      text: 'Bevor ihr kommt, [klappert es schon|duftet es bereits|brodelt es längst]. Was hinter den Kulissen passiert, passt [in kein Foto|nicht in ein Video|kaum in Worte]. Das Ergebnis [landet auf eurem Teller|erklärt alles|lässt sich essen]. Schaut [vorbei|herein|es euch an].',
      photo: 'Dampf über dem Topf, nur die Hände',
      tags: ['hinterdenkulissen', 'küche', 'hunger'],
    },
    {
      text: 'In jeder Küche gibt es einen Löffel, [den keiner ausleiht|der mehr weiß als alle|der immer zuerst probiert]. Unserer hatte heute [viel zu tun|keine Pause|gute Laune]. Sein Urteil: [noch eine Prise|fertig|zu Tisch]. Jetzt [fehlt eures|seid ihr dran|kommt ihr ins Spiel].',
      photo: 'ein Holzlöffel quer über dem Topf',
      tags: ['hinterdenkulissen', 'küche', 'probieren'],
      isSuggested: true,
    },
    {
      text: 'Was ihr seht: [ein ruhiger Teller|ein sauberer Rand|der letzte Handgriff]. Was ihr nicht seht: das [„Sofort!“|„Vorsicht, heiß!“|„Noch eine Minute!“] davor. Ein [Gruß|Dank|Applaus] an alle, die hinten [rühren|schwitzen|mitdenken], und einer an euch fürs Aufessen.',
      photo: 'Teller in einer Reihe, kurz vor dem Servieren',
      tags: ['hinterdenkulissen', 'team', 'küche'],
    },
  ],
  offer: [
    {
      text: 'Schickt das an die Person, die immer [„Wir müssten mal“|„Ich melde mich“|„Nächste Woche wirklich“] sagt: {offer}. Adresse: {name}. Beim Bestellen genügt {code}. Kommt [keine Antwort|eine Ausrede|nur ein Daumen], geht ihr eben [allein|mit jemand anderem|doppelt hungrig].',
      photo: 'ein Handy mit offener Nachricht, dahinter Essen',
      tags: ['angebot', 'freunde', 'essengehen'],
    },
    {
      text: 'Hunger kommt [ohnehin|früher oder später|garantiert]. Dann doch so: {offer}. Das Kennwort lautet {code}, und ihr dürft es [flüstern|singen|vom Handy ablesen]. {name} [hört hin|weiß Bescheid|wartet schon].',
      photo: 'eine Hand schreibt auf eine Serviette',
      tags: ['angebot', 'kennwort', 'hunger'],
    },
    {
      text: 'Speichern für den Tag, an dem [der Kühlschrank leer ist|keiner kochen will|Besuch vor der Tür steht]: {offer}. Kennwort {code}, Adresse {name}. Euer künftiges Ich [wird euch danken|hat dann Hunger|freut sich jetzt schon].',
      photo: 'ein fast leerer Kühlschrank, Licht an',
      tags: ['angebot', 'gemerkt', 'nichtkochen'],
    },
    {
      text: 'Zwei Dinge, die man sich merken sollte: [den Hochzeitstag|die Geheimzahl|den Namen der Nachbarin] und {code}. Damit gilt: {offer}. [Das Zweite ist leichter|Nur eines davon macht satt|Fangt mit dem Zweiten an]. Wo? {name}.',
      photo: 'ein Knoten im Taschentuch neben dem Teller',
      tags: ['angebot', 'merkzettel', 'appetit'],
    },
  ],
  happy_hour: [
    {
      text: 'Zwischen [der letzten Mail|dem Stau|dem Bürostuhl] und daheim liegt die Happy Hour: {hours}. Bringt die Person mit, die [euch noch etwas schuldet|nie Zeit hat|dringend lachen muss], und lasst [den Chef|den Berufsverkehr|das Telefon] einmal warten.',
      photo: 'erhobene Gläser im späten Licht',
      tags: ['happyhour', 'feierabend', 'freunde'],
    },
    {
      text: 'Klappt [den Laptop|den Kalender|die Akte] zu. Happy Hour, {hours}: {name}. Erst [ein Seufzer|ein Stuhl|der Klatsch], dann [etwas zum Anstoßen|gute Gesellschaft|das große Gelächter], und die Arbeit [bleibt draußen|hat Funkstille|liegt morgen noch da].',
      photo: 'ein zugeklappter Laptop unter einer Jacke',
      tags: ['happyhour', 'feierabend', 'pause'],
    },
  ],
  hours_tonight: [
    {
      text: 'Was essen wir heute? Falls die Antwort [„Mir egal“|ein Achselzucken|betretenes Schweigen] war, hier eine neue: {name}, {hours}. Bringt [Hunger|die Mitbewohner|eure Leute] mit und lasst [die Konserve zu|den Herd aus|das Grübeln].',
      photo: 'eine offene Tür, jemand tritt ein',
      tags: ['heute', 'wasessenwir', 'appetit'],
    },
    {
      text: 'Heute: {hours}. Das reicht für [ein ruhiges Essen|einen Bissen und noch einen|ein langes Gespräch]. Sagt [der Gruppe|den Nachbarn|euren Leuten] Bescheid, und einer [bringt das Thema mit|kommt ausnahmsweise pünktlich|übernimmt die Witze].',
      photo: 'ein gedeckter Platz in warmem Licht',
      tags: ['heute', 'pläne', 'essengehen'],
    },
  ],
  town: [
    {
      text: 'Mit wem esst ihr in {town}, wenn [alles schiefgeht|es etwas zu feiern gibt|keiner kochen mag]? Markiert die Person, [macht einen Tag aus|fragt nach ihrem Hunger|setzt ein Datum dazu], und wir sehen uns. Adresse: {name}.',
      photo: 'eine Straße in {town} zur Essenszeit',
      tags: ['gutegesellschaft', 'freunde', 'essengehen'],
    },
    {
      text: 'In {town} hat jeder [seine Abkürzung|eine Lieblingsbank|einen geheimen Parkplatz]. Fehlt noch [ein Plan|eine Adresse|die Rettung], wenn [der Hunger drängt|das Kochen ausfällt|niemand einkaufen war]. Vorschlag: {name}. [Probiert es aus|Urteilt selbst|Erzählt uns, wie es war].',
      photo: 'die Fassade, davor Passanten',
      tags: ['meinestadt', 'wasessenwir', 'geheimtipp'],
    },
    {
      text: 'Besuch in {town}, und die Frage [kommt bestimmt|liegt in der Luft|steht im Raum]: „Wohin gehen wir essen?“ Sagt „{name}“, [ganz beiläufig|mit Kennermiene|schneller als der Schwager], und [nehmt das Lob an|lasst die Gäste bestellen|lehnt euch zurück].',
      photo: 'Freunde mit Koffern an der Tür',
      tags: ['besuch', 'stadtbummel', 'essengehen'],
    },
  ],
  team: [
    {
      text: 'Hinter eurer Bestellung stehen Leute, die [summen|lachen|sich ohne Worte verstehen], während [Teller wandern|Töpfe klappern|alle auf einmal Hunger haben]. Wenn ihr da seid: [Winkt einmal|Fragt nach einem Namen|Sagt, was euch geschmeckt hat]. Das [trägt durch die Schicht|freut alle|spricht sich herum].',
      photo: 'das Team lacht, Teller in den Händen',
      tags: ['team', 'danke', 'guteleute'],
    },
    {
      text: 'Unentschlossen? Fragt die Person [mit der Schürze|mit dem Notizblock|hinter dem Tresen], was sie selbst [heute|mit großem Hunger|in der Pause] nehmen würde. Die Antwort kommt [ohne Zögern|mit leuchtenden Augen|meist mit einer Geschichte]. Dann [bestellt genau das|nickt wissend|gibt es zwei davon].',
      photo: 'eine Schürze und ein Lächeln',
      tags: ['team', 'wasnehmtihr', 'guteleute'],
    },
  ],
  first_visit: [
    {
      text: 'Noch nie hier gewesen? [Wir beneiden euch|Umso besser|Dann wird es Zeit]: Ein erstes Mal [gibt es nur einmal|lässt sich nicht wiederholen|bleibt hängen]. Kommt mit [Hunger|Neugier|einer Vertrauensperson], nehmt, was euch [anlacht|zuzwinkert|als Erstes ins Auge fällt], und erzählt uns, was [euch überrascht hat|ihr wieder nehmt|die anderen verpasst haben].',
      photo: 'die offene Tür, von draußen gesehen',
      tags: ['erstesmal', 'entdecken', 'essengehen'],
    },
    {
      text: 'Anleitung für den ersten Besuch: [hungrig kommen|jemanden mitbringen|vorher nichts naschen]. Die Karte [einmal|laut|bis zum Schluss] lesen und bestellen, worauf [der Finger zeigt|ihr gerade verzichten wolltet|der Nachbar schielt]. Der zweite Besuch [ergibt sich|plant sich von allein|kommt bestimmt].',
      photo: 'eine Karte und ein Schlüsselbund',
      tags: ['erstesmal', 'anleitung', 'wasnehmtihr'],
    },
  ],
  takeout: [
    {
      text: 'Euer Sofa, [eure Serie|euer Pyjama|eure Musik] und eine volle Tüte. Absender: {name}. Zu spülen gibt es [eine Gabel|ein Glas|so gut wie nichts]. Bestellen, abholen, [Schuhe aus|Film an|Beine hoch].',
      photo: 'eine Papiertüte neben dem Sofa',
      tags: ['zummitnehmen', 'sofa', 'nichtkochen'],
    },
    {
      text: 'Wer heimkommt und [„Essen ist da!“|„Riecht mal!“|„Tisch decken!“] ruft, ist [der Held des Tages|sofort beliebt|für heute unschlagbar]. Die Rolle [ist noch frei|steht euch|passt zu euch]. Die Tüte packt {name}, und ihr [genießt den Applaus|schweigt bescheiden|setzt euch dazu].',
      photo: 'eine Tüte kommt durch die Wohnungstür',
      tags: ['zummitnehmen', 'heldentat', 'feierabend'],
    },
  ],
};
