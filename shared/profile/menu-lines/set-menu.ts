/** A line that may start a fixed-price menu. */
export const SET_MENU =
  /(?<!\p{L})(?:set menu|tasting|prix[ -]fixe|menú|menu|menü|degustaci[oó]n|dégustation|degustazione|\d+[ -]courses?|gänge|platos)(?!\p{L})/iu;

/** "Menú del día", "3-course lunch", "Kids menu", "Tagesmenü": a separate menu with one price. */
const COUNT =
  '\\d{1,2}|three|four|five|six|seven|eight|nine|ten|tres|cuatro|cinco|seis|siete|trois|quatre|cinq|sept|huit|tre|quattro|cinque|sei|sette|drei|vier|fünf|sechs|sieben|acht';
const SET_MENU_NAME = new RegExp(
  `^(?:(?:menú|menu|menù|menü|formule|prix[ -]fixe|omakase|tasting|set (?:menu|lunch|dinner)|degustación|dégustation|(?:${COUNT})[ -]?(?:courses?|gänge|gang|platos|pasos|tiempos|plats|temps|portate|services))(?!\\p{L}).*|.*(?<!\\p{L})(?:(?:${COUNT})[ -]?(?:courses?|gänge|gang|pasos|tiempos|temps|portate|services)|tasting|prix[ -]fixe|set (?:menu|lunch|dinner)|(?:lunch|dinner|brunch|kids|children's|group|sunday|business) menu)|\\p{L}{3,}menü)$`,
  'iu',
);
const LONGEST_MENU = 9;
export const isSetMenu = (name: string): boolean =>
  isSetMenuTitle(name.replace(/\s*\([^()]*\)$/u, '').trim());

const isSetMenuTitle = (title: string): boolean =>
  title.split(/\s+/u).length <= LONGEST_MENU && SET_MENU_NAME.test(title);
