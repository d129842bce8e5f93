import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const listings: ChecklistCategory = {
  category_id: 'listings',
  name: 'Maps and listings',
  description: 'Your name, address, and phone number, the same everywhere guests look.',
  icon: 'map',
  type: 'foundational',
  items: [
    {
      item_id: 'listings-phone',
      title: 'Show one phone number everywhere',
      description:
        'Choose a number you answer during service. Write it the same way on your website, Google, your door, and your receipts.',
      why: 'Two phone numbers confuse guests, and map apps may list you twice.',
      minutes: 15,
      is_critical: true,
      screen: 'profile',
      evidence: 'phone_everywhere',
    },
    {
      item_id: 'listings-apple',
      title: 'Claim your Apple Maps listing',
      description: 'Sign up for Apple Business Connect and check that the pin is at your front door.',
      why: 'iPhones open Apple Maps when guests tap your address or ask Siri where to eat.',
      minutes: 20,
      external_link: 'https://businessconnect.apple.com/',
      link_text: 'Apple Business Connect',
    },
    {
      item_id: 'listings-yelp',
      title: 'Claim your page on Yelp',
      description:
        'The free page is all you need. Correct your hours, phone number, and photos. Turn on messaging only if someone checks it. Yelp may call to sell you ads, but you don’t have to buy them.',
      why: 'Apple Maps and other apps show your Yelp page too.',
      minutes: 20,
      external_link: 'https://biz.yelp.com/',
      link_text: 'Yelp for Business',
    },
    {
      item_id: 'listings-tripadvisor',
      title: 'Claim your page on Tripadvisor',
      description:
        'Do this if you’re near hotels, a train station, a beach, or a convention center. Otherwise, mark it as not applicable.',
      why: 'Travelers who don’t know your town rely on Tripadvisor.',
      minutes: 20,
      external_link: 'https://www.tripadvisor.com/Owners',
      link_text: 'Tripadvisor for owners',
    },
    {
      item_id: 'listings-bing',
      title: 'Add your listing to Bing',
      description:
        'Bing Places imports a verified Google Business Profile in a few steps. Check that your hours are correct.',
      why: 'Windows, many cars, and several voice assistants use Bing. Setup takes about 15 minutes.',
      minutes: 15,
      external_link: 'https://www.bingplaces.com/',
      link_text: 'Bing Places',
    },
  ],
};
