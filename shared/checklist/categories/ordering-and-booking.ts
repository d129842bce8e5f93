import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const orderingAndBooking: ChecklistCategory = {
  category_id: 'ordering-and-booking',
  name: 'Ordering and booking',
  description: 'Let guests who have decided get on with it, without a detour that costs you a third.',
  icon: 'shopping-bag',
  type: 'foundational',
  items: [
    {
      item_id: 'ordering-own',
      title: 'Take online orders on a page of your own',
      description:
        'Most POS systems offer a pickup page for a flat fee. Link it in your profile, so your website shows it before any delivery app. If you only seat guests, mark this as not applicable.',
      why: 'Delivery apps keep up to 30 percent of an order. A regular who orders from you directly costs you a card fee.',
      minutes: 90,
      is_critical: true,
      screen: 'profile',
      evidence: 'ordering_link',
    },
    {
      item_id: 'ordering-test',
      title: 'Place a test order with yourself',
      description:
        'Order on a Friday at 7 PM, from someone else’s phone. Note the promised wait, the real wait, and how the food looks when you open the bag.',
      why: 'You taste every plate that goes to a table. Few owners have ever opened one of their own takeout bags.',
      minutes: 45,
    },
    {
      item_id: 'booking-say',
      title: 'Say how guests get a table',
      description:
        'Booking required, booking recommended or walk-ins only: choose one in your profile, with the link or the number that takes it.',
      why: 'Guests who aren’t sure they’ll get a table go somewhere else.',
      minutes: 5,
      screen: 'profile',
      evidence: 'booking_known',
    },
    {
      item_id: 'booking-confirm',
      title: 'Remind guests of their table on the day',
      description:
        'Turn on the reminder of your booking system, or have the first server in call tomorrow’s large tables. Make canceling as easy as confirming.',
      why: 'You can’t sell an empty table for six at 8 PM. A table canceled at noon, you can.',
      minutes: 20,
    },
  ],
};
