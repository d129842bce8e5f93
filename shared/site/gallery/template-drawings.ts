import type { TemplateId } from '#shared/site/site-content.ts';
import type { TemplateImage } from './template-image.ts';
import { NEUTRAL_TEMPLATE_IMAGES, TEMPLATE_IMAGES } from './template-images.ts';

/** Menu words that allow a template's drawing of a dish or drink. Drawings that aren't listed show no specific food. */
const SERVED_AS: Readonly<Record<string, RegExp>> = {
  wine: /\bwines?\b/i,
  seafood: /\b(?:fish|sea ?bass|bream|trout|branzino)\b/i,
  cheese: /\bcheese ?(?:board|plate)|\bcheeses\b/i,
  chicken: /\broast(?:ed)? chicken\b/i,
  salad: /\bsalads?\b/i,
  beer: /\b(?:beers?|ale|lager|pint)\b/i,
  bread: /\b(?:bread|loaf|sourdough|focaccia)\b/i,
  burger: /\bcheese ?burgers?\b/i,
  fruit: /\bfruits?\b/i,
  pastry: /\bcroissants?\b/i,
  coffee: /\b(?:coffee|espresso|cappuccino|latte|flat white)\b/i,
  mezze: /\b(?:mezz?e|hummus)\b/i,
  grill: /\b(?:steak|kebabs?|kofte|mixed grill)\b/i,
  tea: /\bteas?\b/i,
  sushi: /\b(?:sushi|nigiri)\b/i,
};
/** If a diet is mentioned, a drawn dish might contradict it. */
const DIET_WORDS = /\b(?:vegan|vegetarian|veggie|plant[- ]based|halal|kosher|gluten[- ]free)\b/i;

/** `menu`: everything the owner wrote about food. `keepsDiets`: the whole kitchen follows a diet. */
type Served = { menu: string; keepsDiets: boolean };

/**
 * Chooses a new website's drawings, the hero first: the template's own if the menu mentions what they show,
 * otherwise its table.
 */
export function templateDrawings(id: TemplateId, { menu, keepsDiets }: Served): TemplateImage[] {
  const mayShowFood = !keepsDiets && !DIET_WORDS.test(menu);
  const isServed = ({ subject }: TemplateImage) =>
    SERVED_AS[subject] === undefined || (SERVED_AS[subject].test(menu) && mayShowFood);
  const [hero, ...gallery] = TEMPLATE_IMAGES[id];
  const [table, ...neutral] = NEUTRAL_TEMPLATE_IMAGES[id];
  const first = hero !== undefined && isServed(hero) ? hero : table;
  const shown = [...gallery.filter(isServed), ...neutral].filter(
    ({ subject }, index, all) =>
      subject !== first?.subject && all.findIndex((each) => each.subject === subject) === index,
  );
  return [...(first ? [first] : []), ...shown.slice(0, gallery.length)];
}
