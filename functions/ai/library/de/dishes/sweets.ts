import type { CopyLibrary } from '../../copy-library.ts';

/** Desserts, cakes, and fruit. */
export const DISHES_SWEETS = {
  pancakes: [
    'Locker, warm und goldbraun.',
    'Weicher Teig, der [Sirup|alles Süße|jeden Tropfen] aufsaugt.',
    'Goldbraune Ränder, lockere Mitte.',
    'Außen goldbraun gebacken, innen zart.',
  ],
  waffles: [
    'Außen knusprig, innen [locker|weich|luftig].',
    'Goldbraun, mit Platz für etwas Süßes.',
    'Knuspriges Muster, warmer, weicher Teig.',
    'Süß, warm und leicht knusprig.',
  ],
  french_toast: [
    'Außen goldbraun, innen weich wie Pudding.',
    'Weich getränkt, [knusprig|goldbraun|buttrig] gebraten.',
    'Süß, warm und an den Ecken knusprig.',
    'Innen cremig, außen goldene Kruste.',
  ],
  croissant: [
    'Außen blättrig, innen weich.',
    'Buttrig, leicht und [blättrig|luftig|knusprig].',
    'Beim Abreißen knistert es.',
    'Knusprige Schichten, weiche Mitte, ein paar Krümel.',
  ],
  pastry: [
    'Zart, süß und [goldbraun|buttrig|knusprig].',
    'Außen knusprig, innen weich und süß.',
    'Etwas Süßes für eine Hand.',
    'Süßes Gebäck, gut zum Kaffee.',
  ],
  cake: [
    'Lockere Krume, süß bis zum letzten Krümel.',
    'Saftig, weich und [süß|gut zum Kaffee|gut zu teilen].',
    'Zart auf der Gabel, süß am Schluss.',
    'Ein Stück für eine süße Pause.',
    'Locker, süß und mit [zwei Gabeln|einem Kaffee|guter Gesellschaft] noch schöner.',
  ],
  chocolate: [
    'Kräftig, cremig und zartschmelzend.',
    'Erst zart, dann [kräftig|süß|leicht bitter].',
    'Viel Schokolade, weich und süß.',
    'Zartbitter und süß zugleich.',
  ],
  cheesecake: [
    'Cremig, kühl und leicht säuerlich.',
    'Dicht, glatt und [cremig|süß|mild].',
    'Erst cremig, dann ein wenig Säure.',
    'Samtig bis zum Rand.',
  ],
  fruit_crisp: [
    'Warme Früchte unter knusprigen Streuseln.',
    'Oben knusprig, unten [saftig|warm|fruchtig].',
    'Weiches Obst, buttrige Streusel.',
    'Süß, warm und ein bisschen säuerlich.',
  ],
  pie: [
    'Goldbrauner Rand, weiche Füllung.',
    'Mürber Teig um eine [saftige|weiche|süße] Mitte.',
    'Knuspriger Teig, der leicht zerfällt.',
    'Buttrig bis zum letzten Krümel.',
  ],
  custard: [
    'Seidig, mild und süß.',
    'Glatte Creme, [sanft|mild|leicht] süß.',
    'Cremig, Löffel für Löffel.',
    'Weich unter dem Löffel, zart im Geschmack.',
  ],
  tiramisu: [
    'Kaffee, Creme und ein Hauch Kakao.',
    'Weiche Schichten, [cremig|kühl|leicht bitter] und süß.',
    'In Kaffee getränkt, mit Creme bedeckt.',
    'Oben Kakao, darunter Creme und Kaffee.',
  ],
  ice_cream: [
    'Kalt, süß und cremig.',
    'Eine kühle Pause für [warme Tage|Groß und Klein|zwischendurch].',
    'Erst kalt, dann weich und süß.',
    'Cremig bis zum letzten Löffel.',
  ],
  doughnuts: [
    'Lockerer Teig, süße Hülle.',
    'Weich, [süß|goldbraun|luftig] und gut zum Kaffee.',
    'Außen süß, innen luftig.',
    'Ein weicher Bissen mit süßem Rand.',
  ],
  cookies: [
    'Knuspriger Rand, weiche Mitte.',
    'Süß, [buttrig|knusprig|mürbe] und gut zu teilen.',
    'Klein, süß und gut zum Kaffee.',
    'Zum Knabbern und zum Weitergeben.',
  ],
  crepes: [
    'Hauchdünn, warm und [gefüllt|gefaltet|zart].',
    'Zarter Teig mit goldenem Rand.',
    'Dünn gebacken, gut gefüllt.',
    'Weich gefaltet um eine gute Füllung.',
  ],
  pudding: [
    'Cremig, weich und süß.',
    'Sanft gelöffelt, [mild|süß|samtig] bis zum Grund.',
    'Glatt, zart und tröstlich.',
    'Ein süßer, weicher Löffel nach dem anderen.',
  ],
  baklava: [
    'Knusprige Schichten, Nüsse und Sirup.',
    'Oben knusprig, unten [süß|saftig|klebrig].',
    'Dünner Teig, viele Nüsse, viel Süße.',
    'Erst knistert es, dann wird es süß.',
  ],
  fruit: [
    'Saftig, süß und bunt.',
    'Süß mit ein wenig [Säure|Biss|Kühle].',
    'Kühl, fruchtig und leicht.',
    'Viel Farbe, viel Saft.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
