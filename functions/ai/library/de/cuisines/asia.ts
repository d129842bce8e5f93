import type { CopyLibrary } from '../../copy-library.ts';

/** What is eaten from bowls, leaves, and chopsticks. */
export const CUISINES_ASIA: CopyLibrary['cuisines'] = {
  chinese: {
    food: 'chinesisches Essen',
    hero: [
      'Alles in die Mitte, [Stäbchen bereit|Reis in die Schale|Finger weg vom letzten Stück]: So wird aus Hunger [ein Ereignis|ein Gespräch|eine Runde].',
      'Zu zweit zu bestellen ist [ein guter Anfang|zu wenig|mutig]. Bringt [alle|Verstärkung|viel Platz im Magen] mit.',
      'Mit Stäbchen geht es [langsamer|feiner|lustiger], und das ist [der ganze Trick|Absicht|heute genau recht].',
      'Wenn euch heute nach [süß und sauer|viel Brühe|scharf und warm] ist, sagt dem [Herd|Kühlschrank|Butterbrot] ab.',
    ],
    about: [
      'Alles [kreist|wandert|macht die Runde], und jeder nimmt, was [vorbeikommt|er erreicht|noch da ist].',
      'Es gibt den, der [nur Reis isst|immer zuerst probiert|die Chilischote findet], und am Ende [tauschen alle|lachen alle|sind alle satt].',
      'Ein Bissen [süß|sauer|scharf], ein Löffel Reis, und die Woche [gibt nach|hat wieder Farbe|wirkt kürzer].',
      'Reis bleibt nie übrig: [Dafür gibt es Sauce|Einer kann immer noch|Der Hunger hat mitgezählt].',
    ],
    gallery: [
      'Die Stäbchen [wissen schon wohin|sind schneller als ihr|zittern vor Vorfreude].',
      'Dampf steigt auf, [Brillen beschlagen|der Hunger auch|die Laune mit].',
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
      'Draußen ist es [grau|kalt|laut], auf dem Teller [warm|bunt|hell]. Kommt [mit Hunger|zu zweit|mit Mut].',
      'Wer „ein bisschen scharf“ sagt, sollte [ein Glas Wasser|ein Taschentuch|gute Freunde] bereithalten.',
      'Kokos, [Zitronengras|Limette|Chili] und eine Pause: So [schmeckt Fernweh|klingt Urlaub|reist der Magen], ganz ohne Koffer.',
    ],
    about: [
      'Der erste Löffel ist [freundlich|süß|mild], der zweite [stellt sich vor|wird mutiger|holt aus], und beim dritten [schwitzt einer|lacht die Runde|wollt ihr mehr].',
      'Schärfe verrät [Charakter|Angeber|Helden], und der Reis [verzeiht allen|hilft jedem|rettet die Runde].',
      'Teilt und [tauscht|kostet|verhandelt], denn von allem ein bisschen schmeckt [nach Reise|nach Ferien|nach mehr].',
      'Nehmt den mit, der [nur Gewohntes isst|immer „nicht zu scharf“ sagt|neugierig ist], und beobachtet [seine Ohren|den Wendepunkt|sein Gesicht].',
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
      'Manche Tage wollen Suppe, [manche Rollen|manche Nudeln|andere alles], heute [entscheidet der Hunger|dürft ihr wählen|gibt es keine falsche Antwort].',
      'Rollen, tunken, [abbeißen|nicken|seufzen] und von vorn: So [vergeht der Ärger|beruhigt sich der Tag|kommt man ins Reden].',
    ],
    about: [
      'Wer schlürft, [hat recht|ist nicht laut|meint es gut], und wer zuerst die Brühe leert, [darf lächeln|bestellt nach|gewinnt].',
      'Kräuter zu zupfen beruhigt mehr als [jede App|langes Baden|gutes Zureden], und [es duftet dabei|hinterher ist man satt|man darf dabei essen].',
      'Limette [weckt auf|räumt auf|macht mutig], Brühe [wärmt|beruhigt|tröstet], und der Tag [ist gerettet|lenkt ein|geht doch noch gut aus].',
      'Bringt eine Person mit, die [Koriander liebt|Koriander meidet|nie genug Brühe hat], und ihr habt [ein Thema|Gesprächsstoff|Unterhaltung].',
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
      'Sauce zum Auftunken, [warmes Brot|weicher Reis|viele Gewürze] und ein Tag, der [wieder warm wird|nachgibt|endlich ruhig ist].',
      'Fragt nicht, wie [scharf|viel|spät] es ist. Fragt lieber, wer [das Brot reicht|noch Reis hat|mitkommt].',
      'Draußen ist es [grau|kühl|Montag], auf dem Löffel [wird es golden|ist Hochsommer|leuchtet es]. Kommt [zu zweit|mit Appetit|ohne Plan].',
      'Eine Gewürzreise ohne [Impfung|Koffer|Jetlag], aber mit [Reis|Fladenbrot|Löffel] und [offenem Mund|großem Hunger|guten Freunden].',
    ],
    about: [
      'Beim ersten Löffel ist es [der Duft|die Farbe|die Wärme], beim zweiten die Neugier, [danach hilft nur Brot|und bald lacht die ganze Runde|und der Rest ist Glück].',
      'Jedes Curry hat [eigene Fans|einen Verteidiger|seine Gegner], und trotzdem [wird getauscht|kostet jeder alles|gewinnt das Brot].',
      'Schärfe ist [verhandelbar|freiwillig|Geschmackssache], Hunger nicht, und am Ende [siegt das Brot|hilft der Reis|ist jeder Teller blank].',
      'Bringt [die Neugierige|den Vorsichtigen|die ganze Runde] mit und teilt, [bis nichts bleibt|was ihr habt|bis die Löffel klirren].',
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
      'Nach dem ersten Bissen [sagt keiner etwas|atmen alle auf|ist der Tag weit weg], und genau das ist [der schönste Teil|gewollt|ansteckend].',
      'Wer mit Stäbchen kämpft, [lernt Geduld|lacht am meisten|bekommt Zuspruch] und [genießt jeden Sieg|isst doppelt bewusst|wird trotzdem satt].',
      'Reis, Brühe, [Soja|Ingwer|Sesam]: Wenig [Worte|Zutaten|Lärm], viel, woran man [denkt|hängt|sich erinnert].',
      'Kommt [allein|zu zweit|mit den Eltern] und bleibt, bis [der Tee kühl ist|das Schweigen schön wird|ihr wieder Hunger habt].',
    ],
    gallery: [
      'Sieht ruhig aus, [schmeckt lange nach|ist es auch|macht Hunger].',
      'Ein Bissen, [kurz vor dem Verschwinden|ganz für sich|auf Augenhöhe].',
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
      'Reis, Wasabi, [Ingwer|Sojatropfen|Geduld]: Das magische Dreieck eines [guten Abends|ruhigen Mittags|hungrigen Moments].',
      'Sushi mag [leise Gesellschaft|Redepausen|Menschen, die teilen]. Und es mag euch [zu zweit|hungrig|vermutlich].',
    ],
    about: [
      'Wer mit den [Fingern|Stäbchen|Augen] anfängt, macht es richtig, und wer [teilt|kichert|tunkt], auch.',
      'Der Ingwer ist [zum Atemholen|für zwischendurch|nicht zum Mitnehmen] und der letzte Bissen [heilig|verhandelbar|zum Seufzen].',
      'Jeder hat [eine Lieblingsrolle|ein heimliches Ritual|seine Sojatechnik], und jetzt [ist Zeit dafür|darf man das zeigen|wird verglichen].',
      'Viele Kleinigkeiten ergeben [ein großes Essen|einen stillen Abend|satte Freude], wenn [die Richtigen danebensitzen|keiner zählt|das Handy schweigt].',
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
  ramen: {
    food: 'Ramen',
    hero: [
      'Brille ab, [Stäbchen hoch|Ärmel hoch|Handy weg]: Die nächste Schüssel verlangt [beide Hände|eure volle Aufmerksamkeit|einen Augenblick Ruhe].',
      'Eine Schüssel, und der Tag [passt hinein|geht unter|wird kleiner]. Kommt [durchgefroren|allein|mit großem Hunger].',
      'Schlürfen ist [erlaubt|erwünscht|ein Kompliment], Reden [geht später|hat Zeit|stört ein wenig]. Erst kommt [der Dampf|die Brühe|der Hunger].',
      'Draußen zieht es, in der Schüssel [dampft es|ist Sommer|wartet Wärme]. Mehr [Heizung|Trost|Plan] braucht der Tag nicht.',
    ],
    about: [
      'Jeder hat seine Reihenfolge: erst [die Nudeln|die Brühe|das Obendrauf], dann [Stille|ein Seufzer|alles Übrige], und davon weicht keiner ab.',
      'Eine gute Schüssel macht [rote Wangen|beschlagene Gläser|stille Nachbarn], und genau daran erkennt man [Kenner|Hungrige|Glückliche].',
      'Ganz allein oder [zu zweit|in großer Runde|neben Fremden]: Beim Schlürfen sind alle [gleich laut|per Du|Verbündete].',
      'Die letzten Tropfen trinkt man [direkt aus der Schüssel|mit geschlossenen Augen|ohne Scham], und danach ist [der Kopf leiser|das Wetter egal|der Stau vergessen].',
    ],
    gallery: [
      'Den Dampf [müsst ihr euch denken|gibt es nur vor Ort|hat die Kamera verpasst].',
      'Nudeln, [kurz vor dem Sprung|gleich in der Luft|tief im Glück].',
    ],
    sampleDishes: [
      { name: 'Gyoza mit Gemüse', course: 'starters', family: 'dumplings' },
      { name: 'Shoyu-Ramen', course: 'mains', family: 'ramen' },
      { name: 'Edamame', course: 'starters', family: 'beans' },
      { name: 'Grüner Tee', course: 'drinks', family: 'tea' },
    ],
  },
  korean: {
    food: 'koreanisches Essen',
    hero: [
      'Viele Schälchen, [ein Löffel|zwei Stäbchen|lange Arme] und jemand, mit dem man [laut lacht|um die Wette schwitzt|alles teilt].',
      'Scharf, [süß|knusprig|säuerlich] und noch einmal scharf: So schmeckt [Mut|gute Laune|ein geretteter Tag].',
      'Wenn der Tag [fad|lau|beige] war, hilft etwas mit [Feuer|Knoblauch|Sesam]. Kommt, [bevor ihr gähnt|mit Taschentuch|zu mehreren].',
      'Umrühren, [kosten|pusten|schwitzen] und weiterreden. Gutes Essen [verträgt Lärm|rötet die Wangen|macht Freunde].',
    ],
    about: [
      'Auf dem Tisch ist nie [Platz|Ruhe|Langeweile], im Gespräch [auch nicht|ebenso wenig|sowieso nicht], und das [soll so sein|macht den Spaß aus|merkt man bald].',
      'Die Schärfe kommt [zu Fuß|mit Verspätung|ohne Gruß], bleibt aber [lange sitzen|bis zum Schluss|gern].',
      'Einer mischt alles, [einer sortiert|einer isst der Reihe nach|einer zögert], und beide [haben recht|schielen hinüber|werden satt].',
      'Nehmt [den Chili-Helden|den Vorsichtigen|eure lauteste Freundin] mit und [tauscht|wettet|reicht das Wasser].',
    ],
    gallery: [
      'Es zischt, [auch ohne Ton|wenn man genau hinschaut|und es dampft].',
      'Rot ist hier [eine Ansage|ein Versprechen|der Anfang].',
    ],
    sampleDishes: [
      { name: 'Mandu mit Gemüse', course: 'starters', family: 'dumplings' },
      { name: 'Bibimbap', course: 'mains', family: 'rice_bowl' },
      { name: 'Kimchi-Suppe', course: 'mains', family: 'soup' },
      { name: 'Gerstentee', course: 'drinks', family: 'tea' },
    ],
  },
};
