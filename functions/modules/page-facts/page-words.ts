/** Words of restaurants' pages in the five languages that the platform writes: en, es, fr, de, it. */

export const MENU_WORDS =
  /\b(?:menus?|menues?|men[uú]s?|carta|la carte|notre carte|nos cartes|carte des vins|speisekarte|speisen|karte|wochenkarte|tageskarte|carta dei vini|nuestra carta|our food|food & drinks?)\b/i;

export const ORDER_WORDS =
  /\b(?:order (?:online|now|here|pickup|takeout|delivery|food)|online order(?:ing)?|start (?:an |your )?order|takeout|pide (?:online|ya|aqu[ií])|pedir|pedidos|haz tu pedido|commander|commandez|ordina|ordinare|online bestellen|jetzt bestellen|bestellen)\b/i;

export const BOOK_WORDS =
  /(?:^|\b)(?:reservations?|reserve|book (?:a |your )?table|book now|reservar?|reservas|reserva tu mesa|r[ée]server|r[ée]servations?|prenota|prenotare|prenotazioni|prenotazione|reservieren|reservierung|tisch buchen)(?:\b|$)/i;

export const PHONE_LABELS =
  /\b(?:tel|phone|call|fon|telefon|tel[eé]fono|telefono|t[ée]l[ée]phone|t[ée]l|reservas|llama)\b/i;

const DAYS = [
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?',
  'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|mo|di|mi|do|fr|sa|so',
  'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica',
  'daily|every day|todos los d[ií]as|tous les jours|t[aä]glich|tutti i giorni|7 days',
].join('|');

export const DAY_WORDS = new RegExp(`(?:^|[^\\p{L}])(?:${DAYS})(?![\\p{L}])`, 'iu');

const TIME = '\\d{1,2}(?:[:.h]\\d{2}|h)?\\s?(?:[ap]\\.?m?\\.?|uhr|h)?';

export const TIME_RANGE = new RegExp(
  `(?:^|[^\\d])${TIME}\\s{0,2}(?:-|–|—|to|till|until|a|à|bis|alle|y las|a las)\\s{0,2}(?:close|late|${TIME})(?!\\d)`,
  'i',
);

/** A time, not just two numbers: a colon, an `h`, am or pm, or the word that goes with hours. */
export const TIME_SIGN = /\d[:.]\d{2}|\d\s?h|\d\s?[ap]\.?m?\b|uhr/i;
