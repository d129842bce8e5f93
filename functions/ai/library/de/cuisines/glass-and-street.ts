import type { CopyLibrary } from '../../copy-library.ts';

/** The sea, the garden, the glass, the cone, and the street. */
export const CUISINES_GLASS_AND_STREET: CopyLibrary['cuisines'] = {
  seafood: {
    food: 'Fisch und Meeresfrüchte',
    hero: [
      'Das Meer ist [weit|kalt|nicht mitgekommen], der Appetit darauf [ganz nah|hellwach|größer denn je]. Kommt [mit Hunger|zu zweit|im Ringelpulli].',
      'Ein Spritzer Zitrone, [Augen zu|tief einatmen|kurz still sein], und ihr steht [am Hafen|mit den Füßen im Sand|im Wind].',
      'Für manches Essen braucht man [zehn Finger|zwei Servietten|Geduld] und Leute, die sich nicht [genieren|beeilen|verstellen].',
      'Wer diese Woche [keine Möwe gehört|kein Salz geschmeckt|zu viel Beton gesehen] hat, ist hier [richtig|an der Reihe|gut beraten].',
    ],
    about: [
      'Bissen für Bissen wird [geredet|gelacht|geschwiegen], und die Eile bleibt [an Land|in der Jackentasche|draußen].',
      'Zitrone weckt [alles auf|die Lebensgeister|das Gespräch], Salz macht [Durst auf mehr|Appetit|ehrlich], und der Alltag [geht über Bord|treibt davon|hat Ebbe].',
      'Nehmt jemanden mit, der [nie Fisch bestellt|jede Gräte fürchtet|das Meer vermisst], und wartet [den ersten Bissen|das Lächeln|die Nachfrage] ab.',
      'Von der Küste erzählt jeder [anders|gern|mit den Händen], und mit vollem Mund [klingt es nach Urlaub|stimmt es immer|glaubt man alles].',
    ],
    gallery: [
      'Fast hört man [die Möwen|die Brandung|den Kutter].',
      'Das Meer, [in Häppchen|von Nahem|mit Gabel].',
    ],
    sampleDishes: [
      { name: 'Fischsuppe', course: 'starters', family: 'soup' },
      { name: 'Gebratener Zander', course: 'mains', family: 'fish' },
      { name: 'Knoblauchgarnelen', course: 'mains', family: 'shrimp' },
      { name: 'Zitronensorbet', course: 'desserts', family: 'ice_cream' },
    ],
  },
  vegan: {
    food: 'veganes Essen',
    hero: [
      'Bringt die Person mit, die [skeptisch schaut|die Stirn runzelt|sonst nur Beilagen isst]. Ihr Urteil gibt sie [mit vollem Mund|nach dem Nachschlag|ganz leise] ab.',
      'Heute müsst ihr bei keiner Zeile [nachfragen|zögern|verhandeln]: [Alles geht|Zeigt einfach|Bestellt drauflos].',
      'Grün kann [knuspern|scharf sein|trösten], und Gemüse hat [Charakter|Humor|Tiefgang]. Überzeugt euch [selbst|gegenseitig|hungrig].',
      'Wenn die Woche [grau|schwer|eintönig] war, gehört etwas [Buntes|Knackiges|Würziges] auf den Teller und gute Gesellschaft [daneben|dazu|gegenüber].',
    ],
    about: [
      'Wer sonst die Zutaten [liest|erfragt|googelt], darf hier [einfach bestellen|die Brille wegstecken|blind tippen], und das [entspannt|macht Appetit|tut gut].',
      'Manche kommen aus [Überzeugung|Neugier|Liebe zur Begleitung], und nach dem Essen [redet keiner mehr darüber|wird getauscht|wollen alle noch einmal].',
      'Auch eine Möhre hat [Temperament|Stolz|Eigensinn], wenn jemand ihr [Zeit|Würze|Hitze] gibt.',
      'Predigten gibt es [keine|woanders|höchstens vom Magen], dafür Teller, um die [gerangelt|gefeilscht|gewetteifert] wird.',
    ],
    gallery: [
      'Alle Farben, [null Reue|ein Teller|großer Hunger].',
      'Pflanzen in [Bestform|guter Gesellschaft|der Hauptrolle].',
    ],
    sampleDishes: [
      { name: 'Hummus mit Gemüse', course: 'starters', family: 'hummus' },
      { name: 'Kichererbsen-Curry', course: 'mains', family: 'curry' },
      { name: 'Bowl mit Tofu', course: 'mains', family: 'rice_bowl' },
      { name: 'Ingwerlimonade', course: 'drinks', family: 'lemonade' },
    ],
  },
  vegetarian: {
    food: 'vegetarisches Essen',
    hero: [
      'Die Beilage hat [gekündigt|Karriere gemacht|die Seite gewechselt]: Heute steht das Gemüse [in der Mitte|im Rampenlicht|auf der großen Bühne].',
      'Fleisch vermisst man [erst hinterher|vielleicht morgen|höchstens im Gespräch], Hunger [gar nicht mehr|danach nie|sowieso nicht]. Kommt [neugierig|zu zweit|mit den Zweiflern].',
      'Ein Teller voller Farben macht [graue Tage heller|müde Augen wach|Kinder mutig]. Bringt [Appetit|jemanden zum Tauschen|eure Neugier] mit.',
      'Wer sonst überall [den einen Salat|die Beilagen|nur das Brot] bestellt, darf hier [die ganze Karte lesen|ins Grübeln kommen|zweimal wählen].',
    ],
    about: [
      'Zum Streiten [bleibt der Sport|bleibt die Politik|bleibt das Wetter], beim Essen sind sich [alle|sogar Geschwister|die Gabeln] einig.',
      'Knackig, [cremig|würzig|goldbraun], manchmal alles zugleich: So [isst man sich durch den Tag|vergeht eine Pause|redet niemand von Verzicht].',
      'Bringt die Freundin mit, die [gern kostet|alles fotografiert|nie satt wird], und [tauscht nach der Hälfte|stellt alles in die Mitte|bestellt verschieden].',
      'Der Garten hat [Geduld|Ideen|ein großes Herz], der Hunger [nicht|eher nicht|keine Spur davon], und auf dem Teller [treffen sie sich|einigen sie sich|kommt beides zusammen].',
    ],
    gallery: [
      'Bunt ist hier [kein Zufall|erst der Anfang|eine Ansage].',
      'Ein Beet, [nur mit Gabel|gut gewürzt|in Portionen].',
    ],
    sampleDishes: [
      { name: 'Tomatensuppe', course: 'starters', family: 'soup' },
      { name: 'Käsespätzle', course: 'mains', family: 'pasta_cream' },
      { name: 'Gemüsecurry', course: 'mains', family: 'curry' },
      { name: 'Obstsalat', course: 'desserts', family: 'fruit' },
    ],
  },
  brewery: {
    food: 'Bier und etwas Herzhaftes',
    hero: [
      'Auf den ersten Schluck folgt [der Seufzer|das Gespräch|die Wahrheit]. Bringt [die Kollegen|den Nachbarn|ehrlichen Durst] mit.',
      'Hopfen, Malz und [Geduld|gute Gesellschaft|ein freier Platz]: Zum Feierabend fehlt [nur noch ihr|höchstens der Hunger|sonst nichts].',
      '„Nur auf eins“ sagt man [aus Höflichkeit|zum Auftakt|jedes Mal], und dann [meldet sich der Hunger|fängt einer an zu erzählen|sitzt man gut].',
      'Hier wird die Welt [gerettet|erklärt|neu sortiert], bis einer [Hunger hat|das Salz sucht|den Faden verliert].',
    ],
    about: [
      'Hell oder dunkel ist [Ansichtssache|eine Glaubensfrage|Tagesform], der Durst dagegen [nicht|eindeutig|eine Tatsache].',
      'Zum Glas passt [etwas Salziges|etwas mit Kruste|eine lange Geschichte], zur Runde [jeder|noch ein Stuhl|auch der Neue].',
      'Man kommt mit [einem Problem|drei Kollegen|trockener Kehle] und geht mit [neuen Freunden|einem Spitznamen|einer Verabredung].',
      'Bringt [den Schwager|die Kegelrunde|die Neue aus der Buchhaltung] mit, nach dem Anstoßen [sind alle per Du|kennt man sich|ist das Eis gebrochen].',
    ],
    gallery: [
      'Der Schaum [hält kurz still|setzt sich gerade|sucht eine Lippe].',
      'Prost, [schon einmal optisch|auf die Entfernung|bis gleich].',
    ],
    sampleDishes: [
      { name: 'Brezel mit Obatzda', course: 'starters', family: 'bread' },
      { name: 'Bratwurst mit Kraut', course: 'mains', family: 'sausage' },
      { name: 'Krustenbraten', course: 'mains', family: 'roast' },
      { name: 'Helles vom Fass', course: 'drinks', family: 'beer' },
    ],
  },
  winebar: {
    food: 'Wein und kleine Teller',
    hero: [
      'Ein Glas für [den Tag|die müden Füße|die Geduld], eines für [das Gespräch|die Person gegenüber|alles Ungesagte].',
      'Von Wein verstehen muss niemand, [ein Glas halten genügt|Durst reicht aus|nicken kann jeder]. Sagt einfach, [wie der Tag war|was ihr nicht mögt|wonach euch ist].',
      'Rot nach [Regen|langen Sitzungen|der Oper], weiß nach [Sonne|guten Nachrichten|dem Umzug], und Prickelndes [immer|ohne Anlass|zu zweit].',
      'Verabredet euch [auf ein Glas|für eine Stunde|auf etwas Salziges] und rechnet damit, dass [es dabei nicht bleibt|jemand ins Erzählen kommt|ihr die Zeit vergesst].',
    ],
    about: [
      'Das erste Glas [begrüßt|hört zu|bricht das Eis], das zweite [kennt euch schon|fragt nach|erzählt mit], und dazwischen [hilft Brot|passt Käse|wird gelacht].',
      'Über den Jahrgang lässt sich [reden|schwärmen|schweigen], über [die Schwester|die Woche|den Ex] redet es sich länger.',
      'Schwenken darf, wer [will|es kann|wichtig schauen möchte]. Alle anderen [trinken|kosten|lehnen sich zurück].',
      'Salziges [macht Durst|hält wach|macht mutig], Wein macht [gesprächig|nachsichtig|langsam], und zusammen [ergibt das einen Abend|klärt sich manches|sitzt man lange].',
    ],
    gallery: [
      'Gläser, Krümel und [gedämpftes Licht|gute Geheimnisse|ein angeschnittener Käse].',
      'Der Wein ist noch [im Glas|unberührt|ganz am Anfang].',
    ],
    sampleDishes: [
      { name: 'Oliven und Mandeln', course: 'starters', family: 'olives_snacks' },
      { name: 'Käsebrett', course: 'starters', family: 'cheese_board' },
      { name: 'Flammkuchen', course: 'mains', family: 'flatbread' },
      { name: 'Grauburgunder', course: 'drinks', family: 'wine' },
    ],
  },
  icecream: {
    food: 'Eis',
    hero: [
      'Waffel oder Becher? Die großen Fragen [stellen sich im Gehen|vertragen keinen Aufschub|schmelzen schnell].',
      'Ein Eis ist [Urlaub|Kindheit|ein Feiertag] in der Hand, und der restliche Tag [zieht nach|geht langsamer|lächelt mit].',
      'Erwachsene dürfen [zuerst aussuchen|auch kleckern|drei Sorten nehmen]. Sagt es [niemandem|den Kindern schonend|gern weiter].',
      'Egal, wie [das Meeting|die Mathearbeit|der Zahnarzt] war: Danach gibt es [etwas Süßes|eine Belohnung|kühlen Trost].',
    ],
    about: [
      'Am Eis erkennt man [Charaktere|Familien|Verliebte]: Die einen lecken [rundherum|bedächtig|um die Wette], die anderen [beißen|löffeln|stibitzen].',
      'Die Auswahl macht [nervös|glücklich|sprachlos], bis einer [ungeduldig wird|drängelt|Vanille sagt].',
      'Tropfen auf dem [Schuh|Hemd|Handrücken] sind keine Flecken, sondern [Andenken|Beweise|Sommersprossen].',
      'Man geht [eine Runde|bis zur Ecke|ein Stück], redet [mit kaltem Mund|über nichts|durcheinander] und ist [zufrieden|wieder Kind|zu schnell fertig].',
    ],
    gallery: [
      'Bitte nicht am Bildschirm [lecken|naschen|löffeln].',
      'Auf dem Foto schmilzt es [nicht|ausnahmsweise nicht|zum Glück nie].',
    ],
    sampleDishes: [
      { name: 'Spaghettieis', course: 'desserts', family: 'ice_cream' },
      { name: 'Früchtebecher', course: 'desserts', family: 'ice_cream' },
      { name: 'Waffel mit Kirschen', course: 'desserts', family: 'waffles' },
      { name: 'Eiskaffee', course: 'drinks', family: 'coffee' },
    ],
  },
  foodtruck: {
    food: 'Essen auf die Hand',
    hero: [
      'Folgt [der Nase|dem Duft|dem Magenknurren] und esst, wo ihr [gerade steht|ein Stück Mauer findet|die Sonne erwischt]. Tischmanieren haben [frei|Pause|Ausgang].',
      'Ein gutes Essen braucht [kein Tischtuch|keine Kerzen|keine Stuhllehne], nur zwei Hände und [Hunger|eine Serviette|etwas Platz auf der Mauer].',
      'Gegessen wird [mit Blick auf alles|an der Luft|zwischen zwei Terminen], gekleckert [auf eigene Gefahr|mit Anstand|auf die Schuhe].',
      'Wer ansteht, [hat etwas vor sich|lernt Leute kennen|riecht schon, was kommt]. Wer isst, [redet später|nickt nur noch|stellt sich gleich wieder an].',
    ],
    about: [
      'Im Stehen schmeckt es [ehrlicher|lauter|nach Ausflug], und das Gespräch mit [dem Nächsten|Fremden|der Kollegin] ergibt sich.',
      'Zwei Hände, [eine Serviette|ein Karton|ein Bissen]: Mehr [Besteck|Plan|Aufwand] braucht die Pause nicht.',
      'Bringt [die halbe Abteilung|den Besuch|die Nachbarskinder] mit, jeder nimmt [etwas anderes|zu wenig|das vom Vordermann], und dann wird [getauscht|gestaunt|nachbestellt].',
      'Andere suchen noch, ihr [schnuppert|biegt ab|bleibt stehen], und schon [ist die Pause gerettet|habt ihr die Hände voll|gehört der Moment euch].',
    ],
    gallery: [
      'Straße, Serviette, [großer Hunger|Wind im Haar|fertig].',
      'So sieht eine Pause [auf Rädern|im Stehen|mit vollen Händen] aus.',
    ],
    sampleDishes: [
      { name: 'Pulled-Pork-Sandwich', course: 'mains', family: 'pulled_pork' },
      { name: 'Halloumi-Wrap', course: 'mains', family: 'wrap' },
      { name: 'Pommes frites', course: 'starters', family: 'fries' },
      { name: 'Zitronenlimonade', course: 'drinks', family: 'lemonade' },
    ],
  },
};
