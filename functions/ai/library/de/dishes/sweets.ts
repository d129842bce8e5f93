import type { CopyLibrary } from '../../copy-library.ts';

/** Desserts, cakes, and fruit. */
export const DISHES_SWEETS = {
  pancakes: [
    'Goldbraun gebacken und zart.',
    'Zart, goldbraun und wohltuend.',
    'Weich in der Mitte, goldbraun außen.',
    'Goldbraun, locker und gut.',
  ],
  waffles: [
    'Außen knusprig, innen locker.',
    'Goldbraun mit knusprigem Muster.',
    'Knuspriger Rand, weicher Kern.',
    'Duftend und goldbraun.',
  ],
  french_toast: [
    'Außen goldbraun, innen weich.',
    'Goldbraun gebraten, zart getränkt.',
    'Süß, weich und goldbraun.',
    'Weich getränkt und goldbraun gebacken.',
  ],
  croissant: [
    'Blättrig, goldbraun und zart.',
    'Goldbraune Schichten, zarter Kern.',
    'Feine Schichten, die leise knistern.',
    'Außen blättrig, innen weich.',
  ],
  pastry: [
    'Feines Gebäck, gut zum Kaffee.',
    'Zart, goldbraun und fein.',
    'Ein kleiner Genuss zum Kaffee.',
    'Mit Sorgfalt gebacken.',
  ],
  cake: [
    'Ein Stück zum Genießen.',
    'Zart, saftig und gut zum Kaffee.',
    'Ein gutes Stück für die Pause.',
    'Saftig und fein.',
  ],
  chocolate: [
    'Kräftig, süß und schokoladig.',
    'Viel Schokolade, voller Geschmack.',
    'Reich an Schokolade.',
    'Schokolade zum Genießen.',
  ],
  cheesecake: [
    'Cremig und fein gesäuert.',
    'Cremig, zart und sanft süß.',
    'Zarte Creme, milde Säure.',
    'Cremig bis zum letzten Bissen.',
  ],
  fruit_crisp: [
    'Süße Früchte unter goldenen Streuseln.',
    'Oben knusprig, unten fruchtig.',
    'Saftige Früchte, knuspriger Abschluss.',
    'Fruchtig, süß und knusprig.',
  ],
  pie: [
    'Goldbrauner Teig, reiche Füllung.',
    'Zarter Teig, gut gefüllt.',
    'Goldbraun gebacken, saftig gefüllt.',
    'Feiner Teig mit saftigem Kern.',
  ],
  custard: [
    'Zarte Creme, sanfte Süße.',
    'Cremig, mild und süß.',
    'Fein, cremig und zart.',
    'Seidig bis zum letzten Löffel.',
  ],
  tiramisu: [
    'Kaffee, Creme und Kakao in Schichten.',
    'Zarte Schichten mit Kaffee und Creme.',
    'Cremig, mit feiner Kaffeenote.',
    'Sanft, cremig und leicht herb.',
  ],
  ice_cream: [
    'Kühl, süß und cremig.',
    'Süß und kühl bis zuletzt.',
    'Ein kühler, süßer Genuss.',
    'Kalt, süß und sanft schmelzend.',
  ],
  doughnuts: [
    'Goldbraun, weich und süß.',
    'Lockerer Teig, süßer Genuss.',
    'Süß und goldbraun ausgebacken.',
    'Weich, süß und gut zum Kaffee.',
  ],
  cookies: [
    'Klein, süß und fein.',
    'Süß und gut zum Kaffee.',
    'Ein kleiner, süßer Bissen.',
    'Feines Gebäck zum Knabbern.',
  ],
  crepes: [
    'Dünn, zart und goldbraun.',
    'Hauchdünn und zart gebacken.',
    'Goldbraun, fein und zart.',
    'Dünner Teig, feiner Geschmack.',
  ],
  pudding: [
    'Zart, cremig und süß.',
    'Sanfte Süße, Löffel für Löffel.',
    'Weich, süß und wohltuend.',
    'Süß, weich und cremig.',
  ],
  baklava: [
    'Knusprige Schichten, süßer Sirup.',
    'Knusprig und voller Süße.',
    'Feine Schichten, in Sirup getränkt.',
    'Süß, knusprig und reich.',
  ],
  fruit: [
    'Fruchtig, bunt und saftig.',
    'Saftige Früchte, leichte Süße.',
    'Fruchtig und leicht.',
    'Viel Frucht, sanfte Süße.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
