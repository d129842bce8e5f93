import { BRAND_NAME } from '#shared/contract/brand.ts';
import {
  FIRST_MONTH_DISCOUNT_PERCENT,
  PLAN_CATALOGUE,
  QUOTED_PLANS,
  TRIAL_DAYS,
} from '#shared/domain/billing/plan-catalogue.ts';
import { CLAIMS } from './claims.ts';
import { COMPARISONS, OTHER_COMPARISON } from './competitors.ts';
import type { Topic } from './topic.ts';

const PRICES = QUOTED_PLANS.map(({ name, dollarsPerMonth }) => `${name} $${dollarsPerMonth}`).join(', ');
/** The spec fixes the prices that the chat quotes; the button below leads to those that are charged. */
const CURRENT = `These are list prices. Current plans start at $${PLAN_CATALOGUE.basic.monthlyCents / 100} a month.`;
const OFFER = `Every plan begins with a ${TRIAL_DAYS}-day free trial, and the first month after it is ${FIRST_MONTH_DISCOUNT_PERCENT}% off.`;

/** What the public chat answers. Of topics that fit a question equally well the first one does. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'price',
    keywords: [
      ...['cost', 'how much', 'price', 'pricing', 'plan', 'starter', 'growth', 'pro ', 'expensive', 'fee'],
      ...['subscription', 'monthly', 'per month', 'afford', 'cheap'],
    ],
    paragraphs: [`Plans by the month: ${PRICES}.`, `${OFFER} There are no setup fees.`, CURRENT],
    links: ['plans', 'trial'],
  },
  {
    id: 'trial',
    keywords: ['trial', 'free', 'discount', 'off ', 'credit card', 'try', 'first month', 'deal'],
    paragraphs: [
      `The trial lasts ${TRIAL_DAYS} days, is free, and needs no credit card. After it, your first month is ${FIRST_MONTH_DISCOUNT_PERCENT}% off.`,
      `Then you pay for the plan you choose: ${PRICES} a month. Cancel anytime.`,
      CURRENT,
    ],
    links: ['plans', 'trial'],
  },
  {
    id: 'cancel',
    keywords: [
      ...[
        'cancel',
        'cancle',
        'contract',
        'quit',
        'locked',
        'refund',
        'stop paying',
        'stop any',
        'commitment',
      ],
    ],
    paragraphs: [
      'No long contract. Cancel anytime in Billing, and your plan runs to the end of the month you paid for.',
      'Your websites stay as they are. Ads, texts, and new content wait until you choose a plan again.',
    ],
  },
  {
    id: 'export',
    keywords: [
      ...['export', 'download', 'own my', 'my data', 'our data', 'take my', 'take our', 'back up', 'backup'],
      ...['leave', 'move away', 'customer data', 'who owns'],
    ],
    paragraphs: [
      'Your data is yours. Download your website as a folder that opens without us, and your guest list as a CSV file, at any time.',
    ],
  },
  {
    id: 'domain',
    keywords: ['domain', 'own url', 'own address', 'web address', 'custom url', 'dns', 'godaddy'],
    paragraphs: [
      'Not yet. Your website gets an address of ours that includes your restaurant’s name.',
      'You can forward a domain that you own to it, or download the website and host it under your domain.',
    ],
    links: ['contact'],
  },
  {
    id: 'ordering',
    keywords: [
      ...['ordering', 'orders', 'order online', 'online order', 'order from', 'order food', 'can order'],
      ...['customers order', 'guests order', 'delivery', 'takeout', 'take out', 'pickup', 'commission'],
      ...['doordash', 'uber eats', 'grubhub', 'reservation', 'booking', 'opentable', 'resy '],
    ],
    paragraphs: [
      `${BRAND_NAME} takes no orders or reservations itself, and no commission. Your page links to the ordering and booking services that you use.`,
    ],
  },
  {
    id: 'texts-law',
    keywords: [
      ...[
        'law',
        'legal',
        'tcpa',
        'consent',
        'opt in',
        'opt out',
        'comply',
        'complian',
        'spam',
        'allowed',
        'sue ',
      ],
      ...['fined', 'fines ', 'regulation'],
    ],
    paragraphs: [
      'We text only guests who agreed to texts according to your file, and nobody who replied STOP. Every text says how to opt out.',
      'US rules let restaurants text from 8 AM to 9 PM where the guest is, and some states allow fewer hours. Texts wait for those hours.',
      'This is not legal advice. You must have your guests’ consent.',
    ],
  },
  {
    id: 'texts',
    keywords: ['sms', 'text', 'regular', 'win back', 'bring back', 'lapsed', 'loyal', 'customer list'],
    paragraphs: [
      'Upload your customer list. You see who hasn’t ordered for more than 30 days, and you text them an offer with a code.',
      'Guests who opted out are left out, and texts wait for the hours in which they may be sent.',
    ],
  },
  {
    id: 'spanish',
    language: 'es',
    keywords: [
      ...['español', 'espanol', 'hablas', 'habla ', 'hablan', 'castellano', 'in spanish', 'speak spanish'],
      ...['spanish speak', 'hola', 'gracias', 'cuánto', 'cuanto', 'cuesta', 'precio', 'restaurante '],
    ],
    paragraphs: [
      'Este chat y la aplicación están en inglés. Tu página puede estar en español: describe tu restaurante en español y la página sigue tu idioma.',
      `Planes por mes: ${PRICES}. ${TRIAL_DAYS} días de prueba gratis, sin costo de instalación. Cancela cuando quieras.`,
    ],
    links: ['trial', 'plans', 'contact'],
  },
  {
    id: 'languages',
    keywords: [
      ...['language', 'in french', 'in german', 'in italian', 'translat', 'bilingual', 'multilingual'],
      ...['deutsch', 'français', 'italiano ', 'parlez', 'sprechen', 'parli '],
    ],
    paragraphs: [
      'Your website is in the language you describe your restaurant in: English, Spanish, French, German, or Italian.',
      'The app and this chat are in English.',
    ],
  },
  {
    id: 'results',
    keywords: [
      ...['result', 'success', 'proof', 'prove', 'work for', 'case stud', 'testimonial', 'example', 'story'],
      ...['stories', 'numbers'],
    ],
    paragraphs: ['Here’s what we’ve tested:', ...CLAIMS.map(({ sentence }) => sentence)],
    links: ['trial'],
  },
  {
    id: 'start',
    keywords: [
      ...[
        'start',
        'begin',
        'sign up',
        'signup',
        'create an account',
        'set up',
        'setup',
        'how long',
        'onboard',
      ],
      ...['register', 'registration'],
    ],
    paragraphs: [
      'Create an account with your email address and the name of your restaurant.',
      'Then describe your restaurant in a few sentences. Review your website, and publish it with one tap.',
    ],
    links: ['trial'],
  },
  {
    id: 'website',
    keywords: ['website', 'site', 'web page', 'menu', 'template', 'seo', 'google'],
    paragraphs: [
      'Describe your restaurant, and we write, design, and check your website. You edit any text right on the page.',
      'What only you can confirm is marked as a suggestion, and is published when you keep it.',
    ],
    links: ['trial'],
  },
  {
    id: 'ads',
    keywords: ['facebook', 'ad ', 'ads ', 'advert', 'meta', 'new customer', 'new guest'],
    paragraphs: [
      'Name a dish and an offer, add a photo, choose $10 or $20 a day. You see the ad as Facebook shows it, and the total before you launch.',
      'Each ad has a promo code, so you can count the guests it brought in.',
    ],
  },
  {
    id: 'posts',
    keywords: ['instagram', 'tiktok', 'post ', 'posts', 'caption', 'social media'],
    paragraphs: [
      'We write posts for Instagram, Facebook, TikTok, and Google, each with an idea for the photo. You publish them yourself.',
    ],
    links: ['trial'],
  },
  {
    id: 'pos',
    names: ['toast', 'clover', 'square', 'lightspeed', 'touchbistro', 'spoton'],
    keywords: [
      ...['pos ', 'point of sale', 'cash register', 'my register', 'till ', 'integrat', 'connect', 'sync'],
      ...['work with', 'works with', 'import'],
    ],
    paragraphs: [
      `${BRAND_NAME} doesn’t connect to your POS. You upload the files that it exports: sales for the menu optimizer, and the customer list for texts.`,
      'Sales files of Toast, Square, Clover, Lightspeed, TouchBistro, and SpotOn are read as they are.',
    ],
  },
  ...COMPARISONS,
  OTHER_COMPARISON,
  {
    id: 'product',
    keywords: [
      ...['does it do', 'do you do', BRAND_NAME.toLowerCase(), 'feature', 'offer', 'help', 'marketing'],
      ...['can you do', 'ai '],
    ],
    paragraphs: [
      `${BRAND_NAME} is marketing for independent restaurants: a website, Facebook ads that bring new guests, texts that bring regulars back, and a checklist that says what is worth doing next.`,
      OFFER,
    ],
    links: ['trial'],
  },
  {
    id: 'human',
    keywords: ['human', 'person', 'robot', 'bot ', 'real', 'are you ', 'who are you ', 'contact'],
    paragraphs: [
      `I’m ${BRAND_NAME}’s Marketing AI Assistant. My answers are written beforehand, and nothing that you type leaves this page.`,
      'To reach a person, use the contact form.',
    ],
    links: ['contact'],
  },
  {
    id: 'thanks',
    keywords: ['thank', 'thx', 'great', 'perfect', 'bye'],
    paragraphs: ['You’re welcome. We’re here when you’re ready.'],
  },
];
