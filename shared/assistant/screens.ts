import type { AssistantScreen } from './assistant-answer.ts';

/** An answer that leads to a screen. */
export type Place = { screen: AssistantScreen; text: string; suggestions?: readonly string[] };

/** What each screen does. */
export const SCREENS = {
  overview: {
    screen: 'overview',
    text: 'Growth Command Center shows your next step, marketing score, active campaigns, and results.',
  },
  redeem: {
    screen: 'redeem',
    text: 'Use Redeem to check guests’ promo codes and track each campaign’s results. Staff use their own link at the register.',
  },
  profile: {
    screen: 'profile',
    text: 'Your profile has your address, phone, hours, menu, and story. Your website, ads, and texts use these details.',
  },
  guests: {
    screen: 'guests',
    text: 'The Guests screen shows each guest’s orders and whether they agreed to get texts. You can also add guests or upload a list.',
  },
  ads: {
    screen: 'ads',
    text: 'Create a Facebook ad for a dish and an offer in Get New Customers. Preview it, set your budget, and launch it.',
  },
  regulars: {
    screen: 'regulars',
    text: 'Text guests who haven’t ordered in a while with Bring Back Regulars. You’ll see the text, the cost, and who gets it before you send it.',
  },
  momentum: {
    screen: 'momentum',
    text: 'Momentum is your marketing checklist. For each task, you’ll see why it matters, how long it takes, and its estimated value.',
    suggestions: ['What should I do next?', 'What’s my marketing score?'],
  },
  activity: {
    screen: 'activity',
    text: 'Activity shows who changed what and when. You can undo recent changes there.',
  },
  settings: {
    screen: 'settings',
    text: 'Settings shows your Facebook ad account, the phone number your texts come from, and your texting hours.',
  },
  billing: {
    screen: 'billing',
    text: 'Billing shows your plan, usage, and invoices. You can also change your plan or payment method there.',
  },
  account: {
    screen: 'account',
    text: 'You can change your email, password, and two-step verification on the Account screen.',
  },
  aiFeatures: {
    screen: 'aiFeatures',
    text: 'AI Features has three tools: Digital Presence Grader, Smart Menu Optimizer, and Content Creator. Ask me what each one does.',
    suggestions: [
      'What does Digital Presence Grader do?',
      'What does Smart Menu Optimizer do?',
      'What does Content Creator do?',
    ],
  },
  grader: {
    screen: 'grader',
    text: 'Digital Presence Grader grades your website, social media, Google listing, and menu, and tells you what to fix first.',
  },
  menuTool: {
    screen: 'menuTool',
    text: 'Smart Menu Optimizer compares each dish’s sales and profit, and suggests what to feature, reprice, or drop.',
  },
  posts: {
    screen: 'posts',
    text: 'Content Creator writes a content calendar from your profile, with posts for the platforms and weeks you choose.',
    suggestions: ['Write a post'],
  },
  photos: {
    screen: 'photos',
    text: 'Image Enhancer improves light and color in your food photos, crops them, and writes copy for them.',
  },
  websites: {
    screen: 'websites',
    text: 'Website Builder generates your website. Open a website there to edit, publish, or regenerate it.',
    suggestions: ['Write a new About section'],
  },
} as const satisfies Record<string, Place>;
