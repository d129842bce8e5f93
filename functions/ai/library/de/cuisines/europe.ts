import type { CopyLibrary } from '../../copy-library.ts';

/** What is eaten between the Alps and the sea. */
export const CUISINES_EUROPE: CopyLibrary['cuisines'] = {
  german: {
    food: 'Wirtshausküche',
    hero: [
      'Wer hungrig kommt, geht [langsamer|zufriedener|ein Loch im Gürtel weiter]. Bringt [Zeit|die Familie|den Stammtisch] mit.',
      'Manche Tage sind für Häppchen, andere für [Sauce bis zum Rand|einen vollen Teller|Knödel und Geduld].',
      'Die Diät beginnt [nächste Woche|nach dem Nachtisch|irgendwann]. Heute kommt ihr mit [Hunger|den Eltern|der ganzen Runde].',
      'Ein gutes Wirtshausessen braucht [keine Erklärung|kein Programm|kein Fremdwort], bloß jemanden, der mit euch [sitzen bleibt|nachnimmt|anstößt].',
    ],
    about: [
      'Der letzte Rest Sauce gehört [dem Brot|dem Schnellsten|dem, der ihn verteidigt], und darüber wird [nicht verhandelt|gelacht|geschwiegen].',
      'Man redet über [das Wetter|die Nachbarn|den Fußball], bis das Essen kommt, und danach [erst einmal gar nicht|nur noch kauend|viel freundlicher].',
      'Zu Herzhaftem passt [jedes Wetter|jede Jahreszeit|jede Laune], nur der Gürtel [sieht das anders|braucht Spielraum|protestiert].',
      'Bringt [die Oma|den neuen Freund|die Kollegen] mit: Über [Knödel|Kartoffeln|Sauce] hat noch jeder eine Meinung gehabt.',
    ],
    gallery: [
      'Da fehlt nur noch [die Gabel|ein Stück Brot|euer Platz].',
      'Sieht nach [Sonntag|Hunger|Heimkommen] aus.',
    ],
    sampleDishes: [
      { name: 'Flädlesuppe', course: 'starters', family: 'soup' },
      { name: 'Wiener Schnitzel', course: 'mains', family: 'schnitzel' },
      { name: 'Schweinebraten mit Knödeln', course: 'mains', family: 'roast' },
      { name: 'Apfelstrudel', course: 'desserts', family: 'pastry' },
    ],
  },
  italian: {
    food: 'italienisches Essen',
    hero: [
      'Etwas mit [Sauce|Käse|Knoblauch] und jemand, der [zuhört|lacht|mitdreht]: Mehr Urlaub passt [in keinen Abend|auf keinen Teller|in keine Woche].',
      'Drehen, [heben|pusten|schweigen] und von vorn. Manche [Montage|Sorgen|Launen] verschwinden nur so.',
      'Italienisch essen heißt, [zweimal nachzufragen|mit den Händen zu reden|spät aufzustehen]. Sagt [daheim|dem Sofa|dem Hund] Bescheid.',
      'Kommt mit jemandem, der [mit den Händen redet|nie aufhört zu erzählen|Parmesan ernst nimmt].',
    ],
    about: [
      'Eine Gabel Pasta ist [Tagesform|Handwerk|Übungssache], und wer [kleckert|zu viel nimmt|das Hemd trifft], hat es richtig gemacht.',
      'Am Nebenplatz wird [gelacht|gestritten|laut geredet], und das ist [Italien genug|Musik|ansteckend].',
      'Wer Spaghetti [schneidet|mit dem Löffel dreht|vorsichtig isst], bekommt einen Blick, aber [auch einen zweiten Teller|einen freundlichen|Zuspruch].',
      'Zum Schluss ein Espresso, dazu [etwas Süßes|noch eine Geschichte|das Tiramisu der anderen] und [kein Blick zur Uhr|der schönste Satz des Tages|Stille].',
    ],
    gallery: ['Hier wird [gedreht|geseufzt|nachgenommen].', 'Aufpassen: weißes [Hemd|Kleid|Tischtuch].'],
    sampleDishes: [
      { name: 'Bruschetta', course: 'starters', family: 'bread' },
      { name: 'Spaghetti al pomodoro', course: 'mains', family: 'pasta_tomato' },
      { name: 'Ravioli mit Ricotta und Spinat', course: 'mains', family: 'pasta_filled' },
      { name: 'Tiramisu', course: 'desserts', family: 'tiramisu' },
    ],
  },
  pizzeria: {
    food: 'Pizza',
    hero: [
      'Über den Belag kann man [streiten|abstimmen|schweigen], über den Hunger [nicht|niemals|kaum]. Kommt zu [zweit|viert|mehreren].',
      'Teilt die Pizza, [zählt die Ecken|bewacht euer Viertel|tauscht ein Stück] und redet erst [danach|wieder beim letzten Rand|mit leeren Händen].',
      'Manche Entscheidungen sind [schwer|knifflig|kompliziert]. Diese ist rund und [schmeckt jedem|warm|in Ecken geteilt].',
      'Jacke an, [Schlüssel mit|Hunger mit|Handy aus]: Pizza [ist der Plan|ruft|hat gewonnen].',
    ],
    about: [
      'Der Rand ist [Griff|Nachtisch|Verhandlungsmasse], und wer ihn liegen lässt, [wird beobachtet|bekommt Fragen|muss sich erklären].',
      'Eine Pizza kennt [keinen falschen Anlass|keinen Streit, den sie nicht löst|kein Besteck], nur [Finger|Hunger|Tomatenflecken].',
      'Bringt jemanden mit, der [Ananas verteidigt|immer Margherita nimmt|seinen Belag nie verrät].',
      'Der erste Bissen ist [zu heiß|ein Wagnis|zu früh], jeder weiß es, und alle [beißen trotzdem hinein|pusten halbherzig|lachen].',
    ],
    gallery: [
      'Der Käse [zieht Fäden|wartet nicht|gibt schon nach].',
      'Die Ecke [gehört euch|ist vergeben|fehlt gleich].',
    ],
    sampleDishes: [
      { name: 'Knoblauchbrot', course: 'starters', family: 'garlic_bread' },
      { name: 'Pizza Margherita', course: 'mains', family: 'pizza' },
      { name: 'Calzone', course: 'mains', family: 'calzone' },
      { name: 'Gemischter Salat', course: 'mains', family: 'salad' },
    ],
  },
  greek: {
    food: 'griechisches Essen',
    hero: [
      'Ein bisschen [Zitrone|Oregano|Sonne] auf dem Teller, und der Kalender [macht Ferien|wird leiser|springt auf Juli].',
      'Stellt alles in die Mitte, [reicht Brot herum|greift zu|diskutiert], und schon ist [der Alltag vergessen|Sommer|jeder per Du].',
      'Zum Griechen geht man [hungrig|zu mehreren|nie mit Zeitdruck], und zurück kommt man [satt|lachend|mit Plänen für den Urlaub].',
      'Fetakrümel [am Pulli|am Kinn|auf dem Tisch] stören keinen. Bringt [Freunde|Geschichten|großen Appetit] mit.',
    ],
    about: [
      'Oliven zählt [keiner|niemand mit|man erst hinterher], und wer [zu wenig nimmt|höflich wartet|nur kostet], hat es noch nicht verstanden.',
      'Aus „nur ein paar Vorspeisen“ wird [jedes Mal|erstaunlich oft|verlässlich] [ein langer Abend|ein Tisch voller Teller|eine Feier].',
      'Die Zitrone macht [alles heller|die Augen wach|den Tag leichter], und das Gespräch [zieht mit|wird lauter|fließt].',
      'Nehmt [die Schwiegereltern|die Skatrunde|die Nachbarn] mit, die Teller [wandern ohnehin|kennen keine Grenzen|gehören allen].',
    ],
    gallery: [
      'Riecht nach [Oregano|Sommer|Zitrone], auch durch den Bildschirm.',
      'Die Mitte [ist zum Teilen da|füllt sich|bleibt nie leer].',
    ],
    sampleDishes: [
      { name: 'Gefüllte Weinblätter', course: 'starters', family: 'mezze' },
      { name: 'Gyros', course: 'mains', family: 'kebab' },
      { name: 'Moussaka', course: 'mains', family: 'main' },
      { name: 'Baklava', course: 'desserts', family: 'baklava' },
    ],
  },
  turkish: {
    food: 'türkisches Essen',
    hero: [
      'Erst steht ein [Schälchen|Salat|warmes Brot] da, dann ganz viele [weitere|andere|Hände]. So fängt ein gutes Essen an.',
      'Brot abreißen, [eintunken|füllen|zusammenrollen] und nie wieder über [das Kochen|den Abwasch|Kalorien] reden.',
      'Wenn der Hunger [laut|eilig|unhöflich] wird, hilft etwas Würziges, [schön warm|am liebsten zum Festhalten|in großen Bissen].',
      'Wer nach dem Essen noch Tee trinkt, [bleibt länger als geplant|hört die wichtigen Geschichten|meint es ernst].',
    ],
    about: [
      'Gastfreundschaft erkennt man daran, dass [niemand fragt, ob ihr noch könnt|der Teller nie leer wird|alle gleichzeitig reden], und den Hunger daran, dass ihr [ja sagt|nickt|trotzdem nachnehmt].',
      'Bei [süßem Tee|warmem Brot|vielen kleinen Tellern] löst sich [mancher Streit|mancher Knoten|vieles] von allein.',
      'Nehmt die Person mit, die [alles scharf will|vorsichtig probiert|immer mitisst], und lasst sie [zuerst kosten|aussuchen|staunen].',
      'Der Tee ist heiß, [das Glas klein|die Hand vorsichtig|das Gespräch lang], und genau so [redet es sich gut|lernt man sich kennen|endet ein Essen].',
    ],
    gallery: [
      'Der Duft ist [leider nur gedacht|durch nichts zu ersetzen|schon unterwegs].',
      'Da würde man gern [ein Stück abreißen|hineingreifen|nachlegen].',
    ],
    sampleDishes: [
      { name: 'Linsensuppe', course: 'starters', family: 'soup' },
      { name: 'Adana Kebap', course: 'mains', family: 'kebab' },
      { name: 'Gefüllte Weinblätter', course: 'starters', family: 'mezze' },
      { name: 'Baklava', course: 'desserts', family: 'baklava' },
    ],
  },
};
