import { fold } from '#functions/platform/ai/fold.ts';
import type { Dish, Menu } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';
import type { DishDraft } from './draft-dishes.ts';
import { type Legend, type Marked, withoutMarks } from './marks.ts';
import type { PriceGroup } from './prices/price-groups.ts';
import { VARIANT_LABEL } from './prices/price-words.ts';
import { coursesAtEnd, isSetMenuName, setMenuAtEnd } from './set-menus.ts';
import { whenAtEnd } from './when-served.ts';

/** What a dish takes from where it stands. */
export type Place = {
  menu: string;
  course: string;
  labels: readonly string[];
  legend: Legend;
  /** Of each dish that names none of its own. */
  price?: PriceGroup | undefined;
};

type Priced = Pick<Dish, 'price' | 'amount' | 'variants' | 'is_per_person' | 'is_market_price'>;

const NO_PRICE: Priced = {
  price: '',
  amount: null,
  variants: [],
  is_per_person: false,
  is_market_price: false,
};
/** "Tue parmi": an offer of that day. */
const DAY_FIRST =
  /^(?:mon|tues?|wed|thurs?|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|sam|gio|mo|di|mi|do|fr|sa|so)\.? [a-z]{3}/;
/** Words that no dish begins or ends with: the rest of a sentence. Folded. */
const DOUBTFUL =
  /^(?:with|w\/|mit|con|avec|nur|statt|instead|(?:jede|jeder|jedes) (?:weitere|extra)|each (?:extra|additional|further)|every extra|cada (?:extra|ingrediente)|ogni|chaque|all (?:the |our )?[a-z ]*s$|toutes|tous les|tod[oa]s l[oa]s|tutt[ei] (?:le|i|gli)|quell[aoie]|celles?|celui|ceux|extra [a-z]+s$|(?:extra )?toppings?|extra|supp|suppl|supplements?|supplementi?|suplementos?|fines de semana|(?:am )?wochenende|weekends?|(?:nel )?weekend|le week-end|max\.?|maximum|via|through|que|of|because|over|under|about|yes|no(?!\.)|and|but|or|so|if|when|then|plus|also|per|pour|por|von|vom|um|bei|uber|unter|vin compris|service compris|iva|incl|including|cosa|prix|precio|price|publicans?|owners?|chef|head chef|in \d|at|on|from|to|up|we|our|you|your|i|it|for (?:one|two|four|\d)|\d+ (?:para|for|pour|per|fur) )(?![a-z])|(?<![a-z])(?:over|above|under|from|at|than|ab|desde|oltre|sopra|mehr als|more than|plus de|mas de|serves|serve|kostet|sirve|sert|runs|start|starts|begin|begins|que|which|that|minus|less|sauf|ohne|plus|auch|tambien|anche|aussi|statt|instead)$|\+$/;

/** "family pack 780", "die Stange 9": the size of a dish that stands elsewhere. What is drunk is named so, too. */
const SIZE_ONLY = new RegExp(
  `^(?:la |le |el |il |die |der |das |the |une? |una? )?(?!(?:cana|copa|doble|tubo|jarra|jarrita|pie|pint|pinte|pinta|bowl|tasse|carafe|mug|calice|kugel|assiette|slice|plato|teller|(?:[a-z]+ )?(?:plate|platter|box))$)(?:${VARIANT_LABEL.source})$`,
);

function isDoubtfulName(name: string): boolean {
  return DOUBTFUL.test(name.trim()) || SIZE_ONLY.test(name.trim());
}

const QUOTES = /^[\s«„“"]+|[\s»”“"]+$/g;
const FROM =
  /(?:^|[\s.:-])(?:\d{1,2} (?:for|por|pour)|from|starting at|starts at|desde|a partir de|des|ab|(?<!sua )da|a partire da)\s?$/;
const AVAILABILITY =
  /[([]?\s*((?:(?:available |served |only |solo |seulement |nur )?(?:on |at |el |le |am )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: only)?|(?:weekends?|lunch|dinner|brunch|breakfast|seasonal) only|(?:only|solo|seulement|uniquement|nur) (?:in|en|nel|im|au) [a-z]{4,12}|(?:min(?:imum)? (?:2|two)(?: people| persons)?|24 ?h(?:ours)? notice|order (?:a day|24 hours?|one day) ahead|pre-?order only|(?:solo|sólo) (?:fines de semana|por encargo|(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?))|minimo (?:2|dos) personas|(?:min\.? )?(?:2|deux) pers(?:onnes|\.)?|(?:minimo|min\.?) 2 persone|ab 2 personen|nur (?:am |sonntags|samstags|freitags)[a-z]*|until sold out|while (?:it|they|supplies) lasts?)))\s*[)\]]?\s*$/;

/** "8 la ración": the label is no part of the amount. */
const withoutLabel = ({ start, end }: Span, label: Span | undefined): Span =>
  label !== undefined && label.start > start && label.start < end
    ? { start, end: label.start }
    : { start, end };

/** What the price of a dish is, in the owner's words and as numbers. */
export function pricedAs(
  source: string,
  folded: string,
  group: PriceGroup | undefined,
  labels: readonly string[],
): Priced {
  const [first] = group?.amounts ?? [];
  if (group === undefined || first === undefined) return NO_PRICE;
  const written = ({ start, end }: Span) => source.slice(start, end).replace(/\s+/g, ' ').trim();
  const lastEnd = group.amounts.at(-1)?.end ?? group.end;
  const isLabeled = (group.labels[0]?.end ?? 0) > 0;
  const end = isLabeled || group.labels.length > 1 ? group.end : lastEnd;
  const price = written({
    start: isLabeled ? group.start : first.start,
    end: group.isBracketed ? lastEnd : end,
  });
  const is_per_person = group.amounts.some(({ isPerPerson }) => isPerPerson);
  const is_market_price = group.amounts.every((amount) => amount.isMarketPrice);
  if (group.amounts.length === 1) {
    const from = FROM.exec(folded.slice(Math.max(0, first.start - 18), first.start));
    const whole =
      from === null
        ? price
        : `${source.slice(first.start - from[0].trimStart().length, first.start).trim()} ${price}`;
    const amount = from === null ? first.value : null;
    return { price: whole.slice(0, 40), amount, variants: [], is_per_person, is_market_price };
  }
  const variants = group.amounts.slice(0, 8).map((amount, index) => {
    const label = group.labels[index];
    const own = label === undefined || label.end === 0 ? '' : written(label);
    return {
      label: (own || labels[index] || '').slice(0, 60),
      price: written(withoutLabel(amount, label))
        .replace(/\s(?:la|le|el|il|der|die|das|the|a)$/i, '')
        .slice(0, 40),
      amount: amount.value,
    };
  });
  return { price: price.slice(0, 40), amount: null, variants, is_per_person, is_market_price };
}

/** "Bagel 320 cal": what it holds is no part of its name. */
const CALORIES = /[\s,(]+\d{2,4}\s?k?cal(?:ories)?\.?\)?$/i;
const SLASHED = /\s\(?([a-zß.]{1,12}(?:\s?\/\s?[a-zß.]{1,12}){1,3})\)?$/;

/** "Pho small/large 12/14": the sizes stand at the end of the name, one for each price. */
function sizesInName(
  folded: string,
  name: Span,
  group: PriceGroup | undefined,
): { rest: Span; labels: (source: string) => string[] } | undefined {
  const amounts = group?.amounts.length ?? 0;
  const found = SLASHED.exec(folded.slice(name.start, name.end));
  const parts = found?.[1]?.split('/') ?? [];
  const isLabeled = group?.labels.some(({ end }) => end > 0) === true;
  if (found === null || amounts < 2 || parts.length !== amounts || isLabeled) return undefined;
  const start = name.start + found.index + found[0].indexOf(found[1] ?? '');
  const end = start + (found[1]?.length ?? 0);
  return {
    rest: { start: name.start, end: name.start + found.index },
    labels: (source) =>
      source
        .slice(start, end)
        .split('/')
        .map((label) => label.trim()),
  };
}

function unquoted(text: string): string {
  return text.replace(/^["“”'‘’«»*_]+(?=\S)|["“”«»*_]+$/g, '').replace(/^['‘](.*)['’]$/, '$1');
}

/** The dish, and the span of all that it was read from. */
export function dishProposal(
  source: string,
  folded: string,
  draft: DishDraft,
  place: Place,
): ProfileProposal | undefined {
  const marked = withoutMarks(folded, draft.name, place.legend);
  const sizes = sizesInName(folded, marked.rest, draft.price);
  const ofName = { ...marked, rest: sizes?.rest ?? marked.rest };
  const ofDescription = withoutMarks(folded, draft.description, place.legend);
  const found = AVAILABILITY.exec(
    folded.slice(Math.max(ofName.rest.start, ofName.rest.end - 60), ofName.rest.end),
  );
  const when = whenAtEnd(folded.slice(ofName.rest.start, ofName.rest.end));
  const isSaid = found !== null && found[0].length < ofName.rest.end - ofName.rest.start;
  const isSaidInName = isSaid || when !== undefined;
  const nameEnd = isSaid
    ? ofName.rest.end - found[0].length
    : when === undefined
      ? ofName.rest.end
      : ofName.rest.start + when;
  const written = ({ start, end }: Span) => source.slice(start, end).replace(/\s+/g, ' ').trim();
  const name = unquoted(
    written(trimmed(folded, { start: ofName.rest.start, end: nameEnd }))
      .replace(CALORIES, '')
      .replace(/[\s.…·_:,/|-]+$/, ''),
  );
  if (name === '' || name.length > 120) return undefined;
  const description = written(ofDescription.rest)
    .replace(/^[(\s]+(?=[^)]*$)/, '')
    .replace(/(^[^(]*)\)[.,]?$/, '$1')
    .replace(/^[-–—:,\s]+/, '');
  const unexplained = (marks: Marked) => (marks.unexplained ? written(marks.unexplained) : '');
  const inDescription = AVAILABILITY.exec(folded.slice(ofDescription.rest.start, ofDescription.rest.end));
  const isOnlyWhen = inDescription !== null && inDescription.index === 0;
  const availability = isSaidInName
    ? written({ start: nameEnd, end: ofName.rest.end }).replace(/^[([\s]+|[)\]\s]+$/g, '')
    : isOnlyWhen
      ? description
      : '';
  const value: Dish = {
    name,
    description: withUnexplained(isOnlyWhen ? '' : description, [ofName, ofDescription].map(unexplained)),
    ...pricedAs(source, folded, draft.price, sizes?.labels(source) ?? place.labels),
    menu: place.menu.slice(0, 80),
    course: (draft.course === undefined ? place.course : written(draft.course)).slice(0, 80),
    availability: availability.slice(0, 160),
    diets: [...new Set([...ofName.diets, ...ofDescription.diets])],
    allergens: [...new Set([...ofName.allergens, ...ofDescription.allergens])],
    image: '',
  };
  const { start, end } = draft;
  const passage = { confidence: 'certain', start, end, words: source.slice(start, end) } as const;
  const courses = draft.price === undefined ? undefined : coursesAtEnd(fold(name));
  if (courses !== undefined) {
    const counted = {
      ...value,
      name: name.slice(0, courses).replace(QUOTES, ''),
      description: name.slice(courses),
    };
    return { field: 'menus', value: asMenu(counted), ...passage };
  }
  const menuAt = setMenuAtEnd(fold(name)) ?? 0;
  if (draft.price !== undefined && isSetMenuName(fold(name).slice(menuAt))) {
    const menu = asMenu({ ...value, name: name.slice(menuAt) });
    const isSure = !menu.name.includes(',') && value.variants.length === 0;
    return { field: 'menus', value: menu, ...passage, confidence: isSure ? 'certain' : 'likely' };
  }
  const isUnsure = DAY_FIRST.test(fold(name)) || isDoubtfulName(fold(name));
  const confidence = isUnsure ? 'likely' : passage.confidence;
  return { field: 'dishes', value, ...passage, confidence };
}

function asMenu({ name, description, availability, price, amount, is_per_person }: Dish): Menu {
  return {
    name: name.slice(0, 80),
    kind: 'set_menu',
    description,
    availability,
    price,
    amount,
    is_per_person,
  };
}

/** Letters of allergens that no legend explains are the owner's words: guests who know them go by them. */
function withUnexplained(description: string, marks: readonly string[]): string {
  return [description, ...marks]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, 500);
}
