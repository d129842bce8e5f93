/** OKLCH hues of colors that owners ask for, by folded stems in English, Spanish, French, Italian, and German. */
export const HUE_WORDS: readonly (readonly [hue: number, words: string])[] = [
  [8, 'pink|rosa|rosado|rose|blush|fucsia|fuchsia|magenta'],
  [18, 'burgundy|bordeaux|bordo|burdeos|granate|wine[- ]red|weinrot|maroon|oxblood|vino'],
  [27, 'red|rojo|roja|rouge|rosso|rossa|rot|rote[nrs]?|crimson|scarlet|vermilion'],
  [
    42,
    'earthy|earth tones?|earth colou?rs|terroso|terrosi|tonos tierra|terreux|erdtone?n?|erdig\\w*|terra ?cotta|terracota|rust|brick|ziegelrot|ladrillo|mattone|brique',
  ],
  [52, 'orange|naranja|arancione|orangen?|copper|cobre|cuivre|rame|kupfer'],
  [60, 'brown|marron|marrone|braun|braune[nrs]?|chocolate|coffee|espresso|wood tones?'],
  [82, 'gold|golden|dorado|oro|dore|doree?|dorato|goldene?[nrs]?|amber|saffron|honey'],
  [92, 'yellow|amarillo|jaune|giallo|gelb|gelbe?[nrs]?|mustard|lemon|senf|moutarde|senape|mostaza'],
  [118, 'olive|oliva|olivgrun'],
  [148, 'green|verde|vert|verte|verdi|grun|grune[nrs]?|forest|emerald|salvia|sage|salbei|bottle[- ]green'],
  [168, 'mint|menta|menthe|minze|jade'],
  [200, 'teal|turquoise|turquesa|turchese|turkis|petrol|sea ?glass'],
  [245, 'blue|azul|bleu|bleue|blu|azzurro|blau|blaue[nrs]?|sky[- ]blue'],
  [265, 'navy|marineblau|azul marino|blu navy|bleu marine|indigo|cobalt|cobalto|midnight blue'],
  [345, 'purple|violet|violeta|viola|lila|plum|aubergine|berry|morado|prune|lavender'],
];

/** Words that ask for a dark or a light page. */
export const DARK_WORDS =
  'dark|moody|black|night|candle[- ]?li(?:t|ght)|oscur[oa]s?|negro|nero|scur[oaie]|noir|sombre|dunkel|dunkle[nrs]?|schwarz';
export const LIGHT_WORDS =
  'light|bright|airy|white|cream|luminos[oa]|clar[oa]s?|blanco|bianco|chiar[oaie]|clairs?|blanc|lumineux|hell|helle[nrs]?|weiss';
