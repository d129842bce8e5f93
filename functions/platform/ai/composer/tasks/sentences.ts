import { fitsDiets } from '#shared/domain/diets.ts';
import { ANY_TABLE } from '../knowledge/cuisines/any-table.ts';
import type { Cuisine } from '../knowledge/cuisines/cuisine.ts';
import type { KnownDish } from '../knowledge/dishes/dishes.ts';
import type { Brief } from '../reading/brief.ts';
import { listed } from '../reading/hours/hours-words.ts';
import type { MenuEntry } from '../reading/menu-entry.ts';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const KEEPS_CAPITAL =
  /^(?:Peking|Caesar|Greek|Korean|Basque|Thai|Turkish|Scotch|Sunday|Victoria|Spanish|French|Wiener|Full|Iberico|Neapolitan|Roman|Japanese|Chinese|Mexican|Italian|Indian|Aperol|Reuben|[A-Z]\S*[A-Z])/;

/** Inside a sentence: "cacio e pepe", but "Peking duck". */
export function inSentence(name: string): string {
  return KEEPS_CAPITAL.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

const article = (phrase: string) =>
  /^[aeiouéêAEIOU]/.test(phrase) && !/^(?:uni|eu|one)/i.test(phrase) ? 'an' : 'a';

/** Joined with spaces until the limit; a sentence that does not fit is left out whole. */
export function fitting(sentences: readonly string[], longest: number): string {
  let text = '';
  for (const sentence of sentences.filter((each) => each !== '')) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length <= longest) text = longer;
  }
  return text;
}

/** The knowledge to write from: the cuisine that was read, else sentences that fit any table. */
export function cuisineOf(brief: Brief): Cuisine {
  return brief.cuisine ?? ANY_TABLE;
}

/** Whether a line would contradict the owner, as wine does where no alcohol is served. */
export function isContrary({ avoided }: Brief, line: string): boolean {
  return avoided.some((words) => words.test(line));
}

/** What such a dish is; empty when nobody knows, or when it is not what this kitchen would serve under the name. */
export function definitionOf(brief: Brief, dish: KnownDish | undefined): string {
  if (dish === undefined || !fitsDiets(dish.ingredients, brief.diets) || isContrary(brief, dish.is))
    return '';
  return dish.is;
}

type LineKind = 'taglines' | 'heroes' | 'abouts' | 'table' | 'gallery';

/**
 * One of the cuisine's lines: none that contradicts the owner, and none that names a people other than
 * the owner's ("Irish", "Austrian"). `use` tells apart two choices of the same kind.
 */
export function lineFor(brief: Brief, kind: LineKind, use: string = kind): string {
  const cuisine = cuisineOf(brief);
  const root = cuisine.adjective.slice(0, 5);
  const isRenamed = root !== '' && brief.adjective !== '' && brief.adjective !== cuisine.adjective;
  const fits = (line: string) => !isContrary(brief, line) && !(isRenamed && line.includes(root));
  const fitted = cuisine[kind].filter(fits);
  return brief.choose.pick(use, fitted.length > 0 ? fitted : ANY_TABLE[kind]);
}

/** "family-run Roman trattoria"; empty when neither cuisine nor venue is known. */
export function descriptor(brief: Brief): string {
  const venue = brief.venue || brief.cuisine?.venue || '';
  if (venue === '') return '';
  const traits = [
    ...new Set(brief.has.map((feature) => feature.trait).filter((trait) => trait !== undefined)),
  ].slice(0, 2);
  const people = brief.also ? `${brief.adjective} and ${brief.also.adjective}` : brief.adjective;
  const isSaid = people !== '' && venue.toLowerCase().includes(people.toLowerCase());
  return [...traits, brief.diet, isSaid ? '' : people, venue].filter((word) => word !== '').join(' ');
}

/** "Big Jim's Smokehouse" need not be told that it is a smokehouse. */
export function isSaidByName(brief: Brief): boolean {
  const what = descriptor(brief);
  return !what.includes(' ') && brief.name.toLowerCase().includes(what.toLowerCase());
}

/** "Osteria Lupo is a family-run Roman trattoria in Trastevere, open since 1974." Only what was said. */
export function identitySentence(brief: Brief, withThings = false): string {
  const what = isSaidByName(brief) ? '' : descriptor(brief);
  const since = brief.since === '' ? '' : `, open since ${brief.since}`;
  const things = withThings ? thingsOf(brief) : [];
  const extras = things.length === 0 ? '' : ` with ${listed(things)}`;
  const place = brief.place === '' ? '' : ` ${brief.place}`;
  if (what !== '') return `${brief.name} is ${article(what)} ${what}${place}${extras}${since}.`;
  if (place !== '') return `${brief.name} is${place}${extras}${since}.`;
  if (since !== '') return `${brief.name} has been open since ${brief.since}.`;
  return things.length === 0 ? '' : `${brief.name} has ${listed(things)}.`;
}

/** Sold beside a menu: not a dish to come for. */
const PAIRING = /\bpairings?\b/i;

function thingsOf({ has, menu, venue }: Brief): string[] {
  const isOnMenu = menu.some(({ name }) => /tasting|omakase/i.test(name));
  const isPairingOnMenu = menu.some(({ name }) => PAIRING.test(name));
  const isToldAlready = (id: string) =>
    venue.includes(id) || (id === 'tasting-menu' && isOnMenu) || (id === 'wine-pairing' && isPairingOnMenu);
  const things = has.filter(({ id }) => !isToldAlready(id)).map((feature) => feature.thing);
  return things.filter((thing) => thing !== undefined).slice(0, 5);
}

const THING_FRAMES: readonly ((things: string) => string)[] = [
  (things) => `You will find ${things} here.`,
  (things) => `There ${/^(?:booths|cocktails|wine pairings)/.test(things) ? 'are' : 'is'} ${things}.`,
  (things) => `We have ${things}.`,
];

/** "There is a wood oven, a terrace and live music." `place` as for `dishesSentence`. */
export function thingsSentence(brief: Brief, place: string): string {
  const things = thingsOf(brief);
  return things.length === 0 ? '' : brief.choose.pick(`things-${place}`, THING_FRAMES)(listed(things));
}

export function servicesSentence(brief: Brief): string {
  const services = brief.has.map((feature) => feature.service).filter((service) => service !== undefined);
  if (services.length === 0) return '';
  const isPlural = services.length > 1 || services[0]?.endsWith('s') === true;
  return `${capital(listed(services))} ${isPlural ? 'are' : 'is'} available.`;
}

export function claimSentences(brief: Brief): string[] {
  return brief.has.map((feature) => feature.claim).filter((claim) => claim !== undefined);
}

export const offersOf = (brief: Brief): MenuEntry[] =>
  brief.menu.filter((entry) => entry.course === 'Set menus');
const dishesOf = (brief: Brief): MenuEntry[] =>
  brief.menu.filter(({ course, name }) => course !== 'Set menus' && !PAIRING.test(name));

/** Up to `count` dishes as they stand inside a sentence. */
export function dishNames(brief: Brief, count: number): string[] {
  return dishesOf(brief)
    .slice(0, count)
    .map((entry) => inSentence(entry.name));
}

const DISH_FRAMES: readonly ((names: string) => string)[] = [
  (names) => `On the menu: ${names}.`,
  (names) => `The menu runs to ${names}.`,
  (names) => `Come for ${names}.`,
  (names) => `The menu begins with ${names}.`,
  (names) => `From the menu: ${names}.`,
];

/** `place` is where on the page it stands: another place, another turn of phrase. */
export function dishesSentence(brief: Brief, count: number, place: string): string {
  const names = dishNames(brief, count);
  if (names.length < 2) return names.length === 0 ? '' : `On the menu: ${names.join('')}.`;
  return brief.choose.pick(`dish-frame-${place}`, DISH_FRAMES)(listed(names));
}

/** "The lunch menu is 14.50." */
export function priceSentence(entry: MenuEntry): string {
  const name = inSentence(entry.name).replace(/^(?:the|a|an) /i, '');
  return `The ${name} ${entry.isStartingPrice ? 'starts at' : 'is'} ${entry.price}.`;
}

const DEFINITION_FRAMES: readonly ((dish: string, is: string) => string)[] = [
  (dish, is) => `${capital(dish)}, in short: ${is}.`,
  (dish, is) => `${capital(dish)}, in classic form: ${is}.`,
  (dish, is) => `New to ${dish}? Think ${is}.`,
];

/** What one of the named dishes is, as any cookbook has it; says nothing of this kitchen's version. */
export function definitionSentence(brief: Brief): string {
  const known = dishesOf(brief).filter(({ dish }) => definitionOf(brief, dish) !== '');
  if (known.length === 0) return '';
  const entry = brief.choose.pick('definition', known);
  return brief.choose.pick('definition-frame', DEFINITION_FRAMES)(
    inSentence(entry.name),
    entry.dish?.is ?? '',
  );
}
