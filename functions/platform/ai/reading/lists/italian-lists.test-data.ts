/** A list in one line, and what may be printed of it, after the language. */
export const ITALIAN_LISTS: readonly (readonly [text: string, expected: string])[] = [
  [
    'Osteria toscana, ribollita 9, pici al ragù 12, bistecca 50 al kg, vino della casa, chiuso il martedì',
    'it; kind Osteria; cuisines toscana; Ribollita = 9; Pici al ragù = 12; Bistecca = 50 al kg; story vino della casa; closed tuesday',
  ],
  [
    'Pizzeria al taglio, margherita 2,50, supplì 1,50, birre artigianali, da asporto, solo contanti',
    'it; kind Pizzeria al taglio; Margherita = 2,50; Supplì = 1,50; story birre artigianali; note da asporto; payment solo contanti',
  ],
  [
    'Pasticceria siciliana, cannoli 2,50, cassata 4, granita 3, aperto tutti i giorni 7-20',
    'it; kind Pasticceria; cuisines siciliana; Cannoli = 2,50; Cassata = 4; Granita = 3; motuwethfrsasu 07:00-20:00',
  ],
  [
    'Trattoria di famiglia dal 1961, tagliatelle 11, tortellini in brodo 12, cani ammessi, parcheggio',
    'it; story Trattoria di famiglia dal 1961; kind Trattoria; Tagliatelle = 11; Tortellini in brodo = 12; note cani ammessi; parking parcheggio',
  ],
  [
    'Enoteca, tagliere 15, calice 5, spritz 4, terrazza, aperto dalle 18 a mezzanotte',
    'it; kind Enoteca; Tagliere = 15; Calice = 5; Spritz = 4; note terrazza; hours_text aperto dalle 18 a mezzanotte',
  ],
  [
    'Ristorante di pesce, spaghetti alle vongole 16, fritto misto 18, vista mare, prenotazione obbligatoria',
    'it; story Ristorante di pesce; kind Ristorante; Spaghetti alle vongole = 16; Fritto misto = 18; story vista mare; booking required',
  ],
  [
    'Paninoteca, porchetta 6, mortadella 5, birra 4, senza prenotazione, carte accettate',
    'it; kind Paninoteca; Porchetta = 6; Mortadella = 5; Birra = 4; booking not_taken; story carte accettate',
  ],
  [
    "Agriturismo, menu fisso 30, prodotti dell'orto, bambini benvenuti, solo fine settimana",
    "it; kind Agriturismo; menu Menu fisso 30; story prodotti dell'orto; note bambini benvenuti; note solo fine settimana",
  ],
  [
    'Gelateria, cono piccolo 2,50, cono grande 3,50, opzioni vegane, aperto fino a tardi',
    'it; kind Gelateria; Cono piccolo = 2,50; Cono grande = 3,50; note opzioni vegane; story aperto fino a tardi',
  ],
  [
    'Bar, cappuccino 1,50, cornetto 1,30, spremuta 3, wifi, lun-sab 6-20',
    'und; kind Bar; Cappuccino = 1,50; Cornetto = 1,30; Spremuta = 3; note wifi; motuwethfrsa 06:00-20:00',
  ],
  [
    'Friggitoria napoletana, cuoppo 7, crocchè 1, pizza fritta 4, da asporto, chiuso lunedì',
    'it; kind Friggitoria; cuisines napoletana; Cuoppo = 7; Crocchè = 1; Pizza fritta = 4; note da asporto; closed monday',
  ],
  [
    'Cucina pugliese, orecchiette 11, bombette 13, burrata 8, giardino, musica dal vivo il venerdì',
    'it; story Cucina pugliese; cuisines pugliese; Orecchiette = 11; Bombette = 13; Burrata = 8; note giardino; note musica dal vivo il venerdì',
  ],
];
