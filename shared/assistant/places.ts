import { type Answer, answer } from './assistant-answer.ts';
import { type Place, SCREENS } from './screens.ts';

/** The screens, and where owners do what the assistant can’t. The catalog of questions names the places. */
const PLACES = {
  ...SCREENS,
  logo: {
    screen: 'websites',
    text: 'I can’t add a logo. Your website shows your name instead. To change colors, fonts, or photos, open Website Builder and preview your website.',
  },
  design: {
    screen: 'websites',
    text: 'I can’t change colors or fonts. Open Website Builder, preview your website, and edit them there.',
  },
  websitePhotos: {
    screen: 'websites',
    text: 'I can’t change photos. Open Website Builder, preview your website, and select the photo you want to replace.',
  },
  dishPhotos: {
    screen: 'profileMenu',
    text: 'I can’t add photos. Open the menu in your profile and add a photo to the dish there.',
  },
  profileHours: {
    screen: 'profileHours',
    text: 'Your hours are in your profile. To change them, tell me a day and its hours, like “Monday 11 AM to 9 PM.”',
  },
  profilePhone: {
    screen: 'profileContact',
    text: 'Your phone number is in your profile. To change it, tell me the new number.',
  },
  profileAddress: {
    screen: 'profileContact',
    text: 'I can’t change your address. It’s under Contact in your profile.',
  },
  profileMenu: {
    screen: 'profileMenu',
    text: 'Your menu is in your profile. I can add a dish, take one off, or change a price. Tell me which dish.',
    suggestions: ['Add a dish to the menu', 'Take a dish off the menu', 'Change a price'],
  },
  visitors: {
    screen: 'overview',
    text: 'We don’t track website visits, but I can show your campaign results.',
    suggestions: ['How did my campaigns do?', 'How many guests do I have?'],
  },
  sendTexts: {
    screen: 'regulars',
    text: 'I can’t send texts. I can write one for you to send in Bring Back Regulars.',
    suggestions: ['Write a text to bring back regulars'],
  },
  launchAd: {
    screen: 'ads',
    text: 'I can’t launch ads. You can create one and set its budget in Get New Customers.',
  },
  bestSellers: {
    screen: 'menuTool',
    text: 'I can’t see what sells best. Upload a sales file from your register to Smart Menu Optimizer to find out.',
  },
  ahead: {
    screen: 'momentum',
    text: 'I can’t predict revenue. I can show the estimated value of your open tasks.',
    suggestions: ['How much could I still earn?'],
  },
  dataExport: {
    screen: 'settings',
    text: 'I can’t export your data. You can download it all in Settings.',
  },
  websiteLink: {
    screen: 'websites',
    text: 'I can’t see your website’s link. You’ll find it in Website Builder once your website is published.',
    suggestions: ['Is my website live?'],
  },
  menuUpload: {
    screen: 'profileMenu',
    text: 'Your website shows the menu in your profile. To add your whole menu, paste it in the Menu tab. I can add one dish at a time.',
    suggestions: ['Add a dish to the menu'],
  },
  adRejected: {
    screen: 'ads',
    text: 'I can’t see why an ad was rejected. Open Get New Customers to see what went wrong.',
    suggestions: ['Which campaigns are running?'],
  },
  postTimes: {
    screen: 'posts',
    text: 'I can’t tell you the best time to post. Content Creator suggests a day and time for each post in a content calendar.',
    suggestions: ['Write a post'],
  },
  competitors: {
    screen: 'grader',
    text: 'I can only see your restaurant’s data. To see how guests find you, use Digital Presence Grader.',
    suggestions: ['How did my campaigns do?', 'How many guests do I have?'],
  },
  deleteAccount: {
    screen: 'account',
    text: 'I can’t delete your account. You can do that on the Account screen.',
  },
  deleteGuests: {
    screen: 'guests',
    text: 'I can’t delete guests. You can do that in your guest list.',
  },
  team: {
    screen: 'redeem',
    text: 'Staff members don’t need accounts. Give them the staff link from the Redeem screen.',
  },
  hiring: {
    screen: 'posts',
    text: 'I can write a post that says you’re hiring. You choose where to publish it.',
    suggestions: ['Write a post about a job in our kitchen', 'Where do I add staff?'],
  },
  pauseAd: {
    screen: 'ads',
    text: 'I can’t pause or end an ad. You can do both in Get New Customers.',
    suggestions: ['Which campaigns are running?'],
  },
  textNotSent: {
    screen: 'regulars',
    text: 'We only text guests who agreed to it and haven’t opted out, and only during legal hours. For details about a campaign, open Bring Back Regulars.',
    suggestions: ['How many guests can I text?'],
  },
  textLaw: {
    screen: 'regulars',
    text: 'You need each guest’s consent. We only text guests who agreed to it and haven’t opted out, and only during legal hours. This isn’t legal advice.',
    suggestions: ['How many guests can I text?'],
  },
  domain: {
    screen: 'websites',
    text: 'Your website uses our domain. In Website Builder, you can forward your own domain to it, or download the website and host it yourself.',
    suggestions: ['What is my website’s link?'],
  },
  ordering: {
    screen: 'profileContact',
    text: 'We don’t take orders or reservations. To add an order or booking button to your website, enter the link to your ordering or booking service under Contact in your profile.',
  },
  language: {
    screen: 'profile',
    text: 'Your website uses the first language in your profile. It can be English, Spanish, French, German, or Italian. Change it under Basics, then generate the website again.',
  },
  qrCode: {
    screen: 'websites',
    text: 'Once your website is published, you can print its QR code. Open Website Builder, preview your website, and choose “Share and QR code.”',
    suggestions: ['Is my website live?'],
  },
  support: {
    screen: 'contact',
    text: 'Send us a message with the contact form. We’ll reply by email.',
  },
  unpublish: {
    screen: 'websites',
    text: 'I can’t take a website offline. Open Website Builder. You can unpublish a website in its preview, or delete it from the list.',
  },
  restaurantName: {
    screen: 'profile',
    text: 'I can’t change your restaurant’s name. It’s under Basics in your profile.',
  },
  usage: {
    screen: 'billing',
    text: 'Open Billing to see how many texts, ads, photos, and AI uses you have left this month.',
  },
  offerIdeas: {
    screen: 'ads',
    text: 'Choose an offer that your staff can explain in one sentence, like “a free dessert with two mains” or “10% off on Tuesdays.”',
    suggestions: ['Write a text about a free dessert with two mains', 'Run a Facebook ad'],
  },
  happyHour: {
    screen: 'profileHours',
    text: 'I can’t add a happy hour. Add its days and times under Hours in your profile to show them on your website.',
    suggestions: ['Write a post about our happy hour'],
  },
  allPrices: {
    screen: 'profileMenu',
    text: 'I can change one price at a time. To change several, edit them in the Menu tab of your profile.',
    suggestions: ['Change a price'],
  },
  google: {
    screen: 'momentum',
    text: 'I can’t change your Google listing. Follow the steps in your marketing checklist, and use Digital Presence Grader to check the result.',
    suggestions: ['What does Digital Presence Grader do?'],
  },
  moreReviews: {
    screen: 'momentum',
    text: 'When guests tell you they loved their meal, ask for a Google review and give them the link. Your marketing checklist has the steps.',
    suggestions: ['Answer a review'],
  },
  giftCards: {
    screen: 'profileContact',
    text: 'We don’t sell gift cards. If you sell them online, add your link under Contact in your profile to show it on your website.',
  },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof PLACES;

export function explainPlace(place: PlaceId): Answer {
  const { text, screen, suggestions = [] }: Place = PLACES[place];
  return answer(text, { screen, suggestions });
}
