import type { CopyLibrary } from '../../copy-library.ts';

/** Drinks, and dishes of unknown family, by course if known. */
export const DISHES_DRINKS = {
  coffee: [
    'Kräftig, duftend und rund.',
    'Dunkel in der Tasse, [mild|kräftig|rund] im Geschmack.',
    'Duftet stark, schmeckt weich.',
    'Röstig, rund und gut für eine Pause.',
  ],
  latte: [
    'Milder Kaffee unter weichem Schaum.',
    'Cremig, mild und [rund|weich|samtig].',
    'Viel Milch, sanfter Kaffee.',
    'Samtig vom ersten bis zum letzten Schluck.',
  ],
  tea: [
    'Duftend, [ruhig|klar|mild] und gut für langsame Schlucke.',
    'Eine Tasse für eine ruhige Minute.',
    'Leicht im Geschmack, fein im Duft.',
    'In Ruhe trinken und den Duft genießen.',
  ],
  juice: [
    'Fruchtig, kühl und [süß|hell|leicht säuerlich].',
    'Viel Frucht in einem Glas.',
    'Erst süß, dann ein wenig sauer.',
    'Saftig, kühl und süß.',
  ],
  smoothie: [
    'Dick, kühl und fruchtig.',
    'Cremig gemixt, [süß|kühl|mild] bis zum Schluss.',
    'Viel Frucht, gut durch den Strohhalm.',
    'Samtig, kalt und süß.',
  ],
  lemonade: [
    'Sauer, süß und schön kühl.',
    'Erst säuerlich, dann [süß|kühl|mild].',
    'Ein kühles Glas für warme Tage.',
    'Löscht den Durst, süß und sauer zugleich.',
  ],
  soft_drink: [
    'Kalt, süß und gut zum Essen.',
    'Ein kühler Schluck zwischen zwei Bissen.',
    'Etwas Kaltes für [jeden Durst|zwischendurch|warme Tage].',
    'Schön kalt und erfrischend.',
  ],
  beer: [
    'Kühl, würzig und mit Schaum.',
    'Oben Schaum, darunter [kühl|herb|malzig].',
    'Ein kühles Glas nach einem langen Tag.',
    'Erst kühl, dann angenehm herb.',
  ],
  wine: [
    'Ein Glas für ein langes [Gespräch|Essen|Wiedersehen].',
    'Erst Frucht, dann ein langer Nachklang.',
    'Gut zum Essen und zum Reden.',
    'Rund, weich und für langsame Schlucke.',
  ],
  cocktail: [
    'Kühl, ausgewogen und gut gemixt.',
    'Erst süß, dann [herb|stark|säuerlich].',
    'Ein kaltes Glas für gute Gesellschaft.',
    'Kalt, bunt und zum Anstoßen.',
  ],
  spirits: [
    'Kleine Schlucke mit [langem|warmem|weichem] Nachklang.',
    'Wärmt, und klingt langsam nach.',
    'Ein kleines Glas nach dem Essen.',
    'Kräftig am Anfang, weich am Ende.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
