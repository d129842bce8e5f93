import type { CopyLibrary } from '../copy-library.ts';

/** Dough, noodles, small things, raw fish, rice, stews, and what is eaten between bread. */
export const DISHES_DOUGH_AND_RICE = {
  pizza: [
    'Der Rand knuspert, die Mitte gibt nach.',
    'Unten Knusperboden, oben [pures Glück|alles Gute|volle Ladung].',
    'Heiß aus der Hand, bis zur Kruste.',
  ],
  calzone: [
    'Außen goldbraun, innen Dampf und [gute Nachrichten|Überraschung|großes Kino].',
    'Vorsichtig aufschneiden, danach alle Vorsicht vergessen.',
    'Zugeklappter Teig, der die Hitze festhält.',
  ],
  garlic_bread: [
    'Knuspriger Rand, weiche Krume, [reichlich|ordentlich|mutig] Knoblauch.',
    'Man riecht es, bevor man es sieht.',
    'Röstbrot mit Duft für den Heimweg.',
  ],
  pasta: [
    'Bissfest gedreht, von der Sauce umarmt.',
    'Drehen, heben, [schlürfen|genießen|schweigen], von vorn.',
    'Pasta mit Biss und Sauce bis zuletzt.',
  ],
  pasta_tomato: [
    'Süße Tomaten, ein Hauch Säure, Biss.',
    'Rote Sauce sucht [weißes Hemd|Gabel|hungrige Gesellschaft].',
    'Fruchtig, rund und an jeder Nudel.',
  ],
  pasta_cream: [
    'Sämige Sauce, Nudeln mit Rückgrat.',
    'Samtig auf der Gabel, warm bis unten.',
    'Cremig genug, um [den Tag|den Regen|das Telefon] zu vergessen.',
  ],
  pasta_seafood: [
    'Ein Hauch Meer um jede Nudel.',
    'Salzige Brise, auf die Gabel gedreht.',
    'Zartes aus dem Meer, Pasta mit Biss.',
  ],
  pasta_filled: [
    'Dünner Teig außen, [das Wichtigste|die Überraschung|ein Geheimnis] innen.',
    'Kleine Päckchen, die langsam aufgehen.',
    'Weich im Biss, voll in der Mitte.',
  ],
  pasta_baked: [
    'Oben Kruste, darunter weich und heiß.',
    'Um die knusprige Ecke wird gestritten.',
    'Überbacken, bis der Löffel durch Schichten bricht.',
  ],
  mac_and_cheese: [
    'Käse, der Fäden bis zur Gabel zieht.',
    'Kleine Nudeln, tief im geschmolzenen Käse.',
    'Cremig wie [eine Umarmung|ein Sofa|ein freier Tag], nur mit Löffel.',
  ],
  gnocchi: [
    'Kleine Kissen, kaum Widerstand, viel Trost.',
    'Wolkenweich, mit Sauce in jeder Rille.',
    'So zart, dass [Kauen|Eile|Reden] überflüssig wird.',
  ],
  risotto: [
    'Cremig im Löffel, bissfest im Kern.',
    'Reis, der langsam fließt und lange bleibt.',
    'Schlotzig außen herum, jedes Korn noch da.',
  ],
  ramen: [
    'Tiefe Brühe, elastische Nudeln, [lautes Schlürfen|beschlagene Brille|langer Atem].',
    'Erst der Dampf, dann die Nudeln.',
    'Eine Schüssel, in der [der Montag|das Büro|ein langer Tag] verschwindet.',
  ],
  noodle_soup: [
    'Heiße Brühe, rutschige Nudeln, rote Wangen.',
    'Schlürfen ist hier [Ehrensache|Technik|erwünscht], Kleckern auch.',
    'Brühe zum Löffeln, Nudeln zum Schlürfen.',
  ],
  noodles_fried: [
    'Glänzende Nudeln, an den Rändern geröstet.',
    'Heiß geschwenkt, mit Biss und Röstaroma.',
    'Mal seidig, mal knusprig, selten lang da.',
  ],
  dumplings: [
    'Dünne Haut, heißer Kern, ein Happs.',
    'Gezählt wird [heimlich|genau|bis zum letzten].',
    'Zarter Teig, der sein Inneres warm hält.',
  ],
  spring_rolls: [
    'Hauchdünne Hülle mit großem Inhalt.',
    'Eingerollt, eingetunkt, [aufgegessen|abgebissen|weg].',
    'Schmale Rolle, zwei Bissen, leiser Seufzer.',
  ],
  bao: [
    'Fluffig wie ein Kissen, herzhaft gefüllt.',
    'Weißer, weicher Teig mit viel Charakter innen.',
    'Eine warme Wolke zwischen den Fingern.',
  ],
  samosa: [
    'Knusprige Ecken, weiche, würzige Mitte.',
    'Dreieckig, golden und voller Gewürze.',
    'Erst kracht die Hülle, dann [wärmt der Kern|kommt das Weiche|duften die Gewürze].',
  ],
  empanadas: [
    'Goldener Halbmond, saftig bis in die Ecke.',
    'Teig mit Falten, Füllung mit [Temperament|Herz|Wärme].',
    'Passt in eine Hand, füllt zwei Backen.',
  ],
  tacos: [
    'Zwei Bissen, eine Serviette, noch einmal.',
    'Kopf schief, Tortilla gerade, Mund auf.',
    'Weich gefaltet, prall gefüllt, [tropft ein wenig|kleckert gern|schnell verputzt].',
  ],
  burrito: [
    'Warm eingewickelt, prall bis zum letzten Zipfel.',
    'Alles Gute in einer einzigen Rolle.',
    'Schwer in der Hand, leicht zu mögen.',
  ],
  quesadilla: [
    'Außen geröstet, innen zieht der Käse Fäden.',
    'Geklappt, geschmolzen, in Ecken geschnitten.',
    'Käse in der Falle, zum Glück warm.',
  ],
  enchiladas: [
    'Gerollte Tortillas, tief in Sauce gebettet.',
    'Weich, würzig und nur mit Gabel [zu bändigen|zu retten|zu schaffen].',
    'Sauce bis an den Rand, Füllung mittendrin.',
  ],
  tamales: [
    'Blatt auf, Dampf raus, Löffel rein.',
    'Weicher Maisteig, verpackt wie ein Geschenk.',
    'Auspacken gehört hier zum Essen.',
  ],
  nachos: [
    'Unten kracht es, oben wird gesucht.',
    'Ein Berg, viele Finger, keine Gnade.',
    'Knusprig am Rand, weich in der Mitte.',
  ],
  guacamole: [
    'Cremige Avocado, ein Spritzer Säure.',
    'Grün, sämig und zum Eintunken da.',
    'Mild im Anfang, wach im Abgang.',
  ],
  sushi: [
    'Lockerer Reis, zarter Belag, [ein Happs|kurze Andacht|stille Freude].',
    'Kleiner Bissen, lange Pause danach.',
    'Ganz in den Mund, dann erst reden.',
  ],
  sushi_roll: [
    'Reis außen herum, Farbe in der Mitte.',
    'Gerollt, geschnitten, in einem Bissen weg.',
    'Runde Sache mit buntem Kern.',
  ],
  sashimi: [
    'Glatter Schnitt, zart wie Seide, sonst nichts.',
    'Kühl auf der Zunge, klar im Geschmack.',
    'Feine Scheiben, die kaum Zähne brauchen.',
  ],
  ceviche: [
    'Limette weckt auf, Fisch wird zart.',
    'Sauer, salzig, kühl wie ein Sprung [ins Wasser|in die Brandung|in den See].',
    'Zitrus zuerst, dann kommt das Meer.',
  ],
  tartare: [
    'Fein geschnitten, roh und ohne Umwege.',
    'Zart auf der Gabel, würzig am Gaumen.',
    'Kühle Würfelchen mit klarem Geschmack.',
  ],
  poke: [
    'Weiche Würfel, Reis darunter, Farbe überall.',
    'Bunte Schüssel, jeder Löffel ein anderer.',
    'Kühl oben, locker unten, [schnell leer|nie langweilig|herrlich bunt].',
  ],
  rice_bowl: [
    'Unten Reis, oben alles Übrige.',
    'Umrühren oder [der Reihe nach|schön getrennt|Schicht für Schicht], beides richtig.',
    'Eine Schüssel, ein Löffel, keine Fragen.',
  ],
  fried_rice: [
    'Lockere Körner mit Röstaroma aus großer Hitze.',
    'Goldbraun geschwenkt, Korn für Korn.',
    'Heißer Reis, an manchen Stellen knusprig.',
  ],
  paella: [
    'Goldener Reis, unten die begehrte Kruste.',
    'Aus der Mitte heraus, Löffel an Löffel.',
    'Saftig oben, röstig am Pfannenrand.',
  ],
  biryani: [
    'Lange Körner, warme Gewürze, weiter Duft.',
    'Schicht um Schicht duftender Reis.',
    'Jeder Löffel riecht nach [Fest|Ferne|mehr].',
  ],
  curry: [
    'Sämige Sauce, Gewürze mit langem Nachhall.',
    'Wärme, die langsam kommt und bleibt.',
    'Duftet vorher, wärmt nachher.',
  ],
  dal: [
    'Weiche Linsen, warme Gewürze, ruhiger Puls.',
    'Cremig gelöffelt, würzig bis zum Grund.',
    'Linsen, die sich anfühlen wie [eine Decke|Heimkommen|Kaminfeuer].',
  ],
  stew: [
    'Lang geschmort, mit dem Löffel zu teilen.',
    'Sämig im Topf, zart bis zur Mitte.',
    'Stunden am Herd, [Minuten|wenig Widerstand|große Ruhe] auf dem Teller.',
  ],
  chili: [
    'Dick, dunkel und mit Glut im Abgang.',
    'Löffelweise Wärme, Bissen mit Feuer.',
    'Erst mild, dann meldet sich die Schärfe.',
  ],
  tagine: [
    'Sanft geschmort, duftend bis unter den Deckel.',
    'Deckel hoch, Gewürzwolke, [stilles Nicken|Ahs und Ohs|große Augen].',
    'Zart vom langen Garen, warm von Gewürzen.',
  ],
  burger: [
    'Weiches Brötchen, saftiger Kern, zwei Hände.',
    'Erst mit Haltung, dann mit [Servietten|Ellbogen|beiden Backen].',
    'Tropft links, schmeckt rechts, passt überall.',
  ],
  cheeseburger: [
    'Geschmolzener Käse bis über den Rand.',
    'Saftig, käsig und kaum abzulegen.',
    'Käse läuft, Brötchen hält, Finger glänzen.',
  ],
  sandwich: [
    'Brot, das hält, was dazwischen lockt.',
    'Von allem etwas in [jedem Bissen|jeder Ecke|jeder Hälfte].',
    'Gestapelt, halbiert und gut festgehalten.',
  ],
  grilled_cheese: [
    'Außen Kruste, innen lange Käsefäden.',
    'Auseinanderziehen und kurz staunen.',
    'Buttrig geröstet, geschmolzen bis zur Rinde.',
  ],
  hot_dog: [
    'Weiches Brötchen, Würstchen mit Knack.',
    'Ein Biss, ein Knacken, ein Klecks.',
    'Passt in eine Hand und [in jede Pause|in die Halbzeit|auf jede Parkbank].',
  ],
  kebab: [
    'Röstige Ränder, saftige Mitte, Duft von Gewürzen.',
    'Würzig gebraten, in Ruhe [zerlegt|genossen|verputzt].',
    'Außen knusprig, innen zart, Finger würzig.',
  ],
  wrap: [
    'Eng gerollt, damit [fast|hoffentlich|beinahe] nichts entkommt.',
    'Weiche Hülle, voll bis zum Schluss.',
    'Alles drin und eine Hand frei.',
  ],
  lobster_roll: [
    'Süßer Hummer im weichen Brötchen.',
    'Ein Festessen, ganz ohne Besteck.',
    'Zarte Stücke vom Hummer, Brot drumherum.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
