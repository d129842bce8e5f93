/** Words of restaurants' pages in the five languages that the platform writes; of others only a few. */
export const READ_LANGUAGES: readonly string[] = ['en', 'es', 'fr', 'de', 'it'];

/** Whole words: accented letters end a word for `\\b`. */
export const wordsOf = (alternatives: string) =>
  new RegExp(`(?:^|[^\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, 'iu');

export const MENU_WORDS = wordsOf(
  'menues?|men[uúù]s?|carta|la carte|notre carte|nos cartes|carte des vins|speisekarte|speisen|karte|(?:wochen|tages|wein|getr[äa]nke|mittags|abend|saison|dessert|eis)karte|carta dei vini|nuestra carta|our food|food (?:&|and) (?:drinks?|beverages?)|wine list|drinks list|menukaart|menukort|card[áa]pio|ementa',
);

/** What files of menus are called besides. */
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

const DAYS = [
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?',
  'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|mo|di|mi|do|fr|sa|so',
  'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica',
  '7 ?j(?:ours)?(?: ?\\/ ?| sur )7|7 ?\\/ ?7|7 (?:tage|d[ií]as|giorni)|weekdays?|weekends?|everyday|nightly|wochentags|wochenende|en semaine|week-ends?|fines? de semana|feriali|festivi|lun|mer|mi[eé]|jue|jeu|gio|vie|ven|s[aá]b|sam|dom|dim',
  'woe?|vr|za|zo|segunda|ter[çc]a|quarta|quinta|sexta|tors?|l[øö]r|s[øö]n',
  'L ?[-–a] ?V|S ?[-–y] ?D|M ?[-–] ?(?:F|Sa|Su)',
  'daily|every day|todos los d[ií]as|tous les jours|t[aä]glich|tutti i giorni|7 days',
].join('|');

export const DAY_WORDS = new RegExp(`(?:^|[^\\p{L}])(?:${DAYS})(?![\\p{L}])`, 'iu');

const TIME = '\\d{1,2}(?:[:.h]\\d{2}|h)?\\s?(?:[ap]\\.?m?\\.?|uhr|h)?';
const UNTIL = '(?:-|–|—|~|～|to|till?|until|a|à|às|até|bis|alle|y las|a las|tot)';

export const TIME_RANGE = new RegExp(
  `(?:^|[^\\d])${TIME}\\s{0,2}${UNTIL}\\s{0,2}(?:close|late|midnight|noon|(?:we )?(?:sold|sell|run) ?out|${TIME})(?!\\d)|(?:noon|midday)\\s{0,2}${UNTIL}\\s{0,2}(?:close|late|midnight|${TIME})(?!\\d)`,
  'i',
);

/** `Sunday–Thursday 5–9`, `Tuesday to Sunday, 11 till late`: hours without a sign of time, at once behind a day. */
export const DAY_AND_RANGE = new RegExp(
  `(?:^|[^\\p{L}])(?:${DAYS})[,:]?\\s{0,2}\\d{1,2}(?:[:.]\\d{2})?\\s{0,2}${UNTIL}\\s{0,2}(?:\\d{1,2}(?:[:.]\\d{2})?(?![\\d.,/%])|(?:close|late|midnight)(?!\\p{L}))`,
  'iu',
);

/** `Lunch 11-3`, `Hours: 11-9 daily`: hours of a meal or of the house, without a sign of time. */
export const SERVED_AND_RANGE = new RegExp(
  `(?:^|[^\\p{L}])(?:breakfast|brunch|lunch|dinner|supper|open|hours)(?: (?:is )?served)?,?:?\\s{1,2}\\d{1,2}\\s{0,2}${UNTIL}\\s{0,2}\\d{1,2}(?![\\d/%]|[.,]\\d|\\s(?:guests|people|persons)(?!\\p{L}))`,
  'iu',
);

/** `Wed thru Sun from 5PM`, `Samstag ab 18 Uhr`: hours without an end. */
export const OPENS_FROM = new RegExp(
  `(?:^|[^\\p{L}])(?:from|ab|dès|desde las|desde|dalle|a partir d[eao]s?|vanaf)\\s{1,2}${TIME}`,
  'iu',
);

/** `Kitchen open til 10pm daily`, `Freitag offen bis 23 Uhr`: hours of which only the end is named. */
export const OPEN_UNTIL = new RegExp(
  `(?:^|[^\\p{L}])(?:open|kitchen|serving|ge[öo]ffnet|offen|ouverte?|abiert[oa]|apert[oa])(?! (?:mic|bar|house|air|water|studio|gym|enrollment))[^\\p{L}\\d][^.\\d]{0,25}(?<!\\p{L})(?:until|till?|bis|hasta las|hasta|jusqu.à|fino alle)\\s{1,2}${TIME}`,
  'iu',
);

/** Of what the hours are, where no day is named. */
export const OPEN_WORDS =
  /(?:^|[^\p{L}])(?:breakfast|brunch|lunch|dinner|supper|open|hours|kitchen|ge[öo]ffnet|k[üu]che|mittags?|abends?|ouvert|horaires|d[ée]jeuner|d[îi]ner|abierto|horario|comidas?|cenas?|aperto|pranzo|cena|orari)(?![\p{L}])|营业|營業|営業|時間/iu;

/** A time, not just two numbers: a colon, an `h`, am or pm, or the word that goes with hours. */
export const TIME_SIGN = /\d[:.]\d{2}|\d\s?h|\d\s?[ap]\.?m?\b|uhr|noon|midday/i;
