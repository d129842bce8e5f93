import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

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
        'Enter or paste every dish into your profile. Phones, search engines, and screen readers struggle with a photo or PDF of a menu.',
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
        'Include sizes and “market price” where it changes daily. Take one evening to compare your prices online with the prices in your POS.',
      why: 'Guests assume unlisted prices are high, and wrong prices start arguments.',
      minutes: 15,
      screen: 'profile',
      evidence: 'prices_known',
    },
    {
      item_id: 'menu-diets',
      title: 'Mark vegan, vegetarian and gluten-free dishes',
      description:
        'Ask the kitchen, dish by dish, and mark only what the cooks are sure of. Ask guests on the menu to tell the server about allergies.',
      why: 'One guest who can’t eat with you decides where the whole table of six goes.',
      minutes: 20,
      screen: 'profile',
      evidence: 'diets_known',
    },
    {
      item_id: 'menu-margin',
      title: 'Find the dishes that pay for the rent',
      description:
        'From last month’s sales, note how often each dish sold and its profit after ingredients. Move popular, profitable dishes to the top of their section.',
      why: 'Guests order from the top of a list. Don’t give that spot to your least profitable appetizer.',
      minutes: 60,
    },
    {
      item_id: 'menu-photos',
      title: 'Photograph your five best-selling dishes',
      description:
        'By a window, at noon, without flash, from where the guest sits. Show the plate as you serve it, and add the photos to the dishes in your profile.',
      why: 'A real photo of the real plate is trusted more than any description, and serves your website, ads and posts alike.',
      minutes: 45,
      screen: 'profile',
      evidence: 'dish_photos',
    },
  ],
};
