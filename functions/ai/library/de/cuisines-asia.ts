import type { CopyLibrary } from '../copy-library.ts';

/** What is eaten from bowls, leaves, and chopsticks. */
export const CUISINES_ASIA: CopyLibrary['cuisines'] = {
  chinese: {
    food: 'chinesisches Essen',
    hero: [
      'Alles in die Mitte, [Stäbchen bereit|Reis in die Schale|Finger weg vom letzten Stück]: So wird aus Hunger [ein Ereignis|ein Gespräch|eine Runde].',
      'Eine Bestellung zu zweit ist [ein guter Anfang|zu wenig|mutig]. Bringt [alle|Verstärkung|viel Platz im Magen] mit.',
      'Mit [Stäbchen|Gabel|beidem] geht es langsamer, und das ist [der ganze Trick|der Zweck|heute recht].',
      'Wenn euch heute nach [süß und sauer|viel Brühe|scharf und warm] ist, sagt dem [Herd|Kühlschrank|Lieferzettel] ab.',
    ],
    about: [
      'Die Drehplatte im Kopf [steht nie still|dreht sich mit|bleibt beim Lieblingsgericht stehen]: Jeder nimmt, [was vorbeikommt|was er mag|und niemand zählt].',
      'Es gibt den, der [nur Reis isst|immer zuerst probiert|die Chili findet], und am Ende [tauschen alle|lachen alle|sind alle satt].',
      'Ein Bissen [süß|sauer|scharf], ein Löffel Reis, und die Woche [gibt nach|hat wieder Farbe|wirkt kürzer].',
      'Reis bleibt nie übrig, [weil es Sauce gibt|weil der Hunger bleibt|weil einer immer noch kann], und das hat [seinen Grund|System|schon Tradition bei euch].',
    ],
    menuIntro: [
      'Bestellt lieber [eins mehr|zu viert für sechs|quer durch die Karte]: Am Ende [isst einer alles|war es genau richtig|bereut es keiner].',
      'Etwas Knuspriges, etwas in Sauce und Reis, [der alles zusammenhält|der nachfragt|für den Rest].',
    ],
    gallery: [
      'Die Stäbchen [wissen schon wohin|sind schneller als ihr|zittern vor Vorfreude].',
      'Dampf steigt auf, [Brillen beschlagen|Hunger auch|Augen auf].',
    ],
    sampleDishes: [
      { name: 'Frühlingsrollen', course: 'starters', family: 'spring_rolls' },
      { name: 'Gebratene Nudeln', course: 'mains', family: 'noodles_fried' },
      { name: 'Tofu in Schwarzbohnensauce', course: 'mains', family: 'tofu' },
      { name: 'Jasmintee', course: 'drinks', family: 'tea' },
    ],
  },
  thai: {
    food: 'thailändisches Essen',
    hero: [
      'Süß, sauer, scharf, [salzig|und von vorn|alles in einem Löffel]: Da bleibt für [Alltag|Sorgen|Grau] kein Platz.',
      'Draußen [grau|kalt|Feierabendverkehr], auf dem Teller [warm|bunt|alles hell]. Kommt [ins Warme|zu zweit|mit Mut].',
      'Wer „ein bisschen scharf“ sagt, sollte [ein Glas Wasser|ein Taschentuch|gute Freunde] bereithalten.',
      'Kokos, [Zitronengras|Limette|Chili] und eine Pause: So [schmeckt Fernweh|endet ein Tag|fängt Urlaub an], ganz ohne Koffer.',
    ],
    about: [
      'Der erste Löffel ist [freundlich|süß|mild], der zweite stellt sich vor, und beim dritten [schwitzt einer|lacht die Runde|wollt ihr mehr].',
      'Schärfe verrät [Charakter|Angeber|Helden], und der Reis [verzeiht|hilft|rettet] alle.',
      'Teilt, [tauscht|kostet|verhandelt], denn von allem ein bisschen schmeckt [nach Reise|mutiger|mehr als eins allein].',
      'Nehmt den mit, der [nur Gewohntes isst|immer „nicht zu scharf“ sagt|neugierig ist], und beobachtet [seine Ohren|den Wendepunkt|sein Gesicht].',
    ],
    menuIntro: [
      'Mild, mittel oder [Held|Wahnsinn|ohne Rückweg]: Ihr bestimmt, wie der Abend [ausgeht|brennt|klingt].',
      'Erst riechen, [dann kosten|dann staunen|dann Reis nachfassen].',
    ],
    gallery: [
      'Farben, die [man schmecken kann|Hunger machen|nach Limette riechen].',
      'Schon beim Hinsehen wird es [wärmer|schärfer|lauter im Bauch].',
    ],
    sampleDishes: [
      { name: 'Sommerrollen', course: 'starters', family: 'spring_rolls' },
      { name: 'Grünes Curry', course: 'mains', family: 'curry' },
      { name: 'Pad Thai', course: 'mains', family: 'noodles_fried' },
      { name: 'Klebreis mit Mango', course: 'desserts', family: 'dessert' },
    ],
  },
  vietnamese: {
    food: 'vietnamesisches Essen',
    hero: [
      'Dampf in der Schüssel, [Kräuter obenauf|Nudeln auf Tauchgang|beschlagene Brille]: Für die nächste halbe Stunde [seid ihr beschäftigt|ist Ruhe|fehlt nichts].',
      'Eine Schüssel, [ein Löffel|zwei Stäbchen|viel Grün] und jemand, mit dem man gut [schweigen|schlürfen|lachen] kann.',
      'Manche Tage wollen Suppe, [manche Rollen|manche Nudeln|andere alles], heute [entscheidet der Hunger|dürft ihr|wird nicht gespart].',
      'Rollen, tunken, [abbeißen|tropfen|seufzen]: Kochkurs [unnötig|egal|abgesagt], ihr seid ja zum Essen da.',
    ],
    about: [
      'Wer schlürft, [hat recht|ist nicht laut|meint es gut], und wer zuerst die Brühe leert, [darf lächeln|bestellt nach|gewinnt].',
      'Kräuter [knabbern|zupfen|verteilen] beruhigt mehr als [jede App|Fernsehen|ein Spaziergang], und satt macht es auch.',
      'Limette [weckt auf|räumt auf|macht mutig], Brühe macht weich, und zusammen [ist der Tag gerettet|passt die Welt|geht es wieder].',
      'Bringt eine Person mit, die [Koriander liebt|Koriander meidet|nie genug Brühe hat], und ihr habt [ein Thema|Stoff|Unterhaltung].',
    ],
    menuIntro: [
      'Warme Schüssel oder [kühle Rolle|beides|knuspriger Anfang]: Sagt, wie der Tag war, [dann ist es klar|dann passt es|und los].',
      'Erst die Nase, dann [der Löffel|die Stäbchen|der Rest von euch].',
    ],
    gallery: [
      'Der Dampf [kommt zuerst|steigt durch den Bildschirm|hat Platz genommen].',
      'Grün obenauf, [Wärme darunter|Ruhe im Bauch|Löffel bereit].',
    ],
    sampleDishes: [
      { name: 'Sommerrollen mit Tofu', course: 'starters', family: 'spring_rolls' },
      { name: 'Pho mit Rindfleisch', course: 'mains', family: 'noodle_soup' },
      { name: 'Bún mit Zitronengras', course: 'mains', family: 'noodle_soup' },
      { name: 'Vietnamesischer Kaffee', course: 'drinks', family: 'coffee' },
    ],
  },
  indian: {
    food: 'indisches Essen',
    hero: [
      'Sauce zum Auftunken, [warmes Brot|weicher Reis|lange Gewürze] und ein Tag, der [wieder warm wird|nachgibt|endlich ruhig ist].',
      'Fragt nicht, wie [scharf|viel|spät] es ist. Fragt lieber, wer [das Brot reicht|noch Reis hat|mitkommt].',
      'Draußen fröstelt es, [drinnen|im Mund|auf der Zunge] wird es golden. Kommt [zu zweit|mit Appetit|ohne Plan].',
      'Eine Gewürzreise ohne [Impfung|Koffer|Jetlag], aber mit [Reis|Fladenbrot|Nachschlag] nach Wunsch.',
    ],
    about: [
      'Beim ersten Löffel ist es [der Duft|die Farbe|die Wärme], beim zweiten die Neugier, [danach hilft nur Brot|und bald lacht die ganze Runde|der Rest ist Glück].',
      'Jedes Currytöpfchen hat [eigene Fans|seinen Verteidiger|eine Meinung], und trotzdem [wird getauscht|kostet jeder alles|gewinnt das Brot].',
      'Schärfe ist hier [verhandelbar|freiwillig|eine Stimmung], Hunger nicht, und der [siegt|bleibt|entscheidet] immer.',
      'Bringt [die mit, die Kümmel sucht|den Vorsichtigen|die ganze Runde] mit, und teilt, [bis der Tisch voll ist|bis nichts bleibt|was ihr habt].',
    ],
    menuIntro: [
      'Mild zum Anfangen, [feurig zum Aufwachen|Reis dazwischen|Brot sowieso].',
      'Ein Curry für dich, [eins für die Mitte|eins zum Tauschen|und ein gemeinsames Ende].',
    ],
    gallery: [
      'Goldgelb, [tiefrot|sattgrün|warm]: Die Farben machen [den Anfang|Appetit|den Rest].',
      'Fast riecht man [den Kardamom|den Ingwer|die Gewürze].',
    ],
    sampleDishes: [
      { name: 'Samosas', course: 'starters', family: 'samosa' },
      { name: 'Dal Tadka', course: 'mains', family: 'dal' },
      { name: 'Butter Chicken', course: 'mains', family: 'curry' },
      { name: 'Mango Lassi', course: 'drinks', family: 'drink' },
    ],
  },
  japanese: {
    food: 'japanisches Essen',
    hero: [
      'Ruhig werden, [Stäbchen brechen|Tee einschenken|tief durchatmen] und für eine Weile nur [essen|nicken|den nächsten Bissen planen].',
      'Klein portioniert, [groß gefeiert|leise genossen|nacheinander gekostet]: So isst man [langsam|achtsam|mit allen Sinnen] und merkt es kaum.',
      'Der Tag war [laut|schnell|voll]. Eine Schüssel kann [das leiser machen|da viel retten|den Ton angeben].',
      'Zwei Stäbchen, [ein Plan|viele Schälchen|kein Handy] und jemand, der [auch so still kauen kann|Ruhe mag|alles probiert].',
    ],
    about: [
      'Nach dem ersten Bissen [sagt keiner etwas|atmen alle auf|ist der Tag weit weg], und genau das ist [der beste Teil|gewollt|ansteckend].',
      'Wer mit Stäbchen kämpft, [lernt Geduld|lacht am meisten|bekommt Zuspruch] und schmeckt [jeden Sieg|doppelt|mehr].',
      'Reis, Brühe, [Soja|Ingwer|Sesam]: Wenig [Worte|Zutaten|Lärm], viel, woran man [denkt|hängt|sich erinnert].',
      'Kommt [allein am Abend|zu zweit|mit Eltern] und bleibt, bis [der Tee kühl ist|das Schweigen schön wird|ihr wieder Hunger habt].',
    ],
    menuIntro: [
      'Kalt und warm, [zart und knusprig|klar und kräftig|leise und laut]: Nehmt [beides|von allem etwas|euch Zeit].',
      'Ein Happen nach dem anderen, [ohne Eile|in eurer Reihenfolge|bis es passt].',
    ],
    gallery: [
      'Sieht ruhig aus, [schmeckt lange nach|ist es auch|macht Hunger].',
      'Ein Bissen, [schon arrangiert|still gestellt|auf Augenhöhe].',
    ],
    sampleDishes: [
      { name: 'Misosuppe', course: 'starters', family: 'soup' },
      { name: 'Ramen mit Ei', course: 'mains', family: 'ramen' },
      { name: 'Gebratene Udon', course: 'mains', family: 'noodles_fried' },
      { name: 'Grüner Tee', course: 'drinks', family: 'tea' },
    ],
  },
  sushi: {
    food: 'Sushi',
    hero: [
      'Ein Happs, [Augen zu|tief atmen|kurze Stille], und der Rest der Woche [kann warten|klingt anders|steht hinten an].',
      'Zählt die Stücke [nicht|lieber nicht mit|erst danach]. Zählt, wer [noch da ist|noch lächelt|mit euch bestellt].',
      'Reis, Wasabi, [Ingwer|Sojatropfen|Geduld]: Das Dreieck eines [guten Abends|ruhigen Mittags|hungrigen Moments].',
      'Sushi mag [leise Gesellschaft|Redepausen|Menschen, die teilen]. Und es mag euch [zu zweit|hungrig|vermutlich].',
    ],
    about: [
      'Wer mit den [Fingern|Stäbchen|Augen] anfängt, macht es richtig, und wer [teilt|kichert|tunkt], auch.',
      'Der Ingwer ist [zum Atemholen|für zwischendurch|nicht zum Mitnehmen] und der letzte Bissen [heilig|verhandelbar|zum Seufzen].',
      'Jeder hat [eine Lieblingsrolle|ein heimliches Ritual|seine Sojatechnik], und jetzt [ist Zeit dafür|darf man sie zeigen|wird verglichen].',
      'Viele Kleinigkeiten ergeben [ein großes Essen|einen stillen Abend|satte Freude], wenn [die Richtigen danebensitzen|keiner zählt|das Handy schweigt].',
    ],
    menuIntro: [
      'Fangt klein an, [hört groß auf|bestellt in Wellen|sammelt Favoriten].',
      'Rolle, [Reis|Rolle|Ruhe] und wieder von vorn.',
    ],
    gallery: [
      'Ein Bissen, [schon in der Nahaufnahme|doppelt so schön|so gut wie eurer].',
      'Ordentlich aufgereiht, [gleich vorbei|gern umkämpft|schnell gezählt].',
    ],
    sampleDishes: [
      { name: 'Edamame', course: 'starters', family: 'beans' },
      { name: 'Lachs-Nigiri', course: 'mains', family: 'sushi' },
      { name: 'Avocado-Maki', course: 'mains', family: 'sushi_roll' },
      { name: 'Grüner Tee', course: 'drinks', family: 'tea' },
    ],
  },
};
