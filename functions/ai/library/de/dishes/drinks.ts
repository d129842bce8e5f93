import type { CopyLibrary } from '../../copy-library.ts';

/** Drinks, and dishes of unknown family, by course if known. */
export const DISHES_DRINKS = {
  coffee: [
    'Kräftig, dunkel und aromatisch.',
    'Volles Aroma, sanfter Abgang.',
    'Duftend und kräftig.',
    'Reiches Aroma, Schluck für Schluck.',
  ],
  latte: [
    'Sanft, cremig und mild.',
    'Milder Geschmack, cremiger Schaum.',
    'Cremig und ausgewogen.',
    'Mild bis zum letzten Schluck.',
  ],
  tea: [
    'Duftend und wohltuend.',
    'Feines Aroma, ruhiger Genuss.',
    'Aromatisch und mild.',
    'Duft und Ruhe in einer Tasse.',
  ],
  juice: [
    'Fruchtig und lebendig.',
    'Fruchtig und kühl.',
    'Viel Frucht in jedem Schluck.',
    'Kühl, fruchtig und klar.',
  ],
  smoothie: [
    'Cremig gemixt und kühl.',
    'Kühl, cremig und mild.',
    'Gut gemixt und angenehm kühl.',
    'Cremig bis zum letzten Schluck.',
  ],
  lemonade: [
    'Kühl, spritzig und fruchtig.',
    'Süß und säuerlich zugleich.',
    'Kühl und spritzig.',
    'Feine Säure, kühler Genuss.',
  ],
  soft_drink: [
    'Kühl und durstlöschend.',
    'Kühl, klar und unkompliziert.',
    'Gut gekühlt, gut zum Essen.',
    'Ein kühler Schluck zum Essen.',
  ],
  beer: [
    'Kühl, würzig und süffig.',
    'Gut gekühlt und süffig.',
    'Süffig und gut zum Essen.',
    'Kühl und würzig.',
  ],
  wine: [
    'Ein gutes Glas in guter Gesellschaft.',
    'Aromatisch, gut zum Essen.',
    'Ein Glas zum Verweilen.',
    'Feines Aroma, guter Begleiter.',
  ],
  cocktail: [
    'Gut gemixt und ausgewogen.',
    'Ausgewogen und lebendig.',
    'Mit Sorgfalt gemixt.',
    'Gut gemixt, langsam genossen.',
  ],
  spirits: [
    'Kräftig, warm und mit Charakter.',
    'Wärmend, mit langem Abgang.',
    'Ein Schluck mit Charakter.',
    'Langsam genossen, reich im Aroma.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
