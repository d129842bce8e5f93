import type { CopyLibrary } from '../copy-library.ts';

/** Sweets, drinks, and what is said when nothing more is known. */
export const DISHES_SWEETS_AND_DRINKS = {
  pancakes: [
    'Fluffig gestapelt, an den Rändern goldbraun.',
    'Weicher Teig, durch den die Gabel sinkt.',
    'Turm mit Neigung und kurzer [Lebensdauer|Zukunft|Haltbarkeit].',
  ],
  waffles: [
    'Knusprige Rippen, weiche Täler, Süßes darin.',
    'Kästchen für Kästchen ein kleines Glück.',
    'Außen goldbraun, innen luftig und warm.',
  ],
  french_toast: [
    'Gebräunte Kruste, innen weich wie Pudding.',
    'Brot, das [heimlich|sonntags|gern] Kuchen wäre.',
    'Außen karamellig, innen fast ein Löffelgericht.',
  ],
  croissant: [
    'Blättert außen, zieht innen weiche Fäden.',
    'Außen Splitter, innen Luft und Butter.',
    'Buttriges Knistern, dann lauter Krümel.',
  ],
  pastry: [
    'Zarter Teig, süße Krümel am Kinn.',
    'Knuspriges Gebäck mit weichem Kern.',
    'Zwei Bissen Süßes für [zwischendurch|unterwegs|den Nachmittag].',
  ],
  cake: [
    'Lockere Krume, süß bis zur letzten Gabel.',
    'Weich unter der Gabel, lange im Gedächtnis.',
    'Saftig geschnitten und selten groß genug.',
  ],
  chocolate: [
    'Dunkel, dicht und zart schmelzend.',
    'Schokolade, die [langsam|leise|gründlich] alles andere verdrängt.',
    'Erst schmilzt der Bissen, dann der Vorsatz.',
  ],
  cheesecake: [
    'Cremig, dicht, mit sanfter Säure.',
    'Samtige Gabel, süß und leicht säuerlich.',
    'So dicht, dass die Gabel kurz steht.',
  ],
  fruit_crisp: [
    'Warme Früchte unter knusprigen Streuseln.',
    'Oben kracht es, unten blubbert es süß.',
    'Streusel, die in warmen Fruchtsaft fallen.',
  ],
  pie: [
    'Mürber Rand, weiche, süße Füllung.',
    'Knusprige Decke, darunter viel Gefühl.',
    'Teig außen herum, Trost innen drin.',
  ],
  custard: [
    'Seidig, kühl und sanft wackelnd.',
    'Zarte Creme, die auf der Zunge vergeht.',
    'Löffel rein, Stille raus.',
  ],
  tiramisu: [
    'Kaffee unten, Wolke oben, Kakao [auf der Nase|an der Lippe|überall].',
    'Weiche Schichten, wach und süß zugleich.',
    'Cremig bis zum Grund, leise bitter.',
  ],
  ice_cream: [
    'Kalt, cremig und immer ein Wettlauf.',
    'Schmilzt schneller, als ihr [erzählen|überlegen|fotografieren] könnt.',
    'Süße Kälte, die kurz sprachlos macht.',
  ],
  doughnuts: [
    'Fluffiger Teig, süße Finger.',
    'Rund, weich und voller Leichtsinn.',
    'Luftig beim Biss, klebrig am Daumen.',
  ],
  cookies: [
    'Knuspriger Rand, mürbe Mitte, Krümel überall.',
    'Einer in der Hand, [einer|noch einer|der zweite] im Blick.',
    'Süß, rund und gut zu verstecken.',
  ],
  crepes: [
    'Hauchdünn, warm und weich gefaltet.',
    'Zarter Teig mit Spitzenrand.',
    'Dünn gedreht, breit gegrinst.',
  ],
  pudding: [
    'Weich gelöffelt, süß wie Kindheit.',
    'Cremig bis zum Rand und darüber hinaus.',
    'Sanft, süß und ganz ohne Kauen.',
  ],
  baklava: [
    'Blätterteig, Nüsse, Sirup bis in jede Schicht.',
    'Knistert oben, klebt unten, duftet nussig.',
    'Kleines Stück, lange Süße.',
  ],
  fruit: [
    'Saftig, süß und ein bisschen säuerlich.',
    'Frucht, die [beim Beißen|am Kinn|auf der Zunge] tropft.',
    'Bunt, kühl und leicht danach.',
  ],
  dessert: [
    'Süßer Schluss, den alle [kommen sehen|abwarten|einplanen].',
    'Löffel, Gabel, ganz egal: Hauptsache süß.',
    'Ein bisschen Süßes gegen den Abschied.',
  ],
  coffee: [
    'Dunkel, duftend und erstmal ohne Worte.',
    'Ein Schluck, und der Tag hat Umrisse.',
    'Kräftig in der Tasse, wach im Kopf.',
  ],
  latte: [
    'Milder Kaffee unter weichem Schaum.',
    'Samtige Milch, leise Röstnote darunter.',
    'Schaum an der Lippe, Ruhe im Kopf.',
  ],
  tea: [
    'Ziehen lassen, pusten, durchatmen.',
    'Feiner Duft, sanfter Schluck, ruhige Hände.',
    'Eine Tasse, die [das Tempo|den Puls|die Lautstärke] senkt.',
  ],
  juice: [
    'Frucht pur, süß mit wacher Säure.',
    'Saftiger Schluck mit voller Farbe.',
    'Obst zum Trinken, Schluck für Schluck.',
  ],
  smoothie: [
    'Dick, fruchtig und kühl im Strohhalm.',
    'Cremige Frucht, die den [Durst|Hunger|Übermut] bremst.',
    'Samtig gemixt, fruchtig bis zum Boden.',
  ],
  lemonade: [
    'Sauer im Anfang, süß im Abgang.',
    'Zitrone mit Zucker und guter Laune.',
    'Prickelt oder nicht, weckt aber auf.',
  ],
  soft_drink: [
    'Kalt, süß und bereit zum Anstoßen.',
    'Kühles Glas gegen trockene Kehlen.',
    'Süßer Schluck zu allem Salzigen.',
  ],
  beer: [
    'Kühl, herb, mit Schaum an der Lippe.',
    'Erst der Schaum, dann das Aufatmen.',
    'Malz vorn, Hopfen hinten, Feierabend dazwischen.',
  ],
  wine: [
    'Ein Glas für [lange|leise|gute] Gespräche.',
    'Schwenken, riechen, langsam werden.',
    'Frucht im Glas, Zeit im Abend.',
  ],
  cocktail: [
    'Süß, sauer, stark, und alles im Gleichgewicht.',
    'Klirrendes Eis, bunte Aussichten.',
    'Gerührt, geschüttelt, [entspannt|bewundert|erhoben].',
  ],
  spirits: [
    'Kleiner Schluck, langer Nachklang.',
    'Wärmt von innen, mahnt zur Ruhe.',
    'Nippen, nachspüren, [weiterreden|nicken|zurücklehnen].',
  ],
  drink: [
    'Ein Glas für den ersten tiefen Atemzug.',
    'Gegen den Durst und für die Runde.',
    'Hebt die Laune schon beim Einschenken.',
  ],
  starter: [
    'Klein genug, um auf [mehr|alles|den Rest] Lust zu machen.',
    'Erste Bissen, die den Hunger wecken.',
    'Der Auftakt, bei dem alle mitessen wollen.',
  ],
  main: [
    'Dafür habt ihr euch den Hunger aufgehoben.',
    'Das Große in der Mitte eures Essens.',
    'Ein Teller, der [lange Tage|Gespräche|Magenknurren] verstummen lässt.',
  ],
  side: [
    'Steht daneben und wird zuerst leer.',
    'Kleine Portion mit [großem Anhang|vielen Freunden|treuer Gefolgschaft].',
    'Eigentlich Begleitung, heimlich Hauptfigur.',
  ],
  set_menu: [
    'Gang für Gang, ohne Kopfzerbrechen.',
    'Einmal ja sagen, mehrmals freuen.',
    'Der Hunger bekommt [einen Plan|eine Dramaturgie|seine Reihenfolge].',
  ],
  dish: [
    'Ein Bissen, und der Hunger wird freundlich.',
    'Für alle, die [heute|gerade|endlich] etwas Gutes brauchen.',
    'Erst kosten, dann [schwärmen|teilen|nicken].',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
