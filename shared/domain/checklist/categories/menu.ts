import type { ChecklistCategory } from '../checklist-item.ts';

export const menu: ChecklistCategory = {
  category_id: 'menu',
  name: 'Menu',
  description: 'What guests choose you for, and where your margin is made.',
  icon: 'utensils',
  type: 'foundational',
  items: [
    {
      item_id: 'menu-complete',
      title: 'Put your whole menu online as text',
      description:
        'Enter or paste every dish into your profile. A photo or a PDF of the menu cannot be read on a phone, by search engines or by a screen reader.',
      why: 'Most guests choose a place by what they will eat there, before they have read a word about you.',
      minutes: 30,
      is_critical: true,
      screen: 'profile',
      evidence: 'menu_known',
    },
    {
      item_id: 'menu-prices',
      title: 'Give every dish its price',
      description:
        'Include sizes and “market price” where it changes daily. Take one evening to compare what is online with what the till charges.',
      why: 'Guests assume unlisted prices are high, and wrong prices start arguments.',
      minutes: 15,
      screen: 'profile',
      evidence: 'prices_known',
    },
    {
      item_id: 'menu-diets',
      title: 'Mark vegan, vegetarian and gluten-free dishes',
      description:
        'Ask the kitchen, dish by dish, and mark only what it stands behind. A word to the server about allergies belongs on the menu too.',
      why: 'One guest who cannot eat with you decides where the whole table of six goes.',
      minutes: 20,
      screen: 'profile',
      evidence: 'diets_known',
    },
    {
      item_id: 'menu-margin',
      title: 'Find the dishes that pay for the rent',
      description:
        'Take last month from the till: how often each dish was sold, and what is left of its price after ingredients. Move the popular ones with a good margin to the top of their section.',
      why: 'Guests order from the top of a list. That place should not belong to your least profitable starter.',
      minutes: 60,
    },
    {
      item_id: 'menu-photos',
      title: 'Photograph your five best-selling dishes',
      description:
        'By a window, at noon, without flash, from where the guest sits. Show the plate as it is served, and put the photos to the dishes in your profile.',
      why: 'A real photo of the real plate is trusted more than any description, and serves your website, ads and posts alike.',
      minutes: 45,
      screen: 'profile',
      evidence: 'dish_photos',
    },
  ],
};
