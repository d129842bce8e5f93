/** Words on restaurants' pages in our five languages, and a few in others. */
export const READ_LANGUAGES: readonly string[] = ['en', 'es', 'fr', 'de', 'it'];

/** Matches whole words, because `\\b` treats accented letters as word ends. */
export const wordsOf = (alternatives: string) =>
  new RegExp(`(?:^|[^\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, 'iu');

export const MENU_WORDS = wordsOf(
  'menues?|men[uúù]s?|carta|la carte|notre carte|nos cartes|carte des vins|speisekarte|speisen|karte|(?:wochen|tages|wein|getr[äa]nke|mittags|abend|saison|dessert|eis)karte|carta dei vini|nuestra carta|our food|food (?:&|and) (?:drinks?|beverages?)|wine list|drinks list|menukaart|menukort|card[áa]pio|ementa',
);

/** Further names of menu files. */
export const MENU_FILE_WORDS = wordsOf(
  'food|drinks?|wines?|cocktails?|breakfast|brunch|lunch|dinner|desserts?|a la carte|getr[aä]nke|weine|mittagstisch|vini|vinos|bebidas|boissons|vins|carte|pranzo|cena',
);

export const ORDER_WORDS = wordsOf(
  'order (?:online|now|here|pickup|takeout|delivery|food)|order (?:on|by|via) whatsapp|online order(?:ing)?|start (?:an |your )?order|order ahead|takeout|pide (?:online|ya|aqu[ií]|por|tu|a domicilio)|pedir|pedidos|haz tu pedido|commander|commandez|ordina|ordinare|online bestellen|jetzt bestellen|bestellen',
);

export const BOOK_WORDS = wordsOf(
  'reservations?|reserve|book (?:a |your )?table|book (?:now|online|with us)|(?:online |make a )?bookings?|reservar?|reservas|reserva tu mesa|r[ée]server|r[ée]servations?|prenota|prenotare|prenotazioni|prenotazione|reservieren|reservierung|tisch buchen',
);

export const PHONE_LABELS =
  /\b(?:tel|tlf|phone|call|fon|telefon|telefone|tel[eé]fono|telefono|t[ée]l[ée]phone|t[ée]l|tfno|telf|m[oó]vil|mobile|cell|ph|handy|whatsapp|reservas|llama)\b|电话|電話|☎/i;
