import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const atTheTable: ChecklistCategory = {
  category_id: 'at-the-table',
  name: 'At the table',
  description: 'The marketing that happens while guests are with you.',
  icon: 'bell',
  type: 'ongoing',
  items: [
    {
      item_id: 'table-upsell',
      title: 'Agree on one upsell for the week',
      description:
        'Before service, one sentence for everybody: “The burrata tonight is with the first tomatoes, shall I bring one for the table?” One thing, really good, tasted by the whole team.',
      why: 'A server who loves one dish sells it. A server who must mention five sells none.',
      minutes: 10,
      repeats_every_days: 7,
    },
    {
      item_id: 'table-pairing',
      title: 'Put a pairing beside three main dishes',
      description:
        'A glass, a beer or something without alcohol, with its price, printed under the dish or said by the server.',
      why: 'Guests who are unsure order tap water. A suggestion that fits the plate is a service.',
      minutes: 30,
      repeats_every_days: 90,
    },
    {
      item_id: 'table-feedback',
      title: 'Ask one table a night for honest feedback',
      description:
        'You or the manager, at dessert: “What should we do better?” Then be quiet. Write it down the same night.',
      why: 'The guest who tells you is worth ten who tell Google, and mostly comes back.',
      minutes: 15,
      repeats_every_days: 7,
    },
    {
      item_id: 'table-menu-check',
      title: 'Compare the menu online with what you serve',
      description:
        'Sold-out dishes, new prices, the summer soup in November. Change it once in your profile, then publish your website again.',
      why: 'A guest who came for the lamb that left in spring orders with a grudge.',
      minutes: 15,
      screen: 'profile',
      repeats_every_days: 30,
    },
    {
      item_id: 'table-specials',
      title: 'Offer a reason to come on your quietest night',
      description:
        'Look up your weakest evening in your sales. Give it its own reason to come, like a set dinner for two or free corkage. Skip discounts on everything.',
      why: 'Rent and cooks cost the same on a Monday. Thirty more covers there are nearly all margin.',
      minutes: 30,
      repeats_every_days: 30,
    },
  ],
};
