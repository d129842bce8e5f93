import { type Answer, type AssistantScreen, answer } from './assistant-answer.ts';

/** What a screen does, or where owners do something that the assistant can’t. */
type Place = { text: string; screen: AssistantScreen; suggestions?: readonly string[] };

const PLACES = {
  overview: {
    text: 'Growth Command Center shows your next step, your marketing score, your active campaigns, and what they brought in.',
    screen: 'overview',
  },
  redeem: {
    text: 'Redeem checks a guest’s promo code and records the visit, so you can track results for each campaign. Staff use their own link at the register.',
    screen: 'redeem',
  },
  profile: {
    text: 'Restaurant profile has your address, phone, hours, menu, and story. Your website, ads, and texts use these details.',
    screen: 'profile',
  },
  guests: {
    text: 'Guests shows who has ordered, when, and who agreed to get texts. You can add guests and upload a list there.',
    screen: 'guests',
  },
  ads: {
    text: 'Get New Customers writes a Facebook ad for a dish and an offer. See it the way guests will, set your budget, and launch it.',
    screen: 'ads',
  },
  regulars: {
    text: 'Bring Back Regulars texts guests who haven’t ordered in a while. You see the text, the cost, and who gets it before you send it.',
    screen: 'regulars',
  },
  momentum: {
    text: 'Momentum is your marketing checklist. Each task says why it matters, how long it takes, and what it may be worth.',
    screen: 'momentum',
    suggestions: ['What should I do next?', 'How is my marketing score?'],
  },
  activity: {
    text: 'Activity shows who changed what and when. You can undo recent changes there.',
    screen: 'activity',
  },
  settings: {
    text: 'Settings shows your Facebook ad account, the phone number your texts come from, and your texting hours.',
    screen: 'settings',
  },
  billing: {
    text: 'Billing shows your plan, what you’ve used, and your invoices. I can’t make payments or change your plan, but you can do both there.',
    screen: 'billing',
  },
  account: {
    text: 'I can’t change how you sign in. Change your email, password, and two-step verification on the Account screen.',
    screen: 'account',
  },
  aiFeatures: {
    text: 'AI Features has three tools: Digital Presence Grader, Smart Menu Optimizer, and Content Creator. Ask me what each one does.',
    screen: 'aiFeatures',
    suggestions: [
      'What does Digital Presence Grader do?',
      'What does Smart Menu Optimizer do?',
      'What does Content Creator do?',
    ],
  },
  grader: {
    text: 'Digital Presence Grader grades your website, social media, Google listing, and menu, and tells you what to fix first.',
    screen: 'grader',
  },
  menuTool: {
    text: 'Smart Menu Optimizer compares how well each dish sells and what it earns, and suggests what to feature, reprice, or drop.',
    screen: 'menuTool',
  },
  posts: {
    text: 'Content Creator writes a content calendar from your profile, with posts for the platforms and weeks you choose.',
    screen: 'posts',
    suggestions: ['Write a post'],
  },
  photos: {
    text: 'Image Enhancer improves light and color in your food photos, crops them, and writes copy for them.',
    screen: 'photos',
  },
  websites: {
    text: 'Website Builder generates your website. Open a website there to edit, publish, or regenerate it.',
    screen: 'websites',
    suggestions: ['Write a new About section'],
  },
  logo: {
    text: 'I can’t add a logo. Your website shows your name instead. You can change its colors, fonts, and photos. Open Website Builder and preview your website.',
    screen: 'websites',
  },
  design: {
    text: 'I can’t change colors or fonts. Open Website Builder, preview your website, and edit them there.',
    screen: 'websites',
  },
  websitePhotos: {
    text: 'I can’t change photos. Open Website Builder, preview your website, and select the photo you want to replace.',
    screen: 'websites',
  },
  dishPhotos: {
    text: 'I can’t add photos. Open the menu in your profile and add a photo to the dish there.',
    screen: 'profileMenu',
  },
  profileHours: {
    text: 'Your hours are in your profile. To change them, tell me a day and its hours, like “Monday 11 AM to 9 PM”.',
    screen: 'profileHours',
  },
  profilePhone: {
    text: 'Your phone number is in your profile. To change it, tell me the new number.',
    screen: 'profileContact',
  },
  profileAddress: {
    text: 'I can’t change your address. It’s under Contact in your profile.',
    screen: 'profileContact',
  },
  profileMenu: {
    text: 'Your menu is in your profile. I can add a dish, take one off, or change a price. Tell me which dish.',
    screen: 'profileMenu',
    suggestions: ['Add a dish to the menu', 'Take a dish off the menu', 'Change a price'],
  },
  visitors: {
    text: 'I can’t tell you that because we don’t count website visits. I can show what your campaigns brought in.',
    screen: 'overview',
    suggestions: ['How did my campaigns do?', 'How many guests do I have?'],
  },
  sendTexts: {
    text: 'I can’t send texts. I can write one for you to send in Bring Back Regulars.',
    screen: 'regulars',
    suggestions: ['Write a text to bring back regulars'],
  },
  launchAd: {
    text: 'I can’t launch ads. Get New Customers can write one and launch it with the budget you set.',
    screen: 'ads',
  },
  bestSellers: {
    text: 'I can’t tell you what sells best. Smart Menu Optimizer can, using a sales file from your register.',
    screen: 'menuTool',
  },
  ahead: {
    text: 'I can’t predict revenue. I can show the estimated value of your open tasks.',
    screen: 'momentum',
    suggestions: ['How much could I still earn?'],
  },
  dataExport: {
    text: 'I can’t export your data. You can download all of it under Settings.',
    screen: 'settings',
  },
  websiteLink: {
    text: 'I can’t see your website’s link. Open Website Builder. A published website shows its link there.',
    screen: 'websites',
    suggestions: ['Is my website live?'],
  },
  menuUpload: {
    text: 'I can add one dish at a time. To add your whole menu, paste it in the Menu tab of your profile.',
    screen: 'profileMenu',
    suggestions: ['Add a dish to the menu'],
  },
  adRejected: {
    text: 'I can’t see why an ad was rejected. Get New Customers lists your ads and shows what went wrong.',
    screen: 'ads',
    suggestions: ['Which campaigns are running?'],
  },
  postTimes: {
    text: 'I can’t tell you the best time to post. Content Creator suggests a day and time for each post in a content calendar.',
    screen: 'posts',
    suggestions: ['Write a post'],
  },
  competitors: {
    text: 'I can only see your restaurant’s data. To see how guests find you, use Digital Presence Grader.',
    screen: 'grader',
    suggestions: ['How did my campaigns do?', 'How many guests do I have?'],
  },
  deleteAccount: {
    text: 'I can’t delete your account. You can do that on the Account screen.',
    screen: 'account',
  },
  deleteGuests: {
    text: 'I can’t delete guests. You can do that in your guest list.',
    screen: 'guests',
  },
  team: {
    text: 'I can’t add staff. They don’t need accounts. They redeem codes with a link you’ll find under Redeem.',
    screen: 'redeem',
  },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof PLACES;

export function explainPlace(id: PlaceId): Answer {
  const { text, screen, suggestions = [] }: Place = PLACES[id];
  return answer(text, { screen, suggestions });
}
