import type { CopyLibrary } from '../../copy-library.ts';

/** Meat, fish, soups, salads, sides, and breakfast. */
export const DISHES_MEAT_AND_SIDES = {
  steak: [
    'Kräftige Kruste, saftig bis zum Kern.',
    'Ein Schnitt, dann [Ruhe|kurzes Schweigen|ein Nicken].',
    'Außen Röstaroma, innen zart, [Schnitt für Schnitt|bis zum letzten Stück|ganz ohne Eile].',
    'Dunkel an den Rändern, zart [in der Mitte|unterm Messer|im Kern].',
    'Kräftiger Biss, [langsames|andächtiges|zufriedenes] Kauen.',
    'Das Messer gleitet, das Gespräch [stockt|ruht|wartet].',
  ],
  ribs: [
    'Löst sich vom Knochen, bleibt am Finger.',
    'Abnagen, Finger ablecken, weitermachen.',
    'Würzig außen, mürbe bis an den Knochen.',
  ],
  brisket: [
    'Stundenlang gegart, in einer Gabel vorbei.',
    'Dunkle Kruste, butterweiche Scheiben.',
    'Zart genug, dass das Messer liegen bleibt.',
  ],
  pulled_pork: [
    'Zerzupft, saftig, in jeder Faser würzig.',
    'Langsam gegart, mit der Gabel zerfallen.',
    'Weiche Fasern, die jeden Tropfen aufsaugen.',
  ],
  sausage: [
    'Knackt beim Biss, saftig dahinter.',
    'Pralle Haut, würziges Inneres, [kein Getue|klare Sache|ehrlicher Hunger].',
    'Zwei Zipfel, dazwischen lauter gute Bissen.',
    'Herzhaft, saftig und [kurz vor dem Platzen|würzig bis zum Ende|nie lange allein].',
  ],
  roast: [
    'Scheibe für Scheibe zart und voller Saft.',
    'Langsam gegart, saftig aufgeschnitten.',
    'Sonntag auf dem Teller, [auch mittwochs|egal wann|notfalls montags].',
    'Mürbe Scheiben, bei denen das Messer [Pause hat|kaum hilft|Urlaub nimmt].',
    'Lange gegart, [langsam|andächtig|restlos] gegessen.',
    'Schmeckt nach [Heimkommen|langem Mittag|Familientreffen] und hat Zeit.',
  ],
  lamb: [
    'Kräftig im Geschmack, zart im Biss.',
    'Würziges Lamm, rund und saftig.',
    'Mürbe Fasern, tiefes Aroma, langer Nachhall.',
  ],
  pork_chop: [
    'Goldbrauner Rand, saftig rund um den Kern.',
    'Herzhaft gebraten, zart angeschnitten.',
    'Kräftiges Stück für [echten|großen|ehrlichen] Hunger.',
  ],
  schnitzel: [
    'Erst das Knuspern, dann das zarte Innere.',
    'Goldene Wellen außen, zarter Biss darunter.',
    'Dünn geklopft, knusprig bis an den Tellerrand.',
    'Goldbraun gewellt, [laut|knusprig|kross] am Rand, zart im Kern.',
    'Ein Knuspern, das [Gespräche|Tischreden|den Nachbarn] unterbricht.',
  ],
  meatballs: [
    'Rund, saftig und ständig zu wenige.',
    'Fest im Biss, innen weich und würzig.',
    'Kugeln, die [rollen|locken|verschwinden], wenn keiner hinsieht.',
  ],
  fried_chicken: [
    'Laute Kruste, leises, saftiges Inneres.',
    'Knusprig bis in jede Falte, zart dahinter.',
    'Finger statt Gabel, Knuspern statt Reden.',
  ],
  wings: [
    'Kleine Knochen, große Saucenfinger.',
    'Abknabbern, ablegen, [das nächste bitte|weiter geht’s|nachgreifen].',
    'Knusprige Haut, saftig bis zum Gelenk.',
  ],
  chicken: [
    'Zart im Biss, saftig bis zuletzt.',
    'Mild, saftig und freundlich zu [jedem Hunger|allen Altersgruppen|müden Leuten].',
    'Huhn, das sich mit jeder Laune verträgt.',
    'Weich, saftig und ein bisschen [Sonntag|Kindheit|Trost].',
    'Zartes Fleisch, das [jeden überredet|niemanden überfordert|keine Fragen stellt].',
  ],
  duck: [
    'Kräftiges Fleisch, weicher Schmelz.',
    'Tief im Geschmack, zart auf der Gabel.',
    'Ente für Tage, die [etwas Besonderes|Feiertage|ein Fest] sein dürfen.',
  ],
  fish: [
    'Blättert zart, liegt leicht auf der Gabel.',
    'Mild und saftig, [leicht wie ein freier Tag|zart bis zum Rand|ohne jede Eile].',
    'Feine Stücke, die von selbst zerfallen.',
    'Zart genug, dass die Gabel [nur zuschaut|kaum drückt|sich Zeit lässt].',
    'Weißer, weicher Biss, [leises Nicken|sanfter Nachgeschmack|ruhige Minuten].',
  ],
  fish_fried: [
    'Knusprige Hülle, schneeweiß und zart darunter.',
    'Erst kracht es, dann zerfällt es.',
    'Goldener Mantel, saftiger Fisch.',
  ],
  salmon: [
    'Rosa, saftig, in weichen Lagen.',
    'Zarter Lachs mit vollem Geschmack.',
    'Buttrig im Biss, mild im Abgang.',
  ],
  shrimp: [
    'Süßlich, zart und mit leisem Knack.',
    'Kleine Krümmung, großer [Geschmack|Auftritt|Appetit].',
    'Fester Biss, dahinter ein Hauch Meer.',
    'Saftig, süßlich, mit [einem Happs|zwei Fingern|einer Drehung] weg.',
  ],
  oysters: [
    'Kühl, salzig, ein Schluck Meer.',
    'Ansetzen, schlürfen, [Augen zu|kurz staunen|seufzen].',
    'Raue Schale, seidiges Inneres.',
  ],
  mussels_clams: [
    'Schale auf, Meer raus, Sud hinterher.',
    'Zart im Gehäuse, salzig im Abgang.',
    'Mit den Fingern gegessen, Schale um Schale.',
  ],
  crab: [
    'Harte Arbeit außen, süßer Lohn innen.',
    'Süßlich und zart, mit salzigem Rand.',
    'Feine Fasern, die nach Küste schmecken.',
  ],
  crab_cakes: [
    'Außen goldbraun, innen süße Krabbe.',
    'Knuspriger Taler, zartes Inneres.',
    'Rundherum gebräunt, in der Mitte Meer.',
  ],
  lobster: [
    'Süßes, festes Fleisch unter rotem Panzer.',
    'Zart wie Butter, festlich wie ein Feiertag.',
    'Meer mit Scheren und [großem Auftritt|Ausrufezeichen|feinem Kern].',
  ],
  octopus_squid: [
    'Zart im Inneren, mit festem Biss.',
    'Ein Biss Meer mit leichtem Widerstand.',
    'Arme und Ringe, die nach Süden schmecken.',
  ],
  soup: [
    'Ein Löffel gegen Kälte, einer zum Vergnügen.',
    'Dampf im Gesicht, Wärme bis [in die Zehen|in die Fingerspitzen|unter den Pulli].',
    'Löffel für Löffel [langsamer|zufriedener|wärmer].',
    'Ein Teller Wärme für [kalte Hände|lange Tage|müde Gesichter].',
    'Heiß gepustet, [langsam|dankbar|restlos] gelöffelt.',
  ],
  chowder: [
    'Sämige Suppe mit Stücken zum Fischen.',
    'Dick genug, dass der Löffel zögert.',
    'Cremig, herzhaft, gegen jedes [Wetter|Frösteln|Fernweh].',
  ],
  cold_soup: [
    'Kühler Löffel für einen warmen Kopf.',
    'Suppe, bei der niemand pusten muss.',
    'Kalt gelöffelt, wach geschmeckt.',
  ],
  salad: [
    'Knackige Blätter, Dressing bis in die Falten.',
    'Viel Biss und ein bisschen Säure.',
    'Knackig, saftig, bunt [durcheinander|gemischt|beieinander].',
    'Knackt beim Kauen, [glänzt vom Dressing|weckt auf|macht munter].',
  ],
  greens: [
    'Grün mit Biss und etwas Würze.',
    'Blätter, die [nachgeben|glänzen|duften] und trotzdem Haltung haben.',
    'Saftiges Grün, herb und würzig zugleich.',
  ],
  vegetables: [
    'Buntes Gemüse mit Biss und eigener Süße.',
    'Farbe auf dem Teller, Süße im Biss.',
    'Mal zart, mal knackig, nie bloß Beilage.',
    'Bissfest, bunt und [selbstbewusst|leicht süß|gut gewürzt].',
  ],
  tofu: [
    'Außen gewürzt, innen weich wie Seide.',
    'Mild im Kern, offen für jede Sauce.',
    'Zarte Würfel, die Würze aufsaugen.',
  ],
  fries: [
    'Außen knusprig, innen weich, Finger salzig.',
    'Eine noch, dann [wirklich Schluss|doch noch eine|die letzte, versprochen].',
    'Heiß, salzig und vom Nachbarn begehrt.',
    'Goldene Stäbchen, die [keiner zählt|jeder klaut|nie reichen].',
  ],
  potatoes: [
    'Erdig, herzhaft und mit allem befreundet.',
    'Mild im Biss, tröstlich bis zum Schluss.',
    'Sättigt still und [macht keinen Ärger|stellt keine Fragen|bleibt nie liegen].',
  ],
  beans: [
    'Weich gekocht, herzhaft, löffelweise Trost.',
    'Cremig im Kern, würzig rundherum.',
    'Bohnen, die mehr können als danebenliegen.',
  ],
  rice: [
    'Lockere Körner, bereit für jede Sauce.',
    'Mild, warm, für den letzten Tropfen da.',
    'Duftig, weich und nie vorlaut.',
  ],
  cornbread: [
    'Goldgelb, krümelig, leicht süß.',
    'Weiche Krume mit Mais in jedem Bissen.',
    'Brot, das fast schon [Kuchen|Nachtisch|Seelentrost] ist.',
  ],
  bread: [
    'Kruste, die kracht, Krume, die nachgibt.',
    'Abreißen, eintunken, [kauen|weiterreichen|seufzen].',
    'Luftig innen, mit dem Duft vom Backen.',
    'Krümelt, duftet und [lädt zum Tunken ein|ist schnell weg|geht reihum].',
  ],
  flatbread: [
    'Dünn, warm und zum Abreißen gemacht.',
    'Blasen am Rand, Weichheit in der Mitte.',
    'Fladen, der jede Sauce einholt.',
  ],
  hummus: [
    'Cremig gerührt, nussig im Abgang.',
    'Zum Ausstreichen, Eintunken, Auswischen.',
    'Samtige Kichererbsen mit einem Hauch Sesam.',
  ],
  mezze: [
    'Viele Schälchen, viele Hände, [ein Gewusel|kein Streit|große Freude].',
    'Von allem ein bisschen, von manchem zweimal.',
    'Kleine Happen quer über den Tisch.',
  ],
  falafel: [
    'Knusprige Kugel, innen weich und kräuterig.',
    'Außen braun, innen locker und würzig.',
    'Kleine Kugeln mit großem Knuspern.',
  ],
  cheese_board: [
    'Mal mild, mal frech, immer mit Schmelz.',
    'Vom weichen Stück zum kräftigen, und zurück.',
    'Käse in Etappen, [ohne Ziel|ohne Hast|mit Umwegen].',
  ],
  charcuterie: [
    'Hauchdünn geschnitten, salzig und zart.',
    'Scheibe um Scheibe, bis [nichts mehr da ist|keiner mehr zählt|das Brot ausgeht].',
    'Würziges zum Zupfen, Reden und Nachlegen.',
  ],
  olives_snacks: [
    'Salzig, griffig und schwer aufzuhören.',
    'Für die Finger, während der Hunger wartet.',
    'Ein Happen hier, [ein zweiter|noch einer|der nächste] gleich hinterher.',
  ],
  eggs: [
    'Weich, warm, auf der Seite der Müden.',
    'Zarte Eier für einen sanften Anfang.',
    'Der Morgen beginnt mit einem goldenen Bissen.',
    'Gelb wie ein guter [Morgen|Anfang|Sonntag].',
  ],
  omelet: [
    'Außen gefaltet, innen zart und fluffig.',
    'Zusammengeklappt, saftig, in Ruhe geteilt.',
    'Weiche Eier, einmal umgeschlagen.',
  ],
  avocado_toast: [
    'Unten kracht es, oben wird es cremig.',
    'Knuspriges Brot, weiche, grüne Decke.',
    'Röstig und sanft im selben Bissen.',
  ],
  granola_bowl: [
    'Knuspriges im Löffel, Cremiges darunter.',
    'Es knuspert, bevor ihr ganz wach seid.',
    'Löffelweise Knack für einen [stillen|guten|langsamen] Morgen.',
  ],
  smoothie_bowl: [
    'Kühl, fruchtig und dick genug zum Löffeln.',
    'Frucht aus der Schüssel, Farbe inklusive.',
    'Eiskalt cremig, mit etwas zum Kauen.',
  ],
  bagel: [
    'Zäher Biss, weiche Mitte, rundes Glück.',
    'Glänzend außen, dicht und weich innen.',
    'Ein Ring, der den Vormittag zusammenhält.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
