import type { DishFamily } from './dish-families.ts';

/** Italian names for which single words give no family or a wrong one. Folded, and read in order. */
export const ITALIAN_NAMES: readonly (readonly [DishFamily, string])[] = [
  ['set_menu', '^menu (?:del giorno|di terra|di mare|pranzo|fisso)'],
  [
    'pizza',
    '^(?:marinara|diavola|capricciosa|quattro (?:stagioni|formaggi)|4 (?:stagioni|formaggi)|napoli|napoletana|norma|bufalina|vegetariana|romana|ortolana|prosciutto e funghi|tonno e cipolla|wurstel e patatine)$',
  ],
  [
    'starter',
    'suppli\\b|arancin|in carrozza|burrata|gnocco fritto|tigelle|crocche\\b|prosciutto e melone|^antipast',
  ],
  ['charcuterie', 'tagliere (?:di salumi|misto)'],
  ['bread', 'bruschett|crostin[io]|frisell'],
  [
    'soup',
    'pappa al pomodoro|vellutata|zuppa di|pasta e (?:fagioli|ceci|lenticchie|patate)|passatelli|canederli',
  ],
  ['gnocchi', '^gnocchi'],
  ['pasta_filled', 'tortelli\\b|culurgion|anolini'],
  [
    'pasta_seafood',
    '(?:spaghetti|linguine|paccheri|tagliolini|tagliatelle|scialatielli|calamarata|fregola|pasta) .*(?:astice|mare|scoglio|vongole|cozze|arselle|gamber|granchio|pescatora|bottarga)',
  ],
  [
    'pasta',
    '(?:tagliatelle|fettuccine|pappardelle|trofie|\\bpici\\b|strozzapreti|malloreddus|paccheri|tagliolini|cavatelli|orecchiette|pizzoccheri|bigoli|garganelli|chitarra) (?:al|alla|alle|allo|ai|agli|all|con|di)\\b(?!.*(?:pomodoro|panna|carbonara|amatriciana|arrabbiata|bolognese))',
  ],
  [
    'main',
    'vitello tonnato|scaloppin|saltimbocca|ossobuco|trippa|\\bfegato|coniglio|grigliata mista|polenta|brasato',
  ],
  ['steak', 'filetto (?:al pepe|di manzo|alla griglia)'],
  ['schnitzel', 'cotoletta'],
  ['roast', 'maialino|stinco|\\barista\\b'],
  ['fish_fried', 'frittura|fritto misto'],
  ['fish', 'baccala|\\balici\\b|acciughe|tagliata di tonno|(?:grigliata|zuppa) di pesce|pesce spada'],
  ['octopus_squid', 'seppi[ae]'],
  ['sandwich', '^panin[oi]\\b|panuozzo|^toast (?:prosciutto|farcito)'],
  ['greens', '^friariell'],
  ['side', '^contorn'],
  ['dessert', 'sbrisolona|zuppa inglese|cassata|meringat|zabaione|seadas'],
  ['cake', 'torta (?:caprese|della nonna)'],
  ['pastry', 'millefoglie'],
  ['ice_cream', '^(?:cono|coppetta)\\b|^coppa (?:gelato|del nonno)|gelato'],
  ['latte', '^marocchino$'],
  ['tea', '\\btisana|\\binfuso'],
  ['smoothie', 'frullat|frappe'],
  ['soft_drink', '^acqua\\b|chinotto|cedrata|gassosa|aranciata|te freddo|^bibit'],
  ['wine', '^calice|bicchiere di (?:rosso|bianco|vino)|lambrusco|franciacorta'],
];
