import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const listings: ChecklistCategory = {
  category_id: 'listings',
  name: 'Maps and listings',
  description: 'The same name, address and number, wherever people look.',
  icon: 'map',
  type: 'foundational',
  items: [
    {
      item_id: 'listings-phone',
      title: 'Show one phone number everywhere',
      description:
        'Choose the number that someone answers during service. Put it on your website, Google, the door, and the receipt, written the same way.',
      why: 'Two numbers confuse guests and make map apps think you’re two places.',
      minutes: 15,
      is_critical: true,
      screen: 'profile',
      evidence: 'phone_everywhere',
    },
    {
      item_id: 'listings-apple',
      title: 'Claim your place on Apple Maps',
      description:
        'Register with Apple Business Connect and check the pin: it should be at the door, not at the back of the parking lot.',
      why: 'Every iPhone opens Apple Maps when someone taps your address or asks Siri for dinner.',
      minutes: 20,
      external_link: 'https://businessconnect.apple.com/',
      link_text: 'Apple Business Connect',
    },
    {
      item_id: 'listings-yelp',
      title: 'Claim your page on Yelp',
      description:
        'The free page is enough. Correct your hours, number, and photos, and turn on messages only if someone reads them. You don’t have to buy the ads they’ll call about.',
      why: 'Apple Maps and other apps show your Yelp page, whether you like Yelp or not.',
      minutes: 20,
      external_link: 'https://biz.yelp.com/',
      link_text: 'Yelp for Business',
    },
    {
      item_id: 'listings-tripadvisor',
      title: 'Claim your page on Tripadvisor',
      description:
        'Worth it where travelers eat: near hotels, a station, a beach, a convention center. Otherwise mark this as not applicable.',
      why: 'Travelers who don’t know your town have little else to go by.',
      minutes: 20,
      external_link: 'https://www.tripadvisor.com/Owners',
      link_text: 'Tripadvisor for owners',
    },
    {
      item_id: 'listings-bing',
      title: 'Bring your listing to Bing',
      description:
        'Bing Places imports a verified Google Business Profile in a few steps. Check that the hours came over.',
      why: 'Windows, many cars and several assistants ask Bing. It costs a quarter of an hour, once.',
      minutes: 15,
      external_link: 'https://www.bingplaces.com/',
      link_text: 'Bing Places',
    },
  ],
};
