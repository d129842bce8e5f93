import { MAX_READ_LENGTH } from '../profile-reading.ts';
import { readMenuLines } from './read-menu-lines.ts';

/** A dish in a menu box. Several prices are sizes. */
export type WrittenDish = {
  name: string;
  course: string;
  description: string;
  prices: readonly { label: string; price: string }[];
};

/** The text of a menu for `readMenuLines`. Lines are labeled if their form alone is ambiguous. Pure. */
export function writeMenuLines(dishes: readonly WrittenDish[]): string {
  const courses = new Map<string, WrittenDish[]>();
  // Dishes without a heading come first; otherwise they would be under the last one.
  for (const dish of dishes.toSorted((a, b) => Number(a.course !== '') - Number(b.course !== '')))
    courses.set(dish.course, [...(courses.get(dish.course) ?? []), dish]);
  const parts = [...courses].map(([course, ofCourse]) =>
    course === ''
      ? ofCourse.flatMap((dish) => linesOf(dish, ofCourse.length === 1)).join('\n')
      : [`Heading: ${course}`, ...ofCourse.flatMap((dish) => linesOf(dish, false))].join('\n'),
  );
  const text = parts.join('\n\n');
  return text.length <= MAX_READ_LENGTH ? text : text.slice(0, text.lastIndexOf('\n', MAX_READ_LENGTH));
}

function linesOf({ name, description, prices }: WrittenDish, isLone: boolean): string[] {
  const line = `${name}  ${priceOf(prices)}`.trim();
  const isClear = !isLone && readMenuLines(line).dishes.length === 1;
  return [isClear ? line : `Dish: ${line}`, ...(description === '' ? [] : [`Description: ${description}`])];
}

function priceOf(prices: WrittenDish['prices']): string {
  const priced = prices.filter(({ price }) => price !== '');
  const [only, second] = priced;
  if (only === undefined) return '';
  const isOfSizes = second !== undefined && priced.every(({ label }) => label !== '');
  return isOfSizes ? priced.map(({ label, price }) => `${label} ${price}`).join(' / ') : only.price;
}
