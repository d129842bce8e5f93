import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const orderingAndBooking: ChecklistCategory = {
  category_id: 'ordering-and-booking',
  name: 'Ordering and booking',
  description: 'Let guests order and book directly, without app commissions.',
  icon: 'shopping-bag',
  type: 'foundational',
  items: [
    {
      item_id: 'ordering-own',
      title: 'Take online orders on your own page',
      description:
        'Most POS systems offer a pickup page for a flat fee. Add its link to your profile so your website shows it before any delivery app. If you only serve dine-in guests, mark this as not applicable.',
      why: 'Delivery apps keep up to 30% of an order. A direct order costs you only the card fee.',
      minutes: 90,
      is_critical: true,
      screen: 'profile',
      evidence: 'ordering_link',
    },
    {
      item_id: 'ordering-test',
      title: 'Place a test order at your own restaurant',
      description:
        'Order on a Friday at 7 PM, from someone else’s phone. Write down the promised wait, the actual wait, and how the food looks when you open the bag.',
      why: 'You see every plate in the dining room, but not what takeout guests get.',
      minutes: 45,
    },
    {
      item_id: 'booking-say',
      title: 'Tell guests how to get a table',
      description:
        'In your profile, choose reservations required, reservations recommended, or walk-ins only. Add your booking link or phone number.',
      why: 'Guests who aren’t sure they’ll get a table go somewhere else.',
      minutes: 5,
      screen: 'profile',
      evidence: 'booking_known',
    },
    {
      item_id: 'booking-confirm',
      title: 'Remind guests of upcoming reservations',
      description:
        'Turn on reminders in your booking system, or have someone call tomorrow’s large parties. Make it as easy to cancel as to confirm.',
      why: 'You can fill a table again after a noon cancellation, but not after an 8 PM no-show.',
      minutes: 20,
    },
  ],
};
