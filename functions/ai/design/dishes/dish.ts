import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';

/** The headings a menu is written under, in the order in which they are eaten. */
export const COURSES = [
  'Set menus',
  'Breakfast',
  'Small plates',
  'Soups',
  'Salads',
  'Raw and cured',
  'Pasta',
  'Pizza',
  'Noodles',
  'Rice',
  'Dumplings',
  'Sushi',
  'Tacos and street food',
  'Burgers and sandwiches',
  'Curries',
  'From the grill',
  'Fish',
  'Mains',
  'Sides',
  'Bread',
  'Pastry and cakes',
  'Desserts',
  'Coffee and tea',
  'Drinks',
] as const;
export type Course = (typeof COURSES)[number];

/** A dish that cooks everywhere agree on. `is` says what it classically is, as a noun phrase. */
export type Dish = {
  name: string;
  course: Course;
  subject: ImageSubject;
  is: string;
};

/** Names (parted by `|`, the first is canonical), course, picture, definition. */
export type DishRow = readonly [string, Course, ImageSubject, string];
