import { fold } from '#functions/ai/fold.ts';
import { dateInYear } from '#shared/posts/food-calendar/date-rule.ts';
import { OCCASIONS } from '#shared/posts/food-calendar/occasions-between.ts';
import type { Dish } from '#shared/profile/menu.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import { type KitchenFacts, observesHoliday } from './observes-holiday.ts';

const PASSOVER = OCCASIONS.find(({ id }) => id === 'passover');
/** From the eve to the eighth day. */
const LAST_DAY = 8;
const KEEPS_PASSOVER = /\bjewish\b|\bkosher\b|\bjudi[ao]\b|\bjui(?:f|ve)\b|\bebraic[ao]\b|\bjudisch/;
/** Folded words for food that is leavened, or made of grain that may be. */
const LEAVENED =
  /\b(?:breads?|bagels?|bial(?:y|ys|ies)|challahs?|rye|sourdough|pitas?|laffa|naans?|toasts?|sandwich(?:es)?|reubens?|buns?|rolls?|burgers?|pizzas?|flatbreads?|tortillas?|wraps?|croutons?|rugelach|babkas?|cakes?|cheesecakes?|pies?|pastr(?:y|ies)|croissants?|cookies?|biscuits?|brownies?|donuts?|doughnuts?|sufganiyot|hamantasch\w*|strudel|noodles?|pasta|spaghetti|kreplach|knish(?:es)?|blintz(?:es)?|pancakes?|waffles?|couscous|bulgur|tabbouleh|bourekas?|beers?|whisk(?:y|ey)|pain|pane|panini?|pan|brot|brotchen|semmeln?|kuchen|nudeln?)\b/;
const WITHOUT_LEAVEN = /\bmatz(?:o|a|ah|oh|ot)\b|\bpassover\b|\bpesa[cj]h?\b|\bflourless\b/;

type Named = Partial<Pick<Dish, 'name' | 'description' | 'availability' | 'course'>>;

/** Whether a dish is leavened, according to its words. */
export function isLeavened({ name = '', description = '', availability = '', course = '' }: Named): boolean {
  const words = fold(`${name} / ${description} / ${course}`.normalize('NFC'));
  return LEAVENED.test(words) && !WITHOUT_LEAVEN.test(`${words} / ${fold(availability)}`);
}

/** Whether a kosher or Jewish kitchen serves a dish on a day: nothing leavened during Passover. */
export function isServedAtPassover(profile: KitchenFacts, dish: Named, date: string): boolean {
  if (PASSOVER === undefined || !observesHoliday(KEEPS_PASSOVER, profile)) return true;
  const eve = dateInYear(PASSOVER.rule, Number(date.slice(0, 4)));
  const isPassover = eve !== undefined && date >= eve && date <= daysAfter(eve, LAST_DAY);
  return !isPassover || !isLeavened(dish);
}
