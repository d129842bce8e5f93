import type { CopyLibrary } from '../../copy-library.ts';

/** What is eaten around the Mediterranean and in Mexico. */
export const CUISINES_SOUTH: CopyLibrary['cuisines'] = {
  mediterranean: {
    food: 'mediterranes Essen',
    hero: [
      'Ein Tropfen Olivenöl, [ein Stück Brot|etwas Zitrone|ein langer Atem], und der Kalender [blättert zum Juli|vergisst den Montag|gibt Ruhe].',
      'Draußen mag [Februar|Stau|Nieselregen] sein, auf dem Teller ist [Küste|Süden|später Nachmittag]. Kommt [mit Zeit|mit Freunden|ohne Schirm].',
      'Am Mittelmeer fragt beim Essen keiner, [wie spät es ist|was morgen ansteht|wer zuerst gehen muss]. Haltet es [ebenso|heute genauso|bitte auch so].',
      'Stellt viel in die Mitte und wenig [in den Kalender|infrage|auf die Goldwaage]: So wird [aus Essen ein Fest|der Tag weicher|die Runde größer].',
    ],
    about: [
      'Geteilt wird mit [den Fingern|einem Stück Brot|lautem Zuruf], und der letzte Happen [bleibt aus Höflichkeit liegen|kreist noch lange|gehört der Mutigsten].',
      'Wer das Öl [auftunkt|vom Teller wischt|mit Brot jagt], hat es [verstanden|geschafft|nicht mehr weit zum Urlaub].',
      'Es riecht nach [Kräutern|Knoblauch|Ferien], es klingt nach [Gelächter|Gabeln|vielen Stimmen], und es darf [länger dauern|lauter werden|noch ein Teller sein].',
      'Nehmt jemanden mit, der [immer friert|Fernweh hat|den Urlaub verschoben hat]. [Wärme|Sonne|Abhilfe] gibt es auch auf Tellern.',
    ],
    gallery: [
      'So sieht [Fernweh|ein langer Sommer|ein freier Nachmittag] auf Tellern aus.',
      'Das Olivenöl glänzt, [die Augen auch|das Brot wartet|der Rest ist Vorfreude].',
    ],
    sampleDishes: [
      { name: 'Hummus mit Fladenbrot', course: 'starters', family: 'hummus' },
      { name: 'Geschmortes Gemüse', course: 'mains', family: 'vegetables' },
      { name: 'Gebratene Dorade', course: 'mains', family: 'fish' },
      { name: 'Zitronentarte', course: 'desserts', family: 'pie' },
    ],
  },
  lebanese: {
    food: 'libanesisches Essen',
    hero: [
      'Der Tisch [verschwindet unter Schälchen|wird zu klein|füllt sich], und irgendwo dazwischen [reicht jemand Brot|lacht einer|fängt der Urlaub an].',
      'Mit Brot statt Gabel isst man [näher beieinander|langsamer|mit mehr Gelächter]. Probiert es [zu viert|mit der Verwandtschaft|gleich aus].',
      '„Nur eine Kleinigkeit“ gibt es auf Libanesisch [nicht|kaum|höchstens im Wörterbuch]. Kommt [hungrig|zu mehreren|in weiten Hosen].',
      'Zitrone, Sesam, [Minze|Petersilie|Knoblauch]: Das weckt [müde Köpfe|ganze Büros|jeden Langweiler] auf.',
    ],
    about: [
      'Gezählt werden die Schälchen [nie|erst hinterher|von den Kindern], geleert werden sie [von allein|der Reihe nach|mit Brot].',
      'Wer zuerst satt ist, [muss weiterreden|bekommt trotzdem nach|wird überstimmt], so will es [die Gastfreundschaft|jede Tante|die Runde].',
      'Ein Löffel [cremig|säuerlich|nussig], ein Bissen knusprig, und das Brot [vermittelt|räumt auf|geht reihum].',
      'Nehmt [die Großfamilie|die Wohngemeinschaft|den ganzen Chor] mit, denn am Ende sitzen alle [enger|länger|fröhlicher] beisammen.',
    ],
    gallery: [
      'Petersilie, [Sesam|Zitrone|Granatapfel] und Hände aus allen Richtungen.',
      'Da passt noch [euer Brot|eine Hand|ein Schälchen] dazwischen.',
    ],
    sampleDishes: [
      { name: 'Hummus', course: 'starters', family: 'hummus' },
      { name: 'Falafel-Teller', course: 'mains', family: 'falafel' },
      { name: 'Taboulé', course: 'starters', family: 'salad' },
      { name: 'Baklava', course: 'desserts', family: 'baklava' },
    ],
  },
  spanish: {
    food: 'spanisches Essen',
    hero: [
      'In Spanien isst man [später|lauter|länger], und genau das [fehlt eurer Woche|braucht der Kalender|passt zu euch].',
      'Etwas mit [Knoblauch|Paprika|Olivenöl], jemand mit [Geschichten|Zeit|großem Hunger], und der Alltag [macht Siesta|bleibt daheim|verliert den Faden].',
      'Wer langsam isst, [versteht mehr Spanisch|hört mehr Geschichten|hat länger Urlaub]. Bringt [die ganze Runde|die Großeltern|Zeit] mit.',
      'Nach dem Essen kommt das Sitzenbleiben: noch [eine Geschichte|ein Löffel|ein Lachen], noch [ein Stück Brot|ein „Weißt du noch?“|kein Blick zur Uhr].',
    ],
    about: [
      'Ein Teller in der Mitte macht aus [Bekannten|Kollegen|Nachbarn] eine [Runde|Bande|Familie], und den Rest [holt sich|verteidigt|verteilt] der Hungrigste.',
      'Man fängt mit [einem Happen|Brot und Öl|Oliven] an, und plötzlich ist es [spät|laut|richtig schön] geworden.',
      'Laut ist [normal|ein Kompliment|gute Laune], und wer flüstert, [hat noch Hunger|kaut gerade|verpasst die Pointe].',
      'Bringt die Tante mit, die [allen nachlegt|jeden Namen verwechselt|mit den Händen redet], und [hört gut zu|macht ihr Platz|lasst sie bestellen].',
    ],
    gallery: [
      'Süden, [in Tellerform|zum Löffeln|mit Olivenöl].',
      'Wer hinschaut, hört [Gitarren|Gelächter|Geschirr].',
    ],
    sampleDishes: [
      { name: 'Gazpacho', course: 'starters', family: 'cold_soup' },
      { name: 'Paella mit Gemüse', course: 'mains', family: 'paella' },
      { name: 'Tortilla de patatas', course: 'mains', family: 'omelet' },
      { name: 'Crema catalana', course: 'desserts', family: 'custard' },
    ],
  },
  tapas: {
    food: 'Tapas',
    hero: [
      'Bestellt [zu viel|zu oft|durcheinander], Tapas verzeihen [alles|jeden Fehler|jede Reihenfolge]. Nur wer [nicht teilt|auf die Uhr schaut|stumm knabbert], fällt auf.',
      '„Ein Tellerchen noch“, sagt [immer jemand|der Hunger|die Neugier], und daraus werden [drei|Stunden|alte Freundschaften].',
      'Heute hat keiner einen eigenen Teller, [nur eigene Vorlieben|nur flinke Hände|und keinen stört es].',
      'Wer sich nie entscheiden kann, hat heute [gewonnen|Glück|leichtes Spiel]: Es darf von allem [ein Happen|ein bisschen|etwas] sein.',
    ],
    about: [
      'Die Hand, die [zögert|zuletzt kommt|erst fragt], findet ein leeres Schälchen, und [alle lachen|so lernt man es|dann wird nachbestellt].',
      'Zwischen zwei Happen passt [eine Anekdote|ein Geständnis|halb Spanien], zwischen vieren [ein ganzer Roman|die Vorgeschichte|sogar eine Versöhnung].',
      'Manche teilen [gerecht|nach Augenmaß|nur aus Höflichkeit], andere [nach Tempo|mit den Ellbogen|gar nicht], und satt werden [erstaunlicherweise|zum Glück|am Ende] alle.',
      'Kommt mit [lauten Freunden|der Kollegin|alten Bekannten] und redet [mit vollen Händen|über Unwichtiges|kreuz und quer], das gehört [dazu|zum Spaß|zum guten Ton].',
    ],
    gallery: [
      'Viele kleine Teller, [ein großer Hunger|noch mehr Hände|kein letztes Wort].',
      'Dieser Happen ist [schon vergeben|gleich weg|heiß begehrt].',
    ],
    sampleDishes: [
      { name: 'Patatas bravas', course: 'starters', family: 'potatoes' },
      { name: 'Gambas al ajillo', course: 'mains', family: 'shrimp' },
      { name: 'Marinierte Oliven', course: 'starters', family: 'olives_snacks' },
      { name: 'Crema catalana', course: 'desserts', family: 'custard' },
    ],
  },
  french: {
    food: 'französisches Essen',
    hero: [
      'Man muss kein Französisch können, um [langsam zu essen|„noch mehr“ zu sagen|beim Nachtisch weich zu werden]. Ein [Lächeln|Zeigefinger|Nicken] genügt.',
      'Brot brechen, [Sauce auftunken|seufzen|weiterreden]: Der Rest ist [Nebensache|Aussprache|Butter].',
      'Für ein langes Essen braucht man [gute Gesellschaft|einen freien Kopf|etwas Zeit] und den Mut zum [Käse danach|Dessert|nächsten Gang].',
      'Zieht euch an, als [ginge es nach Paris|hättet ihr ein Geheimnis|wäre heute Jahrestag], und kommt [zu zweit|mit Hunger|Hand in Hand].',
    ],
    about: [
      'Zwischen zwei Bissen liegt [das Gespräch|die halbe Freude|Zeit für Geständnisse], und keiner [drängt|wird ungeduldig|schaut auf die Uhr].',
      'Sauce bleibt nie zurück: [Dafür gibt es Brot|Dafür sorgt ein Stück Kruste|Notfalls hilft ein Löffel].',
      'Ringsum wird [geflirtet|philosophiert|geschwärmt], und das [steckt an|gehört dazu|würzt mit].',
      'Butter löst [keine Probleme|wenige Fragen|nicht alles], aber sie [stimmt milde|schmeckt dabei|hilft beim Nachdenken].',
    ],
    gallery: [
      'Ein Teller mit [Akzent|Haltung|Butter im Hintergrund].',
      'Schaut man länger hin, [hört man Akkordeon|riecht man Butter|rollt man das R].',
    ],
    sampleDishes: [
      { name: 'Zwiebelsuppe', course: 'starters', family: 'soup' },
      { name: 'Bœuf bourguignon', course: 'mains', family: 'stew' },
      { name: 'Ratatouille', course: 'mains', family: 'vegetables' },
      { name: 'Crème brûlée', course: 'desserts', family: 'custard' },
    ],
  },
  mexican: {
    food: 'mexikanisches Essen',
    hero: [
      'Rot oder grün? An der [Salsa|Schärfe|Antwort] erkennt man Charakter. Kommt und [bekennt Farbe|nehmt beides|zieht die Jacke aus].',
      'Ein Spritzer Limette, [ein bisschen Feuer|viel Salsa|ein großer Bissen], und der [Montag|Nieselregen|Bürotag] hat keine Chance.',
      'Wer „ist doch gar nicht scharf“ sagt, [schwitzt zuerst|greift zum Wasser|wird beobachtet]. Bringt [so jemanden|Zeugen|ein Taschentuch] mit.',
      'Tortillas fragen nicht nach [Besteck|Haltung|Tischmanieren], nur nach zwei Händen und [etwas Mut|einer Serviette|Appetit].',
    ],
    about: [
      'Es beginnt mit [einer Tortilla|Limette|einem Klecks Salsa] und endet mit [klebrigen Fingern|lauten Geschichten|noch einer Runde].',
      'Schärfe ist [freiwillig|Verhandlungssache|eine Mutprobe], Nachnehmen [Ehrensache|ansteckend|unvermeidlich].',
      'Man wickelt, [tunkt|faltet|kleckert], beugt sich vor, und [die Bluse dankt es|keiner schaut so genau hin|das sieht bei allen gleich aus].',
      'Bringt [die Mutigen|die Vorsichtigen|die ganze Clique] mit: Die einen nehmen [Chili|Feuer|das Rote], die anderen [den Rest|Avocado|das Milde].',
    ],
    gallery: [
      'Farben mit [Temperament|Limettenrand|Biss].',
      'Schon das Hinsehen [macht Durst|kitzelt die Nase|verlangt nach Limette].',
    ],
    sampleDishes: [
      { name: 'Guacamole mit Tortillachips', course: 'starters', family: 'guacamole' },
      { name: 'Tacos mit Pilzen', course: 'mains', family: 'tacos' },
      { name: 'Enchiladas verdes', course: 'mains', family: 'enchiladas' },
      { name: 'Limettenlimonade', course: 'drinks', family: 'lemonade' },
    ],
  },
};
