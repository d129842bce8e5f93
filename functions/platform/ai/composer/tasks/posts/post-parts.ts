import { POST_KINDS } from '#functions/ai/library/copy-library.ts';
import { cuisineIdOf } from '#functions/ai/library/cuisine-of.ts';
import { canFill, expandLine } from '#functions/ai/library/expand-line.ts';
import { libraryOf } from '#functions/ai/library/libraries.ts';
import { takesPhonesOf } from '#functions/platform/ai/holds-phone.ts';
import type { PostAngle, PostDish } from '#functions/platform/ai/post-facts.ts';
import { saysDays, saysWhen } from '#functions/platform/ai/says-when.ts';
import { listed } from '#shared/profile/phrases/listed.ts';
import { phrasesOf } from '#shared/profile/phrases/phrases-of-language.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { lineBeside } from './dish-line.ts';
import { occasionParts } from './occasion-parts.ts';
import type { Pen } from './pen.ts';
import type { PostParts, Said } from './said.ts';
import { isWithinAWeek, saidDay } from './said-day.ts';
import { weekdayName } from './shown.ts';

/** By what a post is about. */
const PARTS: Readonly<Record<PostAngle, (pen: Pen) => Said>> = {
  dish: dishParts,
  pair: pairParts,
  menu: menuParts,
  service: serviceParts,
  offer: ({ brief, words, house, inTurn }) => ({
    lead: asSentence(brief.words),
    aside: inTurn('offer', words.offer),
    ...(saysWhen(brief.words, house.language) && { when: '' }),
  }),
  story: (pen) => ({
    lead: asSentence(pen.brief.words),
    body: [onTheMenu(pen, pen.brief.dishes)],
  }),
  person: ({ brief }) => ({
    lead: asSentence(brief.words),
    body: [asSentence([brief.label, brief.detail].filter((part) => part !== '').join(', '))],
  }),
  note: ({ brief }) => ({ lead: asSentence(brief.words) }),
  diet: ({ brief, words }) => ({
    lead:
      brief.diet === null
        ? ''
        : words.diet[brief.diet](
            listed(
              brief.dishes.map(({ name }) => name),
              words.and,
            ),
          ),
  }),
  visit: ({ house, words, say }) => ({
    lead: say('find', words.find(house.address)),
    body: [asSentence(house.booking_note)],
  }),
  occasion: occasionParts,
  moment: momentParts,
};

export function partsOf(pen: Pen): PostParts {
  const said = PARTS[pen.brief.angle](pen);
  const isTaken = (part: string) => takesPhonesOf(pen.brief.platform, part);
  const body = pen.spareness === 0 ? (said.body ?? []).filter((part) => part !== '' && isTaken(part)) : [];
  const { core = '', line = '', aside = '' } = said;
  // What cannot be told without its number is not told there.
  const lead = isTaken(`${said.lead} ${core}`) ? said.lead : '';
  const parts = { lead, core, body, line, aside };
  const opens = pen.brief.angle === 'offer' || lead === '' ? '' : openingAfterWeeks(pen);
  return opens === ''
    ? { ...parts, when: said.when ?? whenOf(pen, lead) }
    : { ...parts, core: [core, opens].filter((part) => part !== '').join(' '), when: '' };
}

/** While a house is closed for weeks every post says when it opens: guests would come to a closed door. */
function openingAfterWeeks(pen: Pen): string {
  const { brief, words, say } = pen;
  const { day, occasion } = brief;
  if (day === null || day.hours.length === 0 || day.date === occasion?.date) return '';
  if (isWithinAWeek(brief.date, day.date)) return '';
  const { day: named, span } = saidDay(day, pen);
  return say('open', words.open(named, span));
}

/** A post of the copy library on a moment of the reader's; it states nothing of the restaurant. */
function momentParts({ brief, house, pick }: Pen): Said {
  const kind = POST_KINDS.find((each) => each === brief.label);
  const library = libraryOf(house.language);
  const cuisine = cuisineIdOf({ kind: house.kind, cuisines: [house.cuisine], name: house.name });
  const { food } = (cuisine && library.cuisines[cuisine]) ?? library.generalCuisine;
  const slots = { name: house.name, town: house.locality, food };
  const ways = (kind === undefined ? [] : library.posts[kind])
    .map(({ text }) => text)
    .filter((line) => canFill(line, slots));
  const line = pick('moment', ways);
  return {
    lead: line === '' ? '' : expandLine(line, `${house.name}${brief.post_id}${brief.turn}`, slots),
    when: '',
  };
}

function dishParts(pen: Pen): Said {
  const [dish] = pen.brief.dishes;
  if (dish === undefined) return { lead: '' };
  const { words, say } = pen;
  const isOfDays = saysDays(`${dish.name} ${dish.description}`, pen.house.language);
  const isAnyDay = dish.availability === '' && !isOfDays;
  const next = isOpen(pen) ? (pen.brief.day?.date ?? '') : '';
  const isNear = next !== '' && isWithinAWeek(pen.brief.date, next);
  const day = isAnyDay && isNear ? weekdayName(next, pen.house.language) : '';
  // A name with commas is a sentence of its own.
  const ways = dish.name.includes(',') ? [`${dish.name}.`] : words.dish(withPrice(dish), day);
  const lead = say(
    'dish',
    dish.price === '' ? ways : [...words.price(dish.name, dish.price), ...ways.slice(1)],
  );
  return {
    // When there is some belongs to the point: no platform and no shorter try leaves it out.
    lead: dish.availability === '' ? lead : `${lead} ${asSentence(dish.availability)}`,
    body: [asSentence(dish.description)],
    line: lineBeside(lead, dish, pen),
    ...(!isAnyDay && { when: '' }),
  };
}

function pairParts(pen: Pen): Said {
  const { words, say, brief } = pen;
  const [first, second] = brief.dishes;
  if (first === undefined || second === undefined) return { lead: '' };
  const prices = [first, second]
    .filter(({ price }) => price !== '')
    .map(({ name, price }) => `${name}, ${price}.`);
  return {
    lead: say('pair', words.pair(first.name, second.name)),
    body: prices.length === 2 && pen.chance('prices', 0.5) ? prices : [],
    when: '',
  };
}

function serviceParts(pen: Pen): Said {
  const { brief, words, say } = pen;
  if (brief.day === null) return { lead: '' };
  const { day, span } = saidDay(brief.day, pen);
  const weekday = weekdayName(brief.day.date, pen.house.language);
  // "Sunday lunch" says its day itself.
  const isDaySaid = brief.label.toLowerCase().includes(weekday.toLowerCase());
  const lead = say(
    'service',
    isDaySaid ? [`${brief.label}: ${span}.`] : words.service(brief.label, day, span),
  );
  return { lead, body: [asSentence(brief.words), onTheMenu(pen, brief.dishes)], when: '' };
}

/** When it is served belongs to the point; hours of the house beside it would be read as those of the menu. */
function menuParts({ brief, words, say }: Pen): Said {
  const [dish] = brief.dishes;
  const when = asSentence(dish?.availability ?? '');
  return {
    lead: [say('menu', words.menu(brief.label, brief.detail)), when].filter((part) => part !== '').join(' '),
    body: [asSentence(brief.words)],
    ...(when !== '' && { when: '' }),
  };
}

const isOpen = ({ brief }: Pen) => (brief.day?.hours.length ?? 0) > 0;

function whenOf(pen: Pen, lead: string): string {
  const { brief, words, say, spareness } = pen;
  if (spareness === 2 || brief.day === null || !isOpen(pen)) return '';
  const { day, span } = saidDay(brief.day, pen);
  const isDaySaid = lead.toLowerCase().includes(day.toLowerCase());
  return say('open', isDaySaid ? words.hours(span) : words.open(day, span));
}

function onTheMenu({ house, words }: Pen, dishes: readonly PostDish[]): string {
  const list = listed(dishes.map(withPrice), words.and);
  return list === '' ? '' : (phrasesOf(house.language)?.onTheMenu(list) ?? '');
}

function withPrice({ name, price }: PostDish): string {
  if (price === '') return name;
  return name.includes(')') ? `${name}, ${price}` : `${name} (${price})`;
}

/** Other dishes with their prices, as one sentence. */
export function alsoOf({ words, say }: Pen, dishes: readonly PostDish[]): string {
  if (dishes.length === 0) return '';
  return say('also', words.also(listed(dishes.map(withPrice), words.and)));
}
