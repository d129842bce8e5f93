import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on weather, seasons, and the days a year brings. */
export const POSTS_SEASONS: Pick<
  CopyLibrary['posts'],
  | 'rain'
  | 'cold_day'
  | 'hot_day'
  | 'spring'
  | 'summer'
  | 'fall'
  | 'winter'
  | 'game_day'
  | 'birthday'
  | 'payday'
  | 'valentines'
  | 'mothers_day'
  | 'fathers_day'
  | 'graduation'
  | 'thanksgiving'
  | 'holidays'
  | 'new_year'
> = {
  rain: [
    {
      text: 'Es regnet, der Schirm [klemmt|steht daheim|hat sich umgestülpt], und den Hunger [stört das nicht|lässt das kalt|macht es größer]. Schüttelt euch, [putzt die Brille|wringt die Mütze aus|vergesst das Wetter] und nehmt etwas, das [guttut|tröstet|die Laune hebt]: {name}.',
      photo: 'ein nasser Schirm neben der Tür',
      tags: ['regen', 'regenwetter', 'appetit'],
    },
    {
      text: 'Bei Regen gewinnt [fast immer|meistens|sonst] das Sofa. Heute nicht. [Zieht die Kapuze hoch|Nehmt die Gummistiefel|Teilt euch einen Schirm] und geht essen. Der Regen [schaut dann zu|hört derweil vielleicht auf|wartet draußen].',
      photo: 'Tropfen am Fenster, davor ein Teller',
      tags: ['regen', 'schlechtwetter', 'essengehen'],
    },
  ],
  cold_day: [
    {
      text: 'Wenn die Finger [protestieren|in die Ärmel kriechen|nicht mehr tippen wollen], ist Essenszeit. Nehmt etwas [für den leeren Magen|gegen die roten Nasen|zum Auftauen]: {name}. Die Mütze darf [auch mit|aufbleiben|sich ausruhen].',
      photo: 'Hände um etwas Warmes',
      tags: ['kälte', 'aufwärmen', 'appetit'],
    },
    {
      text: 'Kälte hat einen Vorteil: [Hunger|Gesellschaft|Eine Umarmung] spürt man stärker. Lust auf {food}? Kommt mit jemandem, [der seinen Schal teilt|dessen Zähne klappern|den ihr vermisst], und [taut auf|bleibt ein wenig|reibt euch die Hände].',
      photo: 'ein Schal über der Stuhllehne',
      tags: ['kälte', 'zusammen', 'wasessenwir'],
    },
  ],
  hot_day: [
    {
      text: 'Bei der Hitze zu kochen ist [Extremsport|eine Strafe|Unsinn]. Lasst den Herd [schlafen|in Ruhe|aus] und geht essen: {name}. Eure Aufgabe: [etwas Kühles trinken|im Sitzen schwitzen|Eiswürfel zählen].',
      photo: 'ein beschlagenes Glas im Gegenlicht',
      tags: ['hitze', 'nichtkochen', 'durst'],
    },
    {
      text: 'Wenn sogar [der Asphalt|der Hund|der Ventilator] aufgibt, wird heute nicht [gekocht|gestritten|gebügelt]. Kommt mit [Sonnenhut|Sandalen|Fächer], lasst die Eile daheim und sucht euch [etwas Leichtes|etwas Kühles|den Nachtisch zuerst] aus.',
      photo: 'Sandalen unter einem Stuhl, viel Sonne',
      tags: ['hitze', 'sommer', 'essengehen'],
    },
  ],
  spring: [
    {
      text: 'Frühling: Die Jacken werden [dünner|leichter|überflüssig], die Lust aufs Ausgehen [wächst|ist zurück|treibt aus], und die Küche daheim [darf schlafen|hat Pause|bleibt kalt]. Kommt mit jemandem, der [wenig niest|gute Laune hat|so gern isst wie ihr]: {name}.',
      photo: 'Blumen im Glas neben dem Teller',
      tags: ['frühling', 'ausgehen', 'gutelaune'],
    },
    {
      text: 'Alles sprießt, sogar [der tote Ast|die Allergie|das Fernweh]. Geht [ein Stück|um den Block|ins Grüne], bis der Magen knurrt. Dann gibt es {food}, [ganz ohne Eile|mit euren Leuten|wie zur Belohnung]. Ziel des Spaziergangs: {name}.',
      photo: 'junge Blätter, ein Teller in der Sonne',
      tags: ['frühling', 'spaziergang', 'hunger'],
    },
  ],
  summer: [
    {
      text: 'Der Sommer misst sich in [Eiskugeln|langen Nachmittagen|bekleckerten Hemden]. Zählt ein Essen [mit Freunden|mit den Nachbarn|zu zweit] dazu: {name}. Im November [erzählt ihr davon|fehlt euch das|ist es Legende].',
      photo: 'eine Sonnenbrille neben dem Teller',
      tags: ['sommer', 'langetage', 'freunde'],
    },
    {
      text: 'Die Tage sind lang, der Hunger [auch|kommt später|hält sich an keine Uhr]. Kommt, wenn [die Sonne tiefer steht|die Hitze nachlässt|euch danach ist]. Zu [kochen|spülen|planen] gibt es nichts, zu [erzählen|kosten|lachen] genug. Treffpunkt: {name}.',
      photo: 'Sommerhimmel kurz vor Sonnenuntergang',
      tags: ['sommer', 'sommertag', 'appetit'],
    },
  ],
  fall: [
    {
      text: 'Sobald [das Laub raschelt|der Nebel hängt|die Blätter fallen], will der Magen etwas [Warmes|Tröstliches|Kräftiges]. Holt den Pulli [vom Vorjahr|der Schwester|aus der hintersten Schublade], ruft [eine Freundin|die Mama|jemanden] an und begrüßt den Herbst: {name}.',
      photo: 'trockenes Laub, Dampf über einem Teller',
      tags: ['herbst', 'pulliwetter', 'appetit'],
    },
    {
      text: 'Herbst heißt: [lange Ärmel|früh Licht an|Wind um die Ohren] und großer Appetit. Wird der Nachmittag [golden|stürmisch|kurz], gibt es {food} und [ein langes Gespräch|jemanden gegenüber|viel zu erzählen]. Mehr [Programm|Plan|Jahreszeit] braucht es nicht.',
      photo: 'goldenes Licht auf dem Tisch',
      tags: ['herbst', 'goldeneroktober', 'reden'],
    },
  ],
  winter: [
    {
      text: 'Im Winter gewinnt [das Sofa|die Wolldecke|die Wärmflasche], außer jemand sagt [laut|beiläufig|hoffnungsvoll]: {food}. Schal um, [Mütze auf|Handschuhe suchen|nichts wie los], Ziel: {name}. Auf dem Heimweg [friert ihr weniger|lacht ihr noch|geht ihr langsamer].',
      photo: 'Mütze und Handschuhe neben dem Teller',
      tags: ['winter', 'aufwärmen', 'essengehen'],
    },
    {
      text: 'Früh dunkel heißt: [früh Hunger|mehr Zeit zum Reden|Erlaubnis zum Nachnehmen]. Holt die zusammen, die [laut lachen|die Sonne vermissen|kalte Hände haben], und gönnt euch etwas, das [tröstet|die Wangen rötet|zufrieden macht]: {name}.',
      photo: 'ein beschlagenes Fenster, dahinter Licht',
      tags: ['winter', 'dunkeldraußen', 'appetit'],
    },
  ],
  game_day: [
    {
      text: 'Heute ist Spiel, und Aufregung [macht hungrig|braucht etwas zum Kauen|verträgt keinen leeren Magen]. Esst vorher oder [nachher|in der Halbzeit|als Trost danach]: {name}. Beim Bestellen [gibt es kein Abseits|pfeift keiner|entscheidet kein Videobeweis].',
      photo: 'ein Fanschal und ein Teller',
      tags: ['spieltag', 'anpfiff', 'freunde'],
    },
    {
      text: 'Eure Mannschaft darf [gewinnen|verlieren|zittern], es gibt {food}, und das [feiert mit|tröstet|passt in jedem Fall]. Bringt [die Schalträger|den treuesten Fan|die Gegenseite] mit. Sieger ist, wer [zuerst da ist|am meisten Hunger hat|am lautesten jubelt].',
      photo: 'Trikots und bunte Servietten',
      tags: ['spieltag', 'fans', 'hunger'],
    },
  ],
  birthday: [
    {
      text: 'Am Geburtstag wird nicht [gekocht|gespült|gerechnet], da wird [gegessen|umarmt|gefeiert]. Kommt mit denen, die [euch ohne Falten kannten|am schiefsten singen|immer da sind], und [bestellt, was ihr wollt|verschweigt das Alter|wünscht euch etwas]. Ort der Feier: {name}.',
      photo: 'Kerzen auf etwas Süßem',
      tags: ['geburtstag', 'feiern', 'kerzenaus'],
    },
    {
      text: 'Fällt der Geburtstag auf [einen Montag|einen grauen Tag|eine Prüfungswoche], verschiebt ihn. [Das Standesamt merkt nichts|Keiner wird sich beschweren|Kerzen kennen kein Datum]. Sucht einen anderen Tag, und eure Leute [singen dann falsch|kommen eben da zu spät|klatschen umso lauter]. Ort: {name}.',
      photo: 'ein Luftballon an einer Stuhllehne',
      tags: ['geburtstag', 'freunde', 'nachfeiern'],
    },
    {
      text: 'Schickt das der Person, die [bald älter wird|nie feiern will|gern überrascht tut]. Sie sucht aus, ihr [zahlt|singt|bringt die Kerzen]. Es gibt {food}, und das Geschenk [muss keiner einpacken|wird aufgegessen|passt in jeder Größe].',
      photo: 'eine Geschenkschleife auf einem Teller',
      tags: ['geburtstag', 'geschenk', 'appetit'],
    },
  ],
  payday: [
    {
      text: 'Das Gehalt ist da, und bevor [die Miete|der Strom|die Versicherung] es sieht, gönnt euch etwas, das man [kauen kann|nicht abheften muss|sofort spürt]. [Taschenrechner|Vernunft|Haushaltsbuch] daheim lassen, Hunger mitbringen: {name}.',
      photo: 'ein gefalteter Zettel neben vollem Teller',
      tags: ['zahltag', 'verdient', 'appetit'],
    },
    {
      text: 'Auf dem Konto ist [wieder Licht|Bewegung|Besuch], im Magen noch nicht. Abhilfe: {food}. Ladet [den ein, der euch ausgeholfen hat|die Freundin ein, die sonst zahlt|euch einmal selbst ein], und der Rest [wird gespart, ehrlich|bleibt unberührt|reicht schon irgendwie].',
      photo: 'Münzen und eine Serviette',
      tags: ['zahltag', 'feiern', 'freunde'],
    },
  ],
  valentines: [
    {
      text: 'Rosen [welken|stechen|brauchen eine Vase], Briefe [machen verlegen|landen in der Schublade|bringen Tränen], satt macht [beides nicht|keins von beiden|davon nichts]. Zum Valentinstag gibt es {food} und [Blicke über den Teller|warme Hände|den letzten Bissen für euch]. Treffpunkt: {name}.',
      photo: 'eine Rose auf einem leeren Teller',
      tags: ['valentinstag', 'liebe', 'date'],
    },
    {
      text: 'Der Valentinstag gehört auch [den Freundinnen|den Singles|den lang Verheirateten]. Ruft eure Leute zusammen, [verteilt Komplimente|lacht über den Kitsch|feiert, wen ihr wollt], und niemand geht [hungrig|ungeherzt|allein] heim. Adresse: {name}.',
      photo: 'Freundinnen mit Papierherzen',
      tags: ['valentinstag', 'freundschaft', 'liebe'],
    },
  ],
  mothers_day: [
    {
      text: 'Mama sagt [„Macht euch keine Umstände“|„Ich brauche nichts“|„Ich koche schon“]. Ihr wisst, [was das heißt|was zu tun ist|wie sie ist]. Führt sie aus: {name}. Sie [bestellt zuerst|bekommt den ersten Bissen|darf heute nicht abräumen], und keiner [erwähnt den Abwasch|widerspricht|lässt sie an den Herd].',
      photo: 'eine Mutter lacht mit vollem Mund',
      tags: ['muttertag', 'mama', 'familie'],
    },
    {
      text: 'Sie hat [Pausenbrote geschmiert|nachts gewartet|jeden Kummer erkannt] und nie eine Rechnung geschrieben. Am Muttertag [seid ihr dran|wird zurückgezahlt|bedient ihr sie]: Es gibt {food}, viel [Gespräch|Gelächter|Zeit] und [das letzte Stück für sie|keinen Widerspruch|ein lautes Danke].',
      photo: 'junge und alte Hände auf dem Tisch',
      tags: ['muttertag', 'danke', 'mama'],
    },
  ],
  fathers_day: [
    {
      text: 'Papa [wünscht sich nichts|hat schon gegessen|wechselt das Thema]. Nehmt ihn trotzdem mit, [bestellt sein Lieblingsessen|lasst ihn aussuchen|setzt euch daneben] und lacht über seine Witze, [als wären sie neu|auch mit vollem Mund|über jeden einzelnen]. Treffpunkt zum Vatertag: {name}.',
      photo: 'ein Vater lacht über seinem Teller',
      tags: ['vatertag', 'papa', 'familie'],
    },
    {
      text: 'Krawatten [verstauben|trägt er nie|hat er genug], von einem guten Essen erzählt er [das ganze Jahr|den Nachbarn|jeden Sonntag]. Schenkt ihm {food} zum Vatertag, dazu [alte Geschichten|die ganze Familie|eure Zeit].',
      photo: 'eine ungetragene Krawatte neben dem Teller',
      tags: ['vatertag', 'geschenk', 'familie'],
    },
  ],
  graduation: [
    {
      text: 'Jahre voller [Kaffee|langer Nächte|Prüfungen], und jetzt ist [die Urkunde|das Foto|das Zeugnis] da. Was noch fehlt, ist [die Umarmung|das Festessen|der Applaus]. Bringt [die Absolventin|das Superhirn|den Prüfling] mit und bestellt, was [das Herz|der Stolz|der müde Kopf] begehrt: {name}.',
      photo: 'ein Absolventenhut auf einem Stuhl',
      tags: ['abschluss', 'stolz', 'feiern'],
    },
    {
      text: 'Die Familie hat [geweint|gejubelt|hundert Fotos gemacht], jetzt hat sie Hunger. Es gibt {food} und dazu die Geschichte [von der schlimmsten Prüfung|von der letzten Nacht davor|vom strengen Lehrer]. Danach darf [geschlafen|geplant|gefaulenzt] werden.',
      photo: 'ein Zeugnis, ringsum volle Teller',
      tags: ['abschluss', 'geschafft', 'familie'],
    },
  ],
  thanksgiving: [
    {
      text: 'Für ein Danke braucht es [keine Rede|keinen Anzug|kein Gedicht], nur einen [ruhigen|ehrlichen|kleinen] Moment. Bringt den Menschen mit, der [euch erträgt|geholfen hat|es längst hören sollte], es gibt {food}. Den Satz [kennt ihr|schafft ihr|findet ihr beim Kauen].',
      photo: 'zwei Hände übereinander auf dem Tisch',
      tags: ['thanksgiving', 'danke', 'freunde'],
    },
    {
      text: 'Thanksgiving kommt, und der Backofen daheim [zittert|bittet um Hilfe|schwitzt schon]. Gönnt euch vor dem großen Tag [eine Pause|ein Essen ohne Schürze|etwas Ruhe]: {name}. Zu tun gibt es hier nur [Danken|Aussuchen|Genießen].',
      photo: 'Herbstlaub und eine Kerze',
      tags: ['thanksgiving', 'dankbarkeit', 'familie'],
    },
  ],
  holidays: [
    {
      text: 'Der Dezember rennt: [Besuche|Einkäufe|Weihnachtsfeiern], Listen und [Päckchen|Cousins|Koffer]. Haltet ihn kurz an, es gibt {food}. Kommt [durchatmen|lachen|die Tüten abstellen], am liebsten mit jemandem, [den ihr zu selten seht|der auch Pause braucht|der alle Geschenke schon hat].',
      photo: 'bunte Lichter und ein Teller',
      tags: ['weihnachtszeit', 'dezember', 'pause'],
    },
    {
      text: 'Zwischen [Weihnachtsfeier|Plätzchen|Büro] und [Geschenken|Verwandtschaft|Christbaum] isst keiner in Ruhe. Stellt [die Tüten|die Leiter|die Kartons] ab und esst etwas, das ihr nicht [selbst backen|einpacken|schmücken] müsst: {name}.',
      photo: 'Geschenktüten unter einem Stuhl',
      tags: ['weihnachtszeit', 'auszeit', 'appetit'],
    },
  ],
  new_year: [
    {
      text: 'Guter Vorsatz: öfter mit [Freunden|der Familie|alten Bekannten] essen. Er ist [leicht einzuhalten|kein bisschen anstrengend|der einzige, der satt macht]. Fangt [gleich|diese Woche|zu zweit] damit an. Erste Etappe: {name}.',
      photo: 'ein neuer Kalender neben dem Teller',
      tags: ['neujahr', 'vorsätze', 'freunde'],
    },
    {
      text: 'Das Jahr ist neu, der Hunger [ist der alte|bleibt sich treu|hat sich nichts vorgenommen]. Kommt und [gebt ihm recht|fangt gut an|lacht über das vorige]. Alles andere, [die Diät|das Fitnessstudio|der Frühjahrsputz] etwa, [hat Zeit|findet sich|kommt schon noch]. Adresse: {name}.',
      photo: 'Luftschlangen und eine zerknüllte Serviette',
      tags: ['neujahr', 'hunger', 'neuanfang'],
    },
  ],
};
