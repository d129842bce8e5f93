/** A list in one line, and what may be printed of it, after the language. */
export const GERMAN_LISTS: readonly (readonly [text: string, expected: string])[] = [
  [
    'Gasthaus in der Altstadt, Schnitzel 14,50, Kässpätzle 11, Biergarten, Montag Ruhetag',
    'de; story Gasthaus in der Altstadt; kind Gasthaus; Schnitzel = 14,50; Kässpätzle = 11; note Biergarten; closed monday',
  ],
  [
    'Bäckerei seit 1923, Brezel 0,90, Roggenbrot 4,20, Croissant 1,60, Mo-Sa 6-18 Uhr',
    'de; story Bäckerei seit 1923; kind Bäckerei; Brezel = 0,90; Roggenbrot = 4,20; Croissant = 1,60; motuwethfrsa 06:00-18:00',
  ],
  [
    'Pizzeria, Margherita 8,50, Salami 9,50, zum Mitnehmen, Lieferung, täglich 11-22 Uhr',
    'de; kind Pizzeria; Margherita = 8,50; Salami = 9,50; note zum Mitnehmen; note Lieferung; motuwethfrsasu 11:00-22:00',
  ],
  [
    'Griechische Taverne, Gyros 13,90, Moussaka 12,50, Ouzo 2, Terrasse, Hunde willkommen',
    'de; cuisines Griechische; kind Taverne; Gyros = 13,90; Moussaka = 12,50; Ouzo = 2; note Terrasse; note Hunde willkommen',
  ],
  [
    'Café, Cappuccino 3,20, Käsekuchen 3,80, Frühstück bis 14 Uhr, WLAN, nur Barzahlung',
    'de; kind Café; Cappuccino = 3,20; Käsekuchen = 3,80; hours_text Frühstück bis 14 Uhr; note WLAN; payment nur Barzahlung',
  ],
  [
    'Vegetarisches Restaurant, Mittagsmenü 12,50, Bowl 11, glutenfreie Optionen, So geschlossen',
    'de; story Vegetarisches Restaurant; diets vegetarian; kind Restaurant; menu Mittagsmenü 12,50; Bowl = 11; note glutenfreie Optionen; closed sunday',
  ],
  [
    'Sushi Bar, Maki 6, Nigiri Set 18, Mittagsmenü 13,90, Reservierung empfohlen, Di-So 12-22 Uhr',
    'de; kind Sushi Bar; Maki = 6; Nigiri Set = 18; menu Mittagsmenü 13,90; booking recommended; tuwethfrsasu 12:00-22:00',
  ],
  [
    'Dönerladen, Döner 7, Dürüm 8, halal, Kartenzahlung möglich, bis Mitternacht geöffnet',
    'de; kind Dönerladen; Döner = 7; Dürüm = 8; diets halal; payment Kartenzahlung möglich; hours_text bis Mitternacht geöffnet',
  ],
  [
    'Eisdiele, Kugel 1,80, Spaghettieis 7,50, hausgemachte Waffeln, Kinder willkommen',
    'de; kind Eisdiele; Kugel = 1,80; Spaghettieis = 7,50; story hausgemachte Waffeln; note Kinder willkommen',
  ],
  [
    'Wirtshaus, Schweinshaxe 16,90, Weißwürste 7,50, Live-Musik am Freitag, Parkplätze, Mittwoch geschlossen',
    'de; kind Wirtshaus; Schweinshaxe = 16,90; Weißwürste = 7,50; note Live-Musik am Freitag; parking Parkplätze; closed wednesday',
  ],
  [
    'Burgerladen, Cheeseburger 9,90, Pommes 4, Milchshake 5,50, keine Reservierung, täglich ab 17 Uhr',
    'de; kind Burgerladen; Cheeseburger = 9,90; Pommes = 4; Milchshake = 5,50; booking not_taken; motuwethfrsasu 17:00-null',
  ],
];
