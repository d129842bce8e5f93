import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const menu: ChecklistCategory = {
  category_id: 'menu',
  name: 'Menu',
  description: 'Your menu brings guests in and drives your profit.',
  icon: 'utensils',
  type: 'foundational',
  items: [
    {
      item_id: 'menu-complete',
      title: 'Put your whole menu online as text',
      description:
        'Enter or paste every dish into your profile. Phones, search engines, and screen readers struggle with a photo or PDF of a menu.',
      why: 'Most guests choose a restaurant by its menu before they read anything else.',
      minutes: 30,
      is_critical: true,
      screen: 'profile',
      evidence: 'menu_known',
    },
    {
      item_id: 'menu-prices',
      title: 'Add a price to every dish',
      description:
        'Include sizes, and use “market price” for prices that change daily. Then compare your online prices with your POS.',
      why: 'Guests assume unlisted prices are high, and wrong prices cause complaints.',
      minutes: 15,
      screen: 'profile',
      evidence: 'prices_known',
    },
    {
      item_id: 'menu-diets',
      title: 'Mark vegan, vegetarian, and gluten-free dishes',
      description:
        'Go through each dish with your kitchen and mark only what they’re sure of. Add a menu note that asks guests to tell their server about allergies.',
      why: 'One guest with dietary needs often decides where the whole group eats.',
      minutes: 20,
      screen: 'profile',
      evidence: 'diets_known',
    },
    {
      item_id: 'menu-margin',
      title: 'Find your most profitable dishes',
      description:
        'From last month’s sales, note how often each dish sold and its profit after ingredient costs. Move popular, profitable dishes to the top of their section.',
      why: 'Guests often order from the top of a list, so put your most profitable dishes there.',
      minutes: 60,
    },
    {
      item_id: 'menu-photos',
      title: 'Photograph your five best-selling dishes',
      description:
        'Shoot by a window at noon, without flash, from the guest’s seat. Show the plate as you serve it, then add the photos to the dishes in your profile.',
      why: 'Guests trust real photos more than descriptions. You can use yours on your website and in ads and posts.',
      minutes: 45,
      screen: 'profile',
      evidence: 'dish_photos',
    },
  ],
};
