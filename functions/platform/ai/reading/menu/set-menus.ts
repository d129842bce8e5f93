import type { Menu } from '#shared/profile/menu.ts';
import type { Span } from '../reader.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { trimmed } from '../text/spans.ts';
import { nameSpan, wordCount } from './dish-names.ts';
import type { PriceGroup } from './prices/price-groups.ts';
import { whenAtEnd, whenIn } from './when-served.ts';

/** A menu with one price, or happy hour, as it stands in the text. */
export type SetMenu = {
  kind: Menu['kind'];
  name: Span;
  description: Span;
  availability: Span;
  price: PriceGroup | undefined;
};

const SET_MENU = anyOf(
  phrasesOf(`
    (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -]courses?(?: (?:menu|lunch|dinner|tasting menu|set menu|prix fixe|meal))?; prix[ -]fixe(?: (?:menu|dinner|lunch))?; price[ -]fixed menu; set (?:menu|lunch|dinner|meal)s?; tasting menu; (?:chef's )?omakase(?: menu)?; lunch (?:special|deal|menu); early bird(?: menu| special)?; pre[ -]theat(?:re|er)(?: menu)?; afternoon tea; bottomless brunch; (?:lunch |dinner |brunch |weekend )?buffet; all[ -]you[ -]can[ -]eat(?: [a-z]+)?; chef's (?:menu|table|tasting); meal deal; family style menu; kids menu; kids meal; business lunch
    menu del dia; menu diario; menu de mediodia; menu mediodia; menu degustacion; menu de degustacion; menu infantil; menu ejecutivo; menu de grupo; menu de fin de semana; menu fin de semana; menu especial; medio menu; menu completo; almuerzo ejecutivo; menu de la casa; menu de noche
    menu du jour; menu midi; menu du midi; menu degustation; menu enfant; menu decouverte; menu carte blanche; menu unique; menu du soir; menu complet; (?:lunch|menu|dejeuner|diner|souper) (?:\\d{1,2}|deux|trois|quatre|cinq|six|sept) (?:services|temps); formule(?: (?:midi|du midi|dejeuner|du jour|soir|complete|enfant|entree|plat|brunch))?(?: (?:entree|plat|dessert)(?: ?\\+ ?(?:entree|plat|dessert)){1,2})?; entree ?\\+ ?plat(?: ?\\+ ?dessert)?; plat ?\\+ ?dessert
    menu fisso; \\d{1,2} portate; menu degustazione; menu di degustazione; menu del giorno; menu pranzo; menu di pranzo; menu a pranzo; pranzo di lavoro; menu bambini; menu turistico; menu di terra; menu di mare; menu di pesce; giropizza; apericena; menu completo; percorso degustazione
    mittagsmenu; tagesmenu; mittagsgericht; kindermenu; degustationsmenu; verkostungsmenu; \\d{1,2}[ -]gang(?:e|en)?[ -]?menu; menu in \\d gangen; (?:menu,? )?(?:\\d{1,2}|zwei|drei|vier|funf|sechs|sieben|acht)[ -]gange; (?:\\d{1,2}|zwei|drei|vier|funf|sechs|sieben|acht)[ -]?gang(?:e|en)?[ -]?menu; mittagstisch; mittagskarte; wochenmenu; table d'hote(?: \\d services)?; abendmenu; uberraschungsmenu; mittagsbuffet; brunchbuffet; sonntagsbrunch; wochenmenu`),
);
const HAPPY_HOUR = /(?<![a-z])(?:happy hours?|hora feliz|apero hour|after ?work special)(?![a-z])/;
/** The amount is what a guest saves. */
const CHEAPER =
  /(?<![a-z])(?:gunstiger|billiger|rabatt|nachlass|cheaper|off|less|discount|descuento|menos|reduction|remise|de moins|sconto|in meno)(?![a-z])/;
const NOWHERE = (at: number): Span => ({ start: at, end: at });

function availabilityIn(folded: string, span: Span): Span {
  const found = whenIn(folded.slice(span.start, span.end));
  if (found === undefined) return NOWHERE(span.start);
  return trimmed(folded, { start: span.start + found.start, end: span.start + found.end });
}

/** Reads a line or a sentence that gives a whole menu one price, or says what happy hour offers. */
export function setMenuIn(folded: string, unit: Span, groups: readonly PriceGroup[]): SetMenu | undefined {
  const text = folded.slice(unit.start, unit.end);
  const happy = HAPPY_HOUR.exec(text);
  const availability = availabilityIn(folded, unit);
  if (happy !== null && happy.index <= 40) {
    const start = unit.start + happy.index;
    const name = { start, end: start + happy[0].length };
    const from = Math.max(name.end, availability.end);
    const skipped =
      /^[\s:,;)-]*(?:is |with |we do |has )?/.exec(folded.slice(from, unit.end))?.[0].length ?? 0;
    return {
      kind: 'happy_hour',
      name,
      description: trimmed(folded, { start: from + skipped, end: unit.end }),
      availability,
      price: undefined,
    };
  }
  const [price] = groups;
  const found = SET_MENU.exec(text) ?? bareMenu(folded, unit, price);
  if (price === undefined || groups.length !== 1 || found === null || CHEAPER.test(text)) return undefined;
  const at = unit.start + found.index;
  if (at > price.end)
    return setMenuBehind(folded, unit, { price, at, length: found[0].length, availability });
  const before = nameSpan(folded, { start: unit.start, end: price.start });
  const isShort =
    wordCount(folded.slice(before.start, before.end)) <= 6 &&
    !/[,(:]/.test(folded.slice(before.start, before.end));
  const whole = isShort && before.start <= at ? before : { start: at, end: at + found[0].length };
  const cut = whenAtEnd(folded.slice(whole.start, whole.end));
  const name = cut === undefined ? whole : trimmed(folded, { start: whole.start, end: whole.start + cut });
  const between = trimmed(folded, { start: name.end, end: price.start });
  const isSaid = /[a-z]{3}/.test(
    folded.slice(between.start, between.end).replace(/(?:for|is|per|only|costs?)/g, ''),
  );
  const middle = isSaid
    ? nameSpan(folded, { start: between.start + punctuation(folded, between), end: between.end })
    : NOWHERE(name.end);
  const tail = trimmed(folded, { start: price.end, end: unit.end });
  const behind = { start: tail.start + punctuation(folded, tail), end: tail.end };
  const description =
    middle.start < middle.end && middle.start !== availability.start
      ? middle
      : behind.start < behind.end
        ? behind
        : NOWHERE(unit.end);
  const isInName = availability.start >= name.start && availability.end <= name.end;
  return {
    kind: 'set_menu',
    name,
    description,
    availability: isInName ? NOWHERE(name.end) : availability,
    price,
  };
}

const BARE_MENU =
  /(?<=^|,\s|(?:^|,\s)(?:le|el|il|das|unser|the|our)\s)menu(?=\s?(?:(?:a|zu|fur|at|for|de|per)\s)?[:=-]?\s?$)/;

/** "Le soir, menu à 32 €": the word itself, where a sign says that a price follows. */
function bareMenu(folded: string, unit: Span, price: PriceGroup | undefined): RegExpExecArray | null {
  if (price === undefined || !price.amounts.every(({ isSigned }) => isSigned)) return null;
  if (/^menu\s?$/.test(folded.slice(unit.start, price.start)) && price.end + 2 > unit.end) return null;
  return BARE_MENU.exec(folded.slice(unit.start, price.start));
}

/** "Menu déjeuner", "Abendmenü", "kids menu": the word itself says it. */
const NAMED_MENU =
  /^(?:(?:kids?'?|children'?s|lunch|dinner|set|tasting|brunch|early bird|express|business|family|group|sunday|festive|christmas|seasonal|chef'?s) menu|(?:menu|menus|formule|formula|prix fixe) (?!burger|pizza|item)[a-z\d' -]{3,40}|[a-z-]{3,20}menu|(?:chef'?s|vegetarian|vegan|pescatarian|full|short|long|grand|seasonal) tasting|(?:menu|formule|formula))$/;

/** Whether a name is that of a menu with one price, rather than of a dish. */
export function isSetMenuName(name: string): boolean {
  if (NAMED_MENU.test(name)) return true;
  const found = SET_MENU.exec(name);
  return found !== null && found[0].length * 2 > name.length;
}

const MENU_AT_END = new RegExp(
  `(?:,\\s|(?<![a-z])(?:la|le|el|il|the|our|das|unser|un|une)\\s)(${SET_MENU.source}|menu|formule)$`,
);

/** "Le midi la formule", "vin compris, le menu du dimanche": where the menu's own name begins in folded words. */
export function setMenuAtEnd(name: string): number | undefined {
  const found = MENU_AT_END.exec(name);
  return found?.[1] === undefined ? undefined : name.length - found[1].length;
}

/** "Orto, sei portate", "Sillon en cinq temps": a name with the count of its courses. */
const COUNTED =
  /(?:,? (?:en|in|a|mit|de|di|con|of|with|aus))?,? (?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve|trois|quatre|cinq|six|sept|huit|neuf|dix|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|tre|quattro|cinque|sei|sette|otto|nove|dieci|drei|vier|funf|sechs|sieben|acht|neun|zehn)[ -](?:courses?|temps|services|portate|gange?n?|tiempos|pasos|pases|portate)$/;

/** Where the count of courses begins at the end of a folded name; undefined where there is none. */
export function coursesAtEnd(name: string): number | undefined {
  const at = name.search(COUNTED);
  return at < 2 ? undefined : at;
}

function punctuation(folded: string, { start, end }: Span): number {
  return /^[\s\-:,;|.)(]*/.exec(folded.slice(start, end))?.[0].length ?? 0;
}

/** "£32 for 3 courses", "$45 prix fixe". */
function setMenuBehind(
  folded: string,
  unit: Span,
  given: { price: PriceGroup; at: number; length: number; availability: Span },
): SetMenu | undefined {
  const between = folded.slice(given.price.end, given.at);
  if (
    !/^[\s,]*(?:for|per|a|an|the|our|por|pour|per|fur|el|le|il|un|une|-)?\s*(?:a|an|the)?\s*$/.test(between)
  )
    return undefined;
  const name = { start: given.at, end: given.at + given.length };
  const tail = trimmed(folded, { start: name.end, end: unit.end });
  const description = { start: tail.start + punctuation(folded, tail), end: tail.end };
  return {
    kind: 'set_menu',
    name,
    description: description.start < description.end ? description : NOWHERE(unit.end),
    availability: given.availability,
    price: given.price,
  };
}
