import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

/** What is eaten with two hands, with a cup, or with a big knife, and what every restaurant may say. */
export const CUISINES_DAY: CopyLibrary['cuisines'] = {
  cafe: {
    food: 'Kaffee',
    hero: [
      'Vor dem ersten Schluck ist jeder [ein anderer Mensch|nur halb da|schwierig]. Kommt, [wacht auf|wärmt euch die Hände|fangt den Tag noch einmal an].',
      'Ein Kaffee dauert so lang wie [ein gutes Gespräch|drei Seiten im Buch|eine ehrliche Pause], und der zweite [auch|etwas länger|zählt nicht].',
      'Manche Gespräche brauchen [eine warme Tasse|eine ruhige Stunde|zwei Löffel] und etwas zum [Umrühren|Festhalten|Krümeln]. Das Thema bringt ihr mit.',
      'Das Postfach [wartet|merkt nichts|bleibt zu], solange ihr [pustet|umrührt|in die Luft schaut]. Es spricht einiges für [eine zweite Tasse|ein langes Gespräch|etwas Süßes dazu].',
    ],
    about: [
      'Gute Ideen kommen beim [ersten Schluck|Umrühren|Aus-dem-Fenster-Schauen], nie [im Großraumbüro|auf Kommando|vor dem Kaffee].',
      'Es gibt Leute, die beim Kaffee [lesen|tippen|träumen], und Leute, die [noch nicht reden können|Passanten beobachten|schon alles erzählt haben].',
      'Man verabredet sich [auf eine Tasse|für ein halbes Stündchen|„nur ganz kurz“] und erzählt sich dann [das halbe Leben|alles seit Ostern|die wichtigen Dinge].',
      'Etwas Süßes neben der Tasse [rettet Vormittage|beendet Streit|macht aus Warten Urlaub], und die Gabel teilt man [gern|ungern|nur mit Auserwählten].',
    ],
    gallery: [
      'Eine Pause, [von oben|mit Schaum|gut ausgeleuchtet].',
      'Die Tasse dampft, [die Gedanken sortieren sich|der Löffel wartet|die Krümel kommen noch].',
    ],
    sampleDishes: [
      { name: 'Milchkaffee', course: 'drinks', family: 'latte' },
      { name: 'Apfelkuchen', course: 'desserts', family: 'cake' },
      { name: 'Avocadobrot', course: 'mains', family: 'avocado_toast' },
      { name: 'Darjeeling', course: 'drinks', family: 'tea' },
    ],
  },
  bakery: {
    food: 'Brot und Gebäck',
    hero: [
      'Der Duft biegt um die Ecke und [ändert euren Plan|nimmt euch mit|kennt eure Schwäche]. Folgt ihm [mit leerer Tasche|mit gutem Gewissen|ohne Widerstand].',
      'Eins für unterwegs, [eins für daheim|eins fürs Büro|eins für die Nachbarin] und eins, von dem [keiner erfährt|nur Krümel bleiben|nie die Rede war].',
      'Andere bringen Blumen mit. Ihr bringt [etwas Süßes|eine volle Tüte|Gebäck] und [werdet sofort umarmt|dürft immer wiederkommen|seid der liebste Besuch].',
      'Ein Morgen mit [Krümeln am Pulli|Zucker an den Fingern|einer Tüte im Arm] beginnt [schöner|langsamer|mit Vorsprung].',
    ],
    about: [
      'Das Endstück bekommt, wer [einkaufen war|zuerst fragt|am nettesten schaut], das ist [Gesetz|Familiensitte|seit jeher abgemacht].',
      'Man will [nur das Übliche|eine Kleinigkeit|bloß schauen] und geht mit [zwei Tüten|Kuchen für die Straße|etwas für später].',
      'Bis daheim fehlt [eine Ecke|das erste Stück|der knusprige Zipfel], und [keiner war es|der Hund schaut unschuldig|alle haben Krümel am Mund].',
      'Schlechte Nachrichten brauchen [Butter|Puderzucker|Kruste], gute [ebenso|noch mehr davon|einen Karton zum Teilen].',
    ],
    gallery: [
      'Am Bildschirm duftet es [leider nicht|nur fast|mit etwas Fantasie].',
      'Krümel [in Arbeit|in Aussicht|bald überall].',
    ],
    sampleDishes: [
      { name: 'Bauernbrot', course: 'mains', family: 'bread' },
      { name: 'Zimtschnecke', course: 'desserts', family: 'pastry' },
      { name: 'Streuselkuchen', course: 'desserts', family: 'cake' },
      { name: 'Filterkaffee', course: 'drinks', family: 'coffee' },
    ],
  },
  brunch: {
    food: 'Brunch',
    hero: [
      'Der Wecker hat frei, [das Kissen verliert|die Zeitung wartet|der Magen geht voran]. Kommt [ungekämmt|mit Sonnenbrille|zu mehreren].',
      'Süß oder herzhaft? Vor dem [ersten Kaffee|zweiten Gähnen|Mittagläuten] muss das niemand [entscheiden|beantworten|so genau wissen].',
      'Zu spät fürs Frühstück, [zu früh fürs Mittagessen|genau richtig für euch|gerade recht zum Reden]: So fangen [gute Tage|lange Gespräche|kleine Ferien] an.',
      'Holt die Leute von [gestern|letzter Nacht|nebenan] zusammen, es gibt [viel zu klären|neue Geschichten|noch Fragen].',
    ],
    about: [
      'Um diese Uhrzeit ist jeder [ehrlich|ungeschminkt|langsam], und das bekommt [Gesprächen|Freundschaften|Familien] gut.',
      'Der eine braucht [Ruhe|Koffein|Zeit], der andere [Zucker|Publikum|Nachschlag], und beide [verstehen sich|bekommen recht|lächeln irgendwann].',
      'Frühstück ist [Pflicht|Gewohnheit|Treibstoff], Brunch ist [Absicht|Urlaub|ein Versprechen], und daheim [macht keiner das Bett|wartet nur der Abwasch|verpasst man nichts].',
      'Bringt [die Nachteule|die Frühaufsteherin|den Langschläfer] mit, treffen kann man sich [in der Mitte|beim ersten Bissen|bei der zweiten Tasse].',
    ],
    gallery: [
      'Sieht aus wie [ausgeschlafen|ein freier Vormittag|Aufstehen mit Absicht].',
      'Guten Morgen, [gern auch später|notfalls mittags|so ungefähr].',
    ],
    sampleDishes: [
      { name: 'Rührei mit Schnittlauch', course: 'mains', family: 'eggs' },
      { name: 'Pfannkuchen', course: 'mains', family: 'pancakes' },
      { name: 'Müsli mit Obst', course: 'starters', family: 'granola_bowl' },
      { name: 'Orangensaft', course: 'drinks', family: 'juice' },
    ],
  },
  burger: {
    food: 'Burger',
    hero: [
      'Ein Burger will beide Hände und [volle Aufmerksamkeit|kein Handy|einen offenen Mund]. Endlich [ein Grund, nicht zu tippen|Pause für die Daumen|etwas zum Festhalten].',
      'Messer und Gabel dürfen [zuschauen|daheim bleiben|sich wundern]. Ihr braucht [Servietten|Mut|großen Hunger] und jemanden, der nicht [zählt|lacht|fotografiert].',
      'Legt eurem [Montag|Ärger|langen Tag] ein Brötchen obendrauf und eins darunter, dann [wird er handlich|geht er besser runter|ist er schnell gegessen].',
      'Wer zuerst fertig ist, muss [zusehen|schnuppern|warten]. Also langsam, [mit Pausen|Schicht für Schicht|auch wenn es tropft].',
    ],
    about: [
      'Jeder hat beim Abbeißen eine [Technik|Lieblingsecke|Philosophie], und am Ende haben alle [Sauce am Kinn|glänzende Finger|recht].',
      'Er tropft, [rutscht|wackelt|kippelt] und gewinnt trotzdem. Haltung zeigt man [beim nächsten Termin|mit der Serviette|hinterher].',
      'Bringt die Person mit, die [nie teilt|immer mehr Sauce will|„nur eine Pommes“ sagt], und [passt gut auf|schweigt gemeinsam|klärt vorher die Regeln].',
      'Bei feinen Dates wird [geflüstert|gezittert|genickt], beim Burger [gelacht|gekleckert|gegessen]. Ratet, was [öfter vorkommt|in Erinnerung bleibt|länger hält].',
    ],
    gallery: [
      'Höher als [der Mund|geplant|jede Vernunft].',
      'Zwei Hände, [ein Ziel|kein Plan B|viele Servietten].',
    ],
    sampleDishes: [
      { name: 'Cheeseburger', course: 'mains', family: 'cheeseburger' },
      { name: 'Veggie-Burger', course: 'mains', family: 'burger' },
      { name: 'Pommes frites', course: 'starters', family: 'fries' },
      { name: 'Zitronenlimonade', course: 'drinks', family: 'lemonade' },
    ],
  },
  american: {
    food: 'amerikanisches Essen',
    hero: [
      'Manchmal will man nicht [staunen|übersetzen|nachschlagen], sondern etwas [Goldbraunes|zum Festhalten|mit viel Sauce]. Dann [kommt vorbei|nichts wie los|seid ihr hier richtig].',
      'Nach [dem Umzug|der langen Fahrt|dem Spiel] schmeckt alles doppelt, vor allem [mit den Fingern|zu mehreren|mit Sauce am Daumen].',
      'Bringt [die Kinder|die Schwiegereltern|den heikelsten Esser] mit, hier [muss keiner raten|findet jeder seine Zeile|wird niemand erschreckt].',
      'Großer Hunger, [große Runde|viele Servietten|lange Geschichten]: Für [Zurückhaltung|Kalorientabellen|feine Manieren] ist morgen auch noch ein Tag.',
    ],
    about: [
      'Es gibt Essen, das [niemanden einschüchtert|alle schon kennen|keine Fußnote braucht], und genau danach [fragt der Hunger|ruft so ein Tag|sehnt man sich].',
      'Einer nimmt „nur die Hälfte“, [isst beide|bereut es|schaut dann herüber], und so läuft das [jedes Mal|in jeder Familie|unter Freunden].',
      'Man isst wie [im Film|in den Ferien|als Kind]: [mit beiden Händen|ohne Tischrede|mit Sauce am Ärmel].',
      'In der Runde ist immer Platz für [noch einen Teller|die Cousine|noch einen Stuhl], nur [der Magen|die Hose|der Gürtel] setzt Grenzen.',
    ],
    gallery: [
      'Braucht keine [Übersetzung|Erklärung|Einleitung].',
      'Alte Bekannte, [aus der Nähe|gut beleuchtet|hungrig betrachtet].',
    ],
    sampleDishes: [
      { name: 'Mac and Cheese', course: 'mains', family: 'mac_and_cheese' },
      { name: 'Truthahn-Sandwich', course: 'mains', family: 'sandwich' },
      { name: 'Krautsalat', course: 'starters', family: 'salad' },
      { name: 'Apple Pie', course: 'desserts', family: 'pie' },
    ],
  },
  steakhouse: {
    food: 'Steak',
    hero: [
      'Sagt nur „[blutig|rosa|durch]“, danach [wird es still|gehört euch der Moment|ist alles gesagt].',
      'Jemand hat [Geburtstag|den neuen Job|die Prüfung bestanden]. Das verlangt nach [einem scharfen Messer|einem großen Teller|einem kräftigen Bissen] und guter Gesellschaft.',
      'Es gibt Wochen für [Salat|Suppe|Knäckebrot], und es gibt Wochen, die [ein Stück Fleisch|ein großes Messer|eine ordentliche Kruste] verdienen.',
      'Anschneiden, [kauen|nicken|Augen zu], und das Gespräch [darf warten|setzt kurz aus|findet später statt].',
    ],
    about: [
      'Nach dem ersten Schnitt redet man [leiser|langsamer|eine Weile gar nicht], danach [freundlicher|über alles|nur noch Gutes].',
      'Über die Beilagen lässt sich [reden|verhandeln|streiten], übers Fleisch [nicht|selten|nur unter Zeugen].',
      'Nehmt [den Vater|die Chefin|den ältesten Freund] mit, [bestellt ohne Eile|legt das Handy weg|stoßt an] und [fragt nicht nach dem Anlass|lasst euch Zeit|hört einmal zu].',
      'Manches Essen erledigt man [nebenbei|im Stehen|vor dem Bildschirm], für anderes [ruft man jemanden an|zieht man ein Hemd an|hebt man sich den Hunger auf].',
    ],
    gallery: [
      'Die Kruste [sagt genug|hört man fast|sieht man von Weitem].',
      'Das Messer [liegt bereit|zögert noch|hat es gleich leicht].',
    ],
    sampleDishes: [
      { name: 'Gemischter Salat', course: 'starters', family: 'salad' },
      { name: 'Rumpsteak', course: 'mains', family: 'steak' },
      { name: 'Bratkartoffeln', course: 'mains', family: 'potatoes' },
      { name: 'Mousse au Chocolat', course: 'desserts', family: 'chocolate' },
    ],
  },
};

/** For a restaurant of which no cuisine is known. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'gutes Essen',
  hero: [
    'Manches Gespräch wartet schon [lange|seit Ostern|auf den richtigen Moment]. Stellt [einen Teller|etwas Gutes|zwei Gläser] dazwischen, dann [fängt es von selbst an|redet es sich leicht|wird es schön].',
    'Bestellt etwas, das daheim [nie gelingt|drei Töpfe schmutzig macht|niemand für euch kocht]. Genau dafür geht man [aus|essen|aus dem Haus].',
    'Essen gehen ist die kürzeste Reise, [ganz ohne Koffer|mit leichtem Gepäck|und keiner muss umsteigen]. Mitzubringen: [Hunger|jemand Nettes|gute Laune].',
    'Fragt daheim, wer [Hunger hat|nicht spülen will|zuerst an der Tür ist], und zieht [die Schuhe an|die Tür hinter euch zu|einfach los].',
    'Heute gibt es etwas, das [nicht aus dem Toaster kommt|ihr nicht würzen müsst|jemand für euch kocht]. Ihr müsst nur [hungrig sein|aussuchen|kommen].',
    'Euer Tag hatte genug [Tabs|Termine|Listen]. Jetzt kommt der Teil mit [Appetit|Nachschlag|vollem Mund].',
  ],
  about: [
    'Ein geteilter Teller hat schon [viele Gespräche gerettet|manchen Streit beendet|so manche Freundschaft begonnen].',
    'Kommt [direkt aus dem Büro|im guten Hemd|in bequemen Schuhen] und bringt [Hunger|eine Geschichte|noch jemanden] mit.',
    'Zuerst liest man die Karte, [am Ende entscheidet der Magen|dann die Gesichter der anderen|und irgendwann zeigt man einfach].',
    'Wer sagt, er nehme [nur eine Suppe|nur etwas Kleines|heute gar nichts], sitzt am Ende vor [dem größten Teller|zwei Tellern|eurem Nachtisch].',
    'Auch ein Geburtstag, der auf [Montag|Dienstag|einen Regentag] fällt, hat [Kerzen|Gäste|ein Essen] verdient.',
    'Gesellschaft [würzt|verlängert|verschönert] jedes Essen, selbst wenn sie nur aus [einem Buch|einem Kreuzworträtsel|dem eigenen Appetit] besteht.',
  ],
  gallery: [
    'Schaut in Ruhe, [der Hunger kommt von allein|und dann noch einmal|aber nicht zu lange].',
    'Wenn es so aussieht, [stellt euch den Duft vor|denkt euch den Geschmack dazu|fehlt nur noch die Gabel].',
  ],
  sampleDishes: [
    { name: 'Tagessuppe', course: 'starters', family: 'soup' },
    { name: 'Gebratenes Hähnchen', course: 'mains', family: 'chicken' },
    { name: 'Ofengemüse', course: 'mains', family: 'vegetables' },
    { name: 'Apfelschorle', course: 'drinks', family: 'soft_drink' },
  ],
};
