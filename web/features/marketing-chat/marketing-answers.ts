import { BRAND_NAME } from '#shared/contract/brand.ts';
import {
  FIRST_MONTH_DISCOUNT_PERCENT,
  QUOTED_PLANS,
  TRIAL_DAYS,
} from '#shared/domain/billing/plan-catalogue.ts';
import { CLAIMS } from './claims.ts';

/** Where a reply may lead. */
export type ChatLink = 'trial' | 'plans';
export type MarketingReply = { paragraphs: readonly string[]; links?: readonly ChatLink[] };

const PRICES = QUOTED_PLANS.map(({ name, dollarsPerMonth }) => `${name} $${dollarsPerMonth}`).join(', ');
const OFFER = `Every plan begins with a ${TRIAL_DAYS}-day free trial, and the first month after it is ${FIRST_MONTH_DISCOUNT_PERCENT}% off.`;

export const GREETING: MarketingReply = {
  paragraphs: [
    `Hi! I’m ${BRAND_NAME}’s Marketing AI Assistant.`,
    'Ask me what it does for a restaurant, what it costs, or how to begin.',
  ],
};

export const QUICK_QUESTIONS = [
  `What does ${BRAND_NAME} do?`,
  'How much does it cost?',
  'How does the free trial work?',
  'What results can you show?',
  'How do I get started?',
] as const;

/** One canned answer; a keyword begins at the start of a word. The topic with most keywords in a question wins. */
type Topic = MarketingReply & { keywords: readonly string[] };

const TOPICS: readonly Topic[] = [
  {
    keywords: [
      'cost',
      'how much',
      'price',
      'pricing',
      'plan',
      'starter',
      'growth',
      'pro ',
      'expensive',
      'fee',
    ],
    paragraphs: [
      `Plans by the month: ${PRICES}.`,
      `${OFFER} There are no setup fees.`,
      'What you pay is the price of the current plan that you choose.',
    ],
    links: ['plans', 'trial'],
  },
  {
    keywords: ['trial', 'free', 'discount', 'off ', 'credit card', 'try', 'first month', 'deal'],
    paragraphs: [
      `The trial lasts ${TRIAL_DAYS} days and is free. After it, your first month is ${FIRST_MONTH_DISCOUNT_PERCENT}% off.`,
      `Then it is the plan you choose: ${PRICES} a month. Cancel anytime.`,
    ],
    links: ['trial'],
  },
  {
    keywords: [
      'cancel',
      'cancle',
      'contract',
      'leave',
      'quit',
      'locked',
      'own my',
      'export',
      'download',
      'refund',
    ],
    paragraphs: [
      'There is no long contract: cancel anytime.',
      'Your website and your guest list can be downloaded, and leave with you.',
    ],
  },
  {
    keywords: [
      'result',
      'success',
      'proof',
      'prove',
      'work for',
      'case stud',
      'testimonial',
      'example',
      'story',
      'stories',
      'numbers',
    ],
    paragraphs: ['I only say what we have tested:', ...CLAIMS.map(({ sentence }) => sentence)],
    links: ['trial'],
  },
  {
    keywords: [
      'start',
      'begin',
      'sign up',
      'signup',
      'register',
      'create an account',
      'set up',
      'setup',
      'how long',
      'onboard',
    ],
    paragraphs: [
      'Create an account with your email address and the name of your restaurant.',
      'Then describe the restaurant in a few sentences. You get a website to read over, and publish it with one press.',
    ],
    links: ['trial'],
  },
  {
    keywords: ['website', 'site', 'web page', 'domain', 'menu', 'template', 'seo', 'google'],
    paragraphs: [
      'You describe your restaurant; the page is written, designed and checked for you. You edit any text where it stands.',
      'Prices, hours and dishes come from you alone. What you have not said stays off the page.',
    ],
    links: ['trial'],
  },
  {
    keywords: ['facebook', 'instagram', ' ad ', ' ads ', 'advert', 'meta', 'new customer', 'new guest'],
    paragraphs: [
      'Name a dish and an offer, add a photo, choose $10 or $20 a day. You see the ad as Facebook shows it, and the total before you launch.',
      'Each ad carries a code, so that you can count the guests it brought.',
    ],
  },
  {
    keywords: ['sms', 'text', 'regular', 'win back', 'bring back', 'lapsed', 'loyal', 'customer list'],
    paragraphs: [
      'Upload your customer list: you see who has not ordered for more than 30 days, and text them an offer with a code.',
      'Guests who opted out are left out, and texts wait for the hours in which they may be sent.',
    ],
  },
  {
    keywords: [
      'does it do',
      'do you do',
      BRAND_NAME.toLowerCase(),
      'feature',
      'offer',
      'help',
      'marketing',
      'can you do',
      'ai ',
    ],
    paragraphs: [
      `${BRAND_NAME} is marketing for independent restaurants: a website, Facebook ads that bring new guests, texts that bring regulars back, and a checklist that says what is worth doing next.`,
      OFFER,
    ],
    links: ['trial'],
  },
  {
    keywords: ['human', 'person', 'robot', 'bot ', 'real', 'are you', 'who are'],
    paragraphs: [
      `I’m ${BRAND_NAME}’s Marketing AI Assistant. My answers are written beforehand, and nothing that you type leaves this page.`,
    ],
  },
  {
    keywords: ['thank', 'thx', 'great', 'perfect', 'bye'],
    paragraphs: ['My pleasure. The table is laid whenever you are ready.'],
  },
  { keywords: ['hello', 'hi ', 'hey', 'good morning', 'good evening'], paragraphs: GREETING.paragraphs },
];

const UNKNOWN: MarketingReply = {
  paragraphs: [
    'That I cannot answer. I can tell you what it does, what it costs, how the free trial works, and how to begin.',
  ],
};

/** The canned answer to a question. Of topics with as many keywords the first. */
export function marketingAnswer(question: string): MarketingReply {
  const words = ` ${question.toLowerCase().replace(/[^\p{L}\p{N}%]+/gu, ' ')} `;
  const found = TOPICS.map((topic) => ({
    topic,
    hits: topic.keywords.filter((keyword) => words.includes(` ${keyword.trimStart()}`)).length,
  })).toSorted((one, other) => other.hits - one.hits)[0];
  return found === undefined || found.hits === 0 ? UNKNOWN : found.topic;
}
