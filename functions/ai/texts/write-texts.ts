import { withPlainCharacters } from '#shared/sms/plain-characters.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { FIRST_NAME, type TurnTexts } from '#shared/sms/text-for-guest.ts';
import {
  MAX_SMS_LENGTH,
  printedWords,
  STOP_SENTENCE,
  smsSize,
  type WinBackWords,
  winBackMessage,
} from '#shared/sms/win-back-message.ts';
import { createDrawer, type Drawer } from '../drafts/drawer.ts';
import type { Line } from '../library/copy-library.ts';
import { type Slots, slotsOf } from '../library/expand-line.ts';
import { libraryOf } from '../library/libraries.ts';
import { languageOfOffer, linesForOffer } from '../library/offer-words.ts';

/** What is known beside the owner's words; empty text for what is not. */
export type TextFacts = WinBackWords & {
  language: string;
  /** A dish of the menu. */
  dish: string;
  /** The last day of the code, as it is printed. */
  date: string;
  /** Where guests order, book or read more. */
  link: string;
};

/** Greetings that guests of one campaign get in turn, at most. */
const MOST_TEXTS = 8;
/** Most first names are no longer. */
const A_LONG_NAME = 'Alexandrea';

/**
 * The texts of one campaign, each a greeting of the library with the owner's offer and code word for word, the last
 * day, and a link where there is one. None is dearer than the plainest text, which stands alone where no greeting has
 * room or the language has none. `greetings`: those of a model, used in place of the library's where they have room. The
 * same facts give the same texts. Pure.
 */
export function writeTexts(facts: TextFacts, greetings: readonly string[] = []): TurnTexts {
  const core = winBackMessage(facts);
  if (core.cut.length > 0) return { plain: [core.text], named: [] };
  const { greeting, greetingNamed, offer } = libraryOf(languageOfOffer(facts.language, facts.offer)).texts;
  const { name, offer: said, code } = printedWords(facts);
  const dish = inPlainCharacters(facts.dish);
  const slots = { name, offer: said, code, dish, date: inPlainCharacters(facts.date), first: FIRST_NAME };
  const drawer = createDrawer([name, said, code].join('\u0000'));
  const offers = offersInOrder(offer.map(withPlainCharacters), said, (lines) =>
    drawAll(drawer, lines, slots),
  );
  const most = smsSegments(core.text).segments;
  const fits = (text: string) => {
    const longest = text.replace(FIRST_NAME, A_LONG_NAME);
    return smsSize(longest) <= MAX_SMS_LENGTH && smsSegments(longest).segments <= most;
  };
  const withOffers = (greeted: readonly string[], first: number) =>
    greeted
      .flatMap((each, turn) =>
        firstThatFits({ greeted: each, turn: first + turn, offers, link: facts.link, fits }),
      )
      .slice(0, MOST_TEXTS);
  const textsOf = (lines: readonly Line[], first: number) => {
    const isNamed = lines === greetingNamed;
    const own = withOffers(
      greetings.filter((each) => each.includes(FIRST_NAME) === isNamed),
      first,
    );
    const drawn = () => drawMixed(drawer, lines.map(withPlainCharacters), slots);
    return own.length > 0 ? own : withOffers(drawn(), first);
  };
  const plain = textsOf(greeting, 0);
  // The owner's own words may hold what stands for a name.
  const isClear = ![name, said, code].some((words) => words.includes(FIRST_NAME));
  return plain.length === 0
    ? { plain: [core.text], named: [] }
    : { plain, named: isClear ? textsOf(greetingNamed, 1) : [] };
}

/** Empty text for what GSM-7 has no letters for: nothing but the owner's own words makes a text dearer. */
function inPlainCharacters(text: string): string {
  const plain = withPlainCharacters(text);
  return smsSegments(plain).encoding === 'GSM-7' ? plain : '';
}

type Attempt = {
  greeted: string;
  turn: number;
  offers: Record<'dated' | 'undated', readonly string[]>;
  link: string;
  fits: (text: string) => boolean;
};

/** With a link and a day where there is room for both, then with the day alone, then without; none where nothing fits. */
function firstThatFits({ greeted, turn, offers, link, fits }: Attempt): string[] {
  const lines = [...rotated(offers.dated, turn), ...rotated(offers.undated, turn)];
  const texts = (link === '' ? [''] : [` ${link}`, '']).flatMap((linked) =>
    lines.map((line) => `${greeted} ${line}${linked} ${STOP_SENTENCE}`),
  );
  const found = texts.find(fits);
  return found === undefined ? [] : [found];
}

/** Lines that say the last day, then those that don't. */
function offersInOrder(
  lines: readonly Line[],
  said: string,
  draw: (lines: readonly Line[]) => string[],
): Attempt['offers'] {
  const apt = linesForOffer(lines, said);
  const isDated = (line: Line) => slotsOf(line).includes('date');
  return { dated: draw(apt.filter(isDated)), undated: draw(apt.filter((line) => !isDated(line))) };
}

/** Every other greeting names the dish, the first one does. */
function drawMixed(drawer: Drawer, lines: readonly Line[], slots: Slots): string[] {
  const hasDish = (line: Line) => slotsOf(line).includes('dish');
  const withDish = drawAll(drawer, lines.filter(hasDish), slots);
  const others = drawAll(
    drawer,
    lines.filter((line) => !hasDish(line)),
    slots,
  );
  return others.flatMap((line, index) => [...withDish.slice(index, index + 1), line]);
}

function drawAll(drawer: Drawer, lines: readonly Line[], slots: Slots): string[] {
  const drawn: string[] = [];
  for (let text = drawer.draw(lines, slots); text !== undefined; text = drawer.draw(lines, slots))
    drawn.push(text);
  return drawn;
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
