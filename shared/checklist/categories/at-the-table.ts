import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const atTheTable: ChecklistCategory = {
  category_id: 'at-the-table',
  name: 'At the table',
  description: 'Marketing while guests are at the table.',
  icon: 'bell',
  type: 'ongoing',
  items: [
    {
      item_id: 'table-upsell',
      title: 'Choose one upsell for the week',
      description:
        'Give all servers one line before service: “Tonight’s burrata comes with the season’s first tomatoes. Can I bring one for the table?” Pick one great dish and have the whole team taste it.',
      why: 'Servers sell the dishes they love. Ask them to push five, and they’ll sell none.',
      minutes: 10,
      repeats_every_days: 7,
    },
    {
      item_id: 'table-pairing',
      title: 'Add a drink pairing to three entrées',
      description:
        'Suggest a wine, a beer, or a nonalcoholic drink with its price. Print it under the dish or have servers mention it.',
      why: 'Guests who aren’t sure what to drink order tap water. A suggestion helps them choose.',
      minutes: 30,
      repeats_every_days: 90,
    },
    {
      item_id: 'table-feedback',
      title: 'Ask one table a night for honest feedback',
      description:
        'At dessert, you or a manager can ask: “What should we do better?” Listen, and write down the answer that night.',
      why: 'Guests who tell you in person give you a chance to fix it before they tell Google.',
      minutes: 15,
      repeats_every_days: 7,
    },
    {
      item_id: 'table-menu-check',
      title: 'Compare your online menu with what you serve',
      description:
        'Look for dishes you no longer serve, old prices, and last season’s specials. Update your profile, then publish your website again.',
      why: 'Guests who come for a dish you no longer serve start their meal disappointed.',
      minutes: 15,
      screen: 'profile',
      repeats_every_days: 30,
    },
    {
      item_id: 'table-specials',
      title: 'Offer a reason to come on your quietest night',
      description:
        'Find your slowest night in your sales reports. Give guests a reason to come that night, like a prix fixe dinner for two or no corkage fee. Don’t discount everything.',
      why: 'Rent and labor cost about the same on a slow night, so extra sales are mostly profit.',
      minutes: 30,
      repeats_every_days: 30,
    },
  ],
};
