import type { ChecklistCategory } from '../checklist-item.ts';

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
        'Choose the number that somebody answers during service. Put it on your website, on Google, on the door and on the receipt, written the same way.',
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
        'Register with Apple Business Connect and check the pin: it should stand at the door, not at the back of the parking lot.',
      why: 'Every iPhone opens Apple Maps when somebody taps your address or asks Siri for dinner.',
      minutes: 20,
      external_link: 'https://businessconnect.apple.com/',
      link_text: 'Apple Business Connect',
    },
    {
      item_id: 'listings-yelp',
      title: 'Claim your page on Yelp',
      description:
        'The free page is enough: correct hours, number and photos, and turn on messages only if somebody will read them. You do not have to buy the advertising that they will call about.',
      why: 'Apple Maps and other apps show what Yelp says about you, whether you like Yelp or not.',
      minutes: 20,
      external_link: 'https://biz.yelp.com/',
      link_text: 'Yelp for Business',
    },
    {
      item_id: 'listings-tripadvisor',
      title: 'Claim your page on Tripadvisor',
      description:
        'Worth it where travelers eat: near hotels, a station, a beach, a convention center. Otherwise mark this as not applicable.',
      why: 'Somebody who does not know your town has nothing else to go by.',
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
