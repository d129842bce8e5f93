import type { DemoBook } from '../demo-book.ts';
import type { DemoRestaurant } from '../restaurants/demo-restaurant.ts';

/** Numbers reserved for fiction start here. */
const FIRST_LINE = 100;

/** The number that a restaurant with a plan texts from, as assigned by an operator. */
export function demoSenderNumber(book: DemoBook, { id: restaurant_id, steps }: DemoRestaurant): void {
  if (steps.length === 0) return;
  const sender_number = `+18005550${FIRST_LINE + Number(restaurant_id.replace(/\D/g, ''))}`;
  book.put('senderNumbers', { phone_number: sender_number, restaurant_id, list_kind: 'number' });
  book.put('textingSettings', { restaurant_id, sender_number });
}
