import type { DemoBook } from '../demo-book.ts';
import type { DemoRestaurant } from '../restaurants/demo-restaurant.ts';

/** Numbers that are kept for stories begin here. */
const FIRST_LINE = 100;

/** The number that a restaurant with a plan texts from, as an operator has given it. */
export function demoSenderNumber(book: DemoBook, { id: restaurant_id, steps }: DemoRestaurant): void {
  if (steps.length === 0) return;
  const sender_number = `+18005550${FIRST_LINE + Number(restaurant_id.replace(/\D/g, ''))}`;
  book.put('senderNumbers', { phone_number: sender_number, restaurant_id, list_kind: 'number' });
  book.put('textingSettings', { restaurant_id, sender_number });
}
