import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

/** Cafés, bakeries, and casual food, and copy for restaurants of unknown cuisine. */
export const CUISINES_DAY: CopyLibrary['cuisines'] = {
  cafe: {
    food: 'Kaffee',
    hero: [
      'Guter Kaffee und [etwas Süßes|eine ruhige Stunde|gute Gesellschaft].',
      'Lust auf Kaffee? [Schauen Sie vorbei|Dann sind Sie hier richtig|Bringen Sie jemanden mit].',
      'Gönnen Sie sich eine Pause, [einen Kaffee|eine warme Tasse|etwas Süßes] und ein wenig Ruhe.',
      'Treffen Sie sich auf einen Kaffee und [bleiben Sie gern länger|nehmen Sie noch einen|reden Sie in Ruhe].',
      'Eine warme Tasse macht [einen kalten Morgen|einen vollen Tag|die Mittagspause] besser.',
      'Kaffee in {town}? [Kommen Sie vorbei|Wir freuen uns auf Sie|Bringen Sie eine Freundin mit].',
    ],
    about: [
      'Ein guter Kaffee schenkt Ihnen [eine Pause|ein wenig Ruhe|Zeit zum Reden].',
      'Kaffee schmeckt [mit Freunden|mit einem Buch|mit der Zeitung] und mit etwas Süßem.',
      'Kommen Sie auf eine schnelle Tasse oder [ein langes Gespräch|eine ruhige Stunde|ein Stück Kuchen].',
      'Kaffee schwarz, [mit Milch|stark|mit viel Schaum] oder süß, so wie Sie mögen.',
      'Warme Hände, eine volle Tasse und [ein guter Freund|kein Termin|etwas Süßes] machen den Vormittag schön.',
      'Manche lesen beim Kaffee, manche [reden|arbeiten|träumen], und alle haben es gut.',
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
      'Knuspriges Brot, süßes Gebäck und [guter Kaffee|ein süßer Morgen|etwas für später].',
      'Etwas Süßes [für gleich|für später|für unterwegs].',
      'Nehmen Sie [ein Brot|etwas Süßes|eine Tüte Gebäck] mit und machen Sie jemandem eine Freude.',
      'Folgen Sie dem Duft von [Brot|Butter|Gebäck] und gönnen Sie sich etwas.',
      'Gebäck für [Groß und Klein|daheim|das ganze Büro] und ein Brot dazu.',
      'Brot und Gebäck in {town}? [Kommen Sie vorbei|Folgen Sie dem Duft|Suchen Sie sich etwas aus].',
    ],
    about: [
      'Ein gutes Brot hat eine Kruste, die [knuspert|kracht|duftet], und innen ist es weich.',
      'Etwas Buttriges und [etwas Süßes|ein Brot für später|ein Kaffee] machen einen guten Morgen.',
      'Nehmen Sie ein Stück für jetzt und [eins für später|eins zum Teilen|eins für daheim].',
      'Geburtstage, [Wochenenden|Kaffeerunden|Besuche] und graue Tage verdienen etwas Süßes.',
      'Eine Tüte Gebäck macht [im Büro|beim Frühstück|bei Freunden] alle froh.',
      'Knusprige Kruste, weiche Krume und [etwas Butter|ein süßer Belag|ein wenig Zucker] gehen immer.',
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
      'Erst ausschlafen, dann gibt es [Eier|Kaffee|etwas Süßes] und gute Gesellschaft.',
      'Süß oder herzhaft? [Nehmen Sie beides|Teilen Sie einfach|Beim Brunch geht beides].',
      'Guter Kaffee, gute Freunde und [viel Zeit|etwas Süßes|ein langer Vormittag].',
      'Machen Sie sich einen ruhigen Vormittag mit [Freunden|der Familie|einer zweiten Tasse Kaffee].',
      'Eier, Brot und [etwas Süßes|Zeit zum Reden|ein ruhiger Start].',
      'Brunch in {town}? [Kommen Sie vorbei|Bringen Sie Freunde mit|Kommen Sie mit Hunger].',
    ],
    about: [
      'Brunch ist Frühstück mit [mehr Zeit|guten Freunden|etwas Herzhaftem] und ohne Wecker.',
      'Erst ein Kaffee, dann [Eier|etwas Süßes|ein langes Gespräch] und kein Termin.',
      'Bestellen Sie süß und herzhaft und [teilen Sie beides|probieren Sie voneinander|nehmen Sie noch einen Kaffee].',
      'Ein guter Brunch dauert, [Tasse für Tasse|Bissen für Bissen|so lange Sie reden].',
      'Bringen Sie [den Besuch|die Eltern|Ihre Freunde] mit, und bleiben Sie gern sitzen.',
      'Weiche Eier, warmes Brot und [guter Kaffee|etwas Süßes|ein Klecks Marmelade] machen den Vormittag schön.',
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
      'Ein saftiger Burger, [viele Servietten|Pommes dazu|beide Hände] und sonst nichts zu tun.',
      'Hunger auf Burger? [Schauen Sie vorbei|Dann sind Sie hier richtig|Bringen Sie Freunde mit].',
      'Weiches Brötchen, geschmolzener Käse und [viel Sauce|etwas Knackiges|Pommes dazu].',
      'Ein guter Burger rettet [einen langen Tag|die Mittagspause|jeden Filmabend].',
      'Bringen Sie [die Kinder|die Mannschaft|ein paar Freunde] mit, Burger mögen alle.',
      'Burger in {town}? [Kommen Sie vorbei|Kommen Sie mit Hunger|Wir freuen uns auf Sie].',
    ],
    about: [
      'Ein guter Burger ist saftig, [ein wenig chaotisch|innen weich|außen knusprig] und braucht Servietten.',
      'Nehmen Sie den Burger in beide Hände, [beugen Sie sich vor|beißen Sie hinein|lassen Sie sich Zeit] und genießen Sie.',
      'Mit Käse, [scharf|mit Zwiebeln|mit viel Sauce] oder ganz schlicht, jeder hat seinen Burger.',
      'Pommes gehören dazu, [knusprig|gesalzen|heiß] und am liebsten zum Teilen.',
      'Burger passen zu [Geburtstagen|Spieltagen|Filmabenden] und zu jedem großen Hunger.',
      'Weiches Brötchen, knackiger Salat und [gute Sauce|geschmolzener Käse|etwas Zwiebel] gehören zusammen.',
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
      'Burger, Pommes und [gute Gesellschaft|viele Servietten|ein großer Hunger].',
      'Lust auf amerikanisches Essen? [Schauen Sie vorbei|Dann sind Sie hier richtig|Bringen Sie die Familie mit].',
      'Etwas Knuspriges, etwas Saftiges und [Pommes dazu|viel Sauce|jemand zum Teilen].',
      'Bringen Sie [die Kinder|die Großeltern|hungrige Freunde] mit, hier findet jeder etwas.',
      'Nach [dem Spiel|dem Umzug|einer langen Fahrt] schmeckt es doppelt so gut.',
      'Amerikanisch essen in {town}? [Kommen Sie vorbei|Kommen Sie mit Hunger|Bringen Sie Freunde mit].',
    ],
    about: [
      'Amerikanisches Essen ist herzhaft, [knusprig|saftig|unkompliziert] und macht richtig satt.',
      'Nehmen Sie etwas zum Hineinbeißen, [Pommes dazu|eine Sauce extra|viele Servietten] und lassen Sie es sich schmecken.',
      'Teilen Sie eine Portion Pommes und [erzählen Sie vom Tag|bestellen Sie noch eine|streiten Sie um die letzte].',
      'Knusprige Ränder, geschmolzener Käse und [gute Sauce|weiches Brot|etwas Salz] machen alle froh.',
      'Das ist Essen für [Familien|Geburtstage|Spieltage] und für jeden großen Hunger.',
      'Heben Sie sich etwas Appetit für [den Nachtisch|einen Kuchen|etwas Süßes] auf, es lohnt sich.',
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
      'Ein gutes Steak, [gute Gesellschaft|Zeit|eine Beilage] und ein freier Kopf.',
      'Lust auf Steak? [Schauen Sie vorbei|Dann sind Sie hier richtig|Kommen Sie zu zweit].',
      'Blutig, rosa oder [durch|fast durch|irgendwo dazwischen]? Sie entscheiden.',
      'Feiern Sie [den Geburtstag|die gute Nachricht|den neuen Job] mit einem guten Steak.',
      'Kräftige Kruste, rosa Kern und [eine gute Beilage|etwas Butter|gute Gesellschaft].',
      'Steak essen in {town}? [Kommen Sie vorbei|Kommen Sie mit Appetit|Bringen Sie jemanden mit].',
    ],
    about: [
      'Außen eine kräftige Kruste, innen [zart|saftig|rosa], so soll ein Steak sein.',
      'Schneiden Sie das Steak an, [genießen Sie den ersten Bissen|nehmen Sie etwas Butter|lassen Sie sich Zeit] und reden Sie danach weiter.',
      'Kartoffeln, Salat oder [Gemüse|Pommes|Pilze] dazu, mehr braucht ein Steak nicht.',
      'Ein Steak ist etwas für [Geburtstage|Jahrestage|gute Nachrichten] und für großen Appetit.',
      'Bringen Sie [den Vater|alte Freunde|die ganze Familie] mit und lassen Sie sich Zeit.',
      'Salz, Pfeffer und [Hitze|etwas Butter|Geduld] sind fast alles, was ein Steak braucht.',
    ],
    sampleDishes: [
      { name: 'Gemischter Salat', course: 'starters', family: 'salad' },
      { name: 'Rumpsteak', course: 'mains', family: 'steak' },
      { name: 'Bratkartoffeln', course: 'mains', family: 'potatoes' },
      { name: 'Mousse au Chocolat', course: 'desserts', family: 'chocolate' },
    ],
  },
};

/** For restaurants whose cuisine is unknown. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'gutes Essen',
  hero: [
    'Gutes Essen, [gute Gesellschaft|ein langes Gespräch|alte Freunde] und kein Abwasch.',
    'Kommen Sie mit Hunger und bringen Sie [Freunde|die Familie|jemand Nettes] mit.',
    'Hungrig? [Schauen Sie vorbei|Dann sind Sie hier richtig|Wir freuen uns auf Sie].',
    'Ein gutes Essen macht [einen langen Tag|einen normalen Dienstag|die Mittagspause] besser.',
    'Gutes Essen schmeckt noch besser mit [Freunden|der Familie|guten Gesprächen].',
    'Hungrig in {town}? [Kommen Sie vorbei|Kommen Sie zum Essen|Kommen Sie zu uns].',
  ],
  about: [
    'Bei einem guten Essen kommen Sie [zur Ruhe|ins Reden|auf andere Gedanken].',
    '[Freunde|Familien|Nachbarn] haben sich beim Essen viel zu erzählen.',
    'Bestellen Sie, worauf Sie Lust haben, und [probieren Sie voneinander|lassen Sie sich Zeit|genießen Sie die Gesellschaft].',
    'Geburtstage, [gute Nachrichten|Wiedersehen|lange Wochen] und ganz normale Tage verdienen gutes Essen.',
    'Kommen Sie in großer Runde oder [allein|mit einem Buch|zu zweit], Sie sind willkommen.',
    'Nichts einkaufen, nichts kochen, nur [gut essen|etwas Gutes bestellen|genießen].',
  ],
  sampleDishes: [
    { name: 'Tagessuppe', course: 'starters', family: 'soup' },
    { name: 'Gebratenes Hähnchen', course: 'mains', family: 'chicken' },
    { name: 'Ofengemüse', course: 'mains', family: 'vegetables' },
    { name: 'Apfelschorle', course: 'drinks', family: 'soft_drink' },
  ],
};
